import { resource } from "@/lib/http/resource"
import { platformCalls } from "@/lib/platform/calls"
import { saveLoginContent } from "@/lib/platform/mutations"
import { presentLoginContent } from "@/lib/platform/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(platformCalls, {
	"PUT /api/admin/platform/login-content": async ({ viewer, client, body }) =>
		presentLoginContent(await saveLoginContent({ viewer, address: client.address }, body)),
})

import { form } from "@/lib/http/form"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { saveLoginContent } from "@/lib/platform/mutations"
import { presentLoginContent } from "@/lib/platform/present"
import { LoginContentUpdate } from "@/lib/platform/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PUT: route("PUT /api/admin/platform/login-content", {
		body: form(LoginContentUpdate),
		handle: async ({ viewer, client, body }) =>
			presentLoginContent(await saveLoginContent({ viewer, address: client.address }, body)),
	}),
})

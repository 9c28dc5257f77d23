import { resource } from "@/lib/http/resource"
import { platformCalls } from "@/lib/platform/calls"
import { uploadPlatformLogo } from "@/lib/platform/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(platformCalls, {
	"POST /api/admin/platform/upload-logo": async ({ viewer, client, body }) => ({
		logo_url: await uploadPlatformLogo({ viewer, address: client.address }, body.file),
	}),
})

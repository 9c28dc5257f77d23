import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { sendTestMail } from "@/lib/tenants/mail/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/test-email", {
		handle: ({ scope, viewer, client }) => sendTestMail(scope, { viewer, address: client.address }),
	}),
})

import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { sendTestMail } from "@/lib/tenants/mail/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"POST /api/admin/test-email": ({ scope, viewer, client }) => sendTestMail(scope, { viewer, address: client.address }),
})

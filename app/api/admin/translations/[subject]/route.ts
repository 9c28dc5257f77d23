import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { saveTranslations } from "@/lib/tenants/translations/mutations"
import { findTranslations } from "@/lib/tenants/translations/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"GET /api/admin/translations/{subject}": ({ scope, params }) => findTranslations(scope, params.subject),
	"PUT /api/admin/translations/{subject}": async ({ scope, viewer, client, params, body }) => {
		await saveTranslations(scope, { viewer, address: client.address }, params.subject, body)
		return findTranslations(scope, params.subject)
	},
})

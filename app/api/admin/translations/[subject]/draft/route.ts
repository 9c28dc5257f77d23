import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { draftTranslations } from "@/lib/translations/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"POST /api/admin/translations/{subject}/draft": ({ request, scope, params, body }) =>
		draftTranslations(scope, params.subject, body, request.signal),
})

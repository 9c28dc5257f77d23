import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { assertWritable } from "@/lib/tenants/resolve-scope"
import { productOf } from "@/lib/tenants/translations/schema"
import { draftTranslations } from "@/lib/translations/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"POST /api/admin/translations/{subject}/draft": ({ request, scope, viewer, params, body }) => {
		assertWritable(viewer, productOf(params.subject))
		return draftTranslations(scope, params.subject, body, request.signal)
	},
})

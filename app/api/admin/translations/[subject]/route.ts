import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { assertWritable } from "@/lib/tenants/resolve-scope"
import { saveTranslations } from "@/lib/tenants/translations/mutations"
import { productOf } from "@/lib/tenants/translations/schema"
import { findOwnTexts, translationsOf } from "@/lib/translations/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"GET /api/admin/translations/{subject}": ({ scope, params }) => translationsOf(scope, params.subject),
	"PUT /api/admin/translations/{subject}": async ({ scope, viewer, client, params, body }) => {
		assertWritable(viewer, productOf(params.subject))
		// Nothing is stored about a quiz that the business lacks.
		const texts = await findOwnTexts(scope, params.subject)
		await saveTranslations(scope, { viewer, address: client.address }, params.subject, texts, body)
		return translationsOf(scope, params.subject)
	},
})

import { pdfDocument, picture, SVG_LOGO, uploadBody } from "./asset-files"
import type { Sample, SampleTenant } from "./sample"

/** A platform admin must name the tenant, and the tenant's own admin may. */
const inTenant = (tenant: SampleTenant) => ({ query: { tenant_id: tenant.id } })

export const UPLOADS = {
	"POST /api/admin/upload-logo": {
		valid: async (tenant) => ({ ...inTenant(tenant), raw: uploadBody(SVG_LOGO) }),
		success: 200,
	},
	"POST /api/admin/upload-pdf-gift": {
		valid: async (tenant) => ({ ...inTenant(tenant), raw: uploadBody(pdfDocument()) }),
		success: 200,
	},
	"POST /api/admin/upload-pdf-preview": {
		valid: async (tenant) => ({ ...inTenant(tenant), raw: uploadBody(await picture().png().toBuffer()) }),
		success: 200,
	},
	"DELETE /api/admin/tenant-asset/{asset}": {
		valid: async (tenant) => ({ ...inTenant(tenant), params: { asset: "logo" } }),
		success: 204,
	},
} satisfies Record<string, Sample>

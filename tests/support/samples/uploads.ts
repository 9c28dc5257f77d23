import { pdfDocument, picture, SVG_LOGO, uploadBody } from "./asset-files"
import type { Sample } from "./sample"

export const UPLOADS = {
	"POST /api/admin/upload-logo": { valid: async () => ({ raw: uploadBody(SVG_LOGO) }), success: 200 },
	"POST /api/admin/upload-pdf-gift": { valid: async () => ({ raw: uploadBody(pdfDocument()) }), success: 200 },
	"POST /api/admin/upload-pdf-preview": {
		valid: async () => ({ raw: uploadBody(await picture().png().toBuffer()) }),
		success: 200,
	},
	"DELETE /api/admin/tenant-asset/{asset}": { valid: async () => ({ params: { asset: "logo" } }), success: 204 },
} satisfies Record<string, Sample>

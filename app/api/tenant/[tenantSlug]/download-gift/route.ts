import { notFound } from "@/lib/errors"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { assetUrl } from "@/lib/storage/asset-url"
import { findTenantPage } from "@/lib/tenants/queries"
import { TenantParams } from "@/lib/tenants/schema"
import { NO_GIFT } from "@/lib/tenants/texts"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/tenant/{tenantSlug}/download-gift", {
		params: TenantParams,
		handle: async ({ params }) => {
			const { pdfGiftKey } = await findTenantPage(params.tenantSlug)
			const download_url = assetUrl(pdfGiftKey)
			if (!download_url) throw notFound(NO_GIFT)
			return { download_url }
		},
	}),
})

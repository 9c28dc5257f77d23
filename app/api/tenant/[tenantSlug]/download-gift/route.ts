import { notFound } from "@/lib/errors"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { assetUrl } from "@/lib/storage/asset-url"
import { NO_GIFT } from "@/lib/tenants/texts"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/tenant/{tenantSlug}/download-gift", {
		handle: ({ tenant }) => {
			const download_url = assetUrl(tenant.pdfGiftKey)
			if (!download_url) throw notFound(NO_GIFT)
			return { download_url }
		},
	}),
})

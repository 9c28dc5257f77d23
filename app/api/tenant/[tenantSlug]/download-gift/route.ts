import { notFound } from "@/lib/errors"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { assetUrl } from "@/lib/storage/asset-url"
import * as tenantSentences from "@/lib/tenants/words"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/tenant/{tenantSlug}/download-gift", {
		handle: ({ tenant }) => {
			const download_url = assetUrl(tenant.pdfGiftKey)
			if (!download_url) throw notFound(tenantSentences.noGift)
			return { download_url }
		},
	}),
})

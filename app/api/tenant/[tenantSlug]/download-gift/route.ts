import { notFound } from "@/lib/errors"
import { resource } from "@/lib/http/resource"
import { assetUrl } from "@/lib/storage/asset-url"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"
import * as tenantSentences from "@/lib/tenants/words"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /api/tenant/{tenantSlug}/download-gift": ({ tenant }) => {
		const download_url = assetUrl(tenant.pdfGiftKey)
		if (!download_url) throw notFound(tenantSentences.noGift)
		return { download_url }
	},
})

import { PAGE_TEXTS } from "@/components/testimonials/page-texts"
import { PublicFrame } from "@/components/testimonials/public-frame"
import { ThankYou } from "@/components/testimonials/thank-you"
import type { ThankYouPage } from "@/lib/client/contract"
import { PreviewFrame } from "./preview-frame"

/** The thank-you page with these texts. */
export default function ThankYouPreview({ page, tenantSlug }: { page: ThankYouPage; tenantSlug: string }) {
	return (
		<PreviewFrame title="Preview of your thank-you page">
			<PublicFrame
				business={{ name: page.tenant_name, logoUrl: page.logo_url, brandColor: page.brand_color }}
				footer={PAGE_TEXTS.thankYouFooter}
				narrow
			>
				<ThankYou tenantSlug={tenantSlug} page={page} preview />
			</PublicFrame>
		</PreviewFrame>
	)
}

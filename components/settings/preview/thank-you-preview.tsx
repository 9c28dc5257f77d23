import { PreviewFrame } from "@/components/forms/preview-frame"
import { PublicFrame } from "@/components/testimonial-pages/public-frame"
import { ThankYou } from "@/components/testimonial-pages/thank-you"
import * as thankYouWords from "@/components/testimonial-pages/thank-you-words"
import type { ThankYouPage } from "@/lib/client/contract"
import { thankYouPageWords } from "../settings-words"

export default function ThankYouPreview({ page, tenantSlug }: { page: ThankYouPage; tenantSlug: string }) {
	return (
		<PreviewFrame title={thankYouPageWords.preview}>
			<PublicFrame
				business={{ name: page.tenant_name, logoUrl: page.logo_url, brandColor: page.brand_color }}
				footer={thankYouWords.footer}
				narrow
			>
				<ThankYou tenantSlug={tenantSlug} page={page} preview />
			</PublicFrame>
		</PreviewFrame>
	)
}

import { Notice } from "@/components/ui/notice"
import type { Tenant } from "@/lib/client/contract"
import { formatMegabytes } from "@/lib/recorder/format-megabytes"
import { dashboardWords, testimonialListWords } from "@/lib/submissions/dashboard-words"
import { productMessage } from "@/lib/tenants/product-message"

export function UnavailableBanner({ tenant }: { tenant: Tenant }) {
	if (!tenant.is_active) {
		return (
			<Notice tone="warning" title={dashboardWords.businessInactive}>
				{dashboardWords.businessInactiveAbout}
			</Notice>
		)
	}
	if (tenant.video_testimonials_enabled) return null
	return (
		<Notice tone="warning" title={productMessage(tenant.video_testimonials_message)}>
			{dashboardWords.productOffAbout}
		</Notice>
	)
}

/** Says what a proxy in front of the product costs a business's customers. Draws nothing where it refuses nothing. */
export function RefusedUploadsBanner({ bytes }: { bytes: number | null }) {
	if (bytes === null) return null
	return (
		<Notice tone="warning" title={testimonialListWords.uploadsRefused(formatMegabytes(bytes))}>
			{testimonialListWords.uploadsRefusedAbout}
		</Notice>
	)
}

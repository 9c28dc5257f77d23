import { Notice } from "@/components/ui/notice"
import type { Tenant } from "@/lib/client/contract"
import { formatMegabytes } from "@/lib/recorder/format-megabytes"
import {
	BUSINESS_INACTIVE,
	BUSINESS_INACTIVE_ABOUT,
	PRODUCT_OFF_ABOUT,
	UPLOADS_REFUSED_ABOUT,
	uploadsRefused,
} from "@/lib/submissions/dashboard-texts"
import { productMessage } from "@/lib/tenants/product-message"

/** Says why customers cannot record and why nothing can be changed. Draws nothing for a tenant in service. */
export function UnavailableBanner({ tenant }: { tenant: Tenant }) {
	if (!tenant.is_active) {
		return (
			<Notice tone="warning" title={BUSINESS_INACTIVE}>
				{BUSINESS_INACTIVE_ABOUT}
			</Notice>
		)
	}
	if (tenant.video_testimonials_enabled) return null
	return (
		<Notice tone="warning" title={productMessage(tenant.video_testimonials_message)}>
			{PRODUCT_OFF_ABOUT}
		</Notice>
	)
}

/** Says what a proxy in front of the product costs a business's customers. Draws nothing where it refuses nothing. */
export function RefusedUploadsBanner({ bytes }: { bytes: number | null }) {
	if (bytes === null) return null
	return (
		<Notice tone="warning" title={uploadsRefused(formatMegabytes(bytes))}>
			{UPLOADS_REFUSED_ABOUT}
		</Notice>
	)
}

import { Notice } from "@/components/ui/notice"
import type { Tenant } from "@/lib/client/contract"
import { productMessage } from "@/lib/tenants/product-message"

/** Says why customers cannot record and why nothing can be changed. Draws nothing for a tenant in service. */
export function UnavailableBanner({ tenant }: { tenant: Tenant }) {
	if (!tenant.is_active) {
		return (
			<Notice tone="warning" title="This business is inactive">
				Its public pages are closed. Everything here can still be watched and downloaded.
			</Notice>
		)
	}
	if (tenant.video_testimonials_enabled) return null
	return (
		<Notice tone="warning" title={productMessage(tenant.video_testimonials_message)}>
			Video testimonials are switched off. Everything here can still be watched and downloaded.
		</Notice>
	)
}

import { Notice } from "@/components/ui/notice"
import type { Tenant } from "@/lib/client/contract"
import { productMessage } from "@/lib/tenants/product-message"

/** Says what customers see instead of the public pages. Draws nothing for a tenant in service. */
export function SettingsBanner({ tenant, isPlatformAdmin }: { tenant: Tenant; isPlatformAdmin: boolean }) {
	if (!tenant.is_active) {
		return (
			<Notice tone="warning" title="This business is inactive">
				Its public pages are closed.{" "}
				{isPlatformAdmin
					? "Platform administrators can still change its settings."
					: "Settings can be read, not changed."}
			</Notice>
		)
	}
	if (tenant.video_testimonials_enabled) return null
	return (
		<Notice tone="warning" title={productMessage(tenant.video_testimonials_message)}>
			Video testimonials are switched off, and your public pages show these words.{" "}
			{isPlatformAdmin
				? "Platform administrators can still change their settings."
				: "What your customers see there can be read, not changed; everything else works as ever."}
		</Notice>
	)
}

import { Notice } from "@/components/ui/notice"
import type { Tenant } from "@/lib/client/contract"
import { productMessage } from "@/lib/tenants/product-message"
import { settingsWords } from "./settings-words"

/** Says what customers see instead of the public pages. Draws nothing for a tenant in service. */
export function SettingsBanner({ tenant, isPlatformAdmin }: { tenant: Tenant; isPlatformAdmin: boolean }) {
	if (!tenant.is_active) {
		return (
			<Notice tone="warning" title={settingsWords.inactive}>
				{settingsWords.pagesClosed} {isPlatformAdmin ? settingsWords.platformMayChange : settingsWords.readOnly}
			</Notice>
		)
	}
	if (tenant.video_testimonials_enabled) return null
	return (
		<Notice tone="warning" title={productMessage(tenant.video_testimonials_message)}>
			{settingsWords.videosOff}{" "}
			{isPlatformAdmin ? settingsWords.platformMayChangePages : settingsWords.videosOffReadOnly}
		</Notice>
	)
}

import { Notice } from "@/components/ui/notice"
import type { Tenant } from "@/lib/client/contract"
import { productMessage } from "@/lib/tenants/product-message"
import {
	INACTIVE,
	PAGES_CLOSED,
	PLATFORM_MAY_CHANGE,
	SETTINGS_READ_ONLY,
	VIDEOS_OFF,
	VIDEOS_OFF_READ_ONLY,
} from "./settings-texts"

/** Says what customers see instead of the public pages. Draws nothing for a tenant in service. */
export function SettingsBanner({ tenant, isPlatformAdmin }: { tenant: Tenant; isPlatformAdmin: boolean }) {
	if (!tenant.is_active) {
		return (
			<Notice tone="warning" title={INACTIVE}>
				{PAGES_CLOSED} {isPlatformAdmin ? PLATFORM_MAY_CHANGE : SETTINGS_READ_ONLY}
			</Notice>
		)
	}
	if (tenant.video_testimonials_enabled) return null
	return (
		<Notice tone="warning" title={productMessage(tenant.video_testimonials_message)}>
			{VIDEOS_OFF} {isPlatformAdmin ? PLATFORM_MAY_CHANGE : VIDEOS_OFF_READ_ONLY}
		</Notice>
	)
}

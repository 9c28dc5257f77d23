import type { LoginContent } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"

/** Texts of the platform's settings. */
export const textsFailed = (error: unknown) => `Failed to save login content: ${reasonOf(error)}`

export const TEXT_LABELS: Record<keyof LoginContent, string> = {
	page_title: "Page title",
	welcome_heading: "Welcome heading",
	welcome_description: "Welcome description",
	login_button_text: "Login button",
	footer_text: "Footer",
	platform_admin_login_title: "Platform login title",
	platform_admin_login_subtitle: "Platform login subtitle",
	tenant_admin_login_title: "Tenant login title",
	tenant_admin_login_subtitle: "Tenant login subtitle",
}

import type { LoginContent } from "@/lib/client/contract"

export type TextsScreen = "home" | "platform" | "tenant"

/** The texts of each screen, in reading order. */
export const TEXTS_OF: Readonly<Record<TextsScreen, { label: string; fields: readonly (keyof LoginContent)[] }>> = {
	home: {
		label: "Homepage",
		fields: ["page_title", "welcome_heading", "welcome_description", "login_button_text", "footer_text"],
	},
	platform: { label: "Platform login", fields: ["platform_admin_login_title", "platform_admin_login_subtitle"] },
	tenant: { label: "Tenant login", fields: ["tenant_admin_login_title", "tenant_admin_login_subtitle"] },
}

export const TEXTS_SCREENS = Object.keys(TEXTS_OF) as TextsScreen[]

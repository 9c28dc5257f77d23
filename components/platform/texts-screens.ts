import { loginWords } from "@/components/accounts/account-words"
import type { LoginContent } from "@/lib/client/contract"
import { platformTextsWords } from "./platform-words"

export type TextsScreen = "home" | "platform" | "tenant"

export const TEXTS_OF: Readonly<Record<TextsScreen, { label: string; fields: readonly (keyof LoginContent)[] }>> = {
	home: {
		label: platformTextsWords.homepage,
		fields: ["page_title", "welcome_heading", "welcome_description", "login_button_text", "footer_text"],
	},
	platform: {
		label: loginWords.platformLogin,
		fields: ["platform_admin_login_title", "platform_admin_login_subtitle"],
	},
	tenant: { label: loginWords.tenantLogin, fields: ["tenant_admin_login_title", "tenant_admin_login_subtitle"] },
}

export const TEXTS_SCREENS = Object.keys(TEXTS_OF) as TextsScreen[]

import type { LoginContent } from "./answers"

/** Apart, because screens need them without the schemas. */
export const LOGIN_CONTENT_CAPS: Readonly<Record<keyof LoginContent, number>> = {
	page_title: 300,
	welcome_heading: 300,
	welcome_description: 2_000,
	login_button_text: 300,
	platform_admin_login_title: 300,
	platform_admin_login_subtitle: 300,
	tenant_admin_login_title: 300,
	tenant_admin_login_subtitle: 300,
	footer_text: 2_000,
}
export const LOGIN_CONTENT_FIELDS = Object.keys(LOGIN_CONTENT_CAPS) as (keyof LoginContent)[]

export const CAPTION_CAP = 200
/** Seconds for one round. */
export const CAROUSEL_SPEED_MIN = 10
export const CAROUSEL_SPEED_MAX = 120
export const ORDER_INDEX_MAX = 10_000

export const SETTINGS_STALE =
	"Someone else changed these settings while you were editing. Reload to see their version. Nothing was overwritten."
export const MODEL_UNKNOWN = "This AI model isn't available. Please choose one from the list."
export const COLOR_FORM = "primary_color must be a color such as #007aff"
export const AVATAR_TYPE_UNKNOWN = "avatar_type must be initials, icon or image"
export const AVATAR_MISSING = "Upload an avatar image first"
export const PAGE_URL_FORM = "testimonial_page_url must be an http or https address"
export const HOURS_FORM = "person_hours must hold entries such as mon 09:00-17:30, each ending after it begins"
export const TIME_ZONE_UNKNOWN = "person_time_zone must be the name of a time zone, such as Europe/Berlin"
export const LANGUAGE_FORM = "language must be a language tag, such as de or pt-BR"
export const LANGUAGE_OF_TENANT = "Every business has a language of its own"
export const BUDGET_FORM = "daily_token_budget must be a whole number from 0 to 1,000,000,000, or null"

/** Tells the tenant why its newest visitor got no whole answer. */
export const lastFailed = (reason: string) => `The newest question got no whole answer. ${reason}`

/** Tells the tenant that the model it had chosen was removed. */
export function modelGone(stored: string, used: string): string {
	return `The AI model “${stored}” is no longer available. ${used} answers instead. Save the settings to keep it.`
}

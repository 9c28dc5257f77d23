export const chatbotSettingsRefusals = {
	settingsStale:
		"Someone else changed these settings while you were editing. Reload to see their version. Nothing was overwritten.",
	modelUnknown: "This AI model isn't available. Please choose one from the list.",
	colorForm: "primary_color must be a color such as #007aff",
	avatarTypeUnknown: "avatar_type must be initials, icon or image",
	avatarMissing: "Upload an avatar image first",
	pageUrlForm: "testimonial_page_url must be an http or https address",
	hoursForm: "person_hours must hold entries such as mon 09:00-17:30, each ending after it begins",
	timeZoneUnknown: "person_time_zone must be the name of a time zone, such as Europe/Berlin",
	languageForm: "language must be a language tag, such as de or pt-BR",
	languageOfTenant: "Every business has a language of its own",
	budgetForm: "daily_token_budget must be a whole number from 0 to 1,000,000,000, or null",

	lastFailed: (reason: string) => `The newest question got no whole answer. ${reason}`,

	modelGone(stored: string, used: string): string {
		return `The AI model “${stored}” is no longer available. ${used} answers instead. Save the settings to keep it.`
	},
}

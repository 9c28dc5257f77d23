/** As a chat's stored color: the business's own, whatever that is by then. */
export const BRAND = "brand"

/**
 * A new business's chat. One from before keeps the color that its visitors know and the mails that it chose. Saved at the
 * epoch, as if never.
 */
export const NEW_CHAT = {
	primaryColor: BRAND,
	mailNewLead: true,
	starterQuestions: [],
	allowedOrigins: [],
	settingsUpdatedAt: new Date(0),
}

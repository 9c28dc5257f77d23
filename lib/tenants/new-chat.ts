/** As a chat's stored color: the business's own, whatever that is by then. */
export const BRAND = "brand"

/** A new business's chat. An older one keeps the color and the mails that it has. Saved at the epoch, as if never. */
export const NEW_CHAT = {
	primaryColor: BRAND,
	mailNewLead: true,
	starterQuestions: [],
	allowedOrigins: [],
	settingsUpdatedAt: new Date(0),
}

/**
 * The sentence beside the consent tick, and what the consent record keeps. Shared by the form and the server, so that
 * what was agreed to and what was stored cannot drift apart. Whoever changes a word here changes the version too:
 * records made before must go on naming the wording that was really shown.
 */
export const CONSENT_TEXT =
	"I agree that my video may be used for marketing purposes on websites, social media and other materials."

/** ISO date of the wording. */
export const CONSENT_TEXT_VERSION = "2026-11-20"

/**
 * The sentence beside the consent checkbox, which the consent record also stores. Form and server share it, so that
 * what the customer agreed to and what was stored cannot drift apart. To change a word, change the version too: older
 * records must keep naming the wording that was actually shown.
 */
export const CONSENT_TEXT =
	"I agree that my video may be used for marketing purposes on websites, social media and other materials."

/** The wording's ISO date. */
export const CONSENT_TEXT_VERSION = "2026-11-20"

export interface ConsentWording {
	text: string
	version: string
}

/** What a customer agrees to with each kind of testimonial, unless the business has a sentence of its own. */
export const CONSENT_WORDINGS = {
	video: { text: CONSENT_TEXT, version: CONSENT_TEXT_VERSION },
} as const satisfies Record<string, ConsentWording>
export type ConsentKind = keyof typeof CONSENT_WORDINGS

import type { SubmissionKind } from "./kinds"

/** The consent record stores this sentence, and form and server share it, so that what the customer agreed to cannot
 * drift from it. To change a word, change the version too: older records must keep naming the wording that was shown. */
export const CONSENT_TEXT =
	"I agree that my video may be used for marketing purposes on websites, social media and other materials."

export const CONSENT_TEXT_VERSION = "2026-11-20"

const WRITTEN_CONSENT_TEXT =
	"I agree that my words, and my photo if I add one, may be used for marketing purposes on websites, social media and other materials."
const WRITTEN_CONSENT_TEXT_VERSION = "2026-11-23"

export interface ConsentWording {
	text: string
	version: string
}

export const CONSENT_WORDINGS: ConsentWordings = {
	video: { text: CONSENT_TEXT, version: CONSENT_TEXT_VERSION },
	written: { text: WRITTEN_CONSENT_TEXT, version: WRITTEN_CONSENT_TEXT_VERSION },
}
export type ConsentKind = SubmissionKind

export type ConsentWordings = Readonly<Record<ConsentKind, ConsentWording>>

export function wordingsOf(page: { consent?: ConsentWording; written_consent?: ConsentWording }): ConsentWordings {
	return { video: page.consent ?? CONSENT_WORDINGS.video, written: page.written_consent ?? CONSENT_WORDINGS.written }
}

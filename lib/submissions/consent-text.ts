import { t } from "@/lib/languages/t"
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
	/** Set for a business's own sentence on a page in another language. */
	lang?: string
}

export const CONSENT_WORDINGS: ConsentWordings = {
	video: { text: CONSENT_TEXT, version: CONSENT_TEXT_VERSION },
	written: { text: WRITTEN_CONSENT_TEXT, version: WRITTEN_CONSENT_TEXT_VERSION },
}
export type ConsentKind = SubmissionKind

export type ConsentWordings = Readonly<Record<ConsentKind, ConsentWording>>

/** The version names the language and the text ("2026-11-20.de.1qx3k9f"): each wording is a version of its own. */
export function standardWording(kind: ConsentKind): ConsentWording {
	const { text, version } = CONSENT_WORDINGS[kind]
	const language = globalThis.visitorLanguage
	if (!language) return { text, version }
	return { text: t(text), version: `${version}.${language.code}.${language.fingerprint(t(text))}` }
}

export function wordingsOf(page: { consent?: ConsentWording; written_consent?: ConsentWording }): ConsentWordings {
	return {
		video: page.consent ?? standardWording("video"),
		written: page.written_consent ?? standardWording("written"),
	}
}

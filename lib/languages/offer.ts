import { ENGLISH } from "./choose-language"
import { inLanguageOf } from "./keep-language"

/** What a visitor may choose among, where the business lets visitors choose. */
export interface LanguageOffer {
	/** With their own names; the business's own comes first. */
	languages: readonly { code: string; name: string; dir: "ltr" | "rtl" }[]
	/** The one that the page's address asks for, and that the visitor's way keeps. */
	asked?: string
	/** The page shows a switch. */
	hasSwitch: boolean
}

declare global {
	/** On the server alone. Undefined where the business has one language for everyone. */
	var languageOffer: LanguageOffer | undefined
}

/** For search engines. The address without a language is for everyone else. */
export function languageAlternates(address: string, codes: readonly string[]): Record<string, string> {
	return { ...Object.fromEntries(codes.map((code) => [code, inLanguageOf(address, code)])), "x-default": address }
}

/** A page's metadata: its address in its language, and in the others. Where there is one for everyone, only the address. */
export function addressesOf(address: string): { canonical: string; languages?: Record<string, string> } {
	const offer = globalThis.languageOffer
	if (!offer) return { canonical: address }
	return {
		canonical: inLanguageOf(address, globalThis.visitorLanguage?.code ?? ENGLISH),
		languages: languageAlternates(
			address,
			offer.languages.map(({ code }) => code),
		),
	}
}

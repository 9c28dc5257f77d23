export const LANG = "lang"

/** @param path without a language of its own. */
export const inLanguageOf = (path: string, code: string) => `${path}${path.includes("?") ? "&" : "?"}${LANG}=${code}`

/**
 * For each link and redirect from one public page to another: keeps the language that the visitor's address asks for. A
 * browser knows it from `<html data-asked>` (app/layout.tsx).
 */
export function keepLanguage(path: string): string {
	const asked =
		typeof document === "undefined" ? globalThis.languageOffer?.asked : document.documentElement.dataset.asked
	return asked ? inLanguageOf(path, asked) : path
}

import { AsyncLocalStorage } from "node:async_hooks"
import { processWide } from "@/lib/process-wide"
import { catalogueOf, translatedLanguages } from "./catalogue"
import type { LanguageOffer } from "./offer"
import type { OwnTexts } from "./own"
import type { VisitorLanguage } from "./t"

interface Drawn {
	language?: VisitorLanguage
	own?: OwnTexts
	offer?: LanguageOffer
}
const current = processWide("visitorLanguage", () => new AsyncLocalStorage<Drawn>())
Object.defineProperty(globalThis, "visitorLanguage", { configurable: true, get: () => current.getStore()?.language })
Object.defineProperty(globalThis, "ownTexts", { configurable: true, get: () => current.getStore()?.own })
Object.defineProperty(globalThis, "languageOffer", { configurable: true, get: () => current.getStore()?.offer })

/**
 * Runs what draws a page, a mail, or a file for someone who reads this language. A language that this version lacks, as
 * after a step back, is English. @param own the business's texts in it, where it writes in another @param offer what
 * else the visitor may choose
 */
export const inLanguage = <R>(code: string, draw: () => R, own?: OwnTexts, offer?: LanguageOffer): R =>
	current.run({ language: translatedLanguages().includes(code) ? catalogueOf(code) : undefined, own, offer }, draw)

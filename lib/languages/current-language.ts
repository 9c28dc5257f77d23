import { AsyncLocalStorage } from "node:async_hooks"
import { processWide } from "@/lib/process-wide"
import { catalogueOf, translatedLanguages } from "./catalogue"
import type { VisitorLanguage } from "./t"

const current = processWide("visitorLanguage", () => new AsyncLocalStorage<VisitorLanguage | undefined>())
Object.defineProperty(globalThis, "visitorLanguage", { configurable: true, get: () => current.getStore() })

/**
 * Runs what draws a page, a mail, or a file for someone who reads this language. A language that this version lacks, as
 * after a step back, is English.
 */
export const inLanguage = <R>(code: string, draw: () => R): R =>
	current.run(translatedLanguages().includes(code) ? catalogueOf(code) : undefined, draw)

import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import compile from "icu-minify/compile"
import type { CompiledMessage } from "icu-minify/format"
import { processWide } from "@/lib/process-wide"
import type { VisitorLanguage } from "./t"
import { keyOf, type Messages, messageKey, type PackedMessages, pack, shown, translator } from "./translator"

/** What a language says about itself, in `lib/languages/<code>/about.json`. */
export interface About {
	/** Its own name: "Deutsch". */
	name: string
	dir: "ltr" | "rtl"
	/** For `Intl`, where the code alone would bring other digits than the product's own. */
	locale?: string
	formality: string
	/** Who has read its consent sentences. */
	reviewed: string
}

interface Catalogue extends VisitorLanguage {
	about: About
	messages: Messages
}

/** From the project's folder, where the server starts. Bundlers cannot follow such a path. */
const FOLDER = path.join(/* turbopackIgnore: true */ process.cwd(), "lib/languages")

const readJson = (file: string) => JSON.parse(readFileSync(path.join(FOLDER, file), "utf8"))

/** `{count} of {total}` is `{0} of {1}` to a program: it knows a template's values by their places. */
const NAMED = /\{(\w+)\}/g
const namesIn = (source: string) => [...source.matchAll(NAMED)].map(([, name = ""]) => name)
export function positional(source: string): string {
	let at = 0
	return source.replace(NAMED, () => `{${at++}}`)
}

const SIMPLE_ARGUMENT = 1
function placed(node: unknown, placeOf: (name: string) => string): unknown {
	if (!Array.isArray(node) || typeof node[0] !== "string") return node
	const [name, kind, forms] = node
	const place = placeOf(name)
	if (node.length === SIMPLE_ARGUMENT) return [shown(place)]
	const branches = Object.entries<unknown>(forms ?? {}).map(([form, branch]) => [
		form,
		Array.isArray(branch) ? branch.map((part) => placed(part, placeOf)) : branch,
	])
	return [place, kind, Object.fromEntries(branches)]
}

/** @param source English with named values @param message ICU MessageFormat with the same names @throws for broken ICU */
export function compileMessage(source: string, message: string): CompiledMessage {
	const names = namesIn(source)
	return compileWith(message, (name) => String(names.indexOf(name)))
}

function compileWith(message: string, placeOf: (name: string) => string): CompiledMessage {
	const compiled = compile(message)
	return typeof compiled === "string" ? compiled : (compiled.map((node) => placed(node, placeOf)) as CompiledMessage)
}

function readCatalogue(code: string): Catalogue {
	const about: About = readJson(`${code}/about.json`)
	const texts: Record<string, string> = readJson(`${code}/messages.json`)
	const messages = Object.fromEntries([
		...Object.entries(texts).map(([source, message]) => [
			messageKey(positional(source)),
			compileMessage(source, message),
		]),
		// Their values have names.
		...refusals().map(([refusal, { text }]) => [messageKey(refusal), compileWith(texts[text] ?? text, (name) => name)]),
	])
	const locale = about.locale ?? code
	return {
		code,
		dir: about.dir,
		locale,
		about,
		messages,
		...translator(messages, { locale, dir: about.dir }),
		fingerprint: keyOf,
	}
}

/** What the product refuses visitors with, by code: the English text, and the pages that can show it. */
type Refusals = Record<string, { text: string; pages: string[] }>
const refusals = () => Object.entries(processWide("refusalsByCode", () => readJson("refusals.json")) as Refusals)

const catalogues = processWide("catalogues", () => new Map<string, Catalogue>())

/** The languages that have a folder, by code; English is not among them. */
export const translatedLanguages = (): readonly string[] => folders().codes

const folders = () =>
	processWide("languageFolders", () => ({
		codes: readdirSync(FOLDER, { withFileTypes: true })
			.filter((entry) => entry.isDirectory())
			.map(({ name }) => name)
			.sort(),
	}))

/** @throws if it has no folder. */
export function catalogueOf(code: string): Catalogue {
	const known = catalogues.get(code) ?? readCatalogue(code)
	catalogues.set(code, known)
	return known
}

const scripts = processWide("textsByScript", () => new Map<string, Readonly<Record<string, string>>>())

/**
 * What a script on another website says, by its English text. It puts in the names itself, so their braces stay.
 * @param script as in lib/languages/pages.json
 */
export function scriptTexts(code: string, script: string): Readonly<Record<string, string>> {
	const id = `${code} ${script}`
	const known = scripts.get(id)
	if (known) return known
	const { translate } = catalogueOf(code)
	const texts: Record<string, string[]> = readJson("pages.json")
	const made = Object.fromEntries(
		(texts[script] ?? []).map((source) => [
			source,
			translate(
				positional(source),
				namesIn(source).map((name) => `{${name}}`),
			),
		]),
	)
	scripts.set(id, made)
	return made
}

const byPage = processWide("messagesByPage", () => new Map<string, PackedMessages>())

/**
 * What a browser needs of a language for a page. @param page as in lib/languages/pages.json, which is made from what the
 * page's files name (tests/quality/languages)
 */
export function messagesFor(code: string, page: string): PackedMessages {
	const id = `${code} ${page}`
	const known = byPage.get(id)
	if (known) return known
	const texts: Record<string, string[]> = readJson("pages.json")
	const { messages } = catalogueOf(code)
	const ownRefusals = refusals().flatMap(([refusal, { pages }]) => (pages.includes(page) ? [refusal] : []))
	const keys = [...(texts[page] ?? []).map(positional), ...ownRefusals].map(messageKey)
	const entries = keys.flatMap((key) => (messages[key] === undefined ? [] : [[key, messages[key]] as const]))
	const made = pack(Object.fromEntries(entries))
	byPage.set(id, made)
	return made
}

import { isProbablyReaderable, Readability } from "@mozilla/readability"
import { Parser } from "htmlparser2"
import { parseHTML } from "linkedom"
import { writeContacts } from "./contact-links.mjs"
import { reveal } from "./reveal.mjs"
import { structuredAnswers } from "./structured-answers.mjs"
import { NOT_TEXT, STRUCK, textOf } from "./text-of.mjs"

const HIDDEN =
	"[hidden], [aria-hidden='true'], [style*='display:none'], [style*='display: none'], [style*='visibility:hidden'], [style*='visibility: hidden']"
const AROUND = "nav, header, footer, aside, [role='navigation'], [role='banner'], [role='contentinfo'], [role='search']"
/** No page that people made is deeper or has more elements. The time to find its article grows with both. */
const DEEPEST = 250
const MOST_ELEMENTS = 20_000
const MOST_LINKS = 500
const LONGEST_LINK = 2048
const MOST_FRAMES = 4
/** Seconds, and an address after them. Without one the page only loads itself again. */
const REFRESH = /^\s{0,9}[\d.]{0,20}(?:\s{0,9}[;,]|\s)\s{0,9}(?:url\s{0,9}=\s{0,9})?["']?([^"'\s][^"']{0,2048})/i

/** Looks before a tree is built, and no further than it has to. @param {string} html */
function assertReasonable(html) {
	let elements = 0
	let depth = 0
	const parser = new Parser({
		onopentagname() {
			elements += 1
			depth += 1
			if (depth > DEEPEST || elements > MOST_ELEMENTS) throw new Error("too deep or too large")
		},
		onclosetag() {
			depth -= 1
		},
	})
	parser.end(html)
}

/** A page may leave out the outermost tags or have others before them, but the parser needs them. @param {string} html */
function documentOf(html) {
	const { document } = parseHTML(html)
	return document.documentElement?.localName === "html"
		? document
		: parseHTML(`<html><body>${html}</body></html>`).document
}

/** @param {Document} document @returns {{ title: string, text: string } | null} */
function articleOf(document) {
	if (!isProbablyReaderable(document)) return null
	const copy = /** @type {Document} */ (document.cloneNode(true))
	// Keeps the element, since its text is taken with its line breaks.
	const article = new Readability(copy, { serializer: (element) => element }).parse()
	return article?.content ? { title: article.title ?? "", text: textOf(article.content) } : null
}

/** @param {Iterable<Element>} elements */
function remove(elements) {
	for (const element of [...elements]) element.remove()
}

/** @param {string | null | undefined} href @param {string} base */
function resolved(href, base) {
	if (!href || href.length > LONGEST_LINK || !URL.canParse(href, base)) return null
	const url = new URL(href, base)
	url.hash = ""
	return url.protocol === "http:" || url.protocol === "https:" ? url.href : null
}

/** @param {Document} document @param {string} base */
function linksOf(document, base) {
	const told = document.querySelector("meta[name='robots' i]")?.getAttribute("content") ?? ""
	if (/nofollow|none/i.test(told)) return []
	/** @type {Set<string>} */
	const links = new Set()
	for (const link of document.querySelectorAll("a[href], area[href]")) {
		if (links.size === MOST_LINKS) break
		if (/\bnofollow\b/i.test(link.getAttribute("rel") ?? "")) continue
		const address = resolved(link.getAttribute("href"), base)
		if (address) links.add(address)
	}
	return [...links]
}

/** The target of a page that only leads to another. @param {Document} document @param {string} base */
function leadsTo(document, base) {
	const refreshes = [...document.querySelectorAll("meta[http-equiv='refresh' i]")].flatMap((meta) => {
		if (meta.closest("noscript")) return []
		return REFRESH.exec(meta.getAttribute("content") ?? "")?.[1] ?? []
	})
	const frames = [...document.querySelectorAll("frame[src], iframe[src]")].map((frame) => frame.getAttribute("src"))
	const targets = (refreshes.length > 0 ? refreshes.slice(0, 1) : frames).flatMap(
		(to) => resolved(to?.trim(), base) ?? [],
	)
	return [...new Set(targets)].slice(0, MOST_FRAMES)
}

/** @param {string | null} lang */
function languageOf(lang) {
	try {
		return (lang && lang.length < 36 && Intl.getCanonicalLocales(lang.replaceAll("_", "-"))[0]) || null
	} catch {
		return null
	}
}

/** What a page says to its readers. Throws for a page that is deeper or larger than people make them.
 * @param {string} html @param {string} address where it was found @param {boolean} whole keeps header and footer: on a
 * start page they hold the opening hours and the address
 * @param {number} [most] characters */
export function pageContent(html, address, whole, most = Number.POSITIVE_INFINITY) {
	assertReasonable(html)
	const document = documentOf(html)
	const base = resolved(document.querySelector("base[href]")?.getAttribute("href"), address) ?? address
	const links = linksOf(document, base)
	const onward = leadsTo(document, base)
	const canonical = resolved(document.querySelector("link[rel='canonical' i]")?.getAttribute("href"), base)
	const language = languageOf(document.querySelector("html[lang]")?.getAttribute("lang") ?? null)
	const heading = document.querySelector("h1")?.textContent ?? ""
	const named = document.querySelector("title")?.textContent || heading
	const structured = [...document.querySelectorAll("script[type='application/ld+json' i]")]
	const scripts = structured.map(({ textContent }) => textContent ?? "")
	reveal(document, HIDDEN, AROUND)
	writeContacts(document)
	for (const left of [NOT_TEXT, HIDDEN, STRUCK]) remove(document.querySelectorAll(left))
	const article = whole ? null : articleOf(document)
	const told = { language, canonical, links, onward }
	/** @param {string} text */
	const complete = (text) => [text, structuredAnswers(scripts, text, most)].filter(Boolean).join("\n\n")
	if (article?.text) return { title: article.title || named, text: complete(article.text), ...told }
	remove(document.querySelectorAll(whole ? "nav, [role='navigation']" : AROUND))
	const main = whole ? null : document.querySelector("main, [role='main']")
	return { title: named, text: complete(textOf(main ?? document.documentElement)), ...told }
}

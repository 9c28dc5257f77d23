import { Lexer, type MarkedToken, type Token, type Tokens } from "marked"
import { Fragment, type ReactNode } from "react"
import { t } from "@/lib/languages/t"
import * as chatWords from "../parts/chat-words"
import { decodeEntities } from "./decode-entities"
import { safeHref } from "./safe-href"

/** The longest answer has about 4,000 characters. The lexer takes a quarter of a second for 20,000 of `_a_a_a`. */
const MARKDOWN_MAX = 10_000
/** Deeper than any sensible answer nests. Anything below is shown as plain text. */
const DEPTH_MAX = 8
/** As the server numbers the passages that an answer rests on. */
const NUMBER = /\[(\d{1,2})\]/

export interface Cited {
	titles: readonly { title: string }[]
	onCite(at: number): void
}

export type RenderMarkdown = typeof renderMarkdown

interface Place {
	depth: number
	cited: Cited
}

const UNCITED: Cited = { titles: [], onCite: () => undefined }
const deeper = ({ depth, cited }: Place): Place => ({ depth: depth + 1, cited })

/**
 * Renders an answer as React elements. A model may repeat text from strangers and documents, so only the constructs
 * listed here become elements, and nothing becomes HTML: tags show as text, images as their description, links only if
 * they lead to the web and say so in the text. Never throws: text that cannot be parsed is shown as plain text.
 */
export function renderMarkdown(text: string, cited: Cited = UNCITED): ReactNode {
	if (text.length > MARKDOWN_MAX) return plain(text)
	try {
		return blocks(new Lexer({ gfm: true, breaks: true }).lex(text), { depth: 0, cited })
	} catch {
		// The lexer recurses once a level: ten thousand `>` overflow the stack.
		return plain(text)
	}
}

function plain(text: string): ReactNode {
	return <p className="whitespace-pre-wrap">{text}</p>
}

function blocks(tokens: Token[], at: Place): ReactNode {
	return each(tokens, (token) => block(token, at))
}

function inline(tokens: Token[] | undefined, fallback: string, at: Place): ReactNode {
	if (!tokens) return numbers(decodeEntities(fallback), at)
	return each(tokens, (token) => phrase(token, at))
}

function each(tokens: Token[], draw: (token: MarkedToken) => ReactNode): ReactNode {
	// biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their order.
	return tokens.map((token, index) => <Fragment key={index}>{draw(token as MarkedToken)}</Fragment>)
}

function block(token: MarkedToken, at: Place): ReactNode {
	if (at.depth > DEPTH_MAX) return token.raw
	switch (token.type) {
		case "space":
		case "def":
		case "checkbox":
			return null
		case "hr":
			return <hr />
		case "paragraph":
			return <p>{inline(token.tokens, token.text, at)}</p>
		// The page has its own outline, and a heading inside a message would join it.
		case "heading":
			return (
				<p>
					<strong>{inline(token.tokens, token.text, at)}</strong>
				</p>
			)
		case "blockquote":
			return <blockquote>{blocks(token.tokens, deeper(at))}</blockquote>
		case "list":
			return list(token, at)
		case "code":
			return (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard (WCAG 2.1.1).
				<pre tabIndex={0}>
					<code>{token.text}</code>
				</pre>
			)
		case "table":
			return table(token, at)
		case "html":
			return <p>{token.text}</p>
		default:
			return phrase(token, at)
	}
}

function list({ ordered, start, items }: Tokens.List, at: Place): ReactNode {
	const rows = items.map((item, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: as above.
		<li key={index}>
			{item.task && (item.checked ? "☑ " : "☐ ")}
			{blocks(item.tokens, deeper(at))}
		</li>
	))
	return ordered ? <ol start={start || undefined}>{rows}</ol> : <ul>{rows}</ul>
}

function table({ header, rows }: Tokens.Table, at: Place): ReactNode {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: as above.
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would promise fields to fill in.
		<div tabIndex={0} role="group" aria-label={t(chatWords.table)} className="overflow-x-auto">
			<table>
				<thead>
					<tr>{cells(header, "th", at)}</tr>
				</thead>
				<tbody>
					{rows.map((row, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: as above.
						<tr key={index}>{cells(row, "td", at)}</tr>
					))}
				</tbody>
			</table>
		</div>
	)
}

function cells(row: Tokens.TableCell[], Cell: "th" | "td", at: Place): ReactNode {
	return row.map((cell, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: as above.
		<Cell key={index}>{inline(cell.tokens, cell.text, at)}</Cell>
	))
}

function phrase(token: MarkedToken, at: Place): ReactNode {
	if (at.depth > DEPTH_MAX) return token.raw
	switch (token.type) {
		case "strong":
			return <strong>{inline(token.tokens, token.text, deeper(at))}</strong>
		case "em":
			return <em>{inline(token.tokens, token.text, deeper(at))}</em>
		case "del":
			return <del>{inline(token.tokens, token.text, deeper(at))}</del>
		case "codespan":
			return <code>{token.text}</code>
		case "br":
			return <br />
		case "link":
			return link(token, at)
		case "image":
			return decodeEntities(token.text)
		case "html":
			return token.text
		case "text":
			return inline(token.tokens, token.text, deeper(at))
		case "escape":
			return token.text
		default:
			return token.raw
	}
}

function numbers(text: string, { cited: { titles, onCite } }: Place): ReactNode {
	if (titles.length === 0) return text
	return text.split(NUMBER).map((part, index) => {
		// Every second part is what NUMBER caught.
		const at = Number(part) - 1
		const title = index % 2 === 1 ? titles[at]?.title : undefined
		const written = index % 2 === 1 ? `[${part}]` : part
		// biome-ignore lint/suspicious/noArrayIndexKey: as above.
		if (title === undefined) return <Fragment key={index}>{written}</Fragment>
		return (
			<button
				// biome-ignore lint/suspicious/noArrayIndexKey: as above.
				key={index}
				type="button"
				aria-haspopup="dialog"
				aria-label={chatWords.sourceNumber(at + 1, title)}
				onClick={() => onCite(at)}
			>
				{written}
			</button>
		)
	})
}

function hostsIn(text: string): string[] {
	const addresses = text.match(/https?:\/\/[^\s<>()[\]]+/gi) ?? []
	return addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).host)
}

/**
 * The server judges addresses as the text spells them. One that appears only once entities, escapes, or a reference are
 * resolved has not been judged, so it is no link.
 */
function link(token: Tokens.Link, at: Place): ReactNode {
	if (NUMBER.test(token.raw) && !token.raw.includes("(")) return numbers(token.raw, at)
	const href = safeHref(token.autolink ? token.href : decodeEntities(token.href))
	const label = inline(token.tokens, token.text, deeper(at))
	if (!href || !hostsIn(token.raw).includes(new URL(href).host)) return label
	return (
		<a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
			{label}
			<span className="sr-only">{t(chatWords.newTab)}</span>
		</a>
	)
}

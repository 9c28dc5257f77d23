import { Lexer, type MarkedToken, type Token, type Tokens } from "marked"
import { Fragment, type ReactNode } from "react"
import { NEW_TAB, TABLE } from "../parts/chat-texts"
import { decodeEntities } from "./decode-entities"
import { safeHref } from "./safe-href"

/** The longest answer has about 4,000 characters. The lexer takes a quarter of a second for 20,000 of `_a_a_a`. */
const MARKDOWN_MAX = 10_000
/** Deeper than any sensible answer nests. Anything below is shown as plain text. */
const DEPTH_MAX = 8

/**
 * Renders an answer as React elements. A model may repeat text from strangers and documents, so only the constructs
 * listed here become elements, and nothing becomes HTML: tags show as text, images as their description, links only if
 * they lead to the web. Never throws: text that cannot be parsed is shown as plain text.
 */
export function renderMarkdown(text: string): ReactNode {
	if (text.length > MARKDOWN_MAX) return plain(text)
	try {
		return blocks(new Lexer({ gfm: true, breaks: true }).lex(text), 0)
	} catch {
		// The lexer recurses once a level: ten thousand `>` overflow the stack.
		return plain(text)
	}
}

function plain(text: string): ReactNode {
	return <p className="whitespace-pre-wrap">{text}</p>
}

function blocks(tokens: Token[], depth: number): ReactNode {
	return each(tokens, (token) => block(token, depth))
}

function inline(tokens: Token[] | undefined, fallback: string, depth: number): ReactNode {
	if (!tokens) return decodeEntities(fallback)
	return each(tokens, (token) => phrase(token, depth))
}

function each(tokens: Token[], draw: (token: MarkedToken) => ReactNode): ReactNode {
	// biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their order.
	return tokens.map((token, index) => <Fragment key={index}>{draw(token as MarkedToken)}</Fragment>)
}

function block(token: MarkedToken, depth: number): ReactNode {
	if (depth > DEPTH_MAX) return token.raw
	switch (token.type) {
		case "space":
		case "def":
		case "checkbox":
			return null
		case "hr":
			return <hr />
		case "paragraph":
			return <p>{inline(token.tokens, token.text, depth)}</p>
		// The page has its own outline, and a heading inside a message would join it.
		case "heading":
			return (
				<p>
					<strong>{inline(token.tokens, token.text, depth)}</strong>
				</p>
			)
		case "blockquote":
			return <blockquote>{blocks(token.tokens, depth + 1)}</blockquote>
		case "list":
			return list(token, depth)
		case "code":
			return (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard (WCAG 2.1.1).
				<pre tabIndex={0}>
					<code>{token.text}</code>
				</pre>
			)
		case "table":
			return table(token, depth)
		case "html":
			return <p>{token.text}</p>
		default:
			return phrase(token, depth)
	}
}

function list({ ordered, start, items }: Tokens.List, depth: number): ReactNode {
	const rows = items.map((item, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: as above.
		<li key={index}>
			{item.task && (item.checked ? "☑ " : "☐ ")}
			{blocks(item.tokens, depth + 1)}
		</li>
	))
	return ordered ? <ol start={start || undefined}>{rows}</ol> : <ul>{rows}</ul>
}

function table({ header, rows }: Tokens.Table, depth: number): ReactNode {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: as above.
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would promise fields to fill in.
		<div tabIndex={0} role="group" aria-label={TABLE} className="overflow-x-auto">
			<table>
				<thead>
					<tr>{cells(header, "th", depth)}</tr>
				</thead>
				<tbody>
					{rows.map((row, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: as above.
						<tr key={index}>{cells(row, "td", depth)}</tr>
					))}
				</tbody>
			</table>
		</div>
	)
}

function cells(row: Tokens.TableCell[], Cell: "th" | "td", depth: number): ReactNode {
	return row.map((cell, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: as above.
		<Cell key={index}>{inline(cell.tokens, cell.text, depth)}</Cell>
	))
}

function phrase(token: MarkedToken, depth: number): ReactNode {
	if (depth > DEPTH_MAX) return token.raw
	switch (token.type) {
		case "strong":
			return <strong>{inline(token.tokens, token.text, depth + 1)}</strong>
		case "em":
			return <em>{inline(token.tokens, token.text, depth + 1)}</em>
		case "del":
			return <del>{inline(token.tokens, token.text, depth + 1)}</del>
		case "codespan":
			return <code>{token.text}</code>
		case "br":
			return <br />
		case "link":
			return link(token, depth)
		case "image":
			return decodeEntities(token.text)
		case "html":
			return token.text
		case "text":
			return inline(token.tokens, token.text, depth + 1)
		case "escape":
			return token.text
		default:
			return token.raw
	}
}

function link(token: Tokens.Link, depth: number): ReactNode {
	const href = safeHref(token.autolink ? token.href : decodeEntities(token.href))
	const label = inline(token.tokens, token.text, depth + 1)
	if (!href) return label
	return (
		<a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
			{label}
			<span className="sr-only">{NEW_TAB}</span>
		</a>
	)
}

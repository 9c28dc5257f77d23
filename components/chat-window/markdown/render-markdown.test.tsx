import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { processorMs } from "@/tests/support/processor-time"
import { renderMarkdown } from "./render-markdown"

const html = (text: string) => renderToStaticMarkup(renderMarkdown(text))

/** Every element that the output may contain, with its allowed attributes. */
const ALLOWED =
	/<\/?(?:p|strong|em|del|code|pre|br|hr|blockquote|ul|ol|li|table|thead|tbody|tr|th|td|div|span|a)(?: (?:class|tabindex|role|aria-label|start|target|rel)="[^"]*"| href="https?:\/\/[^"]*")*\/?>/g

/** Removes the allowed tags. The rest is text, in which `<` is written `&lt;`, so no other tag may be left. */
function expectHarmless(text: string): string {
	const markup = html(text)
	expect(markup.replace(ALLOWED, "")).not.toMatch(/[<>]/)
	return markup
}

describe("what models write", () => {
	it.each([
		[
			"Open **daily**, *mostly*, not ~~never~~",
			"<p>Open <strong>daily</strong>, <em>mostly</em>, not <del>never</del></p>",
		],
		["one\ntwo\n\nthree", "<p>one<br/>two</p><p>three</p>"],
		["# Hours", "<p><strong>Hours</strong></p>"],
		["- a\n- b", "<ul><li>a</li><li>b</li></ul>"],
		["3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'],
		["- [x] done\n- [ ] open", "<ul><li>☑ done</li><li>☐ open</li></ul>"],
		["> said", "<blockquote><p>said</p></blockquote>"],
		["`a <b>`", "<p><code>a &lt;b&gt;</code></p>"],
		["```js\na && b\n```", '<pre tabindex="0"><code>a &amp;&amp; b</code></pre>'],
		["---", "<hr/>"],
		["Salt &amp; pepper &lt;3 &#8364;5&nbsp;each &bogus;", "<p>Salt &amp; pepper &lt;3 €5\u00a0each &amp;bogus;</p>"],
		["\\*not\\* emphasised", "<p>*not* emphasised</p>"],
		["see [1] and [2]", "<p>see [1] and [2]</p>"],
	])("%j", (text, expected) => {
		expect(html(text)).toBe(expected)
	})

	it("a wide table scrolls by itself", () => {
		expect(html("|Day|Open|\n|-|-|\n|Mon|9|")).toBe(
			'<div tabindex="0" role="group" aria-label="Table" class="overflow-x-auto"><table><thead><tr><th>Day</th><th>Open</th></tr></thead>' +
				"<tbody><tr><td>Mon</td><td>9</td></tr></tbody></table></div>",
		)
	})

	it("links open in a new tab and pass on no referrer", () => {
		const attributes = 'target="_blank" rel="noopener noreferrer nofollow ugc"'
		const note = '<span class="sr-only"> (opens in a new tab)</span>'
		expect(html("[Menu](https://example.com/menu?a=1&amp;b=2)")).toBe(
			`<p><a href="https://example.com/menu?a=1&amp;b=2" ${attributes}>Menu${note}</a></p>`,
		)
		expect(html("https://example.com/a")).toContain(`href="https://example.com/a" ${attributes}`)
	})
})

describe("numbers", () => {
	const cited = { titles: [{ title: "Opening hours" }, { title: "Prices" }], onCite: () => undefined }
	const shown = (text: string) => renderToStaticMarkup(renderMarkdown(text, cited))
	const button = (number: number, title: string) =>
		`<button type="button" aria-haspopup="dialog" aria-label="Source ${number}: ${title}">[${number}]</button>`

	it("can be pressed if they stand for a passage, wherever they stand", () => {
		expect(shown("Nine [1][2], not [3] or `[1]`.")).toBe(
			`<p>Nine ${button(1, "Opening hours")}${button(2, "Prices")}, not [3] or <code>[1]</code>.</p>`,
		)
		expect(shown("- **Nine [2]**")).toContain(button(2, "Prices"))
		expect(shown("Nine [1]\n\n[1]: hours")).toContain(button(1, "Opening hours"))
	})
})

describe("hostile markup", () => {
	it.each([
		"[x](ht&#116;ps://evil.example)",
		"[x](https&#58;//evil.example)",
		"[x](https\\://evil.example)",
		"[x][1]\n\n[1]: https://evil.example",
		"www.evil.example",
	])("a link that the server could not judge is none: %j", (text) => expect(html(text)).not.toContain("<a "))

	it.each([
		"<script>alert(1)</script>",
		"<img src=x onerror=alert(1)>",
		"<IMG SRC=\"jav&#x09;ascript:alert('x');\">",
		"<svg/onload=alert(1)>",
		"a <b onclick=x>b</b> c",
		"<iframe src=https://evil.example></iframe>",
		"<style>*{display:none}</style>",
		"<!-- <script> -->",
		"<![CDATA[<script>]]>",
		"<?php ?>",
		"<div>\n\n**bold**\n\n</div>",
		"`<script>`",
		"    <script>alert(1)</script>",
		"```html\n</code></pre><script>alert(1)</script>\n```",
		"| <script> | b |\n|-|-|\n| <img src=x> | c |",
		"&lt;script&gt;alert(1)&lt;/script&gt;",
		"&#60;script&#62;alert(1)",
	])("stays text: %j", (text) => {
		expect(expectHarmless(text)).not.toMatch(/<(?:script|img|svg|iframe|style)/i)
	})

	it.each([
		"![x](https://evil.example/pixel.png)",
		"![x][1]\n\n[1]: https://evil.example/pixel.png",
		"[![x](https://evil.example/a.png)](javascript:alert(1))",
		'![x](https://evil.example/?q=secret "title")',
	])("loads no image: %j", (text) => {
		expect(expectHarmless(text)).toBe("<p>x</p>")
	})

	it.each([
		"[x](javascript:alert(1))",
		"[x](JaVaScRiPt:alert(1))",
		"[x](java\tscript:alert(1))",
		"[x](&#106;avascript:alert(1))",
		"[x](javascript&colon;alert(1))",
		"[x](\u0001javascript:alert(1))",
		"[x](data:text/html,<script>alert(1)</script>)",
		"[x](vbscript:x)",
		"[x](file:///etc/passwd)",
		"[x](blob:https://example.com/1)",
		"[x](//evil.example)",
		"[x](/admin/platform)",
		"[x](#top)",
		"[x](?a=b)",
		"[x](https:evil.example)",
		"[x](https://)",
		"[x](https://bank.example@evil.example/)",
		"[x](https://a:b@evil.example/)",
		"[x](mailto:a@b.example)",
		"[x](tel:123)",
		"[x](intent://scan/#Intent;scheme=zxing;end)",
		"<javascript:alert(1)>",
		"[x][1]\n\n[1]: javascript:alert(1)",
		"[x]( javascript:alert(1) 'title')",
	])("links nowhere: %j", (text) => {
		expect(expectHarmless(text)).not.toContain("href")
	})

	it("an address cannot leave its attribute", () => {
		const markup = expectHarmless(`[x](https://e.example/"onmouseover="alert(1))`)
		expect(markup).not.toMatch(/" ?onmouseover=/)
	})
})

describe("oversized input", () => {
	const deep = (mark: string) => mark.repeat(10_000 / mark.length)
	it.each([
		["quotes", deep("> ")],
		["quotes without spaces", deep(">")],
		["lists", deep("- ")],
		["numbered lists", deep("1. ")],
		["brackets", deep("[")],
		["image brackets", deep("![")],
		["links in links", deep("[a](")],
		["emphasis", deep("*a ")],
		["underscores", deep("_a")],
		["strong", deep("**a")],
		["struck out", deep("~~a")],
		["backticks", deep("`a``b")],
		["tags", deep("<div>")],
		["half a tag", deep("<a ")],
		["comments", deep("<!--")],
		["entities", deep("&#x")],
		["definitions", deep("[a]: /x\n")],
		["lines", deep("\n")],
		[
			"a table of 200 columns",
			`${deep("|a").slice(0, 400)}|\n${deep("|-").slice(0, 400)}|\n${"|x".repeat(200)}|\n`.repeat(8),
		],
		["addresses", deep("http://a.b ")],
		["mail addresses", deep("a@b.c ")],
		["bytes that are not letters", deep("\u0000\u202e\u200b\ufeff")],
	])("%s is harmless, and takes less than a second", async (_, text) => {
		expect(await processorMs(() => expectHarmless(text))).toBeLessThan(1000)
	})

	it("an answer of ten megabytes is plain text", () => {
		const text = "**a** ".repeat(1_700_000)
		expect(html(text)).toBe(`<p class="whitespace-pre-wrap">${text}</p>`)
	})

	it("nests as deeply as real texts do, and shows the rest as written", () => {
		const markup = html(`${"> ".repeat(40)}x`)
		expect(markup.match(/<blockquote>/g)?.length).toBeLessThan(12)
		expect(markup).toContain("x")
	})
})

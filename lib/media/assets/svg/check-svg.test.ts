import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { checkSvg } from "./check-svg"

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
const svg = (inside: string, attributes = "") => `<svg ${NS} ${attributes}>${inside}</svg>`
const check = (text: string | Uint8Array) => checkSvg(typeof text === "string" ? new TextEncoder().encode(text) : text)

describe("an accepted SVG", () => {
	it.each<[string, string]>([
		["a plain one", svg('<path d="M0 0h9v9z" fill="#36c"/>')],
		["one with a declaration and comments", `<?xml version="1.0" encoding="UTF-8"?><!-- Generator: x -->${svg("")}`],
		["one with a byte order mark", `\ufeff${svg("")}`],
		[
			"gradients, patterns, masks and symbols by fragment",
			svg(`
			<defs><linearGradient id="a"><stop offset="0" style="stop-color:#fff;stop-opacity:.5"/></linearGradient>
			<linearGradient id="b" xlink:href="#a"/><symbol id="s"><circle r="3"/></symbol></defs>
			<rect fill="url(#a)" filter="url('#f')" style="mask: url( &quot;#m&quot; )"/><use href="#s"/><use xlink:href=" #s "/>`),
		],
		["a picture inside", svg(`<image href="data:image/png;base64,${PIXEL}" width="1" height="1"/>`)],
		[
			"a picture inside, broken over lines",
			svg(`<image xlink:href="data:image/png;base64,${PIXEL.slice(0, 40)}\n\t${PIXEL.slice(40)}"/>`),
		],
		[
			"a picture as a pattern of a style",
			svg(`<style>.a{fill:red;background:url(data:image/png;base64,${PIXEL})}</style>`),
		],
		[
			"a style sheet",
			svg(
				"<style><![CDATA[ .a > .b { fill: #fff } @media (prefers-color-scheme: dark) { .a { fill: #000 } } ]]></style>",
			),
		],
		[
			"animations",
			svg(
				'<circle id="c"><animate attributeName="r" values="1;2;3" dur="2s"/><animate href="#c" attributeName="fill" to="url(#g)"/><set attributeName="href" to="#d"/><animate attributeName="href" values="#a; #b"/></circle>',
			),
		],
		[
			"a drawing program's notes",
			svg(
				`<metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format>
			<dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata>
			<sodipodi:namedview inkscape:zoom="1.4" inkscape:window-width="1200"/><g inkscape:label="Image (1): draft" data-name="src (2)"/>`,
				`xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"
			xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
			xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"`,
			),
		],
		[
			"text that talks about addresses",
			svg("<title>See https://example.com</title><desc>javascript: is no script here</desc>"),
		],
		["one with a prefix", '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>'],
	])("%s", async (_, text) => {
		expect(await check(text)).toEqual({ is: "fine" })
	})
})

const OUTSIDE = "refers to something outside itself"

describe("a refused SVG", () => {
	it.each<[string, string, string]>([
		["a script", svg("<script>alert(1)</script>"), "contains a script"],
		["a script by address", svg('<script xlink:href="//evil.example/x.js"/>'), "contains a script"],
		["a script in odd letters", svg("<sCrIpT/>"), "contains a script"],
		[
			"a page's script",
			svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'),
			"contains elements that aren't SVG",
		],
		["an event handler", svg("", 'onload="alert(1)"'), "contains an event handler"],
		["an event handler in odd letters", svg('<a OnClick="x"/>'), "contains an event handler"],
		["an event handler of an animation", svg('<animate attributeName="r" onbegin="x"/>'), "contains an event handler"],
		["an animated event handler", svg('<set attributeName="onclick" to="alert(1)"/>'), "contains an event handler"],
		[
			"foreign content",
			svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
			"contains foreign content (foreignObject)",
		],
		[
			"a DOCTYPE",
			`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg("")}`,
			"contains a DOCTYPE",
		],
		[
			"entities",
			`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("<text>&x;</text>")}`,
			"contains a DOCTYPE",
		],
		["an unknown entity", svg("<text>&nbsp;</text>"), "is damaged"],
		["a style sheet's address", svg("<?xml-stylesheet href='x.css'?>"), "contains a processing instruction"],
		["an unknown namespace", svg('<x:y xmlns:x="urn:x"/>'), "contains elements that aren't SVG"],
		["an attribute of an unknown namespace", svg('<g x:y="1" xmlns:x="urn:x"/>'), "contains names of an unknown kind"],
		["xml:base", svg('<g xml:base="https://evil.example/"/>'), OUTSIDE],
		["an address", svg('<image href="https://evil.example/x.png"/>'), OUTSIDE],
		["a relative address", svg('<image xlink:href="x.png"/>'), OUTSIDE],
		["another file's fragment", svg('<use href="x.svg#a"/>'), OUTSIDE],
		["an address without a scheme", svg('<a href="//evil.example"/>'), OUTSIDE],
		["a script's address", svg('<a href="javascript:alert(1)"/>'), OUTSIDE],
		["a script's address in entities", svg('<a href="&#106;ava&#x0a;script:alert(1)"/>'), OUTSIDE],
		["an SVG inside", svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'), OUTSIDE],
		[
			"an SVG that says it is a PNG",
			svg('<image href="data:image/png;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcv"/>'),
			OUTSIDE,
		],
		["an address behind a picture", svg(`<rect fill="data:image/png;base64,${PIXEL} url(x.svg#a)"/>`), OUTSIDE],
		["a page inside", svg('<a href="data:text/html,x"/>'), OUTSIDE],
		["an animated address", svg('<a><animate attributeName="href" values="#a;javascript:alert(1)"/></a>'), OUTSIDE],
		["an address that is set", svg('<a><set attributeName="xlink:href" to="x.html"/></a>'), OUTSIDE],
		["an animation from outside", svg('<animate attributeName="fill" from="url(https://evil.example)"/>'), OUTSIDE],
		["an animation by a scheme", svg('<animate attributeName="x" by="data:text/html,x"/>'), OUTSIDE],
		["an address in a presentation attribute", svg('<rect fill="url(https://evil.example/#a)"/>'), OUTSIDE],
		["an address in a style", svg('<rect style="background:url(//evil.example)"/>'), OUTSIDE],
		["an escaped address in a style", svg('<rect style="fill:\\75\\72 l(x.svg#a)"/>'), OUTSIDE],
		["an import", svg("<style>@import 'x.css';</style>"), OUTSIDE],
		["an escaped import", svg("<style>@\\69mport 'x.css';</style>"), OUTSIDE],
		[
			"an import behind a comment in a string",
			svg(`<style>a{content:"/*"}@import "x";a{content:"*/"}</style>`),
			OUTSIDE,
		],
		["an address split by a comment", svg("<style>a{fill:u/**/rl(x.svg)}</style>"), OUTSIDE],
		["an image set", svg('<style>a{background:image-set("x.png" 1x)}</style>'), OUTSIDE],
		["a font", svg('<style>@font-face{font-family:a;src:url("data:font/woff2;base64,d09GMg")}</style>'), OUTSIDE],
		["a style across CDATA", svg("<style>@imp<![CDATA[ort 'x']]></style>"), OUTSIDE],
		["an element inside a style", svg("<style>a{}<g/></style>"), "contains elements inside a style"],
		["an address in a label", svg('<g data-name="https://evil.example"/>'), OUTSIDE],
		[
			"a style sheet's address before the root",
			`<?xml-stylesheet href="x.css"?>${svg("")}`,
			"contains a processing instruction",
		],
		["another encoding", `<?xml version="1.0" encoding="UTF-7"?>${svg("")}`, "isn't saved as UTF-8"],
		["deep nesting", svg("<g>".repeat(200) + "</g>".repeat(200)), "is nested deeper than 100 levels"],
		["a crowd", svg("<g/>".repeat(50_001)), "has more than 50000 elements"],
		["half a file", svg("<g/>").slice(0, -4), "is damaged"],
	])("%s", async (_, text, because) => {
		expect(await check(text)).toEqual({ is: "refused", because })
	})

	it("draws its own parts a billion times, or refers to itself", async () => {
		const levels = Array.from(
			{ length: 10 },
			(_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
		)
		const bomb = svg(`<rect id="l0"/>${levels.join("")}<use href="#l10"/>`)
		expect(await check(bomb)).toEqual({ is: "refused", because: "repeats its own parts too often" })
		const circle = svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')
		expect(await check(circle)).toEqual({ is: "refused", because: "repeats its own parts too often" })
	})
})

describe("anything else", () => {
	it.each([
		"",
		"<",
		"<html><body/></html>",
		"<!doctype html><p>x",
		"<svg/>",
		"<?xml version='1.0'?><feed/>",
		"{}",
		"plain text",
	])("%j is not an SVG", async (text) => {
		expect(await check(text)).toEqual({ is: "other" })
	})

	it("a file in another encoding is not an SVG", async () => {
		expect(await check(Buffer.from(svg(""), "utf16le"))).toEqual({ is: "other" })
	})

	it("never throws, and accepts nothing dangerous after a cut or a changed byte", async () => {
		const real = new TextEncoder().encode(svg('<style>.a{fill:url(#g)}</style><use href="#s"/><g onclick="x"/>'))
		await fc.assert(
			fc.asyncProperty(fc.nat(real.length - 1), fc.nat(255), fc.nat(real.length), async (at, value, cut) => {
				const bytes = real.slice(0, cut || undefined)
				if (at < bytes.length) bytes[at] = value
				const { is } = await checkSvg(bytes)
				// The handler counts only inside a tag. If its "<" was changed, it is text.
				if (/<[a-z][^<>]*\son\w+=/i.test(Buffer.from(bytes).toString())) expect(is).not.toBe("fine")
			}),
			{ numRuns: 300 },
		)
	})
})

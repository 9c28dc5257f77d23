export interface Attack {
	name: string
	text: string
	/** See HostileCase.kinds. Without kinds an attack is its own kind. */
	kinds?: string[]
}

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
export const svg = (inside: string, attributes = "") => `<svg ${NS} ${attributes}>${inside}</svg>`
const named = (name: string, texts: string[]): Attack[] => texts.map((text, at) => ({ name: `${name} ${at}`, text }))
/** The same few spellings of many things. A sample only needs each thing and each spelling once. */
const spelled = (thing: string, texts: string[]): Attack[] =>
	texts.map((text, at) => ({ name: `${thing} ${at}`, text, kinds: [thing, `spelling ${at} of ${texts.length}`] }))

const EVENTS = `load unload abort error resize scroll zoom activate focusin focusout click mousedown mouseup mouseover
mousemove mouseout mouseenter begin end repeat focus blur keydown keyup wheel copy paste pointerdown toggle animationstart
transitionend webkitanimationstart beforeinput`.split(/\s+/)

/** Every place that accepts code, in several spellings. */
function handlers(): Attack[] {
	return EVENTS.flatMap((event) =>
		spelled(`on${event}`, [
			svg("", `on${event}="alert(1)"`),
			svg(`<g ON${event}='alert(1)'/>`),
			svg(`<animate attributeName="x" on${event}="&#97;lert(1)"/>`),
			svg(`<set attributeName="on${event}" to="alert(1)"/>`),
			svg(`<text><tspan x="1" On${event}=""/></text>`),
		]),
	)
}

const OUTSIDE = [
	"https://evil.example/x.svg#a",
	"http://127.0.0.1:9/",
	"//evil.example/x",
	"/\\evil.example",
	"\\\\evil.example\\x",
	"x.svg#a",
	"./x.png",
	"?q#a",
	"javascript:alert(1)",
	"JaVaScRiPt:alert(1)",
	"&#106;avascript:alert(1)",
	"java&#10;script:alert(1)",
	"&#1;javascript:alert(1)",
	" javascript:alert(1)",
	"vbscript:x",
	"data:text/html,x",
	"data:image/svg+xml,x",
	"data:image/svg+xml;base64,PHN2Zy8+",
	"data:image/png;base64,PHN2Zy8+",
	"data:image/png,x",
	"data:,x",
	"file:///etc/passwd",
	"blob:https://x/1",
	"ftp://evil.example/x",
	"mailto:a@example.com",
	"%23a",
	"\u00a0#a",
]

/** Every place that accepts an address. */
const SINKS: Record<string, (address: string) => string> = {
	href: (address) => `<a href="${address}"/>`,
	xlink: (address) => `<a xlink:href="${address}"/>`,
	"another prefix": (address) => `<a q:href="${address}" xmlns:q="http://www.w3.org/1999/xlink"/>`,
	image: (address) => `<image href="${address}"/>`,
	use: (address) => `<use xlink:href="${address}"/>`,
	feImage: (address) => `<filter><feImage href="${address}"/></filter>`,
	gradient: (address) => `<linearGradient href="${address}"/>`,
	textPath: (address) => `<text><textPath href="${address}"/></text>`,
	mpath: (address) => `<animateMotion><mpath href="${address}"/></animateMotion>`,
	font: (address) => `<font-face><font-face-src><font-face-uri href="${address}"/></font-face-src></font-face>`,
	src: (address) => `<image src="${address}"/>`,
	fill: (address) => `<rect fill="url(${address})"/>`,
	quoted: (address) => `<rect mask="url('${address}')"/>`,
	"spelled large": (address) => `<rect filter="URL( &quot;${address}&quot; )"/>`,
	"a fallback": (address) => `<rect stroke="url(#a) url(${address})"/>`,
	cursor: (address) => `<g cursor="url(${address}), auto"/>`,
	style: (address) => `<g style="fill:url(${address})"/>`,
	"escaped style": (address) => `<g style="fill:\\75 rl(${address})"/>`,
	sheet: (address) => `<style>a{background:url(${address})}</style>`,
	CDATA: (address) => `<style><![CDATA[a{background:u\\72l("${address}")}]]></style>`,
	import: (address) => `<style>@import "${address}";</style>`,
	"escaped import": (address) => `<style>@\\000069mport "${address}";</style>`,
	"image set": (address) => `<style>a{background:-webkit-image-set("${address}" 1x)}</style>`,
	values: (address) => `<a><animate attributeName="href" values="#a;${address}"/></a>`,
	to: (address) => `<a><set attributeName="xlink:href" to="${address}"/></a>`,
	from: (address) => `<a><animate attributeName="href" from="${address}"/></a>`,
	by: (address) => `<a><animate attributeName="href" by="${address}"/></a>`,
	"animated style": (address) => `<animate attributeName="fill" values="#fff;url(${address})"/>`,
	base: (address) => `<g xml:base="${address}"/>`,
}

function references(): Attack[] {
	return Object.entries(SINKS).flatMap(([sink, place]) =>
		OUTSIDE.map((address) => ({ name: `${sink}: ${address}`, text: svg(place(address)), kinds: [sink, address] })),
	)
}

const PAGE_ELEMENTS =
	"script iframe embed object audio video source link meta form input html body base frame img canvas".split(" ")

function foreign(): Attack[] {
	const elements = PAGE_ELEMENTS.flatMap((element) =>
		spelled(element, [
			svg(`<${element} src="x"/>`),
			svg(`<h:${element} xmlns:h="http://www.w3.org/1999/xhtml" src="x"/>`),
			svg(`<g><${element} xmlns="http://www.w3.org/1999/xhtml"/></g>`),
			svg(`<metadata><${element} xmlns="http://www.w3.org/1999/xhtml"/></metadata>`),
		]),
	)
	const others = [
		"urn:x",
		"http://www.w3.org/1998/Math/MathML",
		"http://www.w3.org/2001/XInclude",
		"http://www.w3.org/2001/xml-events",
		"http://www.w3.org/1999/XSL/Transform",
		"",
	]
	return [
		...elements,
		...named("script", [
			svg("<script>alert(1)</script>"),
			svg("<script><![CDATA[alert(1)]]></script>"),
			svg('<script type="module" href="#a"/>'),
			svg("<SCRIPT/>"),
			svg("<defs><g><script/></g></defs>"),
			'<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></s:svg>',
			svg('<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load"/>'),
			svg('<listener event="load"/>'),
		]),
		...named("foreignObject", [
			svg("<foreignObject/>"),
			svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
			svg("<foreignobject/>"),
			svg("<FOREIGNOBJECT/>"),
			svg("<switch><foreignObject requiredExtensions=''/></switch>"),
		]),
		...others.flatMap((uri) =>
			named(`namespace ${uri}`, [svg(`<x xmlns="${uri}"/>`), svg(`<n:x xmlns:n="${uri || "urn:"}"/>`)]),
		),
		...named("attribute", [
			svg('<g n:x="1" xmlns:n="urn:x"/>'),
			svg('<g n:href="#a" xmlns:n="http://www.w3.org/1999/xhtml"/>'),
		]),
	]
}

function documents(): Attack[] {
	const plain = svg("")
	const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>${plain}`
	return [
		...named("DOCTYPE", [
			`<!DOCTYPE svg>${plain}`,
			`<!DOCTYPE svg SYSTEM "https://evil.example/x.dtd">${plain}`,
			`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${plain}`,
			`<!DOCTYPE svg [<!ENTITY a "b">]>${svg("&a;")}`,
			`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg("<text>&a;</text>")}`,
			`<!DOCTYPE svg [<!ENTITY % a SYSTEM "https://evil.example/"> %a;]>${plain}`,
			`<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${plain}`,
			`<!DOCTYPE svg [${Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join("")}]>${svg("&l9;")}`,
			`<!DOCTYPE html>${plain}`,
			`<!doctype svg>${plain}`,
			`<!DOCTYPE svg [`,
		]),
		...named("instruction", [
			`<?xml-stylesheet href="x.css"?>${plain}`,
			`<?xml-stylesheet type="text/xsl" href="#a"?>${plain}`,
			svg("<?php echo 1 ?>"),
			`${plain}<?x?>`,
			svg("<?xml version='1.0'?>"),
		]),
		...["UTF-16", "UTF-7", "ISO-8859-1", "x", "EBCDIC-CP-US", "UTF-32"].map((encoding) => ({
			name: `encoding ${encoding}`,
			text: declared(encoding),
		})),
		...named("broken", [
			svg("<g>"),
			svg("</g>"),
			`${plain}${plain}`,
			`${plain}x`,
			`x${plain}`,
			svg("&nbsp;"),
			svg("&#0;"),
			svg("&#xD800;"),
			svg('<g a="1" a="2"/>'),
			svg("<g a=1/>"),
			svg("<g a/>"),
			svg("<![CDATA["),
			svg("<!--"),
			svg("<!-- -- -->"),
			svg("\u0001"),
			plain.slice(0, 20),
			"<svg",
			"<",
			"<svg/>",
			"<svg xmlns='http://www.w3.org/2000/svg '/>",
			`<html xmlns="http://www.w3.org/1999/xhtml"><body>${plain}</body></html>`,
			"<html><script>alert(1)</script></html>",
			`<?xml version="1.1"?>${plain}`,
		]),
	]
}

const MANY = 400_000

/** Small texts that would keep a browser or a parser busy forever, and large ones. */
function floods(): Attack[] {
	const levels = Array.from(
		{ length: 12 },
		(_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(9)}</g>`,
	)
	const patterns = Array.from(
		{ length: 12 },
		(_, level) => `<pattern id="p${level + 1}">${`<rect fill="url(#p${level})"/>`.repeat(9)}</pattern>`,
	)
	const chain = Array.from({ length: 40_000 }, (_, at) => `<g id="c${at}"><use href="#c${at + 1}"/></g>`)
	return [
		{ name: "a billion uses", text: svg(`<g id="l0"/>${levels.join("")}<use href="#l12"/>`) },
		{ name: "a billion patterns", text: svg(`<g id="p0"/>${patterns.join("")}<rect fill="url(#p12)"/>`) },
		{ name: "a circle", text: svg('<g id="a"><use href="#a"/></g>') },
		{ name: "a long chain", text: svg(chain.join("")) },
		{ name: "depth", text: svg("<g>".repeat(MANY)) },
		{ name: "a crowd", text: svg("<g/>".repeat(MANY)) },
		{ name: "attributes", text: svg(`<g ${Array.from({ length: 100_000 }, (_, at) => `a${at}=""`).join(" ")}/>`) },
		{
			name: "namespaces",
			text: svg(`<g ${Array.from({ length: 50_000 }, (_, at) => `xmlns:a${at}="urn:${at}"`).join(" ")}/>`),
		},
		...[
			"url(",
			"data:image/png;base64,",
			"/*",
			"\\",
			"\\7",
			"@",
			"&#9;",
			"data:",
			"https",
			"url(#a ",
			"a:",
			"//",
			"(",
			"\\\n",
			";",
		].flatMap((piece) => {
			const text = piece.repeat(Math.floor((4 * MANY) / piece.length))
			return spelled(`much of ${JSON.stringify(piece)}`, [
				svg(`<style>${text.replaceAll("&#9;", "\t")}</style><script/>`),
				svg(`<g style="${text}" onclick=""/>`),
				svg(`<set attributeName="href" values="x ${text}"/>`),
			])
		}),
		{ name: "spaces in an address", text: svg(`<a href="x${" ".repeat(4 * MANY)}y"/>`) },
		{
			name: "spaces in a style",
			text: svg(`<style>a{b:url(${" ".repeat(2 * MANY)}x)} data:${" ".repeat(MANY)}</style>`),
		},
		{ name: "one name", text: svg(`<${"g".repeat(4 * MANY)}/>`) },
		{ name: "one comment", text: svg(`<!--${"x".repeat(4 * MANY)}--><script/>`) },
	]
}

/** None of these may ever be stored. */
export function svgAttacks(): Attack[] {
	const attacks = [...handlers(), ...references(), ...foreign(), ...documents(), ...floods()]
	return attacks.map((attack) => ({ kinds: [attack.name], ...attack }))
}

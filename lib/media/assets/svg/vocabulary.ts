/** The names of SVG 1.1 and 2 that draw a picture. Names that run, embed or listen to anything are left out. */
export const SVG = "http://www.w3.org/2000/svg"
export const XLINK = "http://www.w3.org/1999/xlink"
export const XML = "http://www.w3.org/XML/1998/namespace"
export const XMLNS = "http://www.w3.org/2000/xmlns/"

const NAMES = `
a altGlyph altGlyphDef altGlyphItem animate animateColor animateMotion animateTransform circle clipPath cursor defs desc
ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter flowPara flowRegion flowRoot
flowSpan font font-face font-face-format font-face-name font-face-src font-face-uri g glyph glyphRef hatch hatchpath hkern
image line linearGradient marker mask mesh meshgradient meshpatch meshrow metadata missing-glyph mpath path pattern
polygon polyline radialGradient rect set solidColor solidcolor stop style svg switch symbol text textPath title tref tspan
use view vkern`
export const SVG_ELEMENTS: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/))

export const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"

export const EDITORS: ReadonlySet<string> = new Set([
	RDF,
	"http://creativecommons.org/ns#",
	"http://web.resource.org/cc/",
	"http://purl.org/dc/elements/1.1/",
	"http://www.inkscape.org/namespaces/inkscape",
	"http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
	"http://ns.adobe.com/AdobeIllustrator/10.0/",
	"http://ns.adobe.com/AdobeSVGViewerExtensions/3.0/",
	"http://ns.adobe.com/Extensibility/1.0/",
	"http://ns.adobe.com/Graphs/1.0/",
	"http://ns.adobe.com/SaveForWeb/1.0/",
	"http://ns.adobe.com/Variables/1.0/",
	"http://ns.adobe.com/xap/1.0/",
	"http://www.bohemiancoding.com/sketch/ns",
	"http://www.figma.com/figma/ns",
	"http://www.serif.com/",
	"https://boxy-svg.com",
	"http://svgjs.com/svgjs",
	"http://svgjs.dev/svgjs",
])

/** Kinds of works and licenses in rdf:resource. Inkscape writes one into each file; no browser fetches them. */
export const VOCABULARY_TERM = /^https?:\/\/(purl\.org\/dc\/|creativecommons\.org\/)[\w./#-]*$/

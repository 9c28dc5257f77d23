import { env } from "@/lib/env"
import { escapeHtml } from "@/lib/mail/escape-html"
import { discoveryWords } from "./words"

export interface EmbeddedVideo {
	id: string
	title: string
	posterUrl: string | null
	sources: { src: string; type: string }[]
	captions: { url: string; language: string } | null
	gift: string | null
}

const STYLE = `*{box-sizing:border-box;margin:0}
html,body{height:100%;background:#1c1917;color:#fafaf9;font:14px/1.4 system-ui,sans-serif}
main{display:flex;height:100%;overflow-x:auto;scroll-snap-type:x mandatory;gap:2px}
figure{flex:none;width:100%;height:100%;display:flex;flex-direction:column;scroll-snap-align:start}
figure:not(:only-child){width:min(88%,420px)}
video{flex:1;min-height:0;width:100%;background:#000;object-fit:contain}
figcaption a{display:block;padding:10px 12px;color:inherit;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
small{display:block;padding:0 12px 10px;opacity:.8}
a:focus-visible{outline:2px solid #fafaf9;outline-offset:-4px}
p{margin:auto;padding:24px;text-align:center}`

/** Search engines index what the embedding page shows, and the testimonial's own page, but not the frame by itself. */
const HEAD = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,indexifembedded">`

function pageOf(title: string, body: string): string {
	return `<!doctype html>
<html lang="en"><head>${HEAD}<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body>${body}</body></html>
`
}

function figureOf({ id, title, posterUrl, sources, captions, gift }: EmbeddedVideo): string {
	const at = (path: string) => escapeHtml(env().APP_URL + path)
	const poster = posterUrl ? ` poster="${at(posterUrl)}"` : ""
	const played = sources.map(({ src, type }) => `<source src="${at(src)}" type="${escapeHtml(type)}">`)
	const track = captions
		? `<track default kind="captions" src="${at(captions.url)}" srclang="${escapeHtml(captions.language)}">`
		: ""
	const note = gift ? `<small>${escapeHtml(gift)}</small>` : ""
	return `<figure><video controls playsinline preload="none" aria-label="${escapeHtml(title)}"${poster}>
${played.join("")}${track}</video>
<figcaption><a href="${at(`/testimonial/${id}`)}" target="_blank" rel="noopener" title="${discoveryWords.watchOn}">${escapeHtml(title)}</a>${note}</figcaption></figure>`
}

/** A page for a frame on any site: the browser's own players and links, without a script. One video fills the frame. */
export function embedHtml(title: string, videos: readonly EmbeddedVideo[]): string {
	return pageOf(title, `<main>${videos.map(figureOf).join("")}</main>`)
}

export function embedGoneHtml(message: string): string {
	return pageOf(message, `<main><p>${escapeHtml(message)}</p></main>`)
}

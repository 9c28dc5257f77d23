import type { EmbedAddresses } from "@/lib/submissions/widgets/loaders"
import type { ReservedRoom } from "./reserved-room"
import { snippetWords } from "./widget-words"

/** From this width on, a page counts as wide. */
const PHONE_MAX_PX = 640
/** A picture of nothing. It has no proportions of its own, so that a site's rules for pictures leave its height alone. */
const NOTHING = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")

export interface SnippetOf {
	id: string
	appUrl: string
	link: string
	room: ReservedRoom
}

/**
 * What the business pastes: a placeholder that reserves the height by attributes alone, which no policy forbids, and the
 * script. A picture's source can name a height for each width of the page.
 */
export function widgetSnippet({ id, appUrl, link, room: { phone, desk } }: SnippetOf): string {
	const narrow = `<source media="(max-width: ${PHONE_MAX_PX}px)" srcset="${NOTHING}" width="1" height="${phone}">`
	const space = `<picture>${phone === desk ? "" : narrow}<img src="${NOTHING}" width="1" height="${desk}" alt=""></picture>`
	return `<div data-testimonials="${id}">${space}<a href="${attribute(link)}">${snippetWords.link}</a></div>
<script async src="${attribute(appUrl)}/widget.js" data-widget="${id}"></script>`
}

/** The sources that a widget needs, as a Content-Security-Policy names them. Styles need none. */
export function widgetPolicy({ app_url, storage_origin }: EmbedAddresses): string {
	const { origin } = new URL(app_url)
	// Our address of a video redirects to the bucket, and a policy checks both.
	const media = storage_origin ? `${origin} ${storage_origin}` : origin
	return `script-src ${origin}; connect-src ${origin}; img-src data: ${media}; media-src ${media}`
}

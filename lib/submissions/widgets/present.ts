import { scriptTexts } from "@/lib/languages/catalogue"
import { ENGLISH } from "@/lib/languages/choose-language"
import { own, ownLang } from "@/lib/languages/own"
import { visitorLocale } from "@/lib/languages/t"
import { pageUrl } from "@/lib/tenants/page-url"
import * as tenantSentences from "@/lib/tenants/words"
import { mediaPath } from "../media-address"
import { giftNoteOf } from "../present"
import * as testimonialWords from "../words-public"
import type { Widget, WidgetItem, WidgetView } from "./answers"
import { type Arranged, arrangeCards } from "./arrange-cards"
import { badgeText } from "./badge-words"
import type { ListedRow, ShownWidget, WidgetRow } from "./queries"

export function presentWidget(row: WidgetRow): Widget {
	return {
		id: row.id,
		name: row.name,
		kind: row.kind,
		source: row.source,
		submission_ids: row.items.map(({ submissionId }) => submissionId),
		tag_ids: row.tagIds,
		max_items: row.maxItems,
		show_name: row.showName,
		show_website: row.showWebsite,
		show_date: row.showDate,
		show_stars: row.showStars,
		contact_sheet: row.contactSheet,
		kinds: row.kinds,
		scheme: row.scheme,
		accent: row.accent,
		radius: row.radius,
		gap: row.gap,
		font: row.font,
		allowed_origins: row.allowedOrigins,
		created_at: row.createdAt.toISOString(),
		updated_at: row.updatedAt.toISOString(),
	}
}

export interface ShownDetails
	extends Pick<ShownWidget, "showName" | "showWebsite" | "showDate" | "showStars" | "contactSheet"> {
	giftDisclosure: string | null
}

/** Words are chosen where the item is shown. */
export interface ListedItem extends Omit<WidgetItem, "relation"> {
	relation: ListedRow["relation"]
}

export const headlineOf = ({ headline, language }: ListedRow): WidgetItem["headline"] =>
	headline && language ? { text: headline, language } : null

export function presentItem(widget: ShownDetails, row: Arranged<ListedRow>): ListedItem {
	const video = row.text === null ? mediaPath(row.id, "video") : null
	return {
		id: row.id,
		kind: video ? "video" : "written",
		text: row.text,
		photo_url: row.hasPhoto ? mediaPath(row.id, "photo") : null,
		stars: widget.showStars ? row.stars : null,
		name: widget.showName ? row.name : null,
		website: widget.showWebsite ? row.website : null,
		created_at: widget.showDate ? new Date(row.createdAt).toISOString() : null,
		duration_seconds: row.durationMs / 1000,
		width: row.width,
		height: row.height,
		poster_url: row.hasPoster ? mediaPath(row.id, "poster") : null,
		video_url: video,
		rendition_url: row.hasRendition ? `${video}?format=mp4` : null,
		captions: row.language ? { url: mediaPath(row.id, "captions"), language: row.language } : null,
		relation: row.relation,
		gift: giftNoteOf(row.giftOffered, widget.giftDisclosure),
		headline: widget.contactSheet ? headlineOf(row) : null,
		weight: row.weight,
	}
}

const STARS = [1, 2, 3, 4, 5]

/** In the language that is being drawn (lib/languages), for a script on another website. */
function presentLanguage(giftNote: string): WidgetView["language"] {
	const language = globalThis.visitorLanguage
	const gift_language = ownLang(giftNote).lang ?? null
	if (!language) return { code: ENGLISH, dir: "ltr", locale: visitorLocale(), texts: {}, gift_language }
	const { code, dir, locale } = language
	const stars = STARS.map((count) => [`${count} of 5 stars`, testimonialWords.starsGiven(count)])
	return { code, dir, locale, texts: { ...scriptTexts(code, "widget"), ...Object.fromEntries(stars) }, gift_language }
}

/** What any page may read: no email address, and only what the widget shows. */
export function presentWidgetView(widget: ShownWidget): WidgetView {
	const giftNote = widget.tenant.giftDisclosure || tenantSentences.defaultGiftDisclosure
	const details = { ...widget, giftDisclosure: own(giftNote) }
	return {
		kind: widget.kind,
		scheme: widget.scheme,
		radius: widget.radius,
		gap: widget.gap,
		font: widget.font,
		accent: widget.accent ?? widget.tenant.brandColor,
		contact_sheet: widget.contactSheet,
		business: { name: widget.tenant.name, url: pageUrl(widget.tenant.slug) },
		count: widget.count,
		has_written: widget.hasWritten,
		average_stars: widget.rating?.average ?? null,
		rating_count: widget.rating?.count ?? null,
		rating_since: widget.rating?.since ? new Date(widget.rating.since).toISOString() : null,
		badge: widget.kind === "badge" ? badgeText(widget) : null,
		items: arrangeCards(widget, widget.items).map((row) => ({
			...presentItem(details, row),
			relation: row.relation && testimonialWords.relationOf(row.relation),
		})),
		...(widget.tenant.languages.length > 0 && { language: presentLanguage(giftNote) }),
	}
}

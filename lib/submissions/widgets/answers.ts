import { z } from "zod"
import { KINDS } from "../kinds"
import { CARD_WEIGHTS } from "./arrange-cards"
import { WIDGET_FONTS, WIDGET_KINDS, WIDGET_SCHEMES, WIDGET_SOURCES } from "./schema"

const LOOK = {
	scheme: z.enum(WIDGET_SCHEMES),
	/** Pixels. */
	radius: z.int(),
	gap: z.int(),
	font: z.enum(WIDGET_FONTS),
}

export const Widget = z.strictObject({
	id: z.uuid(),
	name: z.string(),
	kind: z.enum(WIDGET_KINDS),
	source: z.enum(WIDGET_SOURCES),
	/** The picked ones in their order, also those that the public may not see at the moment. */
	submission_ids: z.array(z.uuid()),
	/** Narrows the source "newest" to testimonials with any of these. Empty shows all. */
	tag_ids: z.array(z.uuid()),
	max_items: z.int(),
	show_name: z.boolean(),
	show_website: z.boolean(),
	show_date: z.boolean(),
	show_stars: z.boolean(),
	/** Drawn as frames of a contact sheet, with their headlines, mixed, and weighted. */
	contact_sheet: z.boolean(),
	kinds: z.array(z.enum(KINDS)),
	...LOOK,
	accent: z.string().nullable(),
	/** Empty means every origin. */
	allowed_origins: z.array(z.string()),
	created_at: z.iso.datetime(),
	/** Send it back with a change, so that the change of another tab is not overwritten. */
	updated_at: z.iso.datetime(),
})
export type Widget = z.infer<typeof Widget>

export const Widgets = z.strictObject({ widgets: z.array(Widget) })
export type Widgets = z.infer<typeof Widgets>

export const WidgetItem = z.strictObject({
	id: z.uuid(),
	kind: z.enum(KINDS),
	text: z.string().nullable(),
	photo_url: z.string().nullable(),
	stars: z.int().min(1).max(5).nullable(),
	name: z.string().nullable(),
	website: z.string().nullable(),
	created_at: z.iso.datetime().nullable(),
	duration_seconds: z.number(),
	/** Pixels; null if the size could not be measured. */
	width: z.int().nullable(),
	height: z.int().nullable(),
	poster_url: z.string().nullable(),
	video_url: z.string().nullable(),
	/** The same video as MP4, for browsers that play nothing else. Null if there is none. */
	rendition_url: z.string().nullable(),
	captions: z.strictObject({ url: z.string(), language: z.string() }).nullable(),
	/** In words, such as "Employee". Null if not said. */
	relation: z.string().nullable(),
	gift: z.string().nullable(),
	/** A sentence of approved captions. Null in plain cards, like the weight. */
	headline: z.strictObject({ text: z.string(), language: z.string() }).nullable(),
	weight: z.enum(CARD_WEIGHTS).nullable(),
})
export type WidgetItem = z.infer<typeof WidgetItem>

/** What public/widget.js draws. Nothing in it is private: any page may read it. */
export const WidgetView = z.strictObject({
	kind: z.enum(WIDGET_KINDS),
	...LOOK,
	accent: z.string().nullable(),
	contact_sheet: z.boolean(),
	business: z.strictObject({ name: z.string(), url: z.string() }),
	/** How many approved testimonials of its kinds the business has, which may be more than the widget shows. */
	count: z.int(),
	has_written: z.boolean(),
	/** With one decimal, of all testimonials but newly arrived ones and those rejected for another reason than their
	 * opinion. Null without any, and for all but badges. */
	average_stars: z.number().nullable(),
	rating_count: z.int().nullable(),
	/** Rejections from before this time are not counted, since the business has not sorted them. Null if all are. */
	rating_since: z.iso.datetime().nullable(),
	/** What a badge says. Null for all others. */
	badge: z.string().nullable(),
	items: z.array(WidgetItem),
	/** Absent for a business that offers no languages. */
	language: z
		.strictObject({
			/** BCP 47, as in `lang`. */
			code: z.string(),
			dir: z.enum(["ltr", "rtl"]),
			/** For `Intl`. */
			locale: z.string(),
			/** The script's own texts, by the English ones. */
			texts: z.record(z.string(), z.string()),
			/** The language of the sentence about the gift, where the business has not translated it. */
			gift_language: z.string().nullable(),
		})
		.optional(),
})
export type WidgetView = z.infer<typeof WidgetView>

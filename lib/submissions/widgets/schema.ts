import { z } from "zod"
import { normalizeOrigin } from "@/lib/tenants/normalize-origin"
import { KINDS } from "../kinds"
import { TAGS_MAX } from "../tags/limits"
import { widgetRefusals } from "./words"

export const WIDGETS_MAX = 50
export const WIDGET_KINDS = ["wall", "carousel", "single", "badge"] as const
export const WIDGET_SOURCES = ["newest", "picked"] as const
export const WIDGET_SCHEMES = ["light", "dark", "auto", "transparent"] as const
export const WIDGET_FONTS = ["site", "product"] as const
export const WIDGET_NAME_CAP = 80
export const WIDGET_ITEMS_MAX = 200
export const RADIUS_MAX = 32
export const GAP_MAX = 48
export const ORIGINS_MAX = 20
const ORIGIN_CAP = 300

export const WidgetParams = z.object({ id: z.uuid(widgetRefusals.notFound) })
export const PublicWidgetParams = z.object({ id: z.uuid(widgetRefusals.gone) })
/** The language of the page around the widget. One that the business doesn't offer counts as its own. */
export const PublicWidgetQuery = z.object({ lang: z.string().optional() })

const oneOf = <const T extends readonly string[]>(field: string, values: T) =>
	z.enum(values, `${field} must be one of: ${values.join(", ")}`)
const whole = (field: string, least: number, most: number) => {
	const range = `${field} must be a whole number from ${least} to ${most}`
	return z.int(range).min(least, range).max(most, range)
}
const flag = (field: string) => z.boolean(`${field} must be true or false`)
const ACCENT_FORM = "accent must be a color such as #0b5fa5"
const ORIGIN_FORM = "allowed_origins must hold addresses such as https://www.example.com, without a path"
const KINDS_FORM = "kinds must hold video, written, or both"
const IDS_FORM = "submission_ids must be ids of testimonials, each once"
const TAGS_FORM = "tag_ids must be ids of tags, each once"

const origin = z
	.string(ORIGIN_FORM)
	.max(ORIGIN_CAP, ORIGIN_FORM)
	.transform((typed, context) => {
		const found = normalizeOrigin(typed)
		if (!found) context.addIssue({ code: "custom", message: ORIGIN_FORM })
		return found ?? ""
	})

const FIELDS = {
	name: z
		.string("name must be text")
		.trim()
		.min(1, "Enter a name")
		.max(WIDGET_NAME_CAP, `name can have up to ${WIDGET_NAME_CAP} characters`),
	kind: oneOf("kind", WIDGET_KINDS),
	source: oneOf("source", WIDGET_SOURCES),
	/** In the order in which they appear. Only a widget with the source "picked" shows them. */
	submission_ids: z
		.array(z.uuid(IDS_FORM), IDS_FORM)
		.max(WIDGET_ITEMS_MAX, `A widget can show up to ${WIDGET_ITEMS_MAX} testimonials`)
		.refine((ids) => new Set(ids).size === ids.length, IDS_FORM),
	tag_ids: z
		.array(z.uuid(TAGS_FORM), TAGS_FORM)
		.max(TAGS_MAX, TAGS_FORM)
		.refine((ids) => new Set(ids).size === ids.length, TAGS_FORM),
	max_items: whole("max_items", 1, WIDGET_ITEMS_MAX),
	show_name: flag("show_name"),
	show_website: flag("show_website"),
	show_date: flag("show_date"),
	show_stars: flag("show_stars"),
	contact_sheet: flag("contact_sheet"),
	kinds: z
		.array(z.enum(KINDS, KINDS_FORM), KINDS_FORM)
		.min(1, KINDS_FORM)
		.transform((kinds) => KINDS.filter((kind) => kinds.includes(kind))),
	scheme: oneOf("scheme", WIDGET_SCHEMES),
	accent: z
		.string(ACCENT_FORM)
		.trim()
		.toLowerCase()
		.regex(/^#[0-9a-f]{6}$/, ACCENT_FORM)
		.nullable(),
	radius: whole("radius", 0, RADIUS_MAX),
	gap: whole("gap", 0, GAP_MAX),
	font: oneOf("font", WIDGET_FONTS),
	allowed_origins: z
		.array(origin, ORIGIN_FORM)
		.max(ORIGINS_MAX, `allowed_origins can have up to ${ORIGINS_MAX} addresses`)
		.transform((origins) => [...new Set(origins)]),
}

const UPDATED_AT_FORM = "updated_at must be a time"

export const WidgetUpdate = z.object({
	...z.object(FIELDS).partial().shape,
	updated_at: z
		.string(UPDATED_AT_FORM)
		.transform((value) => new Date(value))
		.refine((time) => !Number.isNaN(time.getTime()), UPDATED_AT_FORM)
		.optional(),
})
export type WidgetUpdate = z.infer<typeof WidgetUpdate>

const { name, kind, ...rest } = FIELDS
const chosen = z.object(rest).partial()

export const WIDGET_DEFAULTS = {
	source: "newest",
	submission_ids: [],
	tag_ids: [],
	max_items: 12,
	show_name: true,
	show_website: true,
	show_date: false,
	show_stars: true,
	contact_sheet: true,
	kinds: [...KINDS],
	scheme: "auto",
	accent: null,
	radius: 12,
	gap: 16,
	font: "site",
	allowed_origins: [],
} as const satisfies z.infer<typeof chosen>

const withDefaults = <T extends z.infer<typeof chosen>>(given: T) => ({
	...WIDGET_DEFAULTS,
	allowed_origins: [...WIDGET_DEFAULTS.allowed_origins],
	submission_ids: [...WIDGET_DEFAULTS.submission_ids],
	tag_ids: [...WIDGET_DEFAULTS.tag_ids],
	...given,
})

export const NewWidget = z.object({ name, kind, ...chosen.shape }).transform(withDefaults)
export type NewWidget = z.infer<typeof NewWidget>

export const WidgetDraft = z.object({ kind, ...chosen.shape }).transform(withDefaults)
export type WidgetDraft = z.infer<typeof WidgetDraft>

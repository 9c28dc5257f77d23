import { db, pool } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { prepared } from "@/lib/db/prepared"
import type { TenantLanguages } from "@/lib/tenants/languages/queries"
import { type AccessScope, type TenantScope, withinScope } from "@/lib/tenants/scope"
import type { Relation } from "../field-words"
import { RATING, type Rating } from "../figures/queries"
import { PUBLIC_SQL } from "../policy"
import type { Widget } from "./answers"
import { WIDGETS_MAX, type WidgetDraft } from "./schema"

export const WIDGET = {
	id: true,
	name: true,
	kind: true,
	source: true,
	tagIds: true,
	maxItems: true,
	showName: true,
	showWebsite: true,
	showDate: true,
	showStars: true,
	contactSheet: true,
	kinds: true,
	scheme: true,
	accent: true,
	radius: true,
	gap: true,
	font: true,
	allowedOrigins: true,
	createdAt: true,
	updatedAt: true,
	items: { select: { submissionId: true }, orderBy: { position: "asc" } },
} as const satisfies Prisma.WidgetSelect
export type WidgetRow = Prisma.WidgetGetPayload<{ select: typeof WIDGET }>

export function listWidgets(scope: AccessScope): Promise<WidgetRow[]> {
	return db().widget.findMany({
		where: withinScope(scope),
		orderBy: [{ createdAt: "asc" }, { id: "asc" }],
		take: WIDGETS_MAX,
		select: WIDGET,
	})
}

export interface ListedRow {
	id: string
	name: string
	website: string | null
	/** JSON within the widget's statement makes it text. */
	createdAt: Date | string
	contentType: string
	durationMs: number
	width: number | null
	height: number | null
	hasPoster: boolean
	hasRendition: boolean
	text: string | null
	hasPhoto: boolean
	stars: number | null
	language: string | null
	headline: string | null
	relation: Relation | null
	giftOffered: boolean
	pinned: boolean
}

export interface ShownWidget extends Pick<Widget, "kind" | "source" | "scheme" | "accent" | "radius" | "gap" | "font"> {
	showName: boolean
	showWebsite: boolean
	showDate: boolean
	showStars: boolean
	contactSheet: boolean
	hasWritten: boolean
	rating: Rating | null
	allowedOrigins: string[]
	tenant: TenantLanguages & { name: string; slug: string; brandColor: string | null; giftDisclosure: string | null }
	count: number
	items: ListedRow[]
}

export const LISTED_COLUMNS = `s.id, s.name, s.website, s.created_at AS "createdAt", s.content_type AS "contentType",
	s.duration_ms AS "durationMs", s.width, s.height, s.poster_key IS NOT NULL AS "hasPoster",
	p.rendition_key IS NOT NULL AS "hasRendition", c.language, c.headline,
	s.written_text AS text, s.photo_key IS NOT NULL AS "hasPhoto", s.stars, s.relation,
	s.gift_offered AS "giftOffered", s.pinned_at IS NOT NULL AS pinned`
export const LISTED_JOINS = `LEFT JOIN playbacks p ON p.submission_id = s.id
	LEFT JOIN captions c ON c.submission_id = s.id AND c.state = 'approved'`
/** What walls may show: public, and approved, since they show no one's unread video. */
const APPROVED = "s.tenant_id = t.id AND s.status = 'approved'"
export const ALL = `${APPROVED} AND ${PUBLIC_SQL.all}`
export const SHARED = `${APPROVED} AND ${PUBLIC_SQL.shared}`
const EITHER = `((${ALL}) OR (${SHARED}))`
/** Above this a count is not exact: any page on the web may ask for it. */
const COUNT_MAX = 10_000

const countUpTo = (rows: string) => `(SELECT count(*) FROM (SELECT FROM ${rows} LIMIT ${COUNT_MAX}) counted)`

/** How many of a tenant t a wall may show. Counters answer where all are public. */
export const LISTED_COUNT = `(CASE WHEN t.public_shared_only
		THEN ${countUpTo(`submissions s WHERE ${SHARED}`)}
		ELSE coalesce((SELECT n.count FROM submission_counts n WHERE n.tenant_id = t.id AND n.status = 'approved'), 0)
	END)::float8`

const BY_TAG = "coalesce(cardinality(w.tag_ids), 0) > 0"
const HAS_TAG = "EXISTS (SELECT FROM submission_tags x WHERE x.submission_id = s.id AND x.tag_id = ANY(w.tag_ids))"

const BOTH = "w.kinds @> '{video,written}'"
const OF_KIND = `(${BOTH} OR s.kind = ANY(w.kinds))`
const WRITTEN = `submissions s WHERE s.kind = 'written' AND ${EITHER}`

/** How many a widget may show. Only one by its newest follows its tags. */
const COUNT = `CASE WHEN w.source = 'newest' AND ${BY_TAG}
			THEN ${countUpTo(`submissions s WHERE ${HAS_TAG} AND ${EITHER} AND ${OF_KIND}`)}::float8
		WHEN NOT 'video' = ANY(w.kinds) THEN ${countUpTo(WRITTEN)}::float8
		ELSE ${LISTED_COUNT} - CASE WHEN ${BOTH} THEN 0 ELSE ${countUpTo(WRITTEN)} END
	END`

// The pinned ones, then the newest, or as many of each tag. Each part is read from an index, in its order.
const newest = (listed: string) => `(SELECT ${LISTED_COLUMNS} FROM (
	(SELECT s.id FROM submissions s
		WHERE ${listed} AND s.pinned_at IS NOT NULL AND ${OF_KIND} AND (NOT (${BY_TAG}) OR ${HAS_TAG})
		ORDER BY s.pinned_at DESC, s.id DESC LIMIT w.max_items)
	UNION
	(SELECT s.id FROM submissions s
		WHERE NOT (${BY_TAG}) AND ${listed} AND s.pinned_at IS NULL AND ${OF_KIND}
		ORDER BY s.created_at DESC, s.id DESC LIMIT w.max_items)
	UNION
	(SELECT tagged.id FROM unnest(w.tag_ids) AS chosen(tag_id) CROSS JOIN LATERAL (
		SELECT s.id FROM submission_tags x JOIN submissions s ON s.id = x.submission_id
		WHERE x.tag_id = chosen.tag_id AND ${listed} AND ${OF_KIND}
		ORDER BY x.created_at DESC, x.submission_id DESC LIMIT w.max_items
	) tagged)
) newest JOIN submissions s ON s.id = newest.id ${LISTED_JOINS}
	WHERE w.source = 'newest' AND w.kind <> 'badge'
	ORDER BY s.pinned_at DESC NULLS LAST, s.created_at DESC, s.id DESC LIMIT w.max_items)`

// In one statement: any page on the web may ask. `widget` is a row source named w: the table, or the values of an
// unsaved widget. `picked` is a row source named i, of (submission_id, position).
const shown = (widget: string, picked: string) => `
	SELECT w.kind, w.source, w.contact_sheet AS "contactSheet", w.scheme, w.accent, w.radius, w.gap, w.font, w.show_name AS "showName",
		w.show_website AS "showWebsite", w.show_date AS "showDate", w.allowed_origins AS "allowedOrigins",
		json_build_object('name', t.name, 'slug', t.slug, 'brandColor', t.brand_color,
			'giftDisclosure', t.gift_disclosure, 'tenantId', t.id, 'languages', t.languages,
			'followsVisitor', t.visitor_language) AS tenant,
		w.show_stars AS "showStars", ${COUNT} AS count,
		'written' = ANY(w.kinds) AND EXISTS (SELECT FROM ${WRITTEN}) AS "hasWritten",
		CASE WHEN w.kind = 'badge' AND w.show_stars THEN ${RATING} END AS rating,
		coalesce((SELECT json_agg(listed) FROM (
			${newest(ALL)}
			UNION ALL
			${newest(SHARED)}
			UNION ALL
			(SELECT ${LISTED_COLUMNS} FROM ${picked} JOIN submissions s ON s.id = i.submission_id ${LISTED_JOINS}
				WHERE w.source = 'picked' AND w.kind <> 'badge' AND ${EITHER} AND ${OF_KIND}
				ORDER BY i.position LIMIT w.max_items)
		) listed), '[]') AS items
	FROM ${widget} JOIN tenants t ON t.id = w.tenant_id`

const savedWidget = prepared(
	"shown-widget",
	`${shown("widgets w", "(SELECT * FROM widget_items x WHERE x.widget_id = w.id) i")}
	WHERE w.id = $1 AND t.is_active AND t.video_testimonials_enabled`,
)

/** Null for an unknown widget, and while its business or its video testimonials are switched off. */
export async function findShownWidget(id: string): Promise<ShownWidget | null> {
	const { rows } = await pool().query<ShownWidget>(savedWidget(id))
	return rows[0] ?? null
}

const unsavedWidget = shown(
	"jsonb_populate_record(NULL::widgets, $1) w",
	"unnest($2::uuid[]) WITH ORDINALITY AS i(submission_id, position)",
)

export async function previewWidget(
	{ tenantId }: TenantScope,
	{ submission_ids: submissionIds, ...columns }: WidgetDraft,
): Promise<ShownWidget | null> {
	const row = JSON.stringify({ ...columns, tenant_id: tenantId })
	const { rows } = await pool().query<ShownWidget>(unsavedWidget, [row, submissionIds])
	return rows[0] ?? null
}

export interface ToShow {
	showable: number
	/** True if approving one, or sharing an approved one, can give a wall more to show. */
	has_to_review: boolean
}

export async function findToShow({ tenantId }: TenantScope): Promise<ToShow> {
	const { rows } = await pool().query<ToShow>(
		`SELECT ${LISTED_COUNT} AS showable, EXISTS (SELECT FROM testimonial_counts n
			WHERE n.tenant_id = t.id AND n.outcome IN ('pending', 'approved') AND n.count > 0) AS has_to_review
		FROM tenants t WHERE t.id = $1`,
		[tenantId],
	)
	return rows[0] ?? { showable: 0, has_to_review: false }
}

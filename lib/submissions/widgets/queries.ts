import { db, pool } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { prepared } from "@/lib/db/prepared"
import { type AccessScope, type TenantScope, withinScope } from "@/lib/tenants/scope"
import type { Widget } from "./answers"
import { WIDGETS_MAX, type WidgetDraft } from "./schema"

export const WIDGET = {
	id: true,
	name: true,
	kind: true,
	source: true,
	maxItems: true,
	showName: true,
	showWebsite: true,
	showDate: true,
	showStars: true,
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

/** Oldest first, as the business made them. */
export function listWidgets(scope: AccessScope): Promise<WidgetRow[]> {
	return db().widget.findMany({
		where: withinScope(scope),
		orderBy: [{ createdAt: "asc" }, { id: "asc" }],
		take: WIDGETS_MAX,
		select: WIDGET,
	})
}

/** One testimonial, as the statement below reads it. */
export interface ListedRow {
	id: string
	name: string
	website: string | null
	createdAt: string
	durationMs: number
	width: number | null
	height: number | null
	hasPoster: boolean
	hasRendition: boolean
	/** Of a written one. */
	text: string | null
	hasPhoto: boolean
	stars: number | null
	/** Of approved captions. */
	language: string | null
}

/** A widget with the testimonials that it may show. */
export interface ShownWidget extends Pick<Widget, "kind" | "scheme" | "accent" | "radius" | "gap" | "font"> {
	showName: boolean
	showWebsite: boolean
	showDate: boolean
	showStars: boolean
	hasWritten: boolean
	averageStars: number | null
	allowedOrigins: string[]
	tenant: { name: string; slug: string; brandColor: string | null }
	count: number
	items: ListedRow[]
}

const COLUMNS = `s.id, s.name, s.website, s.created_at AS "createdAt", s.duration_ms AS "durationMs", s.width, s.height,
	s.poster_key IS NOT NULL AS "hasPoster", p.rendition_key IS NOT NULL AS "hasRendition", c.language,
	s.written_text AS text, s.photo_key IS NOT NULL AS "hasPhoto", s.stars`
const JOINS = `LEFT JOIN playbacks p ON p.submission_id = s.id
	LEFT JOIN captions c ON c.submission_id = s.id AND c.state = 'approved'`
/** isPublic() of policy.ts in SQL, and approved as well: a wall shows no one's unread video. */
const LISTED = `s.tenant_id = t.id AND s.status = 'approved' AND s.withdrawn_at IS NULL
	AND (NOT t.public_shared_only OR s.shared_at IS NOT NULL)`
/** Both kinds, which needs no comparison for each row. */
const BOTH = `w.kinds @> '{video,written}'`
const OF_KIND = `(${BOTH} OR s.kind = ANY(w.kinds))`
/** The few written ones, from their own index. */
const WRITTEN = `submissions s WHERE s.kind = 'written' AND ${LISTED}`

/**
 * What a widget shows, in one statement: any page on the web may ask. A widget by its newest reads as many rows as it
 * shows, from the index; a picked one reads what was picked.
 * @param widget a row source named w: the table, or the values of a widget that is not saved
 * @param picked a row source named i, of (submission_id, position)
 */
const shown = (widget: string, picked: string) => `
	SELECT w.kind, w.scheme, w.accent, w.radius, w.gap, w.font, w.show_name AS "showName",
		w.show_website AS "showWebsite", w.show_date AS "showDate", w.allowed_origins AS "allowedOrigins",
		json_build_object('name', t.name, 'slug', t.slug, 'brandColor', t.brand_color) AS tenant,
		w.show_stars AS "showStars",
		CASE WHEN NOT 'video' = ANY(w.kinds) THEN (SELECT count(*) FROM ${WRITTEN})
			ELSE CASE WHEN t.public_shared_only
				THEN (SELECT count(*) FROM submissions s WHERE ${LISTED})
				ELSE coalesce((SELECT n.count FROM submission_counts n WHERE n.tenant_id = t.id AND n.status = 'approved'), 0)
			END - CASE WHEN ${BOTH} THEN 0 ELSE (SELECT count(*) FROM ${WRITTEN}) END
		END::float8 AS count,
		'written' = ANY(w.kinds) AND EXISTS (SELECT FROM ${WRITTEN}) AS "hasWritten",
		CASE WHEN w.kind = 'badge' THEN (
			SELECT round(avg(s.stars), 1)::float8 FROM submissions s WHERE s.stars IS NOT NULL AND ${LISTED} AND ${OF_KIND}
		) END AS "averageStars",
		coalesce((SELECT json_agg(listed) FROM (
			(SELECT ${COLUMNS} FROM submissions s ${JOINS}
				WHERE w.source = 'newest' AND w.kind <> 'badge' AND ${LISTED} AND ${OF_KIND}
				ORDER BY s.created_at DESC, s.id DESC LIMIT w.max_items)
			UNION ALL
			(SELECT ${COLUMNS} FROM ${picked} JOIN submissions s ON s.id = i.submission_id ${JOINS}
				WHERE w.source = 'picked' AND w.kind <> 'badge' AND ${LISTED} AND ${OF_KIND}
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

/** The same for settings that are not saved. Their names are those of the columns. */
export async function previewWidget(
	{ tenantId }: TenantScope,
	{ submission_ids: submissionIds, ...columns }: WidgetDraft,
): Promise<ShownWidget | null> {
	const row = JSON.stringify({ ...columns, tenant_id: tenantId })
	const { rows } = await pool().query<ShownWidget>(unsavedWidget, [row, submissionIds])
	return rows[0] ?? null
}

import { pool } from "@/lib/db/client"
import { type Cursor, decodeCursor } from "@/lib/db/keyset"
import { prepared } from "@/lib/db/prepared"
import { AppError } from "@/lib/errors"
import { isSlug } from "@/lib/tenants/check-slug"
import { RATING, type Rating } from "../figures/queries"
import { ALL, LISTED_COLUMNS, LISTED_COUNT, LISTED_JOINS, type ListedRow, SHARED } from "../widgets/queries"

/** Few enough that a phone loads all their posters together. */
export const WALL_PAGE = 12
const PINNED_MAX = 12

export interface WallOwner {
	id: string
	name: string
	slug: string
	logoKey: string | null
	brandColor: string | null
	websiteUrl: string | null
	showTranscript: boolean
	acceptWritten: boolean
	wallEnabled: boolean
	showFigures: boolean
	contactSheet: boolean
	/** Null without stars, and unless the business shows it. */
	rating: Rating | null
	countedSince: Date | null
	showInSearch: boolean
	giftDisclosure: string | null
	widgetId: string | null
	languages: string[]
	followsVisitor: boolean
	count: number
}

const wallOwner = prepared(
	"wall-owner",
	`SELECT t.id, t.name, t.slug, t.logo_key AS "logoKey", t.brand_color AS "brandColor", t.website_url AS "websiteUrl",
		t.show_transcript AS "showTranscript", t.accept_written AS "acceptWritten", t.wall_enabled AS "wallEnabled",
		t.show_figures AS "showFigures", t.wall_contact_sheet AS "contactSheet", CASE WHEN t.show_figures THEN ${RATING} END AS rating, t.rejections_counted_since AS "countedSince",
		t.show_in_search AS "showInSearch", t.gift_disclosure AS "giftDisclosure", w.id AS "widgetId",
		t.languages, t.visitor_language AS "followsVisitor",
		${LISTED_COUNT} AS count
	FROM tenants t LEFT JOIN widgets w ON w.id = t.wall_widget_id AND w.tenant_id = t.id AND w.kind = 'wall'
	WHERE t.slug = $1 AND t.is_active AND t.video_testimonials_enabled`,
)

/** Null for an unknown business, and while it or its video testimonials are switched off. */
export async function findWallOwner(slug: string): Promise<WallOwner | null> {
	if (!isSlug(slug)) return null
	const { rows } = await pool().query<WallOwner>(wallOwner(slug))
	return rows[0] ?? null
}

const rowsOf = (listed: string, rest: string) => `(SELECT ${LISTED_COLUMNS} FROM tenants t
	JOIN submissions s ON ${listed} ${LISTED_JOINS} WHERE t.id = $1 ${rest})`
/** Only one half finds anything; each has an index. */
const listed = (rest: string) => `${rowsOf(ALL, rest)} UNION ALL ${rowsOf(SHARED, rest)}`

const PINNED = `(SELECT p.id FROM submissions p WHERE p.tenant_id = $1 AND p.pinned_at IS NOT NULL
	AND p.status = 'approved' ORDER BY p.pinned_at DESC, p.id DESC LIMIT ${PINNED_MAX})`
const newest = (after = "") =>
	listed(`AND s.id NOT IN ${PINNED} ${after}
	ORDER BY s.created_at DESC, s.id DESC LIMIT ${WALL_PAGE + 1}`)

const pinnedListed = prepared("pinned-listed", listed(`AND s.id IN ${PINNED} ORDER BY s.pinned_at DESC, s.id DESC`))
const firstListed = prepared("first-listed", newest())
const listedAfter = prepared("listed-after", newest("AND (s.created_at, s.id) < ($2, $3)"))

/** The pinned ones, which open a wall without a widget of its own. The last pinned comes first. */
export async function listPinned(tenantId: string): Promise<ListedRow[]> {
	const { rows } = await pool().query<ListedRow>(pinnedListed(tenantId))
	return rows
}

export async function listNewest(tenantId: string, after: Cursor | null): Promise<ListedRow[]> {
	const asked = after ? listedAfter(tenantId, after.createdAt, after.id) : firstListed(tenantId)
	const { rows } = await pool().query<ListedRow>(asked)
	// A pinned one too many takes its place by date, and is no larger than its neighbors.
	return rows.map((row) => ({ ...row, pinned: false }))
}

/** Null for what is no cursor, so that a mutilated link starts over. */
export function cursorOf(text: string | undefined): Cursor | null {
	try {
		return text ? decodeCursor(text) : null
	} catch (error) {
		if (error instanceof AppError) return null
		throw error
	}
}

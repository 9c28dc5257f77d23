import { db, pool } from "@/lib/db/client"
import { likePattern } from "@/lib/db/fold-search-text"
import type { ConsentKind, Tenant } from "@/lib/db/generated/client"
import { sharedRead } from "@/lib/db/in-batches"
import { isUuid } from "@/lib/db/is-uuid"
import { afterCursor, NEWEST_FIRST, paginate } from "@/lib/db/keyset"
import { prepared } from "@/lib/db/prepared"
import { notFound } from "@/lib/errors"
import { isSlug, slugProblem } from "./check-slug"
import type { TenantsQuery } from "./schema"
import type { PlatformScope, TenantScope } from "./scope"
import * as tenantSentences from "./words"

/** Per dashboard response; searches use the tenant list's own call. */
const TENANT_LIST_CAP = 500

/** If both are given, both must match. */
export async function findTenantIdentity({
	slug,
	id,
}: {
	slug?: string
	id?: string
}): Promise<Pick<Tenant, "id" | "chatbotEnabled"> | null> {
	if ((id && !isUuid(id)) || (slug && !isSlug(slug))) return null
	const where = { ...(slug ? { slug } : {}), ...(id ? { id } : {}) }
	return db().tenant.findFirst({ where, select: { id: true, chatbotEnabled: true } })
}

/** The latest versions; the text is null for the product's sentence. */
export type OwnConsents = { [kind in ConsentKind]?: { text: string | null; version: string } }

const VISITED_COLUMNS = {
	id: "id",
	name: "name",
	slug: "slug",
	logoKey: "logo_key",
	pageHeadline: "page_headline",
	pageSubheadline: "page_subheadline",
	maxDurationSeconds: "max_duration_seconds",
	brandColor: "brand_color",
	websiteUrl: "website_url",
	videoTestimonialsEnabled: "video_testimonials_enabled",
	videoTestimonialsMessage: "video_testimonials_message",
	chatbotEnabled: "chatbot_enabled",
	chatbotMessage: "chatbot_message",
	thankYouHeadline: "thank_you_headline",
	thankYouSubheadline: "thank_you_subheadline",
	pdfGiftKey: "pdf_gift_key",
	pdfPreviewImageKey: "pdf_preview_image_key",
	notifyEmail: "notify_email",
	emailEnabled: "email_enabled",
	emailSubjectTemplate: "email_subject_template",
	emailFromName: "email_from_name",
	emailAddress: "email_address",
	mailboxWorks: "(email_address IS NOT NULL AND email_app_password IS NOT NULL AND email_error IS NULL)",
	recordingPrompts: "recording_prompts",
	consents: `(SELECT json_object_agg(kind, json_build_object('text', text, 'version', version)) FROM (
		SELECT DISTINCT ON (kind) kind, text, version FROM consent_texts
		WHERE tenant_id = tenants.id ORDER BY kind, number DESC
	) latest)`,
	funnelEnabled: "funnel_enabled",
	acceptWritten: "accept_written",
	wallEnabled: "wall_enabled",
	thankYouWallLink: "thank_you_wall_link",
	askStars: "ask_stars",
	askRelation: "ask_relation",
	hiddenFields: "hidden_fields",
	languages: "languages",
	followsVisitor: "visitor_language",
} as const satisfies { [field in keyof Tenant | "mailboxWorks" | "consents" | "followsVisitor"]?: string }

export type VisitedTenant = Pick<Tenant, keyof typeof VISITED_COLUMNS & keyof Tenant> & {
	mailboxWorks: boolean
	consents: OwnConsents | null
	followsVisitor: boolean
}

/** Every public visit reads this; planning it each time would cost more than running it. */
const visitedTenant = prepared(
	"visited-tenant",
	`SELECT ${Object.entries(VISITED_COLUMNS)
		.map(([field, column]) => `${column} AS "${field}"`)
		.join(", ")} FROM tenants WHERE slug = $1 AND is_active`,
)

const readVisited = sharedRead(async (slug): Promise<VisitedTenant | undefined> => {
	const { rows } = await pool().query<VisitedTenant>(visitedTenant(slug))
	return rows[0]
})

/** @throws `not_found` for an unknown slug or an inactive tenant. */
export async function findVisitedTenant(slug: string): Promise<VisitedTenant> {
	if (!isSlug(slug)) throw notFound(tenantSentences.pageNotFound)
	const tenant = await readVisited(slug)
	if (!tenant) throw notFound(tenantSentences.pageNotFound)
	return tenant
}

export function findTenant(scope: TenantScope) {
	return db().tenant.findUniqueOrThrow({ where: { id: scope.tenantId } })
}

export async function listTenants(_scope: PlatformScope, cursor: string | undefined) {
	const where = afterCursor(cursor)
	const found = await db().tenant.findMany({ where, orderBy: NEWEST_FIRST, take: TENANT_LIST_CAP + 1 })
	return paginate(found, TENANT_LIST_CAP)
}

/** For the login. An inactive tenant's logo is not served. */
export async function findTenantSign(slug: string): Promise<{ name: string; logoKey: string | null } | null> {
	if (!isSlug(slug)) return null
	const row = await db().tenant.findUnique({ where: { slug }, select: { name: true, logoKey: true, isActive: true } })
	return row && { name: row.name, logoKey: row.isActive ? row.logoKey : null }
}

export interface TenantFigures {
	testimonialCount: number
	pendingCount: number
	fileSizeBytes: number
	adminCount: number
}
export type TenantCardRow = Tenant & TenantFigures

async function withFigures(tenants: Tenant[]): Promise<TenantCardRow[]> {
	const tenantId = { in: tenants.map(({ id }) => id) }
	const [counts, admins] = await Promise.all([
		db().submissionCount.findMany({ where: { tenantId } }),
		db().user.groupBy({ by: ["tenantId"], where: { tenantId, isActive: true }, _count: true }),
	])
	return tenants.map((tenant) => {
		const own = counts.filter((row) => row.tenantId === tenant.id)
		return {
			...tenant,
			testimonialCount: own.reduce((sum, { count }) => sum + Number(count), 0),
			pendingCount: Number(own.find(({ status }) => status === "pending")?.count ?? 0),
			fileSizeBytes: own.reduce((sum, { bytes }) => sum + Number(bytes), 0),
			adminCount: admins.find((row) => row.tenantId === tenant.id)?._count ?? 0,
		}
	})
}

/** Newest first. `total` counts the matches on all pages. */
export async function pageOfTenants(
	_scope: PlatformScope,
	{ q, limit, cursor }: TenantsQuery,
): Promise<{ rows: TenantCardRow[]; total: number; nextCursor: string | null }> {
	const found = q ? { searchText: { contains: likePattern(q) } } : {}
	const where = { ...found, ...afterCursor(cursor) }
	const [tenants, total] = await Promise.all([
		db().tenant.findMany({ where, orderBy: NEWEST_FIRST, take: limit + 1 }),
		db().tenant.count({ where: found }),
	])
	const { rows, nextCursor } = paginate(tenants, limit)
	return { rows: await withFigures(rows), total, nextCursor }
}

export async function findSlugProblem(_scope: PlatformScope, slug: string): Promise<string | null> {
	const problem = slugProblem(slug)
	if (problem) return problem
	return (await db().tenant.count({ where: { slug } })) > 0 ? tenantSentences.slugTaken : null
}

export async function isTenantActive(tenantId: string): Promise<boolean> {
	if (!isUuid(tenantId)) return false
	return (await db().tenant.count({ where: { id: tenantId, isActive: true } })) === 1
}

import { db, pool } from "@/lib/db/client"
import type { Tenant } from "@/lib/db/generated/client"
import { isUuid } from "@/lib/db/is-uuid"
import { notFound } from "@/lib/errors"
import { isSlug } from "./check-slug"
import type { PlatformScope, TenantScope } from "./scope"
import { PAGE_NOT_FOUND } from "./texts"

/** How many tenants one dashboard answer lists; searching and paging them is the tenant list's own call. */
const TENANT_LIST_CAP = 500

/** For a platform admin that names a tenant. When both are given, both must be right. */
export async function findTenantIdentity({ slug, id }: { slug?: string; id?: string }): Promise<{ id: string } | null> {
	if ((id && !isUuid(id)) || (slug && !isSlug(slug))) return null
	return db().tenant.findFirst({ where: { ...(slug ? { slug } : {}), ...(id ? { id } : {}) }, select: { id: true } })
}

/** The row behind a public page: what it shows, and what taking a submission needs. */
export type VisitedTenant = Pick<
	Tenant,
	| "id"
	| "name"
	| "slug"
	| "logoKey"
	| "pageHeadline"
	| "pageSubheadline"
	| "maxDurationSeconds"
	| "brandColor"
	| "videoTestimonialsEnabled"
	| "videoTestimonialsMessage"
	| "chatbotEnabled"
	| "chatbotMessage"
	| "thankYouHeadline"
	| "thankYouSubheadline"
	| "pdfGiftKey"
	| "pdfPreviewImageKey"
	| "notifyEmail"
	| "emailEnabled"
	| "emailSubjectTemplate"
	| "emailFromName"
>

const VISITED_COLUMNS = {
	id: "id",
	name: "name",
	slug: "slug",
	logoKey: "logo_key",
	pageHeadline: "page_headline",
	pageSubheadline: "page_subheadline",
	maxDurationSeconds: "max_duration_seconds",
	brandColor: "brand_color",
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
} as const satisfies Record<keyof VisitedTenant, string>

/** Each public visit asks this, and compiling it anew each time would cost more than the database takes to answer it. */
const VISITED_TENANT = `SELECT ${Object.entries(VISITED_COLUMNS)
	.map(([field, column]) => `${column} AS "${field}"`)
	.join(", ")} FROM tenants WHERE slug = $1 AND is_active`

/** @throws `not_found` for a slug that no tenant has, or an inactive one: its whole public side is gone. */
export async function findVisitedTenant(slug: string): Promise<VisitedTenant> {
	if (!isSlug(slug)) throw notFound(PAGE_NOT_FOUND)
	const { rows } = await pool().query<VisitedTenant>(VISITED_TENANT, [slug])
	if (!rows[0]) throw notFound(PAGE_NOT_FOUND)
	return rows[0]
}

export function findTenant(scope: TenantScope) {
	return db().tenant.findUniqueOrThrow({ where: { id: scope.tenantId } })
}

/** Newest first. */
export function listTenants(_scope: PlatformScope) {
	return db().tenant.findMany({ orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: TENANT_LIST_CAP })
}

/** Whether an asset of this tenant may be served: everything public of an inactive tenant is gone. */
export async function isTenantActive(tenantId: string): Promise<boolean> {
	if (!isUuid(tenantId)) return false
	return (await db().tenant.count({ where: { id: tenantId, isActive: true } })) === 1
}

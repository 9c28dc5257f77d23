import { db, pool } from "@/lib/db/client"
import { AppError, notFound } from "@/lib/errors"
import { isSlug } from "./check-slug"
import type { TenantPageRow, ThankYouRow } from "./present"
import { productMessage } from "./product-message"
import type { TenantScope } from "./scope"
import { PAGE_NOT_FOUND } from "./texts"

/** How many tenants one dashboard answer lists; searching and paging them is the tenant list's own call. */
const TENANT_LIST_CAP = 500

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** For a platform admin that names a tenant. When both are given, both must be right. */
export async function findTenantIdentity({ slug, id }: { slug?: string; id?: string }): Promise<{ id: string } | null> {
	if ((id && !UUID.test(id)) || (slug && !isSlug(slug))) return null
	return db().tenant.findFirst({ where: { ...(slug ? { slug } : {}), ...(id ? { id } : {}) }, select: { id: true } })
}

type PublicTenant = TenantPageRow & ThankYouRow

/** Each public visit asks this, and compiling it anew each time would cost more than the database takes to answer it. */
const PUBLIC_TENANT = `
	SELECT name, slug, logo_key AS "logoKey", page_headline AS "pageHeadline", page_subheadline AS "pageSubheadline",
		max_duration_seconds AS "maxDurationSeconds", brand_color AS "brandColor",
		video_testimonials_enabled AS "videoTestimonialsEnabled",
		video_testimonials_message AS "videoTestimonialsMessage", thank_you_headline AS "thankYouHeadline",
		thank_you_subheadline AS "thankYouSubheadline", pdf_gift_key AS "pdfGiftKey",
		pdf_preview_image_key AS "pdfPreviewImageKey"
	FROM tenants WHERE slug = $1 AND is_active`

/** The public side of an active tenant; an inactive one is not found. */
export async function findTenantPage(slug: string) {
	if (!isSlug(slug)) throw notFound(PAGE_NOT_FOUND)
	const { rows } = await pool().query<PublicTenant>(PUBLIC_TENANT, [slug])
	if (!rows[0]) throw notFound(PAGE_NOT_FOUND)
	return rows[0]
}

/** What taking a submission needs. @throws `not_found` for none or an inactive one, `forbidden` while the product is off. */
export async function findSubmittableTenant(slug: string) {
	const tenant = isSlug(slug)
		? await db().tenant.findUnique({
				where: { slug, isActive: true },
				select: {
					id: true,
					name: true,
					slug: true,
					maxDurationSeconds: true,
					notifyEmail: true,
					emailEnabled: true,
					emailSubjectTemplate: true,
					emailFromName: true,
					videoTestimonialsEnabled: true,
					videoTestimonialsMessage: true,
				},
			})
		: null
	if (!tenant) throw notFound(PAGE_NOT_FOUND)
	if (!tenant.videoTestimonialsEnabled) {
		throw new AppError("forbidden", productMessage(tenant.videoTestimonialsMessage))
	}
	return tenant
}
export type SubmittableTenant = Awaited<ReturnType<typeof findSubmittableTenant>>

export function findTenant(scope: TenantScope) {
	return db().tenant.findUniqueOrThrow({ where: { id: scope.tenantId } })
}

/** Newest first. Only a platform scope may ask, which its caller holds. */
export function listTenants() {
	return db().tenant.findMany({ orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: TENANT_LIST_CAP })
}

/** Whether an asset of this tenant may be served: everything public of an inactive tenant is gone. */
export async function isTenantActive(tenantId: string): Promise<boolean> {
	if (!UUID.test(tenantId)) return false
	return (await db().tenant.count({ where: { id: tenantId, isActive: true } })) === 1
}

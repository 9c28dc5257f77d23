import { hasRole, type TenantRole } from "@/lib/accounts/roles"
import { assertNotOverdue } from "@/lib/accounts/second-factor/policy"
import type { Viewer, ViewerTenant } from "@/lib/accounts/viewer"
import * as signInWords from "@/lib/accounts/words"
import type { Product } from "@/lib/calls"
import { AppError } from "@/lib/errors"
import { OWN_WORDS, refusal } from "@/lib/refusals"
import { mintPlatformScope, mintTenantScope } from "./mint-scope"
import { PRODUCT_OFF, productMessage } from "./product-message"
import { findTenantIdentity, findVisitedTenant, type VisitedTenant } from "./queries"
import type { AccessScope, PlatformScope, TenantScope } from "./scope"
import * as tenantSentences from "./words"

export const FORBIDDEN = "You don't have access to this."
export const TENANT_NEEDED = "Name a tenant with tenant_slug or tenant_id."
export const TENANT_INACTIVE = "This business is inactive. You can view its data but not change it."

/** As sent by a client. Anything but a string counts as absent. */
export interface NamedTenant {
	tenantSlug?: unknown
	tenantId?: unknown
}

export interface ScopeByAuth {
	tenant: TenantScope
	scoped: AccessScope
	platform: PlatformScope
}

const OFF = refusal("product_off", PRODUCT_OFF)

const nonEmpty = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined)

/** Another tenant and one that does not exist get the same answer. */
function ownScope(tenant: ViewerTenant, slug: string | undefined, id: string | undefined): TenantScope {
	if ((slug && slug !== tenant.slug) || (id && id !== tenant.id)) throw new AppError("forbidden", FORBIDDEN)
	return mintTenantScope(tenant.id)
}

/** @throws `forbidden`; for a platform admin, `not_found` for an unknown tenant and `bad_request` for a missing one. */
export async function resolveScope<A extends keyof ScopeByAuth>(
	viewer: Viewer,
	auth: A,
	named: NamedTenant,
): Promise<ScopeByAuth[A]>
export async function resolveScope(viewer: Viewer, auth: keyof ScopeByAuth, named: NamedTenant): Promise<AccessScope> {
	assertNotOverdue(viewer)
	const slug = nonEmpty(named.tenantSlug)
	const id = nonEmpty(named.tenantId)
	if (viewer.tenant) {
		if (auth === "platform") throw new AppError("forbidden", FORBIDDEN)
		return ownScope(viewer.tenant, slug, id)
	}
	if (auth === "platform") return mintPlatformScope()
	if (slug || id) {
		const tenant = await findTenantIdentity({ slug, id })
		if (!tenant) throw new AppError("not_found", tenantSentences.tenantNotFound)
		return mintTenantScope(tenant.id)
	}
	if (auth === "tenant") throw new AppError("bad_request", TENANT_NEEDED)
	return mintPlatformScope()
}

type Products = Pick<
	VisitedTenant,
	"videoTestimonialsEnabled" | "videoTestimonialsMessage" | "chatbotEnabled" | "chatbotMessage"
>

/** A business's own words have no other language. */
function productOff(message: string): AppError {
	const detail = productMessage(message)
	return new AppError("forbidden", detail, detail === OFF ? {} : { refusal: OWN_WORDS })
}

function assertProductOn(tenant: Products, product: Product | null): void {
	if (product === "video_testimonials" && !tenant.videoTestimonialsEnabled) {
		throw productOff(tenant.videoTestimonialsMessage)
	}
	if (product === "chatbot" && !tenant.chatbotEnabled) {
		throw productOff(tenant.chatbotMessage)
	}
}

/** @throws `forbidden` for a lower role. */
export function assertRole({ tenantRole }: Viewer, needed: TenantRole): void {
	if (!hasRole({ tenant_role: tenantRole }, needed)) throw new AppError("forbidden", signInWords.roleTooLow)
}

/** Admins can only read while their tenant is inactive or the product is off. @throws `forbidden`. */
export function assertWritable({ tenant }: Viewer, product: Product | null): void {
	if (!tenant) return
	if (!tenant.isActive) throw new AppError("forbidden", TENANT_INACTIVE)
	assertProductOn(tenant, product)
}

/** Works for an inactive tenant too: a business must not be able to stop a customer from withdrawing consent. */
export function scopeOfBearer(row: { tenantId: string }): TenantScope {
	return mintTenantScope(row.tenantId)
}

/** The call or row that queued the job was checked by then. */
export function scopeOfJob(data: { tenantId: string }): TenantScope {
	return mintTenantScope(data.tenantId)
}

export interface Visit {
	tenant: VisitedTenant
	scope: TenantScope
}

/** Reads answer while the product is off. @throws `not_found` without an active tenant; `forbidden`. */
export async function resolveVisit(slug: unknown, product: Product | null, isWrite: boolean): Promise<Visit> {
	const tenant = await findVisitedTenant(typeof slug === "string" ? slug : "")
	if (isWrite) assertProductOn(tenant, product)
	return { tenant, scope: mintTenantScope(tenant.id) }
}

import { isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import { PASSWORD_MIN } from "@/lib/accounts/password-limits"
import { EMAIL_INVALID, PASSWORD_TOO_SHORT } from "@/lib/accounts/texts"
import { deriveSlug } from "@/lib/tenants/derive-slug"
import { REQUIRED_FIELDS_MISSING } from "@/lib/tenants/texts"

/** The form as typed. */
export interface NewTenant {
	tenant_name: string
	/** Null until it is edited by hand: it follows the name. */
	tenant_slug: string | null
	notify_email: string
	admin_email: string
	admin_password: string
}

export type NewTenantField = keyof NewTenant

export const EMPTY_TENANT: NewTenant = {
	tenant_name: "",
	tenant_slug: null,
	notify_email: "",
	admin_email: "",
	admin_password: "",
}

export const slugOf = ({ tenant_slug, tenant_name }: NewTenant) => tenant_slug ?? deriveSlug(tenant_name)

/** In the order of the form. */
const FIELDS: NewTenantField[] = ["tenant_name", "tenant_slug", "notify_email", "admin_email", "admin_password"]

export interface NewTenantProblem {
	detail: string
	/** In the order of the form. */
	fields: NewTenantField[]
}

/** The first rule that fails, in the contract's order and words, or null. */
export function newTenantProblem(typed: NewTenant): NewTenantProblem | null {
	const values = { ...typed, tenant_slug: slugOf(typed) }
	const missing = FIELDS.filter((field) => values[field].trim() === "")
	if (missing.length > 0) return { detail: REQUIRED_FIELDS_MISSING, fields: missing }
	const wrong = (["notify_email", "admin_email"] as const).filter((field) => !isEmail(normalizeEmail(typed[field])))
	if (wrong.length > 0) return { detail: EMAIL_INVALID, fields: wrong }
	if (typed.admin_password.length < PASSWORD_MIN) return { detail: PASSWORD_TOO_SHORT, fields: ["admin_password"] }
	return null
}

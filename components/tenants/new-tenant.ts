import { isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import { PASSWORD_MIN } from "@/lib/accounts/password-limits"
import * as signInWords from "@/lib/accounts/words"
import { deriveSlug } from "@/lib/tenants/derive-slug"
import * as tenantSentences from "@/lib/tenants/words"

export interface NewTenant {
	tenant_name: string
	/** Null until edited by hand: the slug then follows the name. */
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
	fields: NewTenantField[]
}

const typedIn = (typed: NewTenant, field: NewTenantField) => (field === "tenant_slug" ? slugOf(typed) : typed[field])

/** The server's rules, in its order and with its messages. */
const RULES: { detail: string; fields: NewTenantField[]; isRight(value: string): boolean }[] = [
	{ detail: tenantSentences.requiredFieldsMissing, fields: FIELDS, isRight: (value) => value.trim() !== "" },
	{
		detail: signInWords.emailInvalid,
		fields: ["notify_email", "admin_email"],
		isRight: (value) => isEmail(normalizeEmail(value)),
	},
	{
		detail: signInWords.passwordTooShort,
		fields: ["admin_password"],
		isRight: (value) => value.length >= PASSWORD_MIN,
	},
]

export function newTenantProblem(typed: NewTenant): NewTenantProblem | null {
	for (const { detail, fields, isRight } of RULES) {
		const wrong = fields.filter((field) => !isRight(typedIn(typed, field)))
		if (wrong.length > 0) return { detail, fields: wrong }
	}
	return null
}

/**
 * The rest of a problem after the form has changed. A field leaves it once its rule holds or, if only the server can
 * tell, once its value differs. A problem without fields stays until the next attempt.
 */
export function problemAfter(problem: NewTenantProblem, before: NewTenant, now: NewTenant): NewTenantProblem | null {
	const rule = RULES.find(({ detail }) => detail === problem.detail)
	const isSettled = (field: NewTenantField) =>
		rule ? rule.isRight(typedIn(now, field)) : typedIn(now, field) !== typedIn(before, field)
	if (problem.fields.length === 0) return problem
	const fields = problem.fields.filter((field) => !isSettled(field))
	return fields.length > 0 ? { ...problem, fields } : null
}

import { z } from "zod"
import { EMAIL_CAP, isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import { PASSWORD_MAX, PASSWORD_MIN } from "@/lib/accounts/password-limits"
import { EMAIL_INVALID, PASSWORD_TOO_SHORT } from "@/lib/accounts/texts"
import { slugProblem } from "./check-slug"
import { deriveSlug } from "./derive-slug"
import { REQUIRED_FIELDS_MISSING } from "./texts"

export const TENANT_NAME_CAP = 120

const filled = z
	.string(REQUIRED_FIELDS_MISSING)
	.trim()
	.refine((value) => value !== "", REQUIRED_FIELDS_MISSING)
const email = (field: string) =>
	z
		.string(EMAIL_INVALID)
		.transform(normalizeEmail)
		.refine((value) => value.length <= EMAIL_CAP, `${field} may have at most ${EMAIL_CAP} characters`)
		.refine(isEmail, EMAIL_INVALID)

/** The three required fields come first, as the contract asks; only then is each looked at closely. */
const Required = z.looseObject({
	tenant_name: filled,
	admin_email: filled,
	admin_password: z.string(REQUIRED_FIELDS_MISSING).refine((value) => value !== "", REQUIRED_FIELDS_MISSING),
})

const Checked = z
	.object({
		tenant_name: z.string().max(TENANT_NAME_CAP, `tenant_name may have at most ${TENANT_NAME_CAP} characters`),
		tenant_slug: z.string("tenant_slug must be text").trim().optional(),
		notify_email: z.string("notify_email must be text").trim().optional(),
		admin_email: email("admin_email"),
		admin_password: z
			.string()
			.min(PASSWORD_MIN, PASSWORD_TOO_SHORT)
			.max(PASSWORD_MAX, `admin_password may have at most ${PASSWORD_MAX} characters`),
	})
	.transform((value) => ({
		...value,
		tenant_slug: value.tenant_slug || deriveSlug(value.tenant_name),
		notify_email: value.notify_email || value.admin_email,
	}))
	.pipe(
		z.object({
			tenant_name: z.string(),
			tenant_slug: z.string().superRefine((slug, context) => {
				const problem = slugProblem(slug)
				if (problem) context.addIssue({ code: "custom", message: problem })
			}),
			notify_email: email("notify_email"),
			admin_email: z.string(),
			admin_password: z.string(),
		}),
	)

export const CreateTenant = Required.pipe(Checked)
export type CreateTenant = z.infer<typeof CreateTenant>

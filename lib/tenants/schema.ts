import { z } from "zod"
import { PASSWORD_MAX, PASSWORD_MIN } from "@/lib/accounts/password-limits"
import * as signInWords from "@/lib/accounts/words"
import { pagingFields, SearchText } from "@/lib/db/paging"
import { slugProblem } from "./check-slug"
import { deriveSlug } from "./derive-slug"
import { cappedText, emailAddress, filledText, headerText, languageCodes, mailAddress } from "./text-fields"
import * as tenantSentences from "./words"

export const TENANT_NAME_CAP = 120
export const PRODUCT_MESSAGE_CAP = 1000

/** All required fields are checked for presence before any is validated. */
const Required = z.looseObject({
	tenant_name: filledText,
	admin_email: filledText,
	admin_password: z
		.string(tenantSentences.requiredFieldsMissing)
		.refine((value) => value !== "", tenantSentences.requiredFieldsMissing),
})

const Checked = z
	.object({
		tenant_name: headerText("tenant_name", TENANT_NAME_CAP),
		tenant_slug: z.string("tenant_slug must be text").trim().optional(),
		notify_email: z.string("notify_email must be text").trim().optional(),
		admin_email: emailAddress("admin_email"),
		admin_password: z
			.string()
			.min(PASSWORD_MIN, signInWords.passwordTooShort)
			.max(PASSWORD_MAX, `admin_password can have up to ${PASSWORD_MAX} characters`),
		/** Those of its visitors' pages, its own first. Without it the business is asked. */
		languages: languageCodes.optional(),
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
			notify_email: mailAddress("notify_email"),
			admin_email: z.string(),
			admin_password: z.string(),
			languages: z.array(z.string()).optional(),
		}),
	)

/** Without a slug it comes from the name; without notify_email it is the admin's. */

export const CreateTenant = Required.pipe(Checked)
export type CreateTenant = z.infer<typeof CreateTenant>

export const TenantsQuery = z.object({ q: SearchText, ...pagingFields(100) })
export type TenantsQuery = z.infer<typeof TenantsQuery>

/** An empty slug is unavailable, not an error: the form asks while the admin is typing. */
export const SlugQuery = z.object({ slug: z.string().trim().default("") })

export const TenantParams = z.object({ tenant_id: z.uuid(tenantSentences.tenantNotFound) })

export const TenantActivity = z.object({ is_active: z.boolean("is_active must be true or false") })
export type TenantActivity = z.infer<typeof TenantActivity>

const FLAGS = new Map([
	...["true", "on", "1", "yes"].map((word) => [word, true] as const),
	...["false", "off", "0", "no"].map((word) => [word, false] as const),
])

/** A checked box is "on". An unchecked one is absent and leaves the product as it is. */
const flag = (field: string) =>
	z
		.string()
		.transform((value, context) => {
			const known = FLAGS.get(value.trim().toLowerCase())
			if (known === undefined) context.addIssue({ code: "custom", message: `${field} must be true or false` })
			return known ?? false
		})
		.optional()

const message = (field: string) => cappedText(field, PRODUCT_MESSAGE_CAP).optional()

export const ProductAccess = z.object({
	video_testimonials_enabled: flag("video_testimonials_enabled"),
	chatbot_enabled: flag("chatbot_enabled"),
	video_testimonials_message: message("video_testimonials_message"),
	chatbot_message: message("chatbot_message"),
})
export type ProductAccess = z.infer<typeof ProductAccess>

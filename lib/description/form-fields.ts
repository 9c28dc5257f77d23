import { EMAIL_CAP } from "@/lib/accounts/email-address"
import type { OperationName } from "@/lib/client/contract"
import { NAME_MAX, TEXT_MAX, TEXT_MIN, WEBSITE_MAX } from "@/lib/submissions/validate-submission"
import type { Json } from "./json-schema"

const text = (maxLength?: number): Json => ({ type: "string", ...(maxLength ? { maxLength } : {}) })
const STARS: Json = { type: "string", enum: ["1", "2", "3", "4", "5"] }
const CUSTOMER = { name: text(NAME_MAX), email: text(EMAIL_CAP), website: text(WEBSITE_MAX), stars: STARS }
const CONSENT = { consent: { type: "string", enum: ["true"] }, consent_version: text(), invite: text() }
const VIDEO = { duration_seconds: text(), upload_id: { type: "string", format: "uuid" } }

/** Forms that are checked field by field while their files arrive, by lib/submissions/validate-submission.ts. */
export const FORM_FIELDS: Partial<Record<OperationName, Json>> = {
	"POST /api/tenant/{tenantSlug}/submit": {
		type: "object",
		properties: { ...CUSTOMER, ...CONSENT, ...VIDEO, ip_address: text(), user_agent: text() },
		required: ["name", "email", "consent"],
	},
	"POST /api/tenant/{tenantSlug}/submit-text": {
		type: "object",
		properties: { ...CUSTOMER, ...CONSENT, text: { type: "string", minLength: TEXT_MIN, maxLength: TEXT_MAX } },
		required: ["name", "email", "consent", "text"],
	},
	"POST /api/tenant/{tenantSlug}/log-gift-download": {
		type: "object",
		properties: { submission_id: { type: "string", format: "uuid" } },
	},
	"POST /api/admin/submissions/import-video": {
		type: "object",
		properties: { ...CUSTOMER, ...VIDEO, date: text(), source: text(), consent_statement: text() },
		required: ["name", "consent_statement"],
	},
}

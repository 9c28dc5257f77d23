import { sha256Hex } from "@/lib/crypto/random-token"
import { pool } from "@/lib/db/client"
import { isUuid } from "@/lib/db/is-uuid"
import { prepared } from "@/lib/db/prepared"
import type { OfferedLanguages } from "@/lib/languages/choose-language"

/** With the business whose texts they are. */
export interface TenantLanguages extends OfferedLanguages {
	tenantId: string
	/** Its pages show a switch. */
	hasSwitch: boolean
}

const OFFERED = `SELECT t.id AS "tenantId", t.languages, t.visitor_language AS "followsVisitor", t.language_switch AS "hasSwitch"
	FROM tenants t`
const ofTenant = prepared("languages-of-tenant", `${OFFERED} WHERE t.slug = $1`)
const ofTenantId = prepared("languages-of-tenant-id", `${OFFERED} WHERE t.id = $1`)
const ofTestimonial = prepared(
	"languages-of-testimonial",
	`${OFFERED} JOIN submissions s ON s.tenant_id = t.id WHERE s.id = $1`,
)
const ofQuiz = prepared("languages-of-quiz", `${OFFERED} JOIN quizzes q ON q.tenant_id = t.id WHERE q.id = $1`)
const ofConsent = prepared(
	"languages-of-consent",
	`${OFFERED} JOIN submissions s ON s.tenant_id = t.id JOIN consent_records c ON c.submission_id = s.id WHERE c.token_hash = $1`,
)

export async function languagesOfTenant(slug: string): Promise<TenantLanguages | null> {
	const { rows } = await pool().query<TenantLanguages>(ofTenant(slug))
	return rows[0] ?? null
}

export async function languagesOfTenantId(id: string): Promise<TenantLanguages | null> {
	const { rows } = await pool().query<TenantLanguages>(ofTenantId(id))
	return rows[0] ?? null
}

export async function languagesOfTestimonial(id: string): Promise<TenantLanguages | null> {
	if (!isUuid(id)) return null
	const { rows } = await pool().query<TenantLanguages>(ofTestimonial(id))
	return rows[0] ?? null
}

export async function languagesOfQuiz(id: string): Promise<TenantLanguages | null> {
	if (!isUuid(id)) return null
	const { rows } = await pool().query<TenantLanguages>(ofQuiz(id))
	return rows[0] ?? null
}

async function languagesOfReceipt(tokenHash: string): Promise<TenantLanguages | null> {
	const { rows } = await pool().query<TenantLanguages>(ofConsent(tokenHash))
	return rows[0] ?? null
}
export const languagesOfConsent = (token: string) => languagesOfReceipt(sha256Hex(token))

import { sha256Hex } from "@/lib/crypto/random-token"
import { pool } from "@/lib/db/client"
import { isUuid } from "@/lib/db/is-uuid"
import { prepared } from "@/lib/db/prepared"
import type { OfferedLanguages } from "@/lib/languages/choose-language"

const read = (name: string, from: string) => {
	const query = prepared(
		`languages-of-${name}`,
		`SELECT t.languages, t.visitor_language AS "followsVisitor" FROM tenants t ${from}`,
	)
	return async (key: string): Promise<OfferedLanguages | null> =>
		(await pool().query<OfferedLanguages>(query(key))).rows[0] ?? null
}
const readById = (name: string, from: string) => {
	const find = read(name, from)
	return async (id: string) => (isUuid(id) ? find(id) : null)
}

/** What a business offers its visitors. Null for an unknown key. */
export const languagesOfTenant = read("tenant", "WHERE t.slug = $1")
export const languagesOfTestimonial = readById(
	"testimonial",
	"JOIN submissions s ON s.tenant_id = t.id WHERE s.id = $1::uuid",
)
export const languagesOfQuiz = readById("quiz", "JOIN quizzes q ON q.tenant_id = t.id WHERE q.id = $1::uuid")
const languagesOfReceipt = read(
	"receipt",
	"JOIN submissions s ON s.tenant_id = t.id JOIN consent_records c ON c.submission_id = s.id WHERE c.token_hash = $1",
)
export const languagesOfConsent = (token: string) => languagesOfReceipt(sha256Hex(token))

import { pool } from "@/lib/db/client"
import { prepared } from "@/lib/db/prepared"

/** The tenant's own list, or else the platform's defaults. */
const ALLOWED_ORIGINS = `
	SELECT coalesce(nullif(own.allowed_origins, '{}'), defaults.allowed_origins, '{}') AS "allowedOrigins"
	FROM tenants t
	LEFT JOIN chatbot_settings own ON own.tenant_id = t.id
	LEFT JOIN chatbot_settings defaults ON defaults.tenant_id IS NULL`
const ofTenant = prepared("allowed-origins", `${ALLOWED_ORIGINS} WHERE t.slug = $1`)
const ofQuiz = prepared(
	"allowed-origins-of-quiz",
	`${ALLOWED_ORIGINS} WHERE t.id = (SELECT tenant_id FROM quizzes WHERE id = $1)`,
)

/** Empty means every origin, also for an unknown tenant, whose page shows nothing that a frame could abuse. */
export async function findAllowedOrigins(slug: string): Promise<string[]> {
	const { rows } = await pool().query<{ allowedOrigins: string[] }>(ofTenant(slug))
	return rows[0]?.allowedOrigins ?? []
}

export async function findAllowedOriginsOfQuiz(quizId: string): Promise<string[]> {
	const { rows } = await pool().query<{ allowedOrigins: string[] }>(ofQuiz(quizId))
	return rows[0]?.allowedOrigins ?? []
}

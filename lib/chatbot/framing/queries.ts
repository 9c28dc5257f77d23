import { pool } from "@/lib/db/client"
import { prepared } from "@/lib/db/prepared"

/** The tenant's own list, or else the platform's defaults, as lib/chatbot/settings resolves them. */
const allowedOrigins = prepared(
	"allowed-origins",
	`SELECT coalesce(nullif(own.allowed_origins, '{}'), defaults.allowed_origins, '{}') AS "allowedOrigins"
	FROM tenants t
	LEFT JOIN chatbot_settings own ON own.tenant_id = t.id
	LEFT JOIN chatbot_settings defaults ON defaults.tenant_id IS NULL
	WHERE t.slug = $1`,
)

/** Empty means every origin. That includes an unknown tenant, whose page shows nothing that a frame could abuse. */
export async function findAllowedOrigins(slug: string): Promise<string[]> {
	const { rows } = await pool().query<{ allowedOrigins: string[] }>(allowedOrigins(slug))
	return rows[0]?.allowedOrigins ?? []
}

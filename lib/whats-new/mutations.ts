import { pool } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"

/** A pause this long ends a visit. Shorter ones are the same visit: its news must not vanish on the second page. */
const PAUSE = "30 minutes"

const NOTE_VISIT = `INSERT INTO dashboard_visits AS visit (user_id, tenant_id, last_seen_at) VALUES ($1, $2, now())
	ON CONFLICT (user_id, tenant_id) DO UPDATE SET
		previous_seen_at = CASE
			WHEN visit.last_seen_at < now() - interval '${PAUSE}' THEN visit.last_seen_at
			ELSE visit.previous_seen_at
		END,
		last_seen_at = now()
	RETURNING previous_seen_at AS "since"`

export async function noteVisit({ tenantId }: TenantScope, userId: string): Promise<Date | null> {
	const { rows } = await pool().query<{ since: Date | null }>(NOTE_VISIT, [userId, tenantId])
	return rows[0]?.since ?? null
}

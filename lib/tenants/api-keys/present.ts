import { describeDevice } from "@/lib/accounts/own/describe-device"
import type { ApiKey, ApiKeys } from "./answers"
import { isExpired } from "./policy"
import { type KeyRow, knownScopes } from "./queries"

export function presentKey(row: KeyRow): ApiKey {
	return {
		id: row.id,
		name: row.name,
		start: row.start,
		scopes: knownScopes(row.scopes),
		created_at: row.createdAt.toISOString(),
		expires_at: row.expiresAt?.toISOString() ?? null,
		is_expired: isExpired(row),
		last_used_at: row.lastUsedAt?.toISOString() ?? null,
		last_used_by: row.lastUsedBy ? describeDevice(row.lastUsedBy) : null,
		last_used_from: row.lastUsedFrom || null,
		made_by: row.maker?.email ?? null,
	}
}

export function presentKeys(rows: readonly KeyRow[]): ApiKeys {
	return { api_keys: rows.map(presentKey) }
}

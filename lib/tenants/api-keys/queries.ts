import { VIEWER_TENANT } from "@/lib/accounts/queries"
import type { ViewerTenant } from "@/lib/accounts/viewer"
import { db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { NEWEST_FIRST } from "@/lib/db/keyset"
import type { TenantScope } from "../scope"
import { KEY_SCOPES, type KeyScope } from "./key-scopes"

export const KEY = {
	id: true,
	name: true,
	start: true,
	scopes: true,
	createdAt: true,
	expiresAt: true,
	lastUsedAt: true,
	lastUsedBy: true,
	lastUsedFrom: true,
	makerId: true,
	maker: { select: { email: true } },
} as const satisfies Prisma.ApiKeySelect
export type KeyRow = Prisma.ApiKeyGetPayload<{ select: typeof KEY }>

export interface AdmittedKey {
	id: string
	name: string
	scopes: KeyScope[]
	expiresAt: Date | null
	lastUsedAt: Date | null
	tenant: ViewerTenant
}

/** An older version on another host may read what a newer one wrote. */
export const knownScopes = (stored: readonly string[]) => KEY_SCOPES.filter((scope) => stored.includes(scope))

/** Newest first, including expired ones; at most KEYS_MAX. */
export function listKeys({ tenantId }: TenantScope): Promise<KeyRow[]> {
	return db().apiKey.findMany({ where: { tenantId }, orderBy: NEWEST_FIRST, select: KEY })
}

/** Without a scope: this query runs before authentication has made one. */
export async function findKeyByHash(keyHash: string): Promise<AdmittedKey | null> {
	const row = await db().apiKey.findUnique({
		where: { keyHash },
		relationLoadStrategy: "join",
		select: { ...KEY, tenant: { select: VIEWER_TENANT } },
	})
	return row && { ...row, scopes: knownScopes(row.scopes) }
}

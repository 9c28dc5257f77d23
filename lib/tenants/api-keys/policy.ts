import type { Viewer } from "@/lib/accounts/viewer"
import { AppError } from "@/lib/errors"
import { grants, type KeyScope } from "./key-scopes"
import type { AdmittedKey } from "./queries"
import { KEY_EXPIRED, KEYS_NOT_ALLOWED, keyAsActor, scopeMissing } from "./texts"

type Expiry = Pick<AdmittedKey, "expiresAt">

export function isExpired({ expiresAt }: Expiry, now = new Date()): boolean {
	return expiresAt !== null && expiresAt <= now
}

export function assertNotExpired(key: Expiry, now: Date): void {
	if (isExpired(key, now)) throw new AppError("unauthenticated", KEY_EXPIRED)
}

/** @param needed null for an operation that is closed to keys. @throws `forbidden`. */
export function assertScope({ scopes }: Pick<AdmittedKey, "scopes">, needed: KeyScope | null): void {
	if (!needed) throw new AppError("forbidden", KEYS_NOT_ALLOWED)
	if (!grants(scopes, needed)) throw new AppError("forbidden", scopeMissing(needed))
}

/** As an editor, so that what only owners may do stays closed even if a row were open to keys by mistake. */
export function viewerOfKey({ id, name, tenant }: AdmittedKey): Viewer {
	return {
		sessionId: id,
		userId: id,
		email: keyAsActor(name),
		role: "tenant_admin",
		tenantRole: "editor",
		secondFactorAt: null,
		secondFactorDueAt: null,
		confirmedAt: new Date(),
		tenant,
	}
}

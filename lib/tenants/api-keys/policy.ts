import type { Viewer } from "@/lib/accounts/viewer"
import { AppError } from "@/lib/errors"
import { grants, type KeyScope } from "./key-scopes"
import type { AdmittedKey } from "./queries"
import { apiKeyRefusals } from "./words"

type Expiry = Pick<AdmittedKey, "expiresAt">

export function isExpired({ expiresAt }: Expiry, now = new Date()): boolean {
	return expiresAt !== null && expiresAt <= now
}

export function assertNotExpired(key: Expiry, now: Date): void {
	if (isExpired(key, now)) throw new AppError("unauthenticated", apiKeyRefusals.expired)
}

/** @param needed null for an operation that is closed to keys. @throws `forbidden`. */
export function assertScope({ scopes }: Pick<AdmittedKey, "scopes">, needed: KeyScope | null): void {
	if (!needed) throw new AppError("forbidden", apiKeyRefusals.notAllowed)
	if (!grants(scopes, needed)) throw new AppError("forbidden", apiKeyRefusals.scopeMissing(needed))
}

/** As an editor, so that what only owners may do stays closed even if a row were open to keys by mistake. */
export function viewerOfKey({ id, name, tenant }: AdmittedKey): Viewer {
	return {
		sessionId: id,
		userId: id,
		email: apiKeyRefusals.asActor(name),
		role: "tenant_admin",
		tenantRole: "editor",
		secondFactorAt: null,
		secondFactorDueAt: null,
		confirmedAt: new Date(),
		tenant,
	}
}

import type { KeyScope } from "./key-scopes"

export const KEY_UNKNOWN = "This API key isn't valid. It may have been revoked."
export const KEY_EXPIRED = "This API key has expired."
export const KEYS_NOT_ALLOWED = "API keys can't make this call. Sign in to make it."
export const scopeMissing = (scope: KeyScope) => `This API key doesn't have the scope ${scope}.`
/** For an owner who gives up that role. */
export const KEYS_NEED_OWNER = "Only an owner can keep API keys. Let another owner change your role."
export const KEY_NOT_FOUND = "API key not found."
export const keysFull = (most: number) => `A business can have up to ${most} API keys. Revoke one you don't use.`
/** What stands in the audit log in place of an admin's address. */
export const keyAsActor = (name: string) => `API key “${name}”`

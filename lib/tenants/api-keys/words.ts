import type { KeyScope } from "./key-scopes"

export const apiKeyRefusals = {
	unknown: "This API key isn't valid. It may have been revoked.",
	expired: "This API key has expired.",
	notAllowed: "API keys can't make this call. Sign in to make it.",
	scopeMissing: (scope: KeyScope) => `This API key doesn't have the scope ${scope}.`,
	/** For an owner who gives up that role. */
	needOwner: "Only an owner can keep API keys. Let another owner change your role.",
	notFound: "API key not found.",
	full: (most: number) => `A business can have up to ${most} API keys. Revoke one you don't use.`,
	/** What the audit log shows in place of an admin's address. */
	asActor: (name: string) => `API key “${name}”`,
}

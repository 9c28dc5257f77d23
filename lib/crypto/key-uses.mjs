// Everything that depends on ENCRYPTION_KEY. The launcher reads here what a lost key costs and what to seal anew.

/** @typedef {{ table: string, column: string, id: string, kind: keyof typeof SEALED_KINDS, context: (id: string) => string }} SealedColumn */

export const SEALED_KINDS = /** @type {const} */ ({
	mailbox: { what: "mailbox passwords", mend: "each business enters its own again in Settings, Email" },
	app: {
		what: "authenticator apps",
		mend: "their owners sign in with a recovery code or a passkey and set the app up again, or an admin resets their two-step sign-in (npm run reset-two-step for the only platform admin)",
	},
	webhook: { what: "webhook secrets", mend: "each business makes a new one in Settings, Integrations" },
	signing: { what: "signing keys", mend: "the product makes a new one, and what was signed can still be verified" },
})

/** @param {string} id */
const ofSecondFactor = (id) => `user:${id}:second_factor`
/** @param {string} id */
const ofWebhook = (id) => `webhook_endpoint:${id}:secret`

/** The context binds a value to its row (`id` names that column): copied into another row, it does not open.
 * @satisfies {Record<string, SealedColumn>} */
export const SEALED_COLUMNS = {
	"tenants.email_app_password": {
		table: "tenants",
		column: "email_app_password",
		id: "id",
		kind: "mailbox",
		context: (/** @type {string} */ id) => `tenant:${id}:email_app_password`,
	},
	"second_factors.secret": {
		table: "second_factors",
		column: "secret",
		id: "user_id",
		kind: "app",
		context: ofSecondFactor,
	},
	// The same context as `secret`, because the value moves there once the app has shown a code.
	"second_factors.pending_secret": {
		table: "second_factors",
		column: "pending_secret",
		id: "user_id",
		kind: "app",
		context: ofSecondFactor,
	},
	"webhook_endpoints.secret": {
		table: "webhook_endpoints",
		column: "secret",
		id: "id",
		kind: "webhook",
		context: ofWebhook,
	},
	"webhook_endpoints.previous_secret": {
		table: "webhook_endpoints",
		column: "previous_secret",
		id: "id",
		kind: "webhook",
		context: ofWebhook,
	},
	"signing_keys.private_key": {
		table: "signing_keys",
		column: "private_key",
		id: "id",
		kind: "signing",
		context: (/** @type {string} */ id) => `signing_key:${id}:private_key`,
	},
}

/** Derived from the first start's ENCRYPTION_KEY (lib/start/fingerprint-keys.mjs): another one changes no key. */
export const FINGERPRINT_PURPOSES = /** @type {const} */ ([
	"person",
	"unsubscribe",
	"invitation",
	"withdrawal",
	"recovery-code",
	"passkey-challenge",
	"address-code",
	"device-name",
	"device",
])

import { type OwnPasskey, presentOwnPasskey } from "../passkeys/present"
import type { PasskeyRow } from "../passkeys/queries"
import type { AccountWithout } from "./queries"

export interface ListedAccount {
	id: string
	email: string
	last_signed_in_at: string | null
	/** When its grace period ends; null if no second step is required. */
	due_at: string | null
	business: { name: string; slug: string } | null
}

export function presentAccountWithout(account: AccountWithout): ListedAccount {
	return {
		id: account.id,
		email: account.email,
		last_signed_in_at: account.lastSignedInAt?.toISOString() ?? null,
		due_at: account.secondFactorDueAt?.toISOString() ?? null,
		business: account.tenant && { name: account.tenant.name, slug: account.tenant.slug },
	}
}

export interface OwnFactor {
	since: string
	app: boolean
	passkeys: OwnPasskey[]
	codes_left: number
	required: boolean
}

interface FoundFactor {
	since: Date
	hasApp: boolean
	passkeys: PasskeyRow[]
	codesLeft: number
	isRequired: boolean
}

export function presentOwnFactor({ since, hasApp, passkeys, codesLeft, isRequired }: FoundFactor): OwnFactor {
	return {
		since: since.toISOString(),
		app: hasApp,
		passkeys: passkeys.map(presentOwnPasskey),
		codes_left: codesLeft,
		required: isRequired,
	}
}

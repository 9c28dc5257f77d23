import type { AccountWithout } from "./queries"

/** An account without a second step, for the platform. */
export interface ListedAccount {
	id: string
	email: string
	last_signed_in_at: string | null
	/** When its grace ends; null if none is required. */
	due_at: string | null
	/** Null for a platform admin. */
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

/** The viewer's own second step, for their account page. */
export interface OwnFactor {
	since: string
	codes_left: number
	/** It can't be turned off. */
	required: boolean
}

export function presentOwnFactor(factor: { since: Date; codesLeft: number; isRequired: boolean }): OwnFactor {
	return { since: factor.since.toISOString(), codes_left: factor.codesLeft, required: factor.isRequired }
}

import { AppError } from "@/lib/errors"
import { consume, giveBack } from "@/lib/limits/consume"
import { createSession } from "../mutations"
import { lockAccount } from "../second-factor/queries"
import { type SignedIn, signedInWith } from "../signed-in"
import type { PasskeyRequest } from "./answers"
import { presentRequest } from "./present"
import { findPasskeyOwner } from "./queries"
import { relyingParty } from "./relying-party"
import type { PasskeyProof } from "./schema"
import { alertingOfCopies, refusePasskey, spendPasskey } from "./use-mutations"
import { passkeyRefusals } from "./words"

/** @throws `conflict` where browsers support no passkeys. */
export function askForPasskey(): PasskeyRequest {
	const rp = relyingParty()
	if (!rp) throw new AppError("conflict", passkeyRefusals.unavailable)
	return presentRequest(rp, [], "sign-in")
}

interface Answer {
	passkey: PasskeyProof
	address: string
	userAgent: string
}

/** Replaces password and second step. @throws `invalid` for an unusable passkey; `conflict`; `rate_limited`. */
export async function signInWithPasskey(answer: Answer, now = new Date()): Promise<SignedIn> {
	const { passkey, address, userAgent } = answer
	await consume("LOGIN_ADDRESS", address)
	const owner = await findPasskeyOwner(passkey.id)
	if (!owner) throw refusePasskey(passkeyRefusals.unknown)
	const signedIn = await alertingOfCopies({ address, userAgent }, async (tx) => {
		const account = await lockAccount(tx, owner)
		if (!account?.passwordHash || !account.secondFactorAt) throw refusePasskey(passkeyRefusals.unknown)
		await spendPasskey(tx, account, passkey, "sign-in", now)
		const { id: userId, role, passwordHash, secondFactorAt } = account
		const sessionId = await createSession(
			{ userId, role, passwordHash, secondFactorAt, confirmedAt: now, address, userAgent },
			{ tx },
		)
		if (!sessionId) throw refusePasskey(passkeyRefusals.unknown)
		return signedInWith(sessionId, { ...account, passwordHash })
	})
	await giveBack("LOGIN_ADDRESS", address)
	return signedIn
}

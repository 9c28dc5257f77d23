import { recordAudit } from "@/lib/audit/record-audit"
import { type Db, transaction } from "@/lib/db/client"
import { AppError, invalid } from "@/lib/errors"
import { queueMail } from "@/lib/mail/queue-mail"
import type { LockedAccount } from "../second-factor/queries"
import { fromDevice, secondFactorMail } from "../second-factor/second-factor-mail"
import { type Answered, checkPasskeyProof } from "./check-passkey"
import type { PasskeyPurpose } from "./passkey-challenge"
import { userHandleOf } from "./present"
import { relyingParty } from "./relying-party"
import type { PasskeyProof } from "./schema"
import { passkeyRefusals } from "./words"

export const refusePasskey = (detail: string) => invalid("passkey", detail)

/** An authenticator reported a count that was already used: two of them hold the same passkey. */
class CopiedPasskey extends Error {
	constructor(
		readonly account: LockedAccount,
		readonly passkey: string,
	) {
		super(passkeyRefusals.copied)
	}
}

/** @throws `invalid` if the challenge was answered before. */
export async function spendChallenge(tx: Db, { nonce, expiresAt }: Answered): Promise<void> {
	const count = await tx.$executeRaw`
		INSERT INTO spent_passkey_challenges (nonce, expires_at) VALUES (${nonce}, ${expiresAt}::timestamptz)
		ON CONFLICT DO NOTHING`
	if (count !== 1) throw refusePasskey(passkeyRefusals.challengeOver)
}

/** Run it in alertingOfCopies(). @throws `invalid` for a wrong passkey or answer, `conflict` where browsers support none. */
export async function spendPasskey(
	tx: Db,
	account: LockedAccount,
	proof: PasskeyProof,
	purpose: PasskeyPurpose,
	now: Date,
): Promise<void> {
	const rp = relyingParty()
	if (!rp) throw new AppError("conflict", passkeyRefusals.unavailable)
	const passkey = account.passkeys.find(({ credentialId }) => credentialId === proof.id)
	const { userHandle } = proof.response
	if (!passkey || (userHandle && userHandle !== userHandleOf(account.id)))
		throw refusePasskey(passkeyRefusals.ofAnother)
	const checked = await checkPasskeyProof(rp, passkey, proof, purpose, now)
	if (!checked) throw refusePasskey(passkeyRefusals.refused)
	if (purpose === "sign-in" && !checked.isVerified) throw refusePasskey(passkeyRefusals.unverified)
	await spendChallenge(tx, checked.answered)
	const counter = BigInt(checked.counter)
	// 0 twice: an authenticator that does not count (WebAuthn Level 3, section 6.1.1).
	const counts = counter > 0n || passkey.counter > 0n
	if (counts && counter <= passkey.counter) throw new CopiedPasskey(account, passkey.name)
	await tx.passkey.update({ where: { id: passkey.id }, data: { counter, lastUsedAt: now } })
}

/** If a passkey turns out to be a copy, the transaction is rolled back, and the admin and the log are informed. */
export async function alertingOfCopies<T>(
	from: { address: string; userAgent: string },
	work: (tx: Db) => Promise<T>,
): Promise<T> {
	try {
		return await transaction(work)
	} catch (error) {
		if (!(error instanceof CopiedPasskey)) throw error
		const { account, passkey } = error
		await transaction(async (tx) => {
			await recordAudit(tx, {
				tenantId: account.tenant?.id ?? null,
				actorId: account.id,
				actorEmail: account.email,
				action: "user.passkey_refused",
				targetId: account.id,
				after: { passkey },
				ipAddress: from.address,
			})
			await queueMail(tx, secondFactorMail(account, { what: "passkey_copied", passkey }, fromDevice(from)))
		})
		throw refusePasskey(passkeyRefusals.copied)
	}
}

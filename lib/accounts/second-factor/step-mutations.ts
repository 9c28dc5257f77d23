import type { Db } from "@/lib/db/client"
import type { PasskeyPurpose } from "../passkeys/passkey-challenge"
import { spendPasskey } from "../passkeys/use-mutations"
import { type Origin, spendCode } from "./code-mutations"
import type { LockedAccount } from "./queries"
import type { StepProof } from "./schema"

interface Step {
	purpose: PasskeyPurpose
	from: Origin
	now: Date
}

/** The app's code, a recovery code, or a passkey. @throws `invalid` for a wrong or used one. */
export async function spendStep(
	tx: Db,
	account: LockedAccount,
	{ code, passkey }: StepProof,
	{ purpose, from, now }: Step,
): Promise<void> {
	if (passkey) await spendPasskey(tx, account, passkey, purpose, now)
	else await spendCode(tx, account, code ?? "", from, now)
}

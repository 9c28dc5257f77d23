import type { z } from "zod"
import type { AddressChangeRequest, AddressCode } from "@/lib/accounts/address/schema"
import type { SignedIn } from "@/lib/accounts/answers"
import type { AccountSessions } from "@/lib/accounts/own/answers"
import type { PasswordChange } from "@/lib/accounts/own/schema"
import type { ConfirmWays, PasskeyCreation, PasskeyRequest } from "@/lib/accounts/passkeys/answers"
import type { PasskeyAddition, PasskeySignIn, PasskeyStart } from "@/lib/accounts/passkeys/schema"
import type { ResetMessage, ResetTokenCheck } from "@/lib/accounts/reset/answers"
import type { ResetConfirm, ResetRequest } from "@/lib/accounts/reset/schema"
import type { LoginRequest } from "@/lib/accounts/schema"
import type { FactorAdded, FactorSetup, RecoveryCodes } from "@/lib/accounts/second-factor/answers"
import type { CodeRequest, ConfirmProof, FactorSetupRequest, LoginStep } from "@/lib/accounts/second-factor/schema"
import { anyone, signedIn, type Types } from "./row"

/** Sign-in, and an admin's own account. */
export const accountsContract = {
	// Sign-in. An account with a second step answers 403 with a challenge, and the second call gives the session.
	"POST /api/admin/login": anyone<{ body: LoginRequest; answer: SignedIn }>({ statuses: [200, 400, 401, 422] }),
	"POST /api/admin/login/second-factor": anyone<{ body: z.input<typeof LoginStep>; answer: SignedIn }>({
		statuses: [200, 400, 401, 409, 422],
	}),
	// Sign-in by a passkey alone. 409 at an address that browsers allow no passkeys at.
	"POST /api/admin/login/passkey-options": anyone<{ answer: PasskeyRequest }>({ statuses: [200, 409] }),
	"POST /api/admin/login/passkey": anyone<{ body: z.input<typeof PasskeySignIn>; answer: SignedIn }>({
		statuses: [200, 400, 409, 422],
	}),
	"POST /api/admin/logout": signedIn<Types>({ effect: "access", asksAgain: false, statuses: [204] }),

	"POST /api/admin/password-reset-request": anyone<{ body: z.input<typeof ResetRequest>; answer: ResetMessage }>({
		statuses: [200, 400, 422],
	}),
	"GET /api/admin/verify-reset-token/{token}": anyone<{ answer: ResetTokenCheck }>({ statuses: [200] }),
	"POST /api/admin/password-reset-confirm": anyone<{ body: ResetConfirm; answer: ResetMessage }>({
		statuses: [200, 400, 422],
	}),

	// The admin's own account
	"PUT /api/admin/password": signedIn<{ body: PasswordChange; answer: SignedIn }>({
		effect: "access",
		asksAgain: "second_step",
		statuses: [200, 400, 422],
	}),
	// Mails a code to another address. The second call changes to it.
	"POST /api/admin/email": signedIn<{ body: z.input<typeof AddressChangeRequest> }>({
		effect: "access",
		asksAgain: "second_step",
		statuses: [204, 400, 409, 422],
	}),
	"POST /api/admin/email/confirm": signedIn<{ body: z.input<typeof AddressCode>; answer: SignedIn }>({
		effect: "access",
		asksAgain: false,
		statuses: [200, 400, 409, 422],
	}),
	"GET /api/admin/sessions": signedIn<{ answer: AccountSessions }>({ effect: "read", statuses: [200] }),
	"DELETE /api/admin/sessions": signedIn<Types>({ effect: "access", asksAgain: false, statuses: [204] }),
	"DELETE /api/admin/sessions/{id}": signedIn<Types>({ effect: "access", asksAgain: false, statuses: [204, 404] }),
	"POST /api/admin/second-factor": signedIn<{ body: FactorSetupRequest; answer: FactorSetup }>({
		effect: "access",
		asksAgain: "second_step",
		statuses: [200, 400, 409, 422],
	}),
	"POST /api/admin/second-factor/turn-on": signedIn<{ body: z.input<typeof CodeRequest>; answer: FactorAdded }>({
		effect: "access",
		asksAgain: false,
		statuses: [200, 400, 409, 422],
	}),
	"POST /api/admin/second-factor/recovery-codes": signedIn<{ answer: RecoveryCodes }>({
		effect: "access",
		asksAgain: "second_step",
		statuses: [200, 409],
	}),
	"DELETE /api/admin/second-factor": signedIn<{ answer: SignedIn }>({
		effect: "access",
		asksAgain: "second_step",
		statuses: [200, 409],
	}),
	// The app alone, of an account that has passkeys.
	"DELETE /api/admin/second-factor/app": signedIn<Types>({
		effect: "access",
		asksAgain: "second_step",
		statuses: [204, 409],
	}),
	"POST /api/admin/passkeys/options": signedIn<{ body: PasskeyStart; answer: PasskeyCreation }>({
		effect: "access",
		asksAgain: "second_step",
		statuses: [200, 400, 409, 422],
	}),
	// Keeps what the browser made of those options, in the same session.
	"POST /api/admin/passkeys": signedIn<{ body: z.input<typeof PasskeyAddition>; answer: FactorAdded }>({
		effect: "access",
		asksAgain: false,
		statuses: [200, 400, 409, 422],
	}),
	"DELETE /api/admin/passkeys/{id}": signedIn<{ answer: SignedIn }>({
		effect: "access",
		asksAgain: "second_step",
		statuses: [200, 404, 409],
	}),
	// Whether a call that asks again would be let in: for a download, which a browser makes without a script.
	"GET /api/admin/confirm": signedIn<Types>({ effect: "export", asksAgain: true, statuses: [204] }),
	// By which ways, and the challenge for a passkey. POST, because each answer is another one.
	"POST /api/admin/confirm/options": signedIn<{ answer: ConfirmWays }>({ effect: "read", statuses: [200] }),
	// Shows the second step again, or the password of an account without one, for the calls that ask for it.
	"POST /api/admin/confirm": signedIn<{ body: z.input<typeof ConfirmProof> }>({
		effect: "access",
		asksAgain: false,
		statuses: [204, 400, 409, 422],
	}),
} as const

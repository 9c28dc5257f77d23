import type { z } from "zod"
import type { SignedIn } from "@/lib/accounts/answers"
import type { AccountSessions } from "@/lib/accounts/own/answers"
import type { PasswordChange } from "@/lib/accounts/own/schema"
import type { ResetMessage, ResetTokenCheck } from "@/lib/accounts/reset/answers"
import type { ResetConfirm, ResetRequest } from "@/lib/accounts/reset/schema"
import type { LoginRequest } from "@/lib/accounts/schema"
import type { FactorAdded, FactorSetup, RecoveryCodes } from "@/lib/accounts/second-factor/answers"
import type { CodeRequest, FactorSetupRequest, LoginCode } from "@/lib/accounts/second-factor/schema"
import { anyone, signedIn, type Types } from "./row"

/** Sign-in, and an admin's own account. */
export const accountsContract = {
	// Sign-in. An account with a second step answers 403 with a challenge, and the second call gives the session.
	"POST /api/admin/login": anyone<{ body: LoginRequest; answer: SignedIn }>({ statuses: [200, 400, 401, 422] }),
	"POST /api/admin/login/second-factor": anyone<{ body: LoginCode; answer: SignedIn }>({
		statuses: [200, 400, 401, 422],
	}),
	"POST /api/admin/logout": signedIn<Types>({ statuses: [204] }),

	"POST /api/admin/password-reset-request": anyone<{ body: z.input<typeof ResetRequest>; answer: ResetMessage }>({
		statuses: [200, 400, 422],
	}),
	"GET /api/admin/verify-reset-token/{token}": anyone<{ answer: ResetTokenCheck }>({ statuses: [200] }),
	"POST /api/admin/password-reset-confirm": anyone<{ body: ResetConfirm; answer: ResetMessage }>({
		statuses: [200, 400, 422],
	}),

	// The admin's own account
	"PUT /api/admin/password": signedIn<{ body: PasswordChange; answer: SignedIn }>({
		statuses: [200, 400, 422],
	}),
	"GET /api/admin/sessions": signedIn<{ answer: AccountSessions }>({ statuses: [200] }),
	"DELETE /api/admin/sessions": signedIn<Types>({ statuses: [204] }),
	"DELETE /api/admin/sessions/{id}": signedIn<Types>({ statuses: [204, 404] }),
	"POST /api/admin/second-factor": signedIn<{ body: FactorSetupRequest; answer: FactorSetup }>({
		statuses: [200, 400, 409, 422],
	}),
	"POST /api/admin/second-factor/turn-on": signedIn<{ body: z.input<typeof CodeRequest>; answer: FactorAdded }>({
		statuses: [200, 400, 409, 422],
	}),
	"POST /api/admin/second-factor/recovery-codes": signedIn<{ answer: RecoveryCodes }>({
		asksAgain: true,
		statuses: [200, 409],
	}),
	"DELETE /api/admin/second-factor": signedIn<{ answer: SignedIn }>({ asksAgain: true, statuses: [200, 409] }),
	// Whether a call that asks again would be let in: for a download, which a browser makes without a script.
	"GET /api/admin/confirm": signedIn<Types>({ asksAgain: true, statuses: [204] }),
	// Shows the second step again, for the calls that ask for it.
	"POST /api/admin/confirm": signedIn<{ body: z.input<typeof CodeRequest> }>({ statuses: [204, 400, 409, 422] }),
} as const

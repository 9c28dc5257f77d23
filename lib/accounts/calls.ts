import { z } from "zod"
import { anyone, signedIn } from "@/lib/calls"
import { AddressChangeRequest, AddressCode } from "./address/schema"
import { SignedIn } from "./answers"
import { AccountSessions } from "./own/answers"
import { PasswordChange, SessionParams } from "./own/schema"
import { ConfirmWays, PasskeyCreation, PasskeyRequest } from "./passkeys/answers"
import { PasskeyAddition, PasskeyParams, PasskeySignIn, PasskeyStart } from "./passkeys/schema"
import { ResetMessage, ResetTokenCheck } from "./reset/answers"
import { ResetConfirm, ResetRequest } from "./reset/schema"
import { LoginRequest } from "./schema"
import { FactorAdded, FactorSetup, RecoveryCodes } from "./second-factor/answers"
import { CodeRequest, ConfirmProof, FactorSetupRequest, LoginStep } from "./second-factor/schema"

const ASKED = { effect: "access", asksAgain: "second_step" } as const
const UNASKED = { effect: "access", asksAgain: false } as const

export const accountCalls = {
	// Sign-in. An account with a second step answers 403 with a challenge, and the second call gives the session.
	"POST /api/admin/login": anyone("Sign in", { body: LoginRequest, answer: SignedIn, also: [401] }),
	"POST /api/admin/login/second-factor": anyone("Finish signing in with a code or a passkey", {
		body: LoginStep,
		answer: SignedIn,
		also: [401, 409],
	}),
	// Sign-in by a passkey alone. 409 at an address that browsers allow no passkeys at.
	"POST /api/admin/login/passkey-options": anyone("Begin to sign in with a passkey alone", {
		answer: PasskeyRequest,
		also: [409],
	}),
	"POST /api/admin/login/passkey": anyone("Sign in with a passkey alone", {
		body: PasskeySignIn,
		answer: SignedIn,
		also: [409],
	}),
	"POST /api/admin/logout": signedIn("Sign out", { ...UNASKED }),

	"POST /api/admin/password-reset-request": anyone("Ask for a link to reset the password", {
		limit: "RESET_ADDRESS",
		body: ResetRequest,
		answer: ResetMessage,
	}),
	"GET /api/admin/verify-reset-token/{token}": anyone("Check a link to reset the password", {
		params: z.object({ token: z.string() }),
		answer: ResetTokenCheck,
		statuses: [200],
	}),
	"POST /api/admin/password-reset-confirm": anyone("Reset the password", { body: ResetConfirm, answer: ResetMessage }),

	"PUT /api/admin/password": signedIn("Change one's own password", {
		...ASKED,
		body: PasswordChange,
		answer: SignedIn,
	}),
	"POST /api/admin/email": signedIn("Ask to change one's own email address", {
		...ASKED,
		body: AddressChangeRequest,
		also: [409],
	}),
	"POST /api/admin/email/confirm": signedIn("Confirm the new email address", {
		...UNASKED,
		body: AddressCode,
		answer: SignedIn,
		also: [409],
	}),
	"GET /api/admin/sessions": signedIn("List one's own sessions", { effect: "read", answer: AccountSessions }),
	"DELETE /api/admin/sessions": signedIn("Sign out everywhere", { ...UNASKED }),
	"DELETE /api/admin/sessions/{id}": signedIn("Sign out one session", { ...UNASKED, params: SessionParams }),
	"POST /api/admin/second-factor": signedIn("Begin to set up two-step sign-in", {
		...ASKED,
		body: FactorSetupRequest,
		answer: FactorSetup,
		also: [409],
	}),
	"POST /api/admin/second-factor/turn-on": signedIn("Turn on two-step sign-in", {
		...UNASKED,
		body: CodeRequest,
		answer: FactorAdded,
		also: [409],
	}),
	"POST /api/admin/second-factor/recovery-codes": signedIn("Make new recovery codes", {
		...ASKED,
		answer: RecoveryCodes,
		also: [409],
	}),
	"DELETE /api/admin/second-factor": signedIn("Turn off two-step sign-in", { ...ASKED, answer: SignedIn, also: [409] }),
	"DELETE /api/admin/second-factor/app": signedIn("Remove the authenticator app", { ...ASKED, also: [409] }),
	"POST /api/admin/passkeys/options": signedIn("Begin to add a passkey", {
		...ASKED,
		body: PasskeyStart,
		answer: PasskeyCreation,
		also: [409],
	}),
	"POST /api/admin/passkeys": signedIn("Add a passkey", {
		...UNASKED,
		body: PasskeyAddition,
		answer: FactorAdded,
		also: [409],
	}),
	"DELETE /api/admin/passkeys/{id}": signedIn("Remove a passkey", {
		...ASKED,
		params: PasskeyParams,
		answer: SignedIn,
		also: [409],
	}),
	// Whether a call that asks again would be let in: for a download, which a browser makes without a script.
	"GET /api/admin/confirm": signedIn("Ask whether the second step was shown lately", {
		effect: "export",
		asksAgain: true,
	}),
	// By which ways, and the challenge for a passkey. POST, because each answer is another one.
	"POST /api/admin/confirm/options": signedIn("Ask how the second step can be shown again", {
		effect: "read",
		answer: ConfirmWays,
	}),
	"POST /api/admin/confirm": signedIn("Show the second step again", { ...UNASKED, body: ConfirmProof, also: [409] }),
}

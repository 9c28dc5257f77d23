import { startAuthentication, startRegistration } from "@simplewebauthn/browser"
import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import type { OwnFactor } from "@/lib/accounts/second-factor/present"
import type { PasskeyCreation, PasskeyRequest } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { fill } from "../../../tests/support/fill-field"
import { renderScreen } from "../../../tests/support/render-screen"
import { SAMPLE_USER } from "../../../tests/support/sample-user"
import { stubApi } from "../../../tests/support/stub-api"
import { LoginForm } from "../login-form"
import { ConfirmAgain } from "../second-factor/confirm-again"
import { TwoStepSection } from "../second-factor/two-step-section"

// happy-dom has no authenticator. What this library makes of a real one is tested in a browser.
vi.mock("@simplewebauthn/browser", () => ({
	browserSupportsWebAuthn: () => true,
	startRegistration: vi.fn(),
	startAuthentication: vi.fn(),
}))

const CREDENTIAL = { id: "an-id", rawId: "an-id", type: "public-key" as const, clientExtensionResults: {} }
const MADE = { ...CREDENTIAL, response: { clientDataJSON: "c", attestationObject: "a" } }
const SHOWN = { ...CREDENTIAL, response: { clientDataJSON: "c", authenticatorData: "d", signature: "s" } }
const REQUEST: PasskeyRequest = {
	challenge: "a-challenge",
	rpId: "localhost",
	timeout: 1000,
	userVerification: "preferred",
	allowCredentials: [],
}
const CREATION = { challenge: "a-challenge" } as PasskeyCreation
const SIGNED_IN = { access_token: "a-new-token", user: SAMPLE_USER }
const CODES = Array.from({ length: 10 }, (_, at) => `abcd${at}-efgh${at}`)
const SINCE = "2026-01-15T09:00:00Z"
const PHONE = { id: "2f0f6d7e-7d55-4a2e-9df5-3a1d8f2f5a11", name: "Phone", created_at: SINCE, last_used_at: null }
const KEYED = { since: SINCE, app: false, passkeys: [PHONE], codes_left: 10, required: false }
const CONFIRM = { status: 403, body: { detail: "Please confirm that it's you.", next_step: "confirm" as const } }
const refusedBy = (name: string) => Object.assign(new Error("The browser's own words."), { name })

beforeEach(() => {
	vi.mocked(startRegistration).mockReset().mockResolvedValue(MADE)
	vi.mocked(startAuthentication).mockReset().mockResolvedValue(SHOWN)
})

function openSection(factor: OwnFactor | null) {
	window.localStorage.setItem("admin_token", "a-token")
	window.localStorage.setItem("admin_user", JSON.stringify(SAMPLE_USER))
	const api = stubApi()
	const shown = renderScreen(
		<>
			<TwoStepSection email={SAMPLE_USER.email} factor={factor} passkeys />
			<ConfirmAgain />
		</>,
	)
	const press = (name: string | RegExp) => shown.user.click(screen.getByRole("button", { name }))
	return { ...shown, api, press }
}

function openLogin() {
	const api = stubApi()
	const shown = renderScreen(<LoginForm signedOut={false} passkeys />, { path: "/admin/bakery" })
	return { ...shown, api, press: (name: string) => shown.user.click(screen.getByRole("button", { name })) }
}

it("adds a passkey: name and password, the browser's dialog, codes to save", async () => {
	const { api, press, router } = openSection(null)
	await press("Add a passkey")
	const name = screen.getByLabelText<HTMLInputElement>("Name")
	const password = screen.getByLabelText<HTMLInputElement>("Current password")
	expect(document.activeElement).toBe(name)
	fill(name, " ")
	await press("Continue")
	expect([screen.getByText("Please enter a name"), document.activeElement]).toEqual([expect.anything(), name])
	fill(name, " Work laptop ")
	await press("Continue")
	expect([screen.getByText("Please fill in all fields"), document.activeElement]).toEqual([expect.anything(), password])
	const detail = "Your current password isn't correct"
	const wrong = { status: 422, body: { detail, errors: [{ field: "current_password", detail }] } }
	api.on("POST /api/admin/passkeys/options", wrong, { body: CREATION })
	fill(password, "secret")
	await press("Continue")
	await screen.findByText(detail)
	for (const [error, words] of [
		["NotAllowedError", "The passkey wasn't used. Try again, or choose another way."],
		["InvalidStateError", "This device already has a passkey for your account."],
		["SecurityError", /^Passkeys don't work at this address\./],
		["UnknownError", /^The browser couldn't use a passkey\./],
	] as const) {
		vi.mocked(startRegistration).mockRejectedValueOnce(refusedBy(error))
		await press("Continue")
		await screen.findByText(words)
	}
	expect(api.sentTo("POST /api/admin/passkeys")).toEqual([])
	api.on("POST /api/admin/passkeys", { body: { ...SIGNED_IN, recovery_codes: CODES } })
	await press("Continue")
	const shown = await screen.findByRole("group", { name: "Recovery codes" })
	expect(shown.textContent).toBe(CODES.join("\n"))
	expect(api.sentTo("POST /api/admin/passkeys")[0]?.body).toMatchObject({
		name: "Work laptop",
		passkey: { id: "an-id" },
	})
	expect(window.localStorage.getItem("admin_token")).toBe("a-new-token")
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("asks no password of an account that has a second step, and shows no codes again", async () => {
	const { api, press } = openSection(KEYED)
	await press("Add a passkey")
	expect(screen.queryByLabelText("Current password")).toBe(null)
	api.on("POST /api/admin/passkeys/options", { body: CREATION })
	api.on("POST /api/admin/passkeys", { body: { ...SIGNED_IN, recovery_codes: [] } })
	await press("Continue")
	await screen.findByText("Passkey added")
	expect(screen.queryByRole("group", { name: "Recovery codes" })).toBe(null)
	expect(api.sentTo("POST /api/admin/passkeys/options")[0]?.body).toEqual({})
})

it("says what goes with the last passkey, asks for it once more, and removes it", async () => {
	const { api, press, user, router } = openSection(KEYED)
	const removal = "DELETE /api/admin/passkeys/{id}"
	api.on(removal, CONFIRM, { body: SIGNED_IN })
	await press("Remove Phone")
	const question = within(screen.getByRole("alertdialog", { name: "Remove the passkey Phone?" }))
	expect(question.getByText(/two-step sign-in goes off with it/)).toBeTruthy()
	api.on("POST /api/admin/confirm/options", { body: { app: false, passkey: REQUEST } })
	api.on("POST /api/admin/confirm", { status: 204 })
	await user.click(question.getByRole("button", { name: "Remove" }))
	const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }))
	const use = await dialog.findByRole("button", { name: "Use your passkey" })
	await waitFor(() => expect(document.activeElement).toBe(use))
	expect(dialog.queryByRole("button", { name: "Use the authenticator app" })).toBe(null)
	vi.mocked(startAuthentication).mockRejectedValueOnce(refusedBy("NotAllowedError"))
	await user.click(use)
	await dialog.findByText(/^The passkey wasn't used\./)
	await user.click(use)
	await screen.findByText("Passkey removed")
	expect(api.sentTo("POST /api/admin/confirm")[0]?.body).toMatchObject({ passkey: { id: "an-id" } })
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("keeps the last one where a second step is required, and offers the app's removal beside a passkey", () => {
	openSection({ ...KEYED, required: true })
	expect(screen.queryByRole("button", { name: "Remove Phone" })).toBe(null)
	openSection({ ...KEYED, app: true })
	expect(screen.getByRole("button", { name: "Remove Authenticator app" })).toBeTruthy()
})

it("signs in with a passkey alone, or says why not", async () => {
	const { api, press, leave } = openLogin()
	const detail = "This passkey isn't known here. It may have been removed."
	api.on("POST /api/admin/login/passkey-options", { body: REQUEST })
	api.on(
		"POST /api/admin/login/passkey",
		{ status: 422, body: { detail, errors: [{ field: "passkey", detail }] } },
		{ body: SIGNED_IN },
	)
	vi.mocked(startAuthentication).mockRejectedValueOnce(refusedBy("NotAllowedError"))
	for (const words of ["The passkey wasn't used. Try again, or choose another way.", detail]) {
		await press("Continue with a passkey")
		await screen.findByText(words)
	}
	await press("Continue with a passkey")
	await waitFor(() => expect(leave.mock.calls).toEqual([["/admin/bakery/dashboard"]]))
	expect(vi.mocked(startAuthentication).mock.lastCall).toEqual([{ optionsJSON: REQUEST }])
})

it("uses a passkey after the password, or what else the account has", async () => {
	const { api, press, user, leave } = openLogin()
	const next = { next_step: "second_factor" as const, challenge: "a-challenge", app: true, passkey: REQUEST }
	api.on("POST /api/admin/login", { status: 403, body: { detail: "Use it.", ...next } })
	fill(screen.getByLabelText("Email"), "grace@example.com")
	fill(screen.getByLabelText("Password"), "a password")
	await press("Sign In")
	await screen.findByText("Use a passkey to sign in as grace@example.com.")
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "Use your passkey" }))
	const second = "POST /api/admin/login/second-factor"
	const detail = "This passkey belongs to another account."
	api.on(second, { status: 422, body: { detail, errors: [{ field: "passkey", detail }] } }, { body: SIGNED_IN })
	await press("Use your passkey")
	await screen.findByText(detail)
	await press("Use the authenticator app")
	expect(screen.queryByText(detail)).toBe(null)
	expect(document.activeElement).toBe(screen.getByLabelText("Code"))
	await press("Use a passkey")
	await user.keyboard("{Enter}")
	await waitFor(() => expect(leave.mock.calls).toEqual([["/admin/bakery/dashboard"]]))
	expect(api.sentTo(second).at(-1)?.body).toMatchObject({ challenge: "a-challenge", passkey: { id: "an-id" } })
})

it("asks for a code if the server does not say what the account has", async () => {
	const { api, user } = openSection(KEYED)
	api.on("GET /api/admin/sessions", CONFIRM, { body: { sessions: [] } })
	api.on("POST /api/admin/confirm/options", { status: 404, body: { detail: "Not found." } })
	api.on("POST /api/admin/confirm", { status: 204 })
	const call = adminCall("GET /api/admin/sessions", {})
	fill(await screen.findByLabelText("Code"), "123456")
	await user.keyboard("{Enter}")
	expect(await call).toEqual({ sessions: [] })
})

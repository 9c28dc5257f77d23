import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { ExportLink } from "@/components/forms/export-link"
import type { OwnFactor } from "@/lib/accounts/second-factor/present"
import { adminCall } from "@/lib/client/session"
import { fill } from "../../../tests/support/fill-field"
import { renderScreen } from "../../../tests/support/render-screen"
import { SAMPLE_USER } from "../../../tests/support/sample-user"
import { stubApi } from "../../../tests/support/stub-api"
import { ConfirmAgain } from "./confirm-again"
import { TwoStepSection } from "./two-step-section"

const SETUP = { secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", uri: "otpauth://totp/Bakery:a@example.com?secret=JBSWY3DP" }
const CODES = Array.from({ length: 10 }, (_, at) => `abcd${at}-efgh${at}`)
const SINCE = "2026-01-15T09:00:00Z"
const field = (detail: string, name = "code") => ({
	status: 422,
	body: { detail, errors: [{ field: name, detail }] },
})
const CONFIRM = { status: 403, body: { detail: "Please confirm that it's you.", next_step: "confirm" as const } }

const APP = { since: SINCE, codes_left: 9, required: false, app: true, passkeys: [] }

function openSection(factor: OwnFactor | null) {
	window.localStorage.setItem("admin_token", "a-token")
	window.localStorage.setItem("admin_user", JSON.stringify(SAMPLE_USER))
	const api = stubApi()
	api.on("POST /api/admin/confirm/options", { body: { app: true, passkey: null } })
	const shown = renderScreen(
		<>
			<TwoStepSection email={SAMPLE_USER.email} factor={factor} passkeys={false} />
			<ConfirmAgain />
		</>,
	)
	const press = (name: string | RegExp) => shown.user.click(screen.getByRole("button", { name }))
	return { ...shown, api, press }
}

it("turns the second step on: password, picture and key, first code, codes to save", async () => {
	const { api, press, router, user } = openSection(null)
	await press(/^Turn on/)
	const password = screen.getByLabelText<HTMLInputElement>("Current password")
	expect(document.activeElement).toBe(password)
	await press("Continue")
	expect(screen.getByText("Please fill in all fields")).toBeTruthy()
	const start = "POST /api/admin/second-factor"
	api.on(start, field("It's wrong.", "current_password"), { status: 503, body: { detail: "Later." } }, { body: SETUP })
	fill(password, "secret")
	await press("Continue")
	await screen.findByText("It's wrong.")
	expect(document.activeElement).toBe(password)
	await press("Continue")
	await screen.findByText("Later.")
	await press("Continue")

	expect((await screen.findByRole<HTMLImageElement>("img", { name: /QR code/ })).src).toMatch(/^data:image\/svg/)
	await user.click(screen.getByText("Can't scan it?"))
	expect(screen.getByRole("group", { name: "Key" }).textContent).toBe("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")
	const code = screen.getByLabelText<HTMLInputElement>("Code")
	await press("Turn on")
	expect(screen.getByText("Please enter the code")).toBeTruthy()
	const turnOn = "POST /api/admin/second-factor/turn-on"
	const signedIn = { access_token: "a-new-token", user: SAMPLE_USER }
	api.on(turnOn, field("Not right."), { body: { ...signedIn, recovery_codes: CODES } })
	fill(code, "123456")
	await user.keyboard("{Enter}")
	await screen.findByText("Not right.")
	expect([document.activeElement, code.value]).toEqual([code, "123456"])
	await user.keyboard("{Enter}")

	const shown = await screen.findByRole("group", { name: "Recovery codes" })
	expect(shown.textContent).toBe(CODES.join("\n"))
	expect(window.localStorage.getItem("admin_token")).toBe("a-new-token")
	expect(router.refresh).toHaveBeenCalledOnce()
	const saved: Blob[] = []
	vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
		saved.push(blob as Blob)
		return "blob:x"
	})
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined)
	await press("Download")
	expect(await saved[0]?.text()).toContain(CODES.join("\n"))
	await press("I've saved them")
	expect(screen.queryByRole("group", { name: "Recovery codes" })).toBe(null)
})

it("can be left halfway, and starts anew", async () => {
	const { api, press } = openSection(null)
	await press(/^Turn on/)
	await press("Cancel")
	await press(/^Turn on/)
	api.on("POST /api/admin/second-factor", { body: SETUP })
	fill(screen.getByLabelText("Current password"), "secret")
	await press("Continue")
	await screen.findByLabelText("Code")
	await press("Cancel")
	await press(/^Turn on/)
	expect(screen.getByLabelText<HTMLInputElement>("Current password").value).toBe("")
})

it("says how many codes are left, and warns before the last", () => {
	openSection(APP)
	expect(screen.getByText("9 recovery codes are left")).toBeTruthy()
	expect(screen.queryByText("Get new ones before you need them.")).toBe(null)
	openSection({ ...APP, codes_left: 1 })
	expect(screen.getByText("1 recovery code is left")).toBeTruthy()
	expect(screen.getByText("Get new ones before you need them.")).toBeTruthy()
})

it("asks for a code again where the server wants one, and carries on with the same call", async () => {
	const { api, press, user } = openSection(APP)
	const renew = "POST /api/admin/second-factor/recovery-codes"
	api.on(renew, CONFIRM, { body: { recovery_codes: CODES } })
	await press("New recovery codes")
	await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "New recovery codes" }))
	const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }))
	const code = await dialog.findByLabelText<HTMLInputElement>("Code")
	await waitFor(() => expect(document.activeElement).toBe(code))
	api.on("POST /api/admin/confirm", field("Not right."), { status: 204 })
	fill(code, "123456")
	await user.keyboard("{Enter}")
	await dialog.findByText("Not right.")
	await user.click(dialog.getByRole("button", { name: "Use a recovery code" }))
	const recovery = dialog.getByLabelText<HTMLInputElement>("Recovery code")
	expect([document.activeElement, recovery.value]).toEqual([recovery, ""])
	fill(recovery, "abcd0-efgh0")
	await user.keyboard("{Enter}")
	await screen.findByRole("group", { name: "Recovery codes" })
	expect(api.sentTo("POST /api/admin/confirm").map(({ body }) => body)).toEqual([
		{ code: "123456" },
		{ code: "abcd0-efgh0" },
	])
	expect(api.sentTo(renew)).toHaveLength(2)
})

it("turns off, and keeps everything as it was if the admin closes the question", async () => {
	const { api, press, user, router } = openSection(APP)
	const off = "DELETE /api/admin/second-factor"
	api.on(off, CONFIRM, { body: { access_token: "a-new-token", user: SAMPLE_USER } })
	await press("Turn off")
	await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Turn off" }))
	const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }))
	await user.click(dialog.getByRole("button", { name: "Cancel" }))
	await screen.findByText("Failed to turn off two-step sign-in")
	expect(window.localStorage.getItem("admin_token")).toBe("a-token")
	await press("Turn off")
	await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Turn off" }))
	await screen.findByText("Two-step sign-in is off")
	expect(window.localStorage.getItem("admin_token")).toBe("a-new-token")
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("asks before a download, which a browser makes without a script", async () => {
	const { api, user } = openSection(APP)
	renderScreen(<ExportLink href="/api/admin/submissions/export?tag=vip" />)
	const loads: string[] = []
	const link = screen.getByRole("link", { name: "Export CSV" })
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		loads.push(this.getAttribute("href") ?? "")
	})
	api.on("GET /api/admin/confirm", { status: 503, body: { detail: "Later." } }, CONFIRM, { status: 204 })
	await user.click(link)
	await screen.findByText("Later.")
	await user.click(link)
	const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }))
	api.on("POST /api/admin/confirm", { status: 204 })
	fill(await dialog.findByLabelText("Code"), "123456")
	await user.keyboard("{Enter}")
	await waitFor(() => expect(loads).toEqual(["/api/admin/submissions/export?tag=vip"]))
})

it("asks an account without a second step for its password, and carries on with the same call", async () => {
	const { api, user } = openSection(null)
	api.on("POST /api/admin/confirm/options", { body: { app: false, passkey: null, password: true } })
	const call = "POST /api/admin/users"
	const body = { email: "new@example.com" }
	api.on(call, CONFIRM, { body: { id: "7" } as never })
	const invited = adminCall(call, { body })
	const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }))
	const password = await dialog.findByLabelText<HTMLInputElement>("Current password")
	await waitFor(() => expect(document.activeElement).toBe(password))
	expect(dialog.queryByLabelText("Code")).toBe(null)
	await user.keyboard("{Enter}")
	await dialog.findByText("Please fill in all fields")
	const confirm = "POST /api/admin/confirm"
	api.on(
		confirm,
		field("It's wrong.", "current_password"),
		{ status: 503, body: { detail: "Later." } },
		{ status: 204 },
	)
	fill(password, "secret")
	await user.keyboard("{Enter}")
	await dialog.findByText("It's wrong.")
	expect(document.activeElement).toBe(password)
	await user.keyboard("{Enter}")
	await dialog.findByText("Later.")
	await user.click(dialog.getByRole("button", { name: "Confirm" }))
	expect(await invited).toEqual({ id: "7" })
	expect(api.sentTo(confirm).map(({ body }) => body)).toEqual(Array(3).fill({ current_password: "secret" }))
	expect(api.sentTo(call)).toHaveLength(2)
})

it("shares one question among calls that are refused together", async () => {
	const { api, user } = openSection(APP)
	const call = "GET /api/admin/sessions"
	api.on(call, CONFIRM, CONFIRM, { body: { sessions: [] } })
	const both = Promise.all([adminCall(call, {}), adminCall(call, {})])
	const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }))
	api.on("POST /api/admin/confirm", { status: 204 })
	fill(await dialog.findByLabelText("Code"), "123456")
	await user.keyboard("{Enter}")
	expect(await both).toEqual([{ sessions: [] }, { sessions: [] }])
	expect(api.sentTo("POST /api/admin/confirm")).toHaveLength(1)
})

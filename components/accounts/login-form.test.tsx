import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { fill } from "../../tests/support/fill-field"
import { renderScreen } from "../../tests/support/render-screen"
import { SAMPLE_USER } from "../../tests/support/sample-user"
import { stubApi } from "../../tests/support/stub-api"
import { ForgotPassword } from "./forgot-password"
import { LoginForm } from "./login-form"

const SIGNED_IN = { access_token: "a-token", user: SAMPLE_USER }

function openLogin({ path = "/admin/bakery", signedOut = false } = {}) {
	const api = stubApi()
	const shown = renderScreen(<LoginForm signedOut={signedOut} />, { path })
	const type = (email: string, password: string) => {
		fill(screen.getByLabelText("Email"), email)
		fill(screen.getByLabelText("Password"), password)
	}
	const signIn = () => shown.user.click(screen.getByRole("button", { name: "Sign In" }))
	return { ...shown, api, type, signIn }
}

it("requires both fields, and leads to the first empty one", async () => {
	const { type, signIn, api } = openLogin()
	await signIn()
	expect(screen.getByRole("alert").textContent).toBe("Please enter both email and password")
	expect(document.activeElement).toBe(screen.getByLabelText("Email"))
	type("grace@example.com", "")
	await signIn()
	expect(screen.getByRole("alert").textContent).toBe("Please enter both email and password")
	expect(document.activeElement).toBe(screen.getByLabelText("Password"))
	expect(api.sent).toEqual([])
})

it.each([
	["a wrong password", { status: 401, body: { detail: "No." } }, "Invalid email or password"],
	["a server that fails", { status: 500, body: { detail: "No." } }, "Login failed. Please try again."],
	["no server", "unreachable" as const, "Login failed. Please try again."],
	["too many tries", { status: 429, body: { detail: "Please wait 15 minutes." } }, "Please wait 15 minutes."],
])("reports %s, and moves the focus back to the password", async (_, reply, text) => {
	const { type, signIn, api } = openLogin()
	api.on("POST /api/admin/login", reply)
	type("grace@example.com", "a password")
	await signIn()
	expect((await screen.findByRole("alert")).textContent).toBe(text)
	expect(document.activeElement).toBe(screen.getByLabelText("Password"))
	expect(window.localStorage.getItem("admin_token")).toBe(null)
})

it.each(["/admin/bakery", "/admin/platform"])(
	"stores the session and leaves %s for the admin's own dashboard",
	async (path) => {
		const { type, user, api, leave } = openLogin({ path })
		expect(screen.getByLabelText<HTMLInputElement>("Email").type).toBe("email")
		api.on("POST /api/admin/login", { body: SIGNED_IN })
		type("  grace@example.com ", "a password")
		await user.keyboard("{Enter}")
		await waitFor(() => expect(leave.mock.calls).toEqual([["/admin/bakery/dashboard"]]))
		expect(api.sent[0]?.body).toEqual({ email: "grace@example.com", password: "a password" })
		expect(window.localStorage.getItem("admin_token")).toBe("a-token")
		expect(JSON.parse(window.localStorage.getItem("admin_user") ?? "")).toEqual(SAMPLE_USER)
	},
)

it("says that the session ended, and leads back to the page before", async () => {
	window.localStorage.setItem("admin_token", "an-ended-token")
	window.localStorage.setItem("admin_user", JSON.stringify(SAMPLE_USER))
	window.sessionStorage.setItem("login_place", "/admin/bakery/dashboard?tab=settings&section=privacy")
	const { type, signIn, api, leave } = openLogin({ signedOut: true })
	expect(screen.getByRole("status").textContent).toBe("You've been signed out. Please sign in again.")
	expect(window.localStorage.getItem("admin_token")).toBe(null)
	api.on("POST /api/admin/login", { status: 401, body: { detail: "No." } }, { body: SIGNED_IN })
	type("grace@example.com", "a password")
	await signIn()
	expect((await screen.findByRole("alert")).textContent).toBe("Invalid email or password")
	expect(screen.queryByRole("status")).toBe(null)
	await signIn()
	await waitFor(() => expect(leave.mock.calls).toEqual([["/admin/bakery/dashboard?tab=settings&section=privacy"]]))
	expect(window.sessionStorage.length).toBe(0)
})

it("does not mention an ended session if there was none, and leads to the dashboard", async () => {
	window.sessionStorage.setItem("login_place", "/admin/bakery/dashboard?tab=settings&section=privacy")
	const { type, signIn, api, leave } = openLogin({ signedOut: true })
	expect(screen.queryByRole("status")).toBe(null)
	api.on("POST /api/admin/login", { body: SIGNED_IN })
	type("grace@example.com", "a password")
	await signIn()
	await waitFor(() => expect(leave.mock.calls).toEqual([["/admin/bakery/dashboard"]]))
})

it("knows the address of an account with a new password, and asks only for that password", () => {
	window.sessionStorage.setItem("login_email", "grace@example.com")
	openLogin({ signedOut: true })
	expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("grace@example.com")
	expect(document.activeElement).toBe(screen.getByLabelText("Password"))
})

describe("an account with a second step", () => {
	const CHALLENGE = {
		status: 403,
		body: { detail: "Enter it.", next_step: "second_factor" as const, challenge: "a-challenge" },
	}
	const second = "POST /api/admin/login/second-factor"

	async function openCode() {
		const opened = openLogin()
		opened.api.on("POST /api/admin/login", CHALLENGE)
		opened.type(" grace@example.com", "a password")
		await opened.signIn()
		await screen.findByText("Enter the code that your authenticator app shows for grace@example.com.")
		return opened
	}

	it("asks for the code in place of the password, and stores nothing before it is right", async () => {
		const { api, user, leave } = await openCode()
		const code = screen.getByLabelText<HTMLInputElement>("Code")
		expect(document.activeElement).toBe(code)
		expect(screen.queryByText("Forgot your password?")).toBe(null)
		expect(window.localStorage.length).toBe(0)
		const wrong = { status: 422, body: { detail: "Not right.", errors: [{ field: "code", detail: "Not right." }] } }
		const many = { status: 429, body: { detail: "Please wait." } }
		api.on(second, wrong, many, "unreachable", { body: SIGNED_IN })
		fill(code, " 123 456 ")
		for (const words of ["Not right.", "Please wait.", "Login failed. Please try again."]) {
			await user.keyboard("{Enter}")
			await screen.findByText(words)
			code.focus()
		}
		expect(window.localStorage.length).toBe(0)
		await user.keyboard("{Enter}")
		await waitFor(() => expect(leave.mock.calls).toEqual([["/admin/bakery/dashboard"]]))
		expect(api.sentTo(second)[0]?.body).toEqual({ challenge: "a-challenge", code: "123 456" })
		expect(window.localStorage.getItem("admin_token")).toBe("a-token")
	})

	it("takes a recovery code, and goes back to the password if that is needed again", async () => {
		const { api, user, leave } = await openCode()
		await user.click(screen.getByRole("button", { name: "Use a recovery code" }))
		const code = screen.getByLabelText("Recovery code")
		expect(document.activeElement).toBe(code)
		api.on(second, { status: 401, body: { detail: "It took too long." } })
		fill(code, "abcde-fghjk")
		await user.keyboard("{Enter}")
		expect((await screen.findByRole("alert")).textContent).toBe("It took too long.")
		expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("grace@example.com")
		expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("")
		expect(document.activeElement).toBe(screen.getByLabelText("Password"))
		expect(leave).not.toHaveBeenCalled()
	})
})

it("shows the password and hides it again", async () => {
	const { user } = openLogin()
	const password = screen.getByLabelText<HTMLInputElement>("Password")
	expect(password.type).toBe("password")
	await user.click(screen.getByRole("button", { name: "Show password" }))
	expect(password.type).toBe("text")
	await user.click(screen.getByRole("button", { name: "Hide password" }))
	expect(password.type).toBe("password")
})

it("sends a link for a forgotten password, keeps the typed address, also on a failure, and confirms", async () => {
	const api = stubApi()
	const { user } = renderScreen(<ForgotPassword typed="ada@example.com " />)
	const open = () => user.click(screen.getByRole("button", { name: "Forgot your password?" }))
	await open()
	const dialog = within(screen.getByRole("dialog", { name: "Reset Password" }))
	const email = dialog.getByLabelText<HTMLInputElement>("Email")
	expect(document.activeElement).toBe(email)
	expect(email.value).toBe("ada@example.com")
	fill(email, "")
	await user.click(dialog.getByRole("button", { name: "Send Reset Email" }))
	expect(dialog.getByText("Please enter your email address")).toBeTruthy()
	expect(document.activeElement).toBe(email)

	const call = "POST /api/admin/password-reset-request"
	api.on(call, "unreachable", { status: 429, body: { detail: "Please wait." } }, { body: { message: "It is sent." } })
	fill(email, "grace@example.com")
	await user.keyboard("{Enter}")
	await dialog.findByText("Failed to send reset email. Please try again.")
	expect(email.value).toBe("grace@example.com")
	await user.keyboard("{Enter}")
	await dialog.findByText("Please wait.")
	await user.keyboard("{Enter}")
	expect((await dialog.findByRole("status")).textContent).toBe("It is sent.")
	expect(api.sentTo(call).map(({ body }) => body)).toEqual(Array(3).fill({ email: "grace@example.com" }))

	await user.click(dialog.getByText("Close", { selector: "button" }))
	expect(screen.queryByRole("dialog")).toBe(null)
	await open()
	expect(screen.queryByText("It is sent.")).toBe(null)
	expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("grace@example.com")
	await user.click(screen.getByRole("button", { name: "Cancel" }))
	expect(screen.queryByRole("dialog")).toBe(null)
})

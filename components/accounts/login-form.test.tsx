import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderScreen } from "../../tests/support/render-screen"
import { stubApi } from "../../tests/support/stub-api"
import { LoginForm } from "./login-form"

const SIGNED_IN = {
	access_token: "a-token",
	user: {
		id: "1",
		email: "grace@example.com",
		role: "tenant_admin",
		tenant_id: "2",
		tenant_slug: "bakery",
		tenant_name: "Bakery",
	},
} as const

function openLogin(path = "/admin/bakery") {
	const api = stubApi()
	const shown = renderScreen(<LoginForm signedOut={false} />, { path })
	const fill = async (email: string, password: string) => {
		await shown.user.clear(screen.getByLabelText("Email"))
		if (email) await shown.user.type(screen.getByLabelText("Email"), email)
		if (password) await shown.user.type(screen.getByLabelText("Password"), password)
	}
	const signIn = () => shown.user.click(screen.getByRole("button", { name: "Sign In" }))
	return { ...shown, api, fill, signIn }
}

it("asks for both fields, and leads to the first one that is empty", async () => {
	const { fill, signIn, api } = openLogin()
	await signIn()
	expect(screen.getByRole("alert").textContent).toBe("Please enter both email and password")
	expect(document.activeElement).toBe(screen.getByLabelText("Email"))
	await fill("grace@example.com", "")
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
])("says so on %s, and leads back to the password", async (_, reply, text) => {
	const { fill, signIn, api } = openLogin()
	api.on("POST /api/admin/login", reply)
	await fill("grace@example.com", "a password")
	await signIn()
	expect((await screen.findByRole("alert")).textContent).toBe(text)
	expect(document.activeElement).toBe(screen.getByLabelText("Password"))
	expect(window.localStorage.getItem("admin_token")).toBe(null)
})

it("keeps the session and leaves for the dashboard", async () => {
	const { fill, user, api, leave } = openLogin()
	api.on("POST /api/admin/login", { body: SIGNED_IN })
	await fill("  grace@example.com ", "a password")
	await user.keyboard("{Enter}")
	await expect.poll(() => leave.mock.calls).toEqual([["/admin/bakery/dashboard"]])
	expect(api.sent[0]?.body).toEqual({ email: "grace@example.com", password: "a password" })
	expect(window.localStorage.getItem("admin_token")).toBe("a-token")
})

import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { fill } from "../../tests/support/fill-field"
import { renderScreen } from "../../tests/support/render-screen"
import { SAMPLE_USER } from "../../tests/support/sample-user"
import { stubApi } from "../../tests/support/stub-api"
import { ChangeEmail } from "./change-email"

it("changes the address: the new one and the password, then the code from the mail", async () => {
	window.localStorage.setItem("admin_token", "a-token")
	const api = stubApi()
	const { user, router } = renderScreen(<ChangeEmail email="ada@example.com" />)
	const press = (name: string) => user.click(screen.getByRole("button", { name }))
	await press("Change email")
	const email = screen.getByLabelText<HTMLInputElement>("New email")
	expect(document.activeElement).toBe(email)
	for (const [typed, words] of [
		["", "Please enter an email address"],
		["nobody", "Please enter a valid email address"],
	] as const) {
		fill(email, typed)
		await press("Send a code")
		expect([screen.getByText(words), document.activeElement]).toEqual([expect.anything(), email])
	}
	fill(email, " grace@example.com")
	await press("Send a code")
	const password = screen.getByLabelText<HTMLInputElement>("Current password")
	expect([screen.getByText("Please fill in all fields"), document.activeElement]).toEqual([expect.anything(), password])
	fill(password, "secret")
	const detail = "Too many requests. Please try again later."
	const ask = "POST /api/admin/email"
	api.on(ask, { status: 429, body: { detail } }, { status: 204 })
	await press("Send a code")
	await screen.findByText(detail)
	await press("Send a code")
	await screen.findByText("We've emailed grace@example.com.", { exact: false })
	expect(api.sentTo(ask).at(-1)?.body).toEqual({ email: "grace@example.com", current_password: "secret" })

	const code = screen.getByLabelText<HTMLInputElement>("Code from the email")
	expect(document.activeElement).toBe(code)
	const wrong = "This code isn't right. Look for the newest email from us."
	api.on(
		"POST /api/admin/email/confirm",
		{ status: 422, body: { detail: wrong, errors: [{ field: "code", detail: wrong }] } },
		{ body: { access_token: "a-new-token", user: { ...SAMPLE_USER, email: "grace@example.com" } } },
	)
	fill(code, "123456")
	await user.keyboard("{Enter}")
	await screen.findByText(wrong)
	expect([document.activeElement, code.value]).toEqual([code, "123456"])
	await user.keyboard("{Enter}")
	await screen.findByText("Email changed")
	expect(window.localStorage.getItem("admin_token")).toBe("a-new-token")
	expect(router.refresh).toHaveBeenCalledOnce()
	expect(screen.queryByLabelText("Code from the email")).toBe(null)
})

import { screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderScreen } from "../../tests/support/render-screen"
import { stubApi } from "../../tests/support/stub-api"
import { Invited } from "./invited"

const VISIT = "POST /api/tenant/{tenantSlug}/invitation"
const KNOWN = { name: "Ada", email: "ada@example.com" }

function Page({ hasTake = false, typed = "" }) {
	return (
		<>
			<form id="form">
				<input name="name" aria-label="Name" defaultValue={typed} />
				<input name="email" aria-label="Email" />
			</form>
			<Invited tenantSlug="acme" token="secret" hasTake={hasTake} formId="form" />
		</>
	)
}

it("fills in what is known, keeps what was typed, and reports the page and the video", async () => {
	const api = stubApi()
	api.on(VISIT, { body: KNOWN })
	const shown = renderScreen(<Page typed="Countess" />)
	const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
	await waitFor(() => expect(value("Email")).toBe(KNOWN.email))
	expect(value("Name")).toBe("Countess")
	shown.rerender(<Page typed="Countess" hasTake />)
	await waitFor(() => expect(api.sent).toHaveLength(2))
	expect(api.sent.map(({ body }) => body)).toEqual([
		{ token: "secret", step: "opened" },
		{ token: "secret", step: "recorded" },
	])
})

it("leaves the page as it is for a link that is not valid", async () => {
	const api = stubApi()
	api.on(VISIT, { status: 404, body: { detail: "Gone" } })
	renderScreen(<Page />)
	await waitFor(() => expect(api.sent).toHaveLength(1))
	expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("")
})

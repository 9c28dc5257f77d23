import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { answerWith } from "../../../tests/support/chatbot-settings-answer"
import { renderScreen } from "../../../tests/support/render-screen"
import { stubApi } from "../../../tests/support/stub-api"
import { LookSection } from "./look-section"

const PUT = "PUT /api/admin/chatbot-settings"
const OFFER = { name: "Use your brand color, #aa1144" }

function open(readOnly: string | null) {
	const api = stubApi()
	const access = { isPlatformAdmin: false, tenantId: "1", readOnly, mayExport: true }
	const answer = { ...answerWith(), offered_color: "#aa1144" }
	return { api, ...renderScreen(<LookSection answer={answer} access={access} served />) }
}

it("offers the business's color to a chat that never chose one, and takes it at once", async () => {
	const { api, user } = open(null)
	api.on(PUT, { body: answerWith({ primary_color: "#aa1144" }) })
	await user.click(screen.getByRole("button", OFFER))
	await expect.poll(() => screen.queryByRole("button", OFFER)).toBeNull()
	expect(screen.getByText("#aa1144")).toBeTruthy()
	expect(api.sentTo(PUT)[0]?.body).toEqual({ primary_color: "brand", updated_at: "2026-11-20T10:00:00.000Z" })
})

it("offers nothing to an admin who may only look", () => {
	open("Only editors and owners can change this.")
	expect(screen.queryByRole("button", OFFER)).toBeNull()
})

import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { settingsAccess } from "@/components/forms/settings-access"
import type { ConsentTexts } from "@/lib/client/contract"
import { CONSENT_TEXT, CONSENT_TEXT_VERSION, CONSENT_WORDINGS } from "@/lib/submissions/consent-text"
import { fill } from "../../../tests/support/fill-field"
import { renderScreen } from "../../../tests/support/render-screen"
import { sampleTenant } from "../../../tests/support/sample-tenant"
import { stubApi } from "../../../tests/support/stub-api"
import { ConsentSection } from "./consent-section"

const SAVE = "PUT /api/admin/consent-text"
const OWN = "I agree that Bakery may show my video on its website."
const STANDARD = { version: CONSENT_TEXT_VERSION, text: CONSENT_TEXT, created_at: null, created_by: null }
const NONE: ConsentTexts = { text: CONSENT_TEXT, version: CONSENT_TEXT_VERSION, is_own: false, versions: [STANDARD] }
const SAVED: ConsentTexts = {
	text: OWN,
	version: "2026-11-23.1",
	is_own: true,
	versions: [
		{ version: "2026-11-23.1", text: OWN, created_at: "2026-11-23T12:00:00.000Z", created_by: "jo@example.com" },
		STANDARD,
	],
}

const WRITTEN: ConsentTexts = {
	...CONSENT_WORDINGS.written,
	is_own: false,
	versions: [{ ...CONSENT_WORDINGS.written, created_at: null, created_by: null }],
}

function open(video = NONE, about = {}) {
	const api = stubApi()
	const tenant = sampleTenant(about)
	const access = settingsAccess({ role: "tenant_admin", tenant_role: "owner" }, tenant)
	const shown = renderScreen(
		<ConsentSection texts={{ video, written: WRITTEN }} takesWritten={tenant.accept_written} access={access} />,
	)
	const press = (name: string) => shown.user.click(screen.getByRole("button", { name }))
	return { ...shown, api, press, sentence: () => screen.getByLabelText<HTMLTextAreaElement>("Sentence") }
}

it("shows how the sentence reads while it is written, saves it, and lists its versions", async () => {
	const { api, press, sentence } = open()
	expect(screen.queryByRole("heading", { name: "Versions" })).toBe(null)
	api.on(SAVE, { body: SAVED })
	await press("Edit")
	expect(screen.getByText(/Earlier testimonials keep the sentence/)).toBeTruthy()
	fill(sentence(), OWN)
	expect(screen.getByRole<HTMLInputElement>("checkbox", { name: OWN }).disabled).toBe(true)
	await press("Save")
	await screen.findByText("Consent sentence saved")
	expect(api.sent[0]?.body).toEqual({ kind: "video", text: OWN, version: CONSENT_TEXT_VERSION })
	const versions = within(screen.getByRole("heading", { name: "Versions" }).closest("section") as HTMLElement)
	const [now, before] = versions.getAllByRole("listitem").map(({ textContent }) => textContent)
	expect(now).toMatch(/^2026-11-23\.1.*by jo@example\.com.*in use now.*on its website\.$/)
	expect(before).toContain("Our default sentence")
})

it("says what is wrong before it asks the server", async () => {
	const { api, press, sentence } = open()
	await press("Edit")
	fill(sentence(), "Too short")
	await press("Save")
	expect(screen.getByText("Sentence must have 20 to 1,000 characters")).toBeTruthy()
	expect(document.activeElement).toBe(sentence())
	expect(api.sent).toEqual([])
})

it("does not overwrite another admin's sentence", async () => {
	const { api, press, sentence } = open()
	api.on(SAVE, { status: 409, body: { detail: "The sentence was changed in the meantime." } })
	api.on("GET /api/admin/consent-text", { body: SAVED })
	await press("Edit")
	fill(sentence(), "I agree that my video is shown in the store.")
	await press("Save")
	await press((await screen.findByRole("button", { name: /latest|newer|load/i })).textContent ?? "")
	expect(sentence().value).toBe("I agree that my video is shown in the store.")
	// Beside the field, and among the versions.
	expect(await screen.findAllByText(new RegExp(OWN))).toHaveLength(2)
})

it("cannot be edited while video testimonials are off", () => {
	open(SAVED, { video_testimonials_enabled: false })
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Edit" }).disabled).toBe(true)
})

it("has a sentence of its own for texts, once visitors may write", async () => {
	const { unmount } = open()
	expect(screen.queryByRole("heading", { name: "Written testimonials" })).toBe(null)
	unmount()
	const { api, user, sentence } = open(NONE, { accept_written: true })
	const section = screen.getByRole("region", { name: /^Written testimonials/ })
	expect(within(section).getByRole("checkbox", { name: CONSENT_WORDINGS.written.text })).toBeTruthy()
	api.on(SAVE, { body: { ...SAVED, text: "I agree that the bakery may show my words." } })
	await user.click(within(section).getByRole("button", { name: "Edit" }))
	fill(sentence(), "I agree that the bakery may show my words.")
	await user.click(within(section).getByRole("button", { name: "Save" }))
	await screen.findByText("Consent sentence saved")
	expect(api.sent[0]?.body).toEqual({
		kind: "written",
		text: "I agree that the bakery may show my words.",
		version: CONSENT_WORDINGS.written.version,
	})
	// The videos' stays as it is.
	expect(screen.getByRole("checkbox", { name: CONSENT_TEXT })).toBeTruthy()
})

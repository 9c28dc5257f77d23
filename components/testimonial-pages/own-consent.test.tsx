import { screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { CONSENT_TEXT, CONSENT_TEXT_VERSION } from "@/lib/submissions/consent-text"
import { fakeDevices } from "../../tests/support/fake-devices"
import { holdTime, openStudio, see, until } from "../../tests/support/open-studio"
import { stubApi } from "../../tests/support/stub-api"
import { stubXhr, type XhrCall } from "../../tests/support/stub-xhr"

// Loads the browser's build. Node would load the one that uses its own network.
vi.mock("tus-js-client", () => vi.importActual("tus-js-client/lib.es5/browser/index.js"))

const PAGE = "GET /api/tenant/{tenantSlug}"
const OLD = { text: "I agree that Acme may show my video on its website.", version: "2026-11-23.1" }
const NEW = { text: "I agree that Acme may show my video in its store.", version: "2026-11-23.2" }
const REFUSAL = "This sentence has changed. Please read it again, then check the box if you agree."
const PAGE_OF_ACME = {
	tenant_name: "Acme",
	tenant_slug: "acme",
	logo_url: null,
	page_headline: "",
	page_subheadline: "",
	max_duration_seconds: 40,
	brand_color: null,
	video_testimonials_enabled: true,
	video_testimonials_message: "",
}

beforeEach(holdTime)

const refuse = (call: XhrCall) =>
	call.answer({ status: 422, body: { detail: REFUSAL, errors: [{ field: "consent", detail: REFUSAL }] } })
const accept = (call: XhrCall) => call.answer({ status: 200, body: { submission_id: "s" } })
const versionIn = (call: XhrCall | undefined) => Object.fromEntries(call?.body as FormData).consent_version

it.each([
	["the product's sentence", undefined, CONSENT_TEXT_VERSION],
	["the business's own", OLD, OLD.version],
])("sends the version of what was shown: %s", async (_, consent, version) => {
	const calls = stubXhr(accept)
	const { prepare, press, expectLeftFor } = openStudio({ consent })
	await prepare()
	await press("Submit Testimonial")
	await expectLeftFor("/acme/thank-you")
	expect(versionIn(calls[0])).toBe(version)
})

it.each([
	["another own one", NEW, NEW],
	["the product's", undefined, { text: CONSENT_TEXT, version: CONSENT_TEXT_VERSION }],
])("shows the new sentence after a refusal, to be agreed to again, and loses nothing: %s", async (_, served, next) => {
	const api = stubApi()
	api.on(PAGE, { body: { ...PAGE_OF_ACME, consent: served } })
	const calls = stubXhr((call, count) => (count === 1 ? refuse(call) : accept(call)))
	const { prepare, press, field, user, expectLeftFor } = openStudio({ consent: OLD })
	await prepare()
	await press("Submit Testimonial")
	await see("Your video and details are still here.")
	const box = screen.getByLabelText<HTMLInputElement>(next.text)
	expect(box.checked).toBe(false)
	expect(screen.queryByText(OLD.text)).toBe(null)
	expect(document.activeElement).toBe(box)
	expect(document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent).toContain(REFUSAL)
	expect(field("Name").value).toBe("Grace Hopper")
	await user.click(box)
	await press("Submit Testimonial")
	await expectLeftFor("/acme/thank-you")
	expect(calls.map(versionIn)).toEqual([OLD.version, next.version])
})

it("asks again where the new sentence could not be read", async () => {
	const api = stubApi()
	api.on(PAGE, "unreachable", { body: { ...PAGE_OF_ACME, consent: NEW } })
	stubXhr(refuse)
	const { prepare, press, user, consent } = openStudio({ consent: OLD })
	await prepare()
	await press("Submit Testimonial")
	await until(() => expect(consent().checked).toBe(false))
	await user.click(consent())
	await press("Submit Testimonial")
	await see(NEW.text)
})

it("shows the business's own questions, which are not read aloud into a recording", async () => {
	fakeDevices()
	const { startCamera, press } = openStudio({ prompts: ["What was it like before?", "And now?"] })
	expect([...document.querySelectorAll("details li")].map(({ textContent }) => textContent)).toEqual([
		"What was it like before?",
		"And now?",
	])
	await startCamera()
	const question = () => screen.getByText(/What was it like before|And now/, { selector: "p" })
	await until(() => expect(question().getAttribute("aria-live")).toBe("polite"))
	await press("Start Recording")
	await press("Skip countdown")
	await until(() => expect(question().getAttribute("aria-live")).toBe("off"))
})

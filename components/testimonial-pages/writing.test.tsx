import { cleanup, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { CONSENT_WORDINGS } from "@/lib/submissions/consent-text"
import { fakeDevices } from "../../tests/support/fake-devices"
import { descriptionOf, isDisabled, openStudio, see, until } from "../../tests/support/open-studio"
import { stubXhr } from "../../tests/support/stub-xhr"

const TEXT = "They fixed my bike in an hour."
const NO_TEXT = "Please write your testimonial"
const NO_CONSENT = "Consent is required to submit your testimonial"
const STORED = { status: 200, body: { submission_id: "s" } }

const textBox = () => until(() => screen.getByLabelText<HTMLTextAreaElement>("Your testimonial"))
const star = (name: string) => until(() => screen.getByRole<HTMLInputElement>("radio", { name }))
const consentToText = () => screen.getByLabelText<HTMLInputElement>(CONSENT_WORDINGS.written.text)

async function openWriting(options: Parameters<typeof openStudio>[0] = {}) {
	const studio = openStudio({ acceptWritten: true, ...options })
	await see("Write instead")
	await studio.press("Write instead")
	await textBox()
	return studio
}

async function fillIn({ user, type }: ReturnType<typeof openStudio>, text = TEXT) {
	await user.type(await textBox(), text)
	await type("Name", "Grace")
	await type("Email", "grace@example.com")
	await user.click(consentToText())
}

it("offers nothing new to a business that switched nothing on", () => {
	openStudio()
	expect(screen.queryByText("Write instead")).toBe(null)
	expect(screen.queryByRole("radio")).toBe(null)
})

it("offers both kinds alike, and keeps what was typed on the way from one to the other", async () => {
	const studio = await openWriting()
	const [record, write] = ["Record a video", "Write instead"].map((name) => studio.button(name))
	expect([record?.getAttribute("aria-pressed"), write?.getAttribute("aria-pressed")]).toEqual(["false", "true"])
	expect(record?.className).toBe(write?.className)
	await fillIn(studio)
	await studio.press("Record a video")
	await see("Start Camera")
	// The consent to a text is none to a video.
	expect([studio.field("Name").value, studio.consent().checked]).toEqual(["Grace", false])
	await studio.press("Write instead")
	expect((await textBox()).value).toBe(TEXT)
})

it("lets no camera run behind the text, also if it is allowed only then", async () => {
	fakeDevices()
	const stream = await navigator.mediaDevices.getUserMedia({})
	let allow = () => {}
	const allowed = new Promise<MediaStream>((resolve) => {
		allow = () => resolve(stream)
	})
	vi.spyOn(navigator.mediaDevices, "getUserMedia").mockReturnValue(allowed)
	const studio = openStudio({ acceptWritten: true })
	await see("Write instead")
	await studio.press("Start Camera")
	await studio.press("Write instead")
	await textBox()
	allow()
	await until(() => expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(["ended", "ended"]))
})

it("says what is missing, and sends nothing until it is there", async () => {
	const calls = stubXhr()
	const studio = await openWriting()
	const submit = studio.button("Submit Testimonial")
	expect([isDisabled(submit), descriptionOf(submit)]).toEqual([true, `${NO_TEXT}. ${NO_CONSENT}.`])
	// The text is above the other fields, which are wrong as well.
	await studio.press("Submit Testimonial")
	const box = await textBox()
	expect(document.activeElement).toBe(box)
	await fillIn(studio, "Too short")
	expect(isDisabled(submit)).toBe(false)
	await studio.press("Submit Testimonial")
	expect(descriptionOf(box)).toBe("Your testimonial must have at least 20 characters")
	expect([document.activeElement, calls]).toEqual([box, []])
	await studio.user.type(box, ", but not any more")
	expect(descriptionOf(box)).toContain("20 to 2,000 characters.")
})

it("sends text, stars, and consent once, and leads to the same thank-you page", async () => {
	const calls = stubXhr((call, count) => (count === 1 ? call.answer({ status: 503 }) : call.answer(STORED)))
	const studio = await openWriting({ askStars: true })
	await fillIn(studio)
	await studio.user.click(await star("4 stars"))
	await studio.press("Submit Testimonial")
	await see("Try now")
	await studio.press("Try now")
	await studio.expectLeftFor("/acme/thank-you")
	expect(calls.map(({ path }) => path)).toEqual(Array(2).fill("/api/tenant/acme/submit-text"))
	const [first, second] = calls
	expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"])
	expect(Object.fromEntries(second?.body as FormData)).toEqual({
		name: "Grace",
		email: "grace@example.com",
		text: TEXT,
		stars: "4",
		consent: "true",
		consent_version: CONSENT_WORDINGS.written.version,
	})
})

it("shows a refusal beside its field, and keeps the words", async () => {
	const detail = "Please choose another file: JPG, PNG or WebP, max 3MB."
	stubXhr((call) => call.answer({ status: 422, body: { detail, errors: [{ field: "photo", detail }] } }))
	const studio = await openWriting()
	await fillIn(studio)
	await studio.press("Submit Testimonial")
	await see("Your words and details are still here.")
	await until(() => expect(descriptionOf(screen.getByLabelText(/^Add a photo/))).toBe(detail))
	expect((await textBox()).value).toBe(TEXT)
})

it("survives a reload: the kind, the text, and the stars, but not the consent", async () => {
	const studio = await openWriting({ askStars: true })
	await fillIn(studio)
	await studio.user.click(await star("2 stars"))
	cleanup()
	openStudio({ acceptWritten: true, askStars: true })
	expect((await textBox()).value).toBe(TEXT)
	expect([(await star("2 stars")).checked, consentToText().checked]).toEqual([true, false])
})

it("lets stars be chosen by keyboard and cleared, for a video as well", async () => {
	const calls = stubXhr((call) => call.answer(STORED))
	const studio = openStudio({ askStars: true })
	const third = await star("3 stars")
	await studio.user.click(third)
	await studio.press("Clear rating")
	expect([third.checked, document.activeElement]).toEqual([false, third])
	await studio.user.keyboard(" ")
	expect(third.checked).toBe(true)
	await studio.prepare()
	await studio.press("Submit Testimonial")
	await studio.expectLeftFor("/acme/thank-you")
	const sent = calls.at(-1)?.body
	expect(sent instanceof FormData && sent.get("stars")).toBe("3")
})

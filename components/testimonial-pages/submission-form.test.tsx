import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { descriptionOf, isDisabled, openStudio, see, until } from "../../tests/support/open-studio"
import { stubXhr } from "../../tests/support/stub-xhr"

const NO_VIDEO = "Please record a video testimonial"
const NO_CONSENT = "Consent is required to submit your testimonial"
const HINT = "Never shown with your video."

it("cannot be sent without a video or consent, and says what is missing", async () => {
	const { button, consent, choose, user } = openStudio()
	const expectMissing = (missing: string) => {
		expect(isDisabled(button("Submit Testimonial"))).toBe(missing !== "")
		expect(descriptionOf(button("Submit Testimonial"))).toBe(missing)
	}
	expectMissing(`${NO_VIDEO}. ${NO_CONSENT}.`)
	await user.click(consent())
	expectMissing(`${NO_VIDEO}.`)
	await choose()
	await until(() => expect(isDisabled(button("Submit Testimonial"))).toBe(false))
	expectMissing("")
	await user.click(consent())
	expectMissing(`${NO_CONSENT}.`)
})

it("says nothing before it is asked; a press on the disabled Submit names what is missing and moves there", async () => {
	const calls = stubXhr()
	const { press, type, field, consent, choose, button, user } = openStudio()
	const said = () =>
		screen
			.getAllByRole("alert")
			.map(({ textContent }) => textContent)
			.filter(Boolean)
	expect(said()).toEqual([])
	await press("Submit Testimonial")
	expect(said()).toEqual([`${NO_VIDEO}.`])
	expect(document.activeElement).toBe(field("Name"))
	expect(descriptionOf(field("Name"))).toBe("Name is required")
	await type("Name", "Grace")
	await type("Email", "grace@example.com")
	await press("Submit Testimonial")
	expect(document.activeElement).toBe(consent())
	expect(descriptionOf(consent())).toBe(NO_CONSENT)
	await user.keyboard(" ")
	expect(said()).toEqual([`${NO_VIDEO}.`])
	button("Submit Testimonial").focus()
	await user.keyboard("{Enter}")
	expect(document.activeElement).toBe(button("Start Camera"))
	await choose()
	await see("Record Again")
	expect(said()).toEqual([])
	expect(calls).toEqual([])
})

it("shows no error when an empty field is left for the camera", async () => {
	const { user, field, button } = openStudio()
	await user.click(field("Name"))
	await user.click(button("Start Camera"))
	expect(descriptionOf(field("Name"))).toBe("")
	expect(field("Name").getAttribute("aria-invalid")).toBe(null)
	await user.type(field("Email"), "grace@")
	await user.click(document.body)
	expect(descriptionOf(field("Email"))).toBe("Please enter a valid email address")
})

it("shows errors in the order of the fields, moves to the first, and sends nothing", async () => {
	const calls = stubXhr()
	const { prepare, press, type, field } = openStudio()
	await prepare()
	await type("Name", "  ")
	await type("Email", "")
	await press("Submit Testimonial")
	expect(document.activeElement).toBe(field("Name"))
	expect(descriptionOf(field("Name"))).toBe("Name is required")
	expect(descriptionOf(field("Email"))).toBe("Email is required")

	await type("Name", "Grace")
	await type("Email", "grace hopper@example.com")
	await press("Submit Testimonial")
	expect(document.activeElement).toBe(field("Email"))
	expect(descriptionOf(field("Email"))).toBe("Please enter a valid email address")
	expect(descriptionOf(field("Name"))).toBe("")

	await type("Email", "grace@example.com")
	await type("Website", "javascript:alert(1)")
	await press("Submit Testimonial")
	expect(document.activeElement).toBe(field("Website"))
	expect(descriptionOf(field("Website"))).toBe("Please enter a valid website address")
	expect(field("Email").getAttribute("aria-invalid")).toBe(null)
	expect(calls).toEqual([])
})

it("checks a field on leaving it, never while its visitor types, and adds a website's scheme", async () => {
	const { user, field } = openStudio()
	await user.type(field("Email"), "grace@")
	expect(descriptionOf(field("Email"))).toBe(HINT)
	await user.tab()
	expect(descriptionOf(field("Email"))).toBe("Please enter a valid email address")
	await user.type(field("Email"), "example.com")
	await user.tab()
	expect(descriptionOf(field("Email"))).toBe(HINT)
	await user.type(field("Website"), "example.com")
	await user.tab()
	expect(field("Website").value).toBe("https://example.com")
	await user.click(field("Name"))
	await user.tab()
	expect(descriptionOf(field("Name"))).toBe("Name is required")
	// An error disappears as soon as its field is right, and not before.
	await user.type(field("Name"), " ")
	expect(descriptionOf(field("Name"))).toBe("Name is required")
	await user.type(field("Name"), "Eve")
	expect(document.activeElement).toBe(field("Name"))
	expect(descriptionOf(field("Name"))).toBe("")
})

it("restores the typed text after a reload, but not the consent", async () => {
	const before = openStudio()
	await before.type("Name", "Grace Hopper")
	await before.type("Email", "grace@example.com")
	await before.type("Website", "https://example.com")
	await before.user.click(before.consent())
	before.unmount()
	const after = openStudio()
	const values = (["Name", "Email", "Website"] as const).map((name) => after.field(name).value)
	expect(values).toEqual(["Grace Hopper", "grace@example.com", "https://example.com"])
	expect(after.consent().checked).toBe(false)
})

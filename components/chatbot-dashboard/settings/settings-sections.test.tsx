import { screen, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import type { SettingsAccess } from "@/components/forms/settings-access"
import { ApiError } from "@/lib/client/api"
import { sendForm } from "@/lib/client/send-form"
import { answerWith } from "../../../tests/support/chatbot-settings-answer"
import { renderScreen } from "../../../tests/support/render-screen"
import { stubApi } from "../../../tests/support/stub-api"
import { AnswersSection } from "./answers-section"
import { LookSection } from "./look-section"
import { MailSection } from "./mail-section"
import { PersonSection } from "./person-section"
import { VisitorsSection } from "./visitors-section"

/** The upload progress that the browser reports. */
vi.mock("@/lib/client/send-form", () => ({ sendForm: vi.fn() }))
const upload = vi.mocked(sendForm)

const PUT = "PUT /api/admin/chatbot-settings"
const SECTIONS = {
	look: LookSection,
	answers: AnswersSection,
	visitors: VisitorsSection,
	person: PersonSection,
	mail: MailSection,
}

const picture = (bytes = 1000) => new File([new Uint8Array(bytes)], "face.png", { type: "image/png" })

const OWN: SettingsAccess = { isPlatformAdmin: false, tenantId: "1", readOnly: null, mayExport: true }

function openSection(
	name: keyof typeof SECTIONS,
	{ settings = {}, access = OWN, platformWords = false, guess = "" } = {},
) {
	const api = stubApi()
	upload.mockReset()
	const Section = SECTIONS[name]
	const shown = renderScreen(
		<main>
			<Section
				answer={{ ...answerWith(settings), language_guess: guess || null }}
				access={access}
				served
				platformWords={platformWords}
			/>
		</main>,
		{ path: "/admin/harbour/chatbot" },
	)
	const { user } = shown
	const button = (label: string) => screen.getByRole<HTMLButtonElement>("button", { name: label })
	const field = (label: string) =>
		screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\s*(Optional)?$`), {
			selector: "input, textarea, select",
		})
	return {
		...shown,
		api,
		button,
		field,
		press: (label: string) => user.click(button(label)),
		value: (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent,
		alert: () => screen.queryByRole("alert")?.textContent,
		focused: () => document.activeElement,
		async fill(label: string, text: string) {
			await user.clear(field(label))
			await user.click(field(label))
			await user.paste(text)
		},
	}
}

it("has people join within hours, as people write them, and names an hour that is none", async () => {
	const { api, press, fill, value, user } = openSection("person", {
		settings: { person_hours: ["mon 09:00-12:00", "mon 13:00-17:30"], person_time_zone: "Europe/Berlin" },
	})
	expect([value("A person can take over"), value("Hours")]).toEqual(["Off", "Monday 09:00-12:00, 13:00-17:30"])
	await press("Edit")
	await user.click(screen.getByRole("checkbox", { name: /^A person can take over/ }))
	await fill("Tuesday", "mornings")
	await press("Save")
	await expect.poll(() => screen.queryByText(/each ending after it begins/)).toBeTruthy()
	expect(api.sent).toEqual([])
	await fill("Tuesday", "9–17")
	api.on(PUT, { body: answerWith({ person_enabled: true }) })
	await press("Save")
	await expect
		.poll(() => api.sentTo(PUT)[0]?.body)
		.toMatchObject({
			person_enabled: "true",
			person_hours: JSON.stringify(["mon 09:00-12:00", "mon 13:00-17:30", "tue 09:00-17:00"]),
		})
})

it("has one switch for each mail to the business", async () => {
	const { api, press, user, value } = openSection("mail")
	expect(["New lead", "Unanswered questions", "Quiz completed"].map(value)).toEqual(["Off", "Off", "Off"])
	await press("Edit")
	await user.click(screen.getByRole("checkbox", { name: /^New lead/ }))
	api.on(PUT, { body: answerWith({ mail_new_lead: true }) })
	await press("Save")
	await expect.poll(() => api.sentTo(PUT)[0]?.body).toMatchObject({ mail_new_lead: "true" })
	expect(api.sentTo(PUT)[0]?.body).not.toHaveProperty("mail_transcript")
})

it("shows each setting by its name, including an empty one", () => {
	const look = openSection("look")
	for (const [label, text] of [
		["Name", "AI Assistant"],
		["Description", "Ask me anything."],
		["Greeting", "Hello!"],
		["Starter questions", "None"],
		["Color", "#007affYour brand color"],
		["Avatar", "Initials"],
	] as const)
		expect(look.value(label)).toBe(text)
	look.unmount()
	const answers = openSection("answers", { settings: { ai_model: "gemini-2.0-flash" } })
	expect(answers.value("AI model")).toBe("Gemini 2.0 FlashGoogle, no API key. The built-in responder answers.")
	expect(answers.value("Instructions")).toBe("You are friendly.")
	answers.unmount()
	const { value } = openSection("visitors")
	expect(["Lead capture", "Feedback button", "Testimonial page", "Allowed sites"].map(value)).toEqual([
		"On",
		"On",
		"http://localhost:3000/harbour",
		"Any site",
	])
})

it("edits a list by keyboard: Enter adds a field below, Backspace removes an empty one", async () => {
	const { press, user, focused, field, api, value, button } = openSection("look")
	await press("Edit")
	expect(focused()).toBe(field("Name"))
	await press("Add question")
	expect(focused()).toBe(field("Question 1"))
	expect(field("Question 1").placeholder).toBe("When are you open?")
	await user.keyboard("When are you open?{Enter}Do you ship?{Enter}")
	expect(focused()).toBe(field("Question 3"))
	await user.keyboard("{Backspace}")
	expect(focused()).toBe(field("Question 2"))
	expect(field("Question 2").placeholder).toBe("")
	const questions = ["When are you open?", "Do you ship?"]
	const saved = answerWith({ starter_questions: questions, chatbot_name: "Harbour Helper" })
	api.on(PUT, { body: saved })
	await user.clear(field("Name"))
	await user.type(field("Name"), "Harbour Helper")
	await press("Save")
	await expect.poll(() => value("Starter questions")).toBe(questions.join(""))
	// Unchanged fields are not sent.
	expect(api.sent.map(({ body }) => body)).toEqual([
		{
			starter_questions: JSON.stringify(questions),
			chatbot_name: "Harbour Helper",
			updated_at: "2026-11-20T10:00:00.000Z",
		},
	])
	await screen.findByText("Settings saved")
	expect(focused()).toBe(button("Edit"))
})

it("says at the avatar that its picture is missing", async () => {
	const { press, user, api } = openSection("look")
	const detail = "Upload an avatar image first"
	api.on(PUT, { status: 422, body: { detail, errors: [{ field: "avatar_type", detail }] } })
	await press("Edit")
	await user.click(screen.getByRole("radio", { name: "Image" }))
	await press("Save")
	await screen.findByText(detail)
	expect(api.sent[0]?.body).toMatchObject({ avatar_type: "image" })
	expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Initials" }))
})

it("uploads a picture while editing, keeps the typed text, and clears the error about it", async () => {
	const { press, fill, field, user, api } = openSection("look")
	const detail = "Upload an avatar image first"
	api.on(PUT, { status: 422, body: { detail, errors: [{ field: "avatar_type", detail }] } }, { body: answerWith() })
	await press("Edit")
	await fill("Name", "Harbour Helper")
	await user.click(screen.getByRole("radio", { name: "Image" }))
	await press("Save")
	await screen.findByText(detail)
	upload.mockResolvedValueOnce(answerWith({ avatar_type: "image", avatar_image_url: "/face.png", updated_at: "newer" }))
	await user.upload(screen.getByLabelText("Upload avatar"), picture())
	await screen.findByText("Avatar saved")
	expect(screen.queryByText(detail)).toBe(null)
	expect(field("Name").value).toBe("Harbour Helper")
	const [path, form] = upload.mock.lastCall ?? []
	expect([path, form?.get("updated_at")]).toEqual(["/api/admin/chatbot-settings", "2026-11-20T10:00:00.000Z"])
	await press("Save")
	await expect.poll(() => api.sent.at(-1)?.body).toMatchObject({ chatbot_name: "Harbour Helper", updated_at: "newer" })
})

it("refuses a large avatar, shows its progress, can cancel it, and explains a failure", async () => {
	const { user, press, container } = openSection("look")
	const chooser = () => screen.getByLabelText("Upload avatar")
	expect(container.textContent).toContain("JPG, PNG or WebP, max 3MB")
	await user.upload(chooser(), picture(3 * 1_048_576 + 1))
	expect(container.textContent).toContain("This file is too large (3.1 MB). JPG, PNG or WebP, max 3MB.")
	expect(upload).not.toHaveBeenCalled()

	upload.mockImplementationOnce((_path, _form, { signal, onProgress }) => {
		onProgress(1, 4)
		return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)))
	})
	await user.upload(chooser(), picture())
	expect((await screen.findByRole("progressbar", { name: "Sending face.png" })).getAttribute("aria-valuenow")).toBe(
		"25",
	)
	await press("Cancel")
	await expect.poll(() => document.activeElement).toBe(chooser())

	for (const [error, text] of [
		[new ApiError(415, "This is no picture."), "This is no picture."],
		[new ApiError(500, ""), "Failed to upload avatar"],
	] as const) {
		upload.mockRejectedValueOnce(error)
		await user.upload(chooser(), picture())
		await expect.poll(() => container.textContent).toContain(text)
	}
})

it("removes the avatar after a confirmation", async () => {
	const { press, user, api } = openSection("look", {
		settings: { avatar_type: "image", avatar_image_url: "/face.png" },
	})
	api.on("DELETE /api/admin/chatbot-avatar", { body: answerWith() })
	await press("Remove avatar")
	const question = within(await screen.findByRole("alertdialog"))
	expect(api.sent).toEqual([])
	await user.click(question.getByRole("button", { name: "Remove" }))
	await screen.findByText("Avatar removed")
	expect(screen.queryByRole("button", { name: "Remove avatar" })).toBe(null)
})

it("names each model with its provider, and says if its key is missing", async () => {
	const { press, field, user } = openSection("answers")
	await press("Edit")
	const options = within(field("AI model")).getAllByRole("option")
	expect(options.map(({ textContent }) => textContent)).toEqual([
		"GPT-4o mini (OpenAI)",
		"Gemini 2.0 Flash (Google, no API key)",
	])
	screen.getByText("Ready to use.")
	await user.selectOptions(field("AI model"), "gemini-2.0-flash")
	screen.getByText("There's no API key for Google. The built-in responder answers until there is one.")
})

it("shows which language it guessed, lets the admin choose another, and goes back to the guess", async () => {
	const { press, field, user, api, value } = openSection("answers", { guess: "de" })
	expect(value("Language")).toBe("Guessed: German")
	await press("Edit")
	expect(
		within(field("Language"))
			.getAllByRole("option")
			.map(({ textContent }) => textContent)
			.slice(0, 3),
	).toEqual(["Guessed: German", "Arabic", "Chinese"])
	await user.selectOptions(field("Language"), "French")
	api.on(PUT, { body: answerWith({ language: "fr" }) }, { body: answerWith() })
	await press("Save")
	await expect.poll(() => value("Language")).toBe("French")
	await press("Edit")
	await user.selectOptions(field("Language"), "")
	await press("Save")
	await expect.poll(() => value("Language")).toBe("Guessed once you add knowledge")
	expect(api.sentTo(PUT).map(({ body }) => body)).toMatchObject([{ language: "fr" }, { language: "" }])
})

it("keeps edits through an error, a failure and another admin's save, and names fields that both changed", async () => {
	const { press, fill, field, focused, api, alert, value } = openSection("answers")
	await press("Edit")
	await fill("Instructions", "x".repeat(8001))
	await press("Save")
	screen.getByText("Instructions can have up to 8000 characters")
	expect(focused()).toBe(field("Instructions"))
	expect(api.sent).toEqual([])
	await fill("Instructions", "Be brief.")
	const newer = answerWith({ system_prompt: "Theirs.", chatbot_name: "Also theirs", updated_at: "later" })
	api.on(
		PUT,
		{ status: 500, body: { detail: "The disk is full." } },
		"unreachable",
		{ status: 409, body: { detail: "Stale." } },
		{ body: answerWith({ system_prompt: "Be brief." }) },
	)
	api.on("GET /api/admin/chatbot-settings", { body: newer })
	await press("Save")
	await expect.poll(alert).toBe("Failed to save chatbot settings: The disk is full.")
	await press("Save")
	await expect.poll(alert).toBe("Failed to save chatbot settings: Unknown error")
	await press("Save")
	await expect.poll(alert).toContain("Someone else changed these settings while you were editing")
	await press("Load the newer settings")
	await screen.findByText(/^The newer settings are loaded/)
	expect(screen.getByText("Instructions", { selector: "li span" }).parentElement?.textContent).toBe(
		"Instructions, saved now: Theirs.",
	)
	expect(field("Instructions").value).toBe("Be brief.")
	await press("Save")
	await expect.poll(() => api.sentTo(PUT).at(-1)?.body).toEqual({ system_prompt: "Be brief.", updated_at: "later" })
	await expect.poll(() => screen.queryByRole("button", { name: "Edit" })).not.toBe(null)
	expect(value("Instructions")).toBe("Be brief.")
})

it("does not save an invalid website, and leads to it", async () => {
	const { press, user, focused, field, api, value } = openSection("visitors")
	await press("Edit")
	await user.click(screen.getByRole("checkbox", { name: /^Lead capture/ }))
	await user.click(screen.getByRole("checkbox", { name: /^Feedback button/ }))
	await press("Add site")
	await user.keyboard("https://shop.example/path")
	await press("Save")
	screen.getByText(/^Allowed sites must hold addresses such as https:\/\/www\.example\.com/)
	expect(focused()).toBe(field("Site 1"))
	expect(api.sent).toEqual([])
	await user.clear(field("Site 1"))
	await user.type(field("Site 1"), "Shop.example")
	api.on(PUT, { body: answerWith({ allowed_origins: ["https://shop.example"], enable_lead_capture: false }) })
	await press("Save")
	await expect.poll(() => value("Allowed sites")).toBe("https://shop.example")
	expect(value("Lead capture")).toBe("Off")
	expect(api.sent[0]?.body).toMatchObject({
		enable_lead_capture: "false",
		testimonial_page_enabled: "false",
		allowed_origins: '["Shop.example"]',
	})
})

it("has its own words and names no tenant for the platform's defaults", async () => {
	const access = { isPlatformAdmin: true, tenantId: "", readOnly: null, mayExport: true }
	const { press, fill, api, alert } = openSection("look", { access, platformWords: true })
	api.on(PUT, { status: 500, body: { detail: "The disk is full." } })
	await press("Edit")
	await fill("Name", "House Assistant")
	await press("Save")
	await expect.poll(alert).toContain("Failed to save settings")
	expect(api.sent[0]?.url.searchParams.get("tenant_id")).toBe(null)
})

it("is read-only if nothing can be written, and says why", () => {
	const { button } = openSection("look", { access: { ...OWN, readOnly: "Back in May." } })
	expect(button("Edit").disabled).toBe(true)
	expect(document.getElementById(button("Edit").getAttribute("aria-describedby") ?? "")?.textContent).toBe(
		"Back in May.",
	)
	expect(screen.getByLabelText<HTMLInputElement>("Upload avatar").disabled).toBe(true)
})

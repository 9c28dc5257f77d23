import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import type { SettingsAccess } from "@/components/forms/settings-access"
import { ApiError } from "@/lib/client/api"
import type { KnowledgeSource } from "@/lib/client/contract"
import { sendForm } from "@/lib/client/send-form"
import { renderScreen } from "../../../tests/support/render-screen"
import { stubApi } from "../../../tests/support/stub-api"
import { KnowledgeTab } from "./knowledge-tab"

vi.mock("@/lib/client/send-form", () => ({ sendForm: vi.fn() }))
const upload = vi.mocked(sendForm)

const POST = "POST /api/admin/chatbot/knowledge"
const ONE = "/api/admin/chatbot/knowledge/{id}"
const OWN: SettingsAccess = { isPlatformAdmin: false, tenantId: "1", readOnly: null, mayExport: true }
const TAGS = [{ id: "11111111-1111-4111-8111-111111111111", name: "Weddings" }]
const BASE = "/admin/harbour/chatbot?tab=knowledge"

const source = (id: string, told: Partial<KnowledgeSource> = {}): KnowledgeSource => ({
	id,
	kind: "text",
	title: id,
	content: `About ${id}.`,
	content_length: 1200,
	status: "ready",
	error: null,
	file_size_bytes: null,
	address: null,
	created_at: "2026-11-20T10:00:00.000Z",
	updated_at: "2026-11-20T10:00:00.000Z",
	...told,
})

function openKnowledge(items: KnowledgeSource[] = [], access = OWN) {
	upload.mockReset()
	const api = stubApi()
	const tab = (shown: KnowledgeSource[]) => (
		<KnowledgeTab
			data={{
				list: { items: shown, next: null },
				cursor: undefined,
				learned: { websites: [], opened: null },
				tags: TAGS,
			}}
			base={BASE}
			access={access}
		/>
	)
	const shown = renderScreen(tab(items), { path: BASE })
	const { user } = shown
	const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })
	const field = (name: string) => screen.getByRole<HTMLTextAreaElement>("textbox", { name })
	return {
		...shown,
		api,
		button,
		field,
		press: (name: string) => user.click(button(name)),
		fill: async (name: string, text: string) => {
			await user.clear(field(name))
			await user.type(field(name), text)
		},
		item: (title: string) => screen.getByRole("heading", { name: title }).closest("li")?.textContent,
		alert: () => screen.queryByRole("alert")?.textContent,
		focused: () => document.activeElement,
	}
}

it("shows each source's type, whether it is in use, and which can be changed", () => {
	const { item } = openKnowledge([
		source("Hours"),
		source("Do you ship?", { kind: "qa" }),
		source("prices", { kind: "pdf", file_size_bytes: 1024, status: "processing" }),
		source("scan", { kind: "pdf", status: "failed", error: "No text was found in this PDF.", content: "" }),
		source("spoken", {
			title: "A customer's testimonial",
			kind: "testimonial",
			testimonial: { id: "1", name: "Ada", kind: "video" },
		}),
		source("typed", {
			title: "A customer's testimonial",
			kind: "testimonial",
			testimonial: { id: "2", name: "Bob", kind: "written" },
		}),
		source("About us", { kind: "website", address: "https://bakery.example/about" }),
	])
	for (const [title, ...texts] of [
		["Hours", "About Hours.", "Ready", "Text", "1,200 characters"],
		["Do you ship?", "Question and answer"],
		["prices", "Reading", "PDF", "1 KB"],
		["scan", "Failed", "No text was found in this PDF."],
		["Testimonial by Ada", "From its approved captions"],
		["Testimonial by Bob", "As the customer wrote it"],
		["About us", "Web page", "https://bakery.example/about"],
	] as const)
		for (const text of texts) expect(item(title)).toContain(text)
	const editable = screen.getAllByRole("button", { name: /^Edit/ }).map(({ textContent }) => textContent)
	expect(editable).not.toContain("Edit prices")
	expect(editable).not.toContain("Edit Testimonial by Ada")
	expect(editable).not.toContain("Edit About us")
	expect(editable).toContain("Edit Hours")
	const titlesIn = (list: string) =>
		within(screen.getByRole("list", { name: list }))
			.getAllByRole("heading")
			.map(({ textContent }) => textContent)
	expect(titlesIn("Testimonials")).toEqual(["Testimonial by Ada", "Testimonial by Bob"])
	expect(titlesIn("Added by you")).toEqual(["Hours", "Do you ship?", "prices", "scan", "About us"])
})

it("says what a new text lacks, keeps it through a reload and a failure, and restores the focus after saving", async () => {
	const { api, press, fill, field, alert, button, focused, unmount } = openKnowledge()
	screen.getByRole("heading", { name: "No knowledge yet" })
	await press("Add text")
	expect(focused()).toBe(field("Title"))
	await press("Save")
	screen.getByText("Please enter a title")
	screen.getByText("Please enter some text")
	expect(api.sent).toEqual([])
	await fill("Title", "Opening hours")
	await fill("Text", "Open from nine to five.")
	const leaving = new Event("beforeunload", { cancelable: true })
	window.dispatchEvent(leaving)
	expect(leaving.defaultPrevented).toBe(true)

	unmount()
	const later = openKnowledge()
	await later.press("Add text")
	await screen.findByText("Unsaved changes")
	expect(later.field("Text").value).toBe("Open from nine to five.")
	later.api.on(POST, { status: 500, body: { detail: "The disk is full." } }, "unreachable", { body: source("new") })
	await later.press("Save")
	await expect.poll(alert).toBe("Failed to save knowledgeThe disk is full.")
	await later.press("Save")
	await expect.poll(alert).toBe("Failed to save knowledgeWe couldn't reach the server.")
	await later.press("Save")
	await screen.findByText("Saved")
	expect(later.api.sent.at(-1)?.body).toEqual({
		kind: "text",
		title: "Opening hours",
		content: "Open from nine to five.",
	})
	expect(later.router.refresh).toHaveBeenCalledOnce()
	expect(focused()).toBe(button("Add text"))
})

it("has its own labels for a question and its answer", async () => {
	const { api, press, fill } = openKnowledge()
	await press("Add question and answer")
	await fill("Question", "Do you ship?")
	await press("Save")
	screen.getByText("Please enter an answer")
	api.on(POST, { body: source("new") })
	await fill("Answer", "Everywhere.")
	await press("Save")
	await expect
		.poll(() => api.sent.map(({ body }) => body))
		.toEqual([{ kind: "qa", title: "Do you ship?", content: "Everywhere." }])
})

it("has an answer play a testimonial once the owner chooses one, and none again", async () => {
	const [tag] = TAGS
	const { api, press, fill, user, item } = openKnowledge([source("Weddings?", { kind: "qa" })])
	const choice = (label: string) => screen.getByLabelText<HTMLSelectElement>(label)
	await press("Add question and answer")
	await fill("Question", "Do you ship?")
	await fill("Answer", "Everywhere.")
	expect(choice("Testimonial below the answer").selectedOptions[0]?.text).toBe("None")
	expect(screen.queryByLabelText("Only with this tag")).toBe(null)
	await user.selectOptions(choice("Testimonial below the answer"), "best_rated")
	await user.selectOptions(choice("Only with this tag"), "Weddings")
	const plays = { rule: "best_rated" as const, tag_id: tag?.id ?? "" }
	api.on(POST, { body: source("new") })
	await press("Save")
	await expect
		.poll(() => api.sentTo(POST).map(({ body }) => body))
		.toEqual([{ kind: "qa", title: "Do you ship?", content: "Everywhere.", plays }])

	api.on(`GET ${ONE}`, { body: source("Weddings?", { kind: "qa", plays }) })
	await press("Edit Weddings?")
	await screen.findByRole("form", { name: "Edit Weddings?" })
	expect(choice("Only with this tag").value).toBe(plays.tag_id)
	await user.selectOptions(choice("Testimonial below the answer"), "None")
	api.on(`PUT ${ONE}`, { body: source("Weddings?", { kind: "qa" }) })
	await press("Save")
	await expect.poll(() => api.sentTo(`PUT ${ONE}`).at(-1)?.body).toMatchObject({ plays: null })
	await expect.poll(() => item("Weddings?")).toContain("Question and answer")
})

it("edits the whole text, and keeps the edits if another admin saved first", async () => {
	const { api, press, fill, field, alert, button, focused } = openKnowledge([source("Hours")])
	const newer = source("Hours", { title: "Hours in May", content: "All of it.", updated_at: "later" })
	api.on(
		`GET ${ONE}`,
		{ status: 404, body: { detail: "Gone." } },
		{ body: source("Hours", { content: "All of it." }) },
		{ body: newer },
	)
	await press("Edit Hours")
	await screen.findByText("Failed to load this text")
	await press("Edit Hours")
	await expect.poll(() => screen.queryByRole("form", { name: "Edit Hours" })).not.toBe(null)
	expect(field("Text").value).toBe("All of it.")
	await fill("Text", "Open from ten to four.")
	api.on(`PUT ${ONE}`, { status: 409, body: { detail: "Stale." } }, { body: newer })
	await press("Save")
	await expect.poll(alert).toContain("Someone else changed these settings while you were editing")
	await press("Load the newer settings")
	await expect.poll(() => field("Title").value).toBe("Hours in May")
	expect(field("Text").value).toBe("Open from ten to four.")
	await press("Save")
	await expect
		.poll(() => api.sentTo(`PUT ${ONE}`).at(-1)?.body)
		.toEqual({
			content: "Open from ten to four.",
			updated_at: "later",
		})
	// The button returns once the text is saved.
	await waitFor(() => expect(focused()).toBe(button("Edit Hours")))
})

it("uploads a PDF and checks while it is being read; rejects another file, and explains a failure", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true })
	const { user, press, router, container } = openKnowledge()
	await press("Add PDF")
	screen.getByText("PDF, max 10MB")
	const send = (name: string, bytes = 10) =>
		user.upload(
			screen.getByLabelText("Upload PDF"),
			new File([new Uint8Array(bytes)], name, { type: "application/pdf" }),
		)
	await send("prices.pdf", 10 * 1_048_576 + 1)
	expect(container.textContent).toContain("This file is too large (10.1 MB). PDF, max 10MB.")
	expect(upload).not.toHaveBeenCalled()
	for (const [error, text] of [
		[new ApiError(415, "This is no PDF."), "This is no PDF."],
		[new ApiError(0, ""), "Failed to upload PDF"],
	] as const) {
		upload.mockRejectedValueOnce(error)
		await send("prices.pdf")
		await expect.poll(() => container.textContent).toContain(text)
	}
	upload.mockResolvedValueOnce(source("prices", { kind: "pdf", status: "processing" }))
	await send("prices.pdf")
	await screen.findByText("Reading prices…")
	expect(upload.mock.lastCall?.[1].get("title")).toBe("prices")
	expect(router.refresh).toHaveBeenCalledOnce()
	// No source of this list is being read.
	vi.advanceTimersByTime(10_000)
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("checks every two seconds as long as a PDF is being read", () => {
	vi.useFakeTimers()
	const { router, unmount } = openKnowledge([source("prices", { kind: "pdf", status: "processing" })])
	vi.advanceTimersByTime(4_000)
	expect(router.refresh).toHaveBeenCalledTimes(2)
	unmount()
	vi.advanceTimersByTime(4_000)
	expect(router.refresh).toHaveBeenCalledTimes(2)
})

it("deletes a source after a confirmation that names it", async () => {
	const { api, press, user } = openKnowledge([source("scan"), source("Hours")])
	api.on(`DELETE ${ONE}`, { status: 204 })
	await press("Delete scan")
	const question = await screen.findByRole("alertdialog", { name: "Delete “scan”?" })
	expect(api.sent).toEqual([])
	await user.click(within(question).getByRole("button", { name: "Delete" }))
	await screen.findByText("Deleted")
	expect(api.sent.map(({ url }) => url.pathname)).toEqual(["/api/admin/chatbot/knowledge/scan"])
})

it("is read-only if nothing may be written, and says why", () => {
	openKnowledge([source("Hours")], { ...OWN, readOnly: "Back in May." })
	screen.getByText("Back in May.")
	const buttons = screen.getAllByRole<HTMLButtonElement>("button")
	expect(buttons.filter(({ disabled }) => !disabled)).toEqual([])
	expect(buttons).toHaveLength(6)
})

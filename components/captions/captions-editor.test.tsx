import { fireEvent, screen, waitFor } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import type { Captions, CaptionsAnswer } from "@/lib/client/contract"
import { captionsRefusals } from "@/lib/submissions/captions/words"
import { renderScreen } from "../../tests/support/render-screen"
import { stubApi } from "../../tests/support/stub-api"
import { submissionRow } from "../../tests/support/submission-list"
import { CaptionsEditor } from "./captions-editor"

const PUT = "PUT /api/admin/submission/{id}/captions"
const GET = "GET /api/admin/submission/{id}/captions"

const captions = (texts: string[], about: Partial<Captions> = {}): Captions => ({
	cues: texts.map((text, at) => ({ start_ms: at * 1000, end_ms: at * 1000 + 900, text })),
	language: "en",
	origin: "written",
	state: "draft",
	error: null,
	headline: null,
	in_knowledge: false,
	vtt_url: "/media/submissions/ada/captions?signature=1",
	updated_at: "2026-11-20T12:00:00.000Z",
	...about,
})

function openEditor(given: Captions | null, about: Partial<CaptionsAnswer> = {}, readOnly = false, drawn = false) {
	const api = stubApi()
	const answer = { captions: given, transcription: { available: true, reason: null }, ...about }
	const row = submissionRow("Ada", { duration_seconds: 10 })
	const shown = renderScreen(
		<>
			<a href="/admin/bakery/dashboard">Testimonials</a>
			<CaptionsEditor submission={row} answer={answer} readOnly={readOnly} />
		</>,
		{ path: "/admin/bakery/captions/ada", early: drawn ? () => undefined : undefined },
	)
	const { user } = shown
	const field = (name: string) => screen.getByRole<HTMLTextAreaElement>("textbox", { name })
	const button = (name: string) => screen.getByRole("button", { name })
	return {
		...shown,
		api,
		field,
		button,
		press: (name: string) => user.click(button(name)),
		type: async (name: string, text: string) => {
			await user.clear(field(name))
			await user.type(field(name), text)
		},
		choose: async (action: string) => {
			await user.click(button("More caption actions"))
			await user.click(screen.getByRole("menuitem", { name: action }))
		},
		confirm: async (answer: string) => {
			await screen.findByRole("alertdialog")
			await user.click(button(answer))
		},
		upload: (name: string, text: BlobPart) =>
			fireEvent.change(screen.getByLabelText("Captions file"), { target: { files: [new File([text], name)] } }),
		texts: () =>
			screen.queryAllByRole<HTMLTextAreaElement>("textbox", { name: /^Caption \d/ }).map(({ value }) => value),
		puts: () => api.sentTo(PUT).map(({ body }) => body),
	}
}

describe("without captions", () => {
	it("offers to transcribe, to write and to upload, and explains a file that cannot be used", async () => {
		const { api, upload, press, puts, texts } = openEditor(null)
		expect(screen.getByRole("heading", { name: "No captions yet" })).toBeTruthy()
		upload("subtitles.sub", "1")
		expect(screen.getByText("This file type isn't supported. WebVTT (.vtt) or SubRip (.srt), max 256 KB.")).toBeTruthy()
		expect(api.sent).toEqual([])
		api.on(PUT, { status: 422, body: { detail: "Line 3: the times cannot be read." } })
		upload("broken.vtt", "WEBVTT\n\n00:01,0 --> 00:02,0\nx")
		expect(await screen.findByText(/Line 3: the times cannot be read\./)).toBeTruthy()
		expect(puts()).toEqual([{ vtt: "WEBVTT\n\n00:01,0 --> 00:02,0\nx", updated_at: null }])
		api.on("POST /api/admin/submission/{id}/captions/transcribe", { body: captions([], { state: "processing" }) })
		vi.useFakeTimers({ shouldAdvanceTime: true })
		api.on(GET, "unreachable", {
			body: { captions: captions(["Heard."]), transcription: { available: true, reason: null } },
		})
		await press("Transcribe the video")
		expect(await screen.findByText("Transcribing the video")).toBeTruthy()
		await vi.advanceTimersByTimeAsync(1_500)
		expect([api.sentTo(GET).length, texts()]).toEqual([1, []])
		await vi.advanceTimersByTimeAsync(1_500)
		await waitFor(() => expect(texts()).toEqual(["Heard."]))
		await vi.advanceTimersByTimeAsync(10_000)
		expect(api.sentTo(GET)).toHaveLength(2)
	})

	it.each([
		// Browsers know its € and quotation marks, too; Node 20 does not.
		["windows-1252", Uint8Array.of(0x31, 0x0a, 0xfc)],
		["UTF-16", Uint8Array.of(0xff, 0xfe, 0x31, 0, 0x0a, 0, 0xfc, 0)],
		["UTF-8", new TextEncoder().encode("1\nü")],
	])("reads a SubRip file in %s", async (_encoding, bytes) => {
		const { api, upload, puts } = openEditor(null)
		api.on(PUT, { status: 422, body: { detail: "Line 1: no." } })
		upload("ada.srt", bytes)
		await waitFor(() => expect(puts()).toEqual([{ vtt: "1\nü", updated_at: null }]))
	})

	it("says why nothing can be transcribed, or why it failed", async () => {
		const reason = "This platform has no transcription."
		const { unmount } = openEditor(null, { transcription: { available: false, reason } })
		expect([screen.getByText(reason) && true, screen.queryByRole("button", { name: /Transcribe/ })]).toEqual([
			true,
			null,
		])
		unmount()
		openEditor(captions([], { state: "failed", error: "There is no sound." }))
		expect(screen.getByRole("alert").textContent).toContain("There is no sound.")
		expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy()
	})

	it("can write captions: each mistake is shown at its field, which gets the focus, until all is right", async () => {
		const { api, press, field, button, user, type, puts } = openEditor(null)
		await press("Write them yourself")
		await waitFor(() => expect(document.activeElement).toBe(field("Caption 1")))
		expect(screen.getByText("Not saved yet")).toBeTruthy()
		expect(button("Save").getAttribute("aria-disabled")).toBe("true")
		await press("Approve")
		expect(screen.getByText("Write what's said, or delete this caption")).toBeTruthy()
		expect(document.activeElement).toBe(field("Caption 1"))
		await user.keyboard("Hello.")
		await type("End of caption 1", "later")
		await press("Save")
		expect(screen.getByText("Use a time like 0:05.200")).toBeTruthy()
		expect(field("End of caption 1").getAttribute("aria-invalid")).toBe("true")
		await waitFor(() => expect(document.activeElement).toBe(field("End of caption 1")))
		expect(puts()).toEqual([])
		await type("End of caption 1", "0:01")
		api.on(PUT, { body: captions(["Hello."]) })
		button("Save").focus()
		await user.keyboard("{Enter}")
		expect(await screen.findByText("Saved. Only you can see this draft")).toBeTruthy()
		expect(await screen.findByText("Captions saved")).toBeTruthy()
		expect(document.activeElement).toBe(button("Save"))
		expect(puts()).toEqual([
			{ cues: [{ start_ms: 0, end_ms: 1000, text: "Hello." }], language: "en", updated_at: null },
		])
	})
})

describe("with captions", () => {
	it("moves, splits, joins and deletes by keyboard and by buttons, and keeps the focus near", async () => {
		const { user, field, texts, press, api } = openEditor(captions(["One two.", "Three."]))
		field("Caption 1").focus()
		await user.keyboard("{Alt>}{ArrowDown}{/Alt}")
		expect(document.activeElement).toBe(field("Caption 2"))
		await user.keyboard("{Alt>}{ArrowUp}{/Alt}")
		field("Caption 1").setSelectionRange(4, 4)
		await user.keyboard("{Alt>}{Enter}{/Alt}")
		expect(texts()).toEqual(["One", "two.", "Three."])
		expect(document.activeElement).toBe(field("Caption 1"))
		await press("Merge next")
		expect(texts()).toEqual(["One two.", "Three."])
		await user.click(field("Caption 1"))
		await press("Delete")
		expect(texts()).toEqual(["Three."])
		expect(document.activeElement).toBe(field("Caption 1"))
		api.on(PUT, { body: captions(["Three."]) })
		await user.keyboard("{Control>}s{/Control}")
		expect(await screen.findByText("Captions saved")).toBeTruthy()
	})

	it("splits at the cursor by its button, also on a page that the server drew", async () => {
		const { user, field, press, texts } = openEditor(captions(["One two.", "Three."]), {}, false, true)
		await waitFor(() => expect(field("Caption 1").readOnly).toBe(false))
		await user.click(field("Caption 1"))
		field("Caption 1").setSelectionRange(4, 4)
		await press("Split")
		expect(texts()).toEqual(["One", "two.", "Three."])
		await waitFor(() => expect(document.activeElement).toBe(field("Caption 1")))
	})

	it("keeps unsaved edits in this tab, asks before leaving, and lets them be discarded", async () => {
		const first = openEditor(captions(["Theirs."]))
		await first.type("Caption 1", "Mine.")
		expect(screen.getByText("Unsaved changes, kept in this tab")).toBeTruthy()
		await first.user.click(screen.getByRole("link", { name: "Testimonials" }))
		await first.confirm("Cancel")
		await first.user.click(screen.getByRole("link", { name: "Testimonials" }))
		await first.confirm("Leave")
		expect(first.router.push.mock.calls).toEqual([["/admin/bakery/dashboard"]])
		first.unmount()
		const again = openEditor(captions(["Theirs."]))
		await waitFor(() => expect(again.texts()).toEqual(["Mine."]))
		await again.press("Discard")
		await screen.findByRole("alertdialog", { name: "Discard your changes?" })
		await again.user.click(screen.getAllByRole("button", { name: "Discard" }).at(-1) ?? document.body)
		await waitFor(() => expect(again.texts()).toEqual(["Theirs."]))
	})

	it.each([
		["Keep mine", "Mine."],
		["Use theirs", "Theirs."],
	])("loses nothing when another admin saves: %s", async (choice, text) => {
		const { api, type, press, button, texts, puts } = openEditor(captions(["Old."]))
		const theirs = captions(["Theirs."], { updated_at: "2026-11-20T13:00:00.000Z" })
		api.on(PUT, { status: 409, body: { detail: captionsRefusals.stale } }, { body: captions(["Mine."]) })
		api.on(GET, { body: { captions: theirs, transcription: { available: true, reason: null } } })
		await type("Caption 1", "Mine.")
		await press("Save")
		expect((await screen.findByRole("alert")).textContent).toContain("What you typed is still here.")
		await press("Load the newer version")
		expect(await screen.findByText("It begins: “Theirs.”")).toBeTruthy()
		expect(texts()).toEqual(["Mine."])
		await press(choice)
		await waitFor(() => expect(texts()).toEqual([text]))
		expect(button("Save").getAttribute("aria-disabled")).toBe(choice === "Keep mine" ? null : "true")
		if (choice === "Use theirs") return
		await press("Save")
		expect(await screen.findByText("Saved. Only you can see this draft")).toBeTruthy()
		expect(puts()).toMatchObject([{ updated_at: "2026-11-20T12:00:00.000Z" }, { updated_at: theirs.updated_at }])
	})

	it("approves them, moves the focus on, and turns them back into a draft", async () => {
		const { api, button, user, choose, puts } = openEditor(captions(["Hello."]))
		api.on(
			PUT,
			{ body: captions(["Hello."], { state: "approved", in_knowledge: true }) },
			{ body: captions(["Hello."]) },
		)
		button("Approve").focus()
		await user.keyboard("{Enter}")
		expect(await screen.findByText("Shown on the testimonial's page and known to your chatbot")).toBeTruthy()
		await waitFor(() => expect(document.activeElement).toBe(button("Save")))
		expect(puts()).toMatchObject([{ state: "approved" }])
		await choose("Back to draft")
		expect(await screen.findByText("Captions are no longer shown")).toBeTruthy()
		expect(await screen.findByText("Saved. Only you can see this draft")).toBeTruthy()
		expect(puts()[1]).toEqual({ state: "draft", updated_at: "2026-11-20T12:00:00.000Z" })
	})

	it("replaces them by a file and deletes them, each after one confirmation", async () => {
		const { api, choose, confirm, upload, texts } = openEditor(captions(["Hello."]))
		const click = vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => undefined)
		await choose("Replace with a file")
		await confirm("Choose a file")
		expect(click).toHaveBeenCalledTimes(1)
		api.on(PUT, { body: captions(["From a file"]) })
		upload("ada.vtt", "WEBVTT\n\n00:00.000 --> 00:01.500\n<v Ada>From a file</v>\n")
		await waitFor(() => expect(texts()).toEqual(["From a file"]))
		api.on("DELETE /api/admin/submission/{id}/captions", { status: 204 })
		await choose("Delete")
		await confirm("Delete")
		expect(await screen.findByRole("heading", { name: "No captions yet" })).toBeTruthy()
	})

	it("offers the words of an approved caption as a headline, cut down and checked before they are sent", async () => {
		const said = ["They were wonderful, and", "I would come back any day."]
		const approved = captions(said, { state: "approved" })
		const { api, user, field, button, press, type, puts } = openEditor(approved)
		const headline = "I would come back!"
		api.on(PUT, { body: { ...approved, headline } }, { body: approved })
		await user.click(field("Caption 2"))
		field("Caption 2").setSelectionRange(0, 12)
		await press("Use as headline")
		const dialog = await screen.findByRole("dialog", { name: "Headline for the testimonial's page" })
		expect(field("Headline").value).toBe("I would come")
		await type("Headline", "I would never come back")
		await press("Save headline")
		expect(dialog.textContent).toContain("Use the customer's exact words, in order, without leaving any out.")
		expect([document.activeElement, puts()]).toEqual([field("Headline"), []])
		await type("Headline", "x".repeat(161))
		await press("Save headline")
		expect(dialog.textContent).toContain("161 of 160 characters. Please shorten it.")
		await type("Headline", headline)
		await press("Save headline")
		expect(await screen.findByText("“I would come back!”")).toBeTruthy()
		expect(screen.queryByRole("dialog")).toBe(null)
		expect(puts()).toEqual([{ headline, updated_at: approved.updated_at }])

		// Without a selection it is the whole caption.
		await user.click(field("Caption 1"))
		field("Caption 1").setSelectionRange(3, 3)
		await press("Use as headline")
		expect(field("Headline").value).toBe(said[0])
		await press("Cancel")

		await press("Remove")
		expect(await screen.findByText("Headline removed")).toBeTruthy()
		expect([screen.queryByText("“I would come back!”"), puts()[1]]).toMatchObject([null, { headline: null }])
		expect(button("Save").getAttribute("aria-disabled")).toBe("true")
	})

	it("keeps unsaved captions while a headline is chosen, and says if a save took its words away", async () => {
		const approved = captions(["One.", "Two."], { state: "approved", headline: "Two" })
		const chosen = { ...approved, headline: "One", updated_at: "2026-11-20T13:00:00.000Z" }
		const { api, press, type, texts, puts, user, field } = openEditor(approved)
		api.on(PUT, { body: chosen }, { body: captions(["Three.", "Two."], { state: "approved" }) })
		await type("Caption 1", "Three.")
		await press("Edit")
		await type("Headline", "One")
		await press("Save headline")
		// What is typed says it no more, so that saving would take it away.
		expect(await screen.findByText("These captions no longer say the headline. Saving them removes it.")).toBeTruthy()
		expect(screen.queryByText("“One”")).toBe(null)
		expect(texts()).toEqual(["Three.", "Two."])
		await type("Caption 1", "One, or three.")
		expect(screen.getByText("“One”")).toBeTruthy()
		await type("Caption 1", "Three.")
		await user.click(field("Caption 1"))
		await press("Save")
		expect(await screen.findByText("Captions saved. The headline was removed because its words changed.")).toBeTruthy()
		expect(puts()[1]).toMatchObject({ updated_at: chosen.updated_at })
	})

	it.each([
		[409, captionsRefusals.stale],
		[500, "The disk is full."],
	])("says in the dialog why a headline was not saved (%i)", async (status, detail) => {
		const { api, press, field } = openEditor(captions(["One."], { state: "approved", headline: "One" }))
		api.on(PUT, { status, body: { detail } })
		await press("Edit")
		await press("Save headline")
		const dialog = screen.getByRole("dialog")
		await waitFor(() => expect(dialog.textContent).toContain(detail))
		expect(field("Headline").value).toBe("One")
	})

	it("offers no headline from a draft", async () => {
		const { user, field } = openEditor(captions(["Hello."]))
		await user.click(field("Caption 1"))
		expect(screen.getByRole("button", { name: "Split" })).toBeTruthy()
		expect(screen.queryByRole("button", { name: "Use as headline" })).toBe(null)
	})

	it("is read-only while the product is closed", () => {
		const { field, button } = openEditor(captions(["Hello."]), {}, true)
		expect([field("Caption 1").disabled, button("Approve").getAttribute("aria-disabled")]).toEqual([true, "true"])
		expect(screen.queryByRole("button", { name: /^Add a caption/ })).toBe(null)
	})
})

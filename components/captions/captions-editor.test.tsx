import { fireEvent, screen, waitFor } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import type { Captions, CaptionsAnswer } from "@/lib/client/contract"
import { CAPTIONS_STALE } from "@/lib/submissions/captions/texts"
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
	in_knowledge: false,
	vtt_url: "/media/submissions/ada/captions?signature=1",
	updated_at: "2026-11-20T12:00:00.000Z",
	...about,
})

function openEditor(given: Captions | null, about: Partial<CaptionsAnswer> = {}, readOnly = false) {
	const api = stubApi()
	const answer = { captions: given, transcription: { available: true, reason: null }, ...about }
	const row = submissionRow("Ada", { duration_seconds: 10 })
	const shown = renderScreen(
		<>
			<a href="/admin/bakery/dashboard">Testimonials</a>
			<CaptionsEditor submission={row} answer={answer} readOnly={readOnly} />
		</>,
		{ path: "/admin/bakery/captions/ada" },
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
			await user.click(button("More for these captions"))
			await user.click(screen.getByRole("menuitem", { name: action }))
		},
		confirm: async (answer: string) => {
			await screen.findByRole("alertdialog")
			await user.click(button(answer))
		},
		upload: (name: string, text: string) =>
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
		upload("subtitles.srt", "1")
		expect(screen.getByText("This file type isn’t supported. WebVTT (.vtt), max 256 KB.")).toBeTruthy()
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
		expect(await screen.findByText("The video is being transcribed")).toBeTruthy()
		await vi.advanceTimersByTimeAsync(1_500)
		expect([api.sentTo(GET).length, texts()]).toEqual([1, []])
		await vi.advanceTimersByTimeAsync(1_500)
		await waitFor(() => expect(texts()).toEqual(["Heard."]))
		await vi.advanceTimersByTimeAsync(10_000)
		expect(api.sentTo(GET)).toHaveLength(2)
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
		await press("Write them here")
		await waitFor(() => expect(document.activeElement).toBe(field("Caption 1")))
		expect(screen.getByText("Nothing is saved yet")).toBeTruthy()
		expect(button("Save").getAttribute("aria-disabled")).toBe("true")
		await press("Approve")
		expect(screen.getByText("Write what is said, or delete this caption")).toBeTruthy()
		expect(document.activeElement).toBe(field("Caption 1"))
		await user.keyboard("Hello.")
		await type("End of caption 1", "later")
		await press("Save")
		expect(screen.getByText("A time looks like 0:05.200")).toBeTruthy()
		expect(field("End of caption 1").getAttribute("aria-invalid")).toBe("true")
		await waitFor(() => expect(document.activeElement).toBe(field("End of caption 1")))
		expect(puts()).toEqual([])
		await type("End of caption 1", "0:01")
		api.on(PUT, { body: captions(["Hello."]) })
		button("Save").focus()
		await user.keyboard("{Enter}")
		expect(await screen.findByText("Saved. Only you see this draft")).toBeTruthy()
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
		api.on(PUT, { status: 409, body: { detail: CAPTIONS_STALE } }, { body: captions(["Mine."]) })
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
		expect(await screen.findByText("Saved. Only you see this draft")).toBeTruthy()
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
		expect(await screen.findByText("Shown on the shared page, known to your chatbot")).toBeTruthy()
		await waitFor(() => expect(document.activeElement).toBe(button("Save")))
		expect(puts()).toMatchObject([{ state: "approved" }])
		await choose("Back to draft")
		expect(await screen.findByText("Captions are no longer shown")).toBeTruthy()
		expect(await screen.findByText("Saved. Only you see this draft")).toBeTruthy()
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

	it("is read-only while the product is closed", () => {
		const { field, button } = openEditor(captions(["Hello."]), {}, true)
		expect([field("Caption 1").disabled, button("Approve").getAttribute("aria-disabled")]).toEqual([true, "true"])
		expect(screen.queryByRole("button", { name: /^Add a caption/ })).toBe(null)
	})
})

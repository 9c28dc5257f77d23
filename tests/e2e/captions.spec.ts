import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { chat, model } from "../support/chat-screen"
import { dashboard } from "../support/dashboard"
import { fixture, makeSubmission, makeTenantWithAdmin, unique } from "../support/factories"
import { inspectScreen } from "../support/inspect-screen"

async function captioned() {
	const { tenant, token } = await makeTenantWithAdmin()
	const bytes = await fixture("chrome-vp9-opus.webm")
	const submission = await makeSubmission({ tenantId: tenant.id, name: "Ada Lovelace", durationMs: 2_000, bytes })
	return { tenant, token, submission, path: `/admin/${tenant.slug}/captions/${submission.id}` }
}

function editor(page: Page) {
	const button = (name: string) => page.getByRole("button", { name, exact: true })
	return {
		button,
		text: (place: number) => page.getByRole("textbox", { name: `Caption ${place}`, exact: true }),
		start: (place: number) => page.getByRole("textbox", { name: `Start of caption ${place}` }),
		end: (place: number) => page.getByRole("textbox", { name: `End of caption ${place}` }),
		status: page.getByRole("status"),
		/** As a person chooses one. */
		async upload(name: string, text: string) {
			await page.getByLabel("Captions file").setInputFiles({ name, mimeType: "text/vtt", buffer: Buffer.from(text) })
		},
	}
}

test("transcribed, corrected by keyboard, approved: read on the shared page, found, and asked for in the chat", async ({
	page,
	signInAs,
	context,
}) => {
	// Six screens, and a job of the queue between two of them.
	test.setTimeout(120_000)
	const { tenant, token, submission } = await captioned()
	const word = `plumbers${unique()}`
	await signInAs(token)
	const owner = dashboard(page)
	await owner.open(tenant.slug)
	await owner.choose("Ada Lovelace", "Captions")
	const captions = editor(page)
	await captions.button("Transcribe the video").click()
	await expect(captions.text(1)).toHaveValue("They were wonderful.")
	await expect(captions.text(2)).toHaveValue("I would come back any day.")

	await captions.text(1).focus()
	await page.keyboard.press("End")
	await page.keyboard.type(` The best ${word}.`)
	await page.keyboard.press("Alt+ArrowDown")
	await expect(captions.text(2)).toBeFocused()
	await page.keyboard.press("Home")
	await page.keyboard.press("Alt+Enter")
	await expect(captions.text(3)).toHaveValue("I would come back any day.")
	await captions.text(2).focus()
	await captions.button("Delete").click()
	await page.reload()
	await expect(captions.text(1)).toHaveValue(`They were wonderful. The best ${word}.`)
	await expect(page.getByText("Unsaved changes, kept in this tab")).toBeVisible()

	await captions.text(2).focus()
	await page.keyboard.press("Control+Enter")
	const video = page.locator("video")
	await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(1.1)
	// Held, since a caption is gone again in less than a second.
	await video.evaluate((player: HTMLVideoElement) => {
		player.pause()
		player.currentTime = 1.3
	})
	await expect(page.locator("[data-shown-caption]")).toHaveText("I would come back any day.")
	await page.getByRole("link", { name: "Testimonials" }).first().click()
	await page.getByRole("alertdialog", { name: "Leave without saving?" }).getByRole("button", { name: "Cancel" }).click()
	await captions.button("Approve").press("Enter")
	await expect(page.getByText("Shown on the shared page, known to your chatbot")).toBeVisible()

	await expect(captions.button("Save")).toBeFocused()

	const visitor = await context.newPage()
	await visitor.goto(`/testimonial/${submission.id}`)
	const shown = () =>
		visitor.evaluate(() => {
			const [track] = document.querySelector("video")?.textTracks ?? []
			return [track?.mode, track?.language, ...[...(track?.cues ?? [])].map((cue) => (cue as VTTCue).text)]
		})
	await expect
		.poll(shown)
		.toEqual(["showing", "en", `They were wonderful. The best ${word}.`, "I would come back any day."])

	await page.goto(`/admin/${tenant.slug}/dashboard?q=${word.toUpperCase()}`)
	await expect(owner.rows).toHaveCount(1)
	const watching = context.waitForEvent("page")
	await owner.watch("Ada Lovelace").click()
	await expect((await watching).locator("track")).toHaveAttribute("kind", "captions")

	await visitor.goto(`/chat/${tenant.slug}`)
	const visit = chat(visitor)
	await visit.askAndWait(`Who are the best ${word}?`)
	const [asked] = await model().requests(word)
	expect(JSON.stringify(asked?.body)).toContain(`They were wonderful. The best ${word}.`)
})

test("written or uploaded; wrong files and wrong times are named; nothing typed is lost to somebody else's save @phone", async ({
	page,
	signInAs,
	strictness,
}) => {
	const { token, submission, path } = await captioned()
	strictness.allow(/status of (409|422) .+\/captions\)/)
	await signInAs(token)
	await page.goto(path)
	const captions = editor(page)
	await expect(page.getByRole("heading", { name: "No captions yet" })).toBeVisible()
	await inspectScreen(page)

	await captions.upload("subtitles.srt", "1")
	await expect(page.getByText("This kind of file cannot be used. WebVTT (.vtt), max 256 KB.")).toBeVisible()
	await captions.upload("broken.vtt", "WEBVTT\n\n00:01,0 --> 00:02,0\nx")
	await expect(page.getByText("Line 3: the times cannot be read.")).toBeVisible()
	await captions.button("Write them here").click()
	await expect(captions.text(1)).toBeFocused()
	await expect(page.getByText("Nothing is saved yet")).toBeVisible()
	await expect(captions.button("Save")).toBeDisabled()
	await captions.button("Approve").click()
	await expect(page.getByText("Write what is said, or delete this caption")).toBeVisible()
	await expect(captions.text(1)).toBeFocused()
	await page.keyboard.type("Hello.")
	await captions.end(1).fill("later")
	await captions.button("Save").click()
	await expect(page.getByText("A time looks like 0:05.200")).toBeVisible()
	await expect(captions.end(1)).toBeFocused()
	await captions.end(1).fill("0:01")
	await captions.button("Save").press("Enter")
	await expect(page.getByText("Saved. Only you see this draft")).toBeVisible()
	await expect(captions.button("Save")).toBeFocused()
	const toast = page.locator("[data-sonner-toast]").filter({ hasText: "Captions saved" })
	await expect
		.poll(async () => {
			const [box, bar] = await Promise.all([toast.boundingBox(), captions.button("Save").boundingBox()])
			return box && bar && (box.y + box.height <= bar.y || box.y >= bar.y + bar.height)
		})
		.toBe(true)
	await captions.text(1).focus()
	await inspectScreen(page)

	await db().captions.update({
		where: { submissionId: submission.id },
		data: { vtt: "WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nTheirs.\n", updatedAt: new Date(Date.now() + 5) },
	})
	await captions.text(1).fill("Mine.")
	await captions.button("Save").click()
	await captions.button("Load the newer version").click()
	await expect(page.getByText("It begins: “Theirs.”")).toBeVisible()
	await expect(captions.text(1)).toHaveValue("Mine.")
	await captions.button("Keep mine").click()
	await captions.button("Save").click()
	await expect(page.getByText("Saved. Only you see this draft")).toBeVisible()

	await page.getByRole("button", { name: "More for these captions" }).click()
	await page.getByRole("menuitem", { name: "Replace with a file" }).click()
	const chooser = page.waitForEvent("filechooser")
	await page.getByRole("button", { name: "Choose a file" }).click()
	const file = "WEBVTT\n\n00:00.000 --> 00:01.500\n<v Ada>From a file</v>\n"
	await (await chooser).setFiles({ name: "ada.vtt", mimeType: "text/vtt", buffer: Buffer.from(file) })
	await expect(captions.text(1)).toHaveValue("From a file")
	await page.getByRole("button", { name: "More for these captions" }).click()
	await page.getByRole("menuitem", { name: "Delete" }).click()
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
	await expect(page.getByRole("heading", { name: "No captions yet" })).toBeVisible()
})

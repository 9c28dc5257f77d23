import type { Page } from "@playwright/test"
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
	}
}

test("captions are transcribed, corrected and approved, then read on the shared page, found, and used in the chat", async ({
	page,
	signInAs,
	context,
}) => {
	// This visits six screens, and a queued job runs between two of them.
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

	await captions.text(1).fill(`They were wonderful. The best ${word}.`)
	await captions.text(2).focus()
	await page.keyboard.press("Control+Enter")
	const video = page.locator("video")
	await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(1.1)
	// Pauses the video, because a caption is gone in less than a second.
	await video.evaluate((player: HTMLVideoElement) => {
		player.pause()
		player.currentTime = 1.3
	})
	await expect(page.locator("[data-shown-caption]")).toHaveText("I would come back any day.")
	await captions.button("Approve").click()
	await expect(page.getByText("Shown on the testimonial's page and known to your chatbot")).toBeVisible()

	await captions.text(2).selectText()
	await captions.button("Use as headline").click()
	await captions.button("Save headline").click()
	const headline = "“I would come back any day.”"
	await expect(page.getByText(headline)).toBeVisible()

	const visitor = await context.newPage()
	await visitor.goto(`/testimonial/${submission.id}`)
	await expect(visitor.getByText(headline)).toBeVisible()
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

test("the captions' screens, and a toast that does not cover their bar @phone", async ({ page, signInAs }) => {
	const { token, path } = await captioned()
	await signInAs(token)
	await page.goto(path)
	const captions = editor(page)
	await expect(page.getByRole("heading", { name: "No captions yet" })).toBeVisible()
	await inspectScreen(page)
	await captions.button("Write them yourself").click()
	await captions.button("Approve").click()
	await expect(page.getByText("Write what's said, or delete this caption")).toBeVisible()
	await inspectScreen(page)
	await captions.text(1).fill("Hello.")
	await captions.button("Save").press("Enter")
	await expect(page.getByText("Saved. Only you can see this draft")).toBeVisible()
	const toast = page.locator("[data-sonner-toast]").filter({ hasText: "Captions saved" })
	await expect
		.poll(async () => {
			const [box, bar] = await Promise.all([toast.boundingBox(), captions.button("Save").boundingBox()])
			return box && bar && (box.y + box.height <= bar.y || box.y >= bar.y + bar.height)
		})
		.toBe(true)
})

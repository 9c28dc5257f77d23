import { describe, expect, it } from "vitest"
import { describeEntry } from "./describe-entry"

function entry(action: string, before: Record<string, unknown> | null, after: Record<string, unknown> | null) {
	const { inSentence, details, ...summaries } = describeEntry({ action, target_name: null, before, after })
	return { ...summaries, inSentence, details, changes: inSentence ? [inSentence] : details }
}

describe("an audit entry in words", () => {
	it("says what was done, for known and unknown actions", () => {
		const summaries = {
			"tenant.created": "created the business",
			"tenant.deactivated": "deactivated the business",
			"tenant.settings_changed": "changed the settings",
			"tenant.product_access_changed": "changed product access",
			"submission.deleted": "deleted the testimonial",
			"platform.login_content_changed": "changed the login and homepage texts",
			"platform.carousel_image_uploaded": "added a carousel image",
			"platform.carousel_reordered": "reordered the carousel",
			"user.invited": "invited an admin",
			"user.password_changed": "changed their password",
			"chatbot.settings_changed": "changed the chatbot's settings",
			"unanswered.answered": "answered an unanswered question",
		}
		for (const [action, summary] of Object.entries(summaries)) expect(entry(action, null, null).summary).toBe(summary)
		expect(entry("tenant.created", null, null).summaryAt).toBe("created")
		expect(entry("tenant.settings_changed", null, null).summaryAt).toBe("changed the settings at")
	})

	it("names the testimonial's customer as long as the name is known", () => {
		const named = (action: string, target_name: string) =>
			describeEntry({ action, target_name, before: null, after: null })
		expect(named("submission.shared", "Ada $& Co").summary).toBe("shared Ada $& Co's testimonial")
		expect(named("submission.status_changed", "Ada").summaryAt).toBe("changed the status of Ada's testimonial at")
		expect(named("captions.approved", "Ada").summary).toBe("approved Ada's captions")
		expect(named("consent.revoked", "Ada").summary).toBe("withdrew consent for Ada's testimonial")
	})

	it("names the quiz, and repeats neither its name nor that a file is there", () => {
		const created = describeEntry({
			action: "quiz.created",
			target_name: "How ready?",
			before: null,
			after: { quiz_name: "How ready?" },
		})
		expect(created).toMatchObject({ summary: "created the quiz “How ready?”", inSentence: null, details: [] })
		const gift = { pdf_gift_url: "/media/assets/acme/gift.pdf" }
		const { summary, changes } = entry("tenant.pdf_gift_uploaded", { pdf_gift_url: null }, gift)
		expect([summary, changes]).toEqual(["uploaded the PDF gift", []])
		expect(entry("tenant.pdf_gift_uploaded", gift, { pdf_gift_url: "/media/assets/acme/new.pdf" }).changes).toEqual([
			{ label: "PDF gift", from: "a file", to: "another file" },
		])
	})

	it("says which rule of a quiz changed, where nothing else did", () => {
		const shown = { decides: "when “Budget?” is shown", rule: "Shown only if “Team?” is “Yes”" }
		const leads = { decides: "where “Team?” leads", rule: "Finishes the quiz" }
		const { summary, changes } = entry(
			"quiz.changed",
			{ rules: [shown, leads], content_version: "0a1b2c3d4e5f" },
			{ rules: [{ ...shown, rule: "Shown only if “Team?” is “No”" }, leads], content_version: "1a1b2c3d4e5f" },
		)
		expect(summary).toBe("changed when “Budget?” is shown")
		expect(changes).toEqual([
			{
				label: "Rules",
				from: "When “Budget?” is shown: Shown only if “Team?” is “Yes”",
				to: "When “Budget?” is shown: Shown only if “Team?” is “No”",
			},
		])
		expect(entry("quiz.changed", { rules: [leads] }, { rules: null }).summary).toBe("changed where “Team?” leads")
		expect(entry("quiz.changed", { rules: null }, { rules: [shown, leads] }).summary).toBe(
			"changed when “Budget?” is shown and where “Team?” leads",
		)
		const both = entry("quiz.changed", { rules: [leads], quiz_name: "A" }, { rules: [], quiz_name: "B" })
		expect(both.summary).toBe("changed the quiz")
	})

	it("shows each field's old and new value", () => {
		expect(
			entry(
				"tenant.product_access_changed",
				{ video_testimonials_enabled: true, chatbot_message: "", carouselSpeed: 30 },
				{ video_testimonials_enabled: false, chatbot_message: "Back in May.", carouselSpeed: 75 },
			).changes,
		).toEqual([
			{ label: "Video Testimonials", from: "on", to: "off" },
			{ label: "AI Chatbot message", from: "empty", to: "Back in May." },
			{ label: "Carousel speed", from: "30", to: "75" },
		])
	})

	it("shows a list as its entries", () => {
		expect(
			entry("chatbot.settings_changed", { starter_questions: [] }, { starter_questions: ["Open?", "Where?"] }).changes,
		).toEqual([{ label: "Starter questions", from: "empty", to: "Open?, Where?" }])
	})

	it("shows only one value if a thing was created or removed", () => {
		expect(entry("tenant.created", null, { name: "Acme" }).changes).toEqual([{ label: "Name", from: null, to: "Acme" }])
		const image = { image_url: "/media/assets/platform/x.jpg", order_index: 0 }
		expect(entry("x.uploaded", null, image).changes).toEqual([{ label: "Position", from: null, to: "1" }])
		expect(entry("x.uploaded", image, { ...image, image_url: "/media/assets/platform/y.jpg" }).changes[0]?.to).toBe(
			"another file",
		)
		expect(entry("x.removed", { caption: "Red" }, null).changes).toEqual([{ label: "Caption", from: "Red", to: null }])
	})

	it("shows no secret and no storage key", () => {
		const { changes } = entry(
			"tenant.settings_changed",
			{ email_app_password: null, logo_key: "assets/1", id: "5b4a2c9e-1111-4222-8333-444455556666" },
			{ email_app_password: "[redacted]", logo_key: null },
		)
		expect(changes).toEqual([
			{ label: "App password", from: "empty", to: "hidden" },
			{ label: "Logo", from: "a file", to: "empty" },
		])
	})

	it("says a single short change in the sentence, and leaves several or long ones to a press", () => {
		const scoring = { scoring_method: "weighted", total_points: 100, categories: ["Taste"] }
		const quiz = (changed: object) => ({ scoring: { ...scoring, ...changed }, content_version: "0a1b2c3d4e5f" })
		const one = entry("quiz.changed", quiz({}), {
			...quiz({ scoring_method: "simple" }),
			content_version: "ff1b2c3d4e5f",
		})
		expect(one.inSentence).toEqual({ label: "Scoring", from: "weighted", to: "simple" })
		expect(one.details).toEqual([])
		const two = entry("quiz.changed", quiz({}), quiz({ scoring_method: "simple", total_points: 50 }))
		expect([two.inSentence, two.details.map(({ label }) => label)]).toEqual([null, ["Scoring", "Total points"]])
		expect(entry("x.changed", { headline: "a" }, { headline: "b".repeat(80) }).inSentence).toBeNull()
	})

	it("says what came into a list and what left it, or that its order changed", () => {
		const change = (before: string[], after: string[]) =>
			entry("x.changed", { tags: before }, { tags: after }).changes[0]
		expect(change(["a", "b"], ["a", "c"])).toEqual({ label: "Tags", from: "b", to: "c" })
		expect(change(["a"], ["a", "c"])).toEqual({ label: "Tags", from: null, to: "c" })
		expect(change(["a", "b"], ["b", "a"])).toEqual({ label: "Tags", from: null, to: "in another order" })
	})

	it("never shows JSON, a hash, an ID, or a stored word", () => {
		const hostile = {
			text: { text_color: "#fff", rows: [{ id: "5b4a2c9e-1111-4222-8333-444455556666", title: "One" }, 2, null] },
			content_version: "0a1b2c3d4e5f",
			sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
			reason: "not_about_us",
			created_at: "2026-11-27T11:09:00.000Z",
		}
		for (const [before, after] of [
			[null, hostile],
			[hostile, null],
			[{ text: "plain", reason: null }, hostile],
			[{ text: { rows: [] } }, hostile],
		]) {
			const shown = entry("x.changed", before ?? null, after ?? null)
				.changes.map(({ label, from, to }) => `${label}: ${from} ${to}`)
				.join("\n")
			expect(shown).not.toMatch(/[{}[\]]|"|0a1b2c|9f86d0|5b4a2c|not_about|T11:09/)
		}
		expect(entry("x.changed", null, hostile).changes.at(-1)?.to).toBe("Nov 27, 2026, 11:09 AM UTC")
	})
})

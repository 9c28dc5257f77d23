import type { Page } from "@playwright/test"
import { expect } from "./page"

/** Drives the quiz editor by what is visible to its owner. */
export function quizEditor(page: Page) {
	const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true })
	const form = page.getByRole("form")
	return {
		form,
		button,
		add: button("Add question"),
		keep: button("Add to quiz"),
		save: button("Save Quiz"),
		published: page.getByRole("switch", { name: "Published" }),
		saved: page.getByText("All changes saved"),
		unsaved: page.getByText(/^Unsaved: /),
		questions: page.getByRole("list", { name: "Questions" }).locator("> li"),
		option: (number: number) => form.getByRole("textbox", { name: `Option ${number}`, exact: true }),
		points: (number: number) => form.getByRole("spinbutton", { name: `Points for option ${number}` }),
		question: page.getByRole("alertdialog"),
		async open(slug: string, quizId?: string, section?: string) {
			const quiz = quizId ? `&quiz=${quizId}` : ""
			await page.goto(`/admin/${slug}/chatbot?tab=quizzes${quiz}${section ? `&section=${section}` : ""}`)
		},
		async choose(name: string) {
			await page.getByRole("navigation", { name: "Parts of the quiz" }).getByRole("link", { name }).click()
			await expect(page.getByRole("region", { name, exact: true }).first()).toBeVisible()
		},
	}
}

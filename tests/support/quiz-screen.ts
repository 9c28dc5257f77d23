import type { FrameLocator, Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { makeTenant } from "./factories"
import { makeQuiz } from "./quizzes"

/** A tenant with a public quiz, and its address. */
export async function publishQuiz(
	given: Partial<Parameters<typeof makeQuiz>[0]> = {},
	tenantGiven: Parameters<typeof makeTenant>[0] = {},
) {
	const tenant = await makeTenant(tenantGiven)
	const quiz = await makeQuiz({ tenantId: tenant.id, ...given })
	return { tenant, quiz, path: `/quiz/${tenant.slug}/${quiz.id}` }
}

/** The sessions of this quiz, oldest first. */
export const sessionsOf = (quizId: string) =>
	db().quizSession.findMany({ where: { quizId }, orderBy: { createdAt: "asc" } })

/** Drives a quiz by what is visible to its visitor, on its own page or in a frame. */
export function quizScreen(page: Page | FrameLocator) {
	const button = (name: string) => page.getByRole("button", { name, exact: true })
	return {
		title: page.getByRole("heading", { level: 1 }),
		choice: (name: string) => page.getByRole("radio", { name, exact: true }),
		text: page.getByRole("main").getByRole("textbox"),
		name: page.getByLabel("Name"),
		email: page.getByLabel("Email"),
		alert: page.getByRole("main").getByRole("alert"),
		saving: page.getByRole("main").locator("> [role=status]"),
		result: page.getByRole("region", { name: "Your result" }),
		button,
		start: button("Start"),
		next: button("Continue"),
		skip: button("Skip"),
		finish: button("See my result"),
		again: button("Take it again"),
		/** Chooses by key, which waits for Continue: a press would move on while a slow machine looks for the button. */
		async choose(name: string) {
			await this.choice(name).press("Space")
			await this.next.click()
		},
	}
}

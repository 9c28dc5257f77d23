import type { FrameLocator, Page } from "@playwright/test"

/** Drives a quiz inside a chat by what is visible, on the chat's own page or in a frame. */
export function chatQuiz(page: Page | FrameLocator) {
	const region = page.getByRole("region", { name: /^Quiz: / })
	const button = (name: string) => region.getByRole("button", { name, exact: true })
	return {
		region,
		/** The button in the chat's opening or below an answer. */
		offer: (name: string) => page.getByRole("button", { name: `Take the quiz ${name}`, exact: true }),
		title: region.getByRole("heading", { level: 2 }),
		choice: (name: string) => region.getByRole("radio", { name, exact: true }),
		text: region.getByRole("textbox"),
		name: region.getByLabel("Name"),
		email: region.getByLabel("Email"),
		progress: region.getByRole("progressbar"),
		alert: region.getByRole("alert"),
		/** The questions and answers so far. */
		answered: region.locator("> ol > li"),
		result: region.getByRole("region", { name: "Your result" }),
		button,
		start: button("Start"),
		next: button("Continue"),
		skip: button("Skip"),
		back: button("Back"),
		finish: button("See my result"),
		leave: page.getByRole("button", { name: "Leave the quiz" }),
		/** Chooses by key, which waits for Continue: a press would move on while a slow machine looks for the button. */
		async choose(name: string) {
			await this.choice(name).press("Space")
			await this.next.click()
		},
	}
}

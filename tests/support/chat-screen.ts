import type { FrameLocator, Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { makeSource } from "./chatbot-rows"
import { e2eProduct } from "./e2e-product"
import { makeTenant } from "./factories"
import { controlModelServer } from "./model-server"
import { expect } from "./page"

interface ChatbotOptions extends Partial<Prisma.TenantUncheckedCreateInput> {
	settings?: Partial<Prisma.ChatbotSettingsUncheckedCreateInput>
	knowledge?: { title: string; content: string }[]
}

/** A tenant whose chatbot has been set up, with knowledge to answer from. */
export async function makeChatbot({ settings = {}, knowledge = [], ...tenant }: ChatbotOptions = {}) {
	const made = await makeTenant(tenant)
	await db().chatbotSettings.create({ data: { tenantId: made.id, ...settings } })
	for (const text of knowledge) await makeSource(made.id, text)
	return made
}

/** The model that answers in the browser tests. */
export const model = () => controlModelServer(e2eProduct().modelServer)

/** Drives a chat by what is visible to the visitor, on its own page or in a frame. */
export function chat(page: Page | FrameLocator) {
	const button = (name: string) => page.getByRole("button", { name, exact: true })
	const log = page.getByRole("log")
	return {
		log,
		field: page.getByRole("textbox", { name: "Message" }),
		/** The messages, the greeting first. An answer may contain lists of its own. */
		messages: log.locator("> ol > li"),
		/** What screen readers announce. */
		status: page.getByRole("main").locator("> [role=status]"),
		feedback: page.getByRole("link", { name: /^Your Feedback - Share Video Testimonial/ }),
		button,
		send: button("Send"),
		stop: button("Stop"),
		card: page.getByRole("form", { name: /to follow up\?$/ }),
		/** Types and presses Enter; does not wait for the answer. */
		async ask(question: string) {
			await this.field.fill(question)
			// Until the script has loaded, Enter inserts a new line.
			await expect(button("Send").or(button("Stop"))).toBeEnabled()
			await this.field.press("Enter")
		},
		/** Waits until the answer can be rated, which means that the server has stored it. */
		async askAndWait(question: string) {
			const before = await this.button("Helpful").count()
			await this.ask(question)
			await expect(this.button("Helpful")).toHaveCount(before + 1, { timeout: 20_000 })
		},
	}
}

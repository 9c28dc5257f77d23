import path from "node:path"
import type { Page } from "@playwright/test"
import { CONSENT_TEXT } from "@/lib/submissions/consent-text"
import type { FixtureName } from "./factories"
import { expect } from "./page"

/** Drives a tenant's page by what is visible to its visitor. */
export function studio(page: Page) {
	const button = (name: string) => page.getByRole("button", { name, exact: true })
	return {
		stage: page.getByRole("region", { name: "Video recorder" }),
		timer: page.getByRole("timer"),
		playback: page.getByLabel("Your video", { exact: true }),
		preview: page.getByLabel("Your camera", { exact: true }),
		file: page.getByLabel(/choose (a|another) (video )?file/i),
		name: page.getByLabel("Name", { exact: true }),
		email: page.getByLabel("Email", { exact: true }),
		website: page.getByLabel(/^Website/),
		consent: page.getByRole("checkbox", { name: CONSENT_TEXT }),
		submit: button("Submit Testimonial"),
		button,
		open: (tenantSlug: string) => page.goto(`/${tenantSlug}`),
		async startCamera() {
			await button("Start Camera").click()
			await expect(button("Start Recording")).toBeVisible({ timeout: 20_000 })
		},
		async startRecording() {
			await button("Start Recording").click()
			// On a busy machine the three seconds may be over before the press.
			await button("Skip countdown")
				.click({ timeout: 2500 })
				.catch(() => undefined)
			await expect(page.getByRole("timer")).toBeVisible()
		},
		/** Records for at least so many seconds by the recorder's own clock. */
		async record(seconds: number) {
			await this.startRecording()
			await expect(page.getByRole("timer")).toHaveText(new RegExp(`^0:0[${seconds}-9] /`), { timeout: 20_000 })
			await button("Stop Recording").click()
			await expect(button("Record Again")).toBeVisible({ timeout: 20_000 })
		},
		async chooseFile(name: FixtureName) {
			await this.file.setInputFiles(path.join(import.meta.dirname, "../fixtures", name))
			await expect(button("Record Again")).toBeVisible({ timeout: 20_000 })
		},
		async fill({ name, email, website = "" }: { name: string; email: string; website?: string }) {
			await this.name.fill(name)
			await this.email.fill(email)
			await this.website.fill(website)
		},
		/** Provides a take from a file and a form that is ready to send. */
		async prepare(
			tenantSlug: string,
			person: { name: string; email: string; website?: string },
			file: FixtureName = "chrome-vp9-opus.webm",
		) {
			await this.open(tenantSlug)
			await this.chooseFile(file)
			await this.fill(person)
			await this.consent.check()
		},
	}
}

export type Studio = ReturnType<typeof studio>

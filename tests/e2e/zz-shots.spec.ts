import { expect, test } from "../support/browser"
import { fixture, makeCaptions, makeSubmission, makeTenantWithAdmin } from "../support/factories"
test("shots @phone", async ({ page, signInAs }, info) => {
	const dir = "/tmp/captions-shots"
	const { tenant, token } = await makeTenantWithAdmin({ name: "Bright Plumbing" })
	const bytes = await fixture("chrome-vp9-opus.webm")
	await signInAs(token)
	const mk = async (state: "draft" | "approved" | "failed" | "processing" | null) => {
		const s = await makeSubmission({ tenantId: tenant.id, name: "Ada Lovelace", durationMs: 12_000, bytes })
		const cues = [
			{ startMs: 0, endMs: 2400, text: "We had water coming through the ceiling on a Sunday." },
			{ startMs: 2400, endMs: 5200, text: "They picked up the phone at once,\nand were here in twenty minutes." },
			{ startMs: 5600, endMs: 8000, text: "No fuss, fair price, and they even cleaned up." },
			{ startMs: 8000, endMs: 11_500, text: "I would call them again any day." },
		]
		if (state) await makeCaptions({ tenantId: tenant.id, submissionId: s.id, state, origin: "transcribed", cues: state === "failed" || state === "processing" ? [] : cues, error: state === "failed" ? "OpenAI refused the key (401)." : null })
		return s.id
	}
	const shot = async (name: string) => {
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme })
			await page.screenshot({ path: `${dir}/${info.project.name}-${name}-${colorScheme}.png` })
		}
	}
	const at = (id: string) => `/admin/${tenant.slug}/captions/${id}`
	await page.goto(at(await mk(null)))
	await expect(page.getByText("No captions yet")).toBeVisible()
	await shot("empty")
	await page.goto(at(await mk("failed")))
	await shot("failed")
	await page.goto(at(await mk("processing")))
	await shot("processing")
	const id = await mk("draft")
	await page.goto(at(id))
	await page.getByRole("textbox", { name: "Caption 1", exact: true }).focus()
	await page.evaluate(() => { const v = document.querySelector("video"); if (v) v.currentTime = 1 })
	await expect(page.locator("[data-shown-caption]")).toBeVisible()
	await shot("draft")
	const approved = await mk("approved")
	await page.goto(at(approved))
	await page.getByRole("textbox", { name: "End of caption 2" }).fill("0:01")
	await page.getByRole("textbox", { name: "Caption 3", exact: true }).focus()
	await shot("approved-dirty")
	await page.goto(`/testimonial/${approved}`)
	await page.evaluate(() => { const v = document.querySelector("video"); if (v) { v.muted = true; v.currentTime = 1 } })
	await page.waitForTimeout(800)
	await shot("public")
	await page.goto(`/admin/${tenant.slug}/watch/${approved}`)
	await page.waitForTimeout(500)
	await shot("watch")
	await page.goto(`/admin/${tenant.slug}/dashboard`)
	await page.getByRole("button", { name: "More for Ada Lovelace" }).first().click()
	await shot("menu")
})

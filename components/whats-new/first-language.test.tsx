import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { settingsAccess } from "@/components/forms/settings-access"
import { LanguagesSection } from "@/components/settings/languages/languages-section"
import type { Tenant } from "@/lib/client/contract"
import { renderScreen } from "@/tests/support/render-screen"
import { sampleTenant } from "@/tests/support/sample-tenant"
import { stubApi } from "@/tests/support/stub-api"
import { FirstLanguage } from "./first-language"

const PUT = "PUT /api/admin/tenant-settings"
const AVAILABLE = [
	{ code: "en", name: "English", englishName: "English", dir: "ltr", isReviewed: true },
	{ code: "de", name: "Deutsch", englishName: "German", dir: "ltr", isReviewed: false },
] as const
const access = settingsAccess({ role: "tenant_admin", tenant_role: "owner" }, sampleTenant({}))
const button = (name: string) => screen.getByRole("button", { name })

function ask() {
	const api = stubApi()
	const view = <FirstLanguage access={access} base="/admin/bakery/dashboard" available={AVAILABLE} />
	return { api, ...renderScreen(view) }
}

it("a new business answers with one press, also that English is right", async () => {
	const { api, user, router } = ask()
	api.on(PUT, { body: sampleTenant({ languages: ["en"] }) })
	await user.click(button("Use this language"))
	await expect.poll(() => router.refresh.mock.calls.length).toBe(1)
	expect(api.sentTo(PUT).map(({ body }) => body)).toEqual([{ languages: ["en"] }])
})

it("a new business reads that no person has checked a consent sentence, and why nothing was saved", async () => {
	const { api, user } = ask()
	api.on(PUT, { status: 409, body: { detail: "Someone saved first." } })
	const field = screen.getByRole("combobox", { name: "Which language do your customers read?" })
	screen.getByText(/dashboard stays in English/)
	await user.selectOptions(field, "Deutsch · German")
	screen.getByText(/No person has checked the consent sentence in Deutsch yet/)
	await user.click(button("Use this language"))
	expect(await screen.findByText("Someone saved first.")).toBeTruthy()
	expect(api.sentTo(PUT).map(({ body }) => body)).toEqual([{ languages: ["de"] }])
})

async function edit(changes: Partial<Tenant>) {
	const api = stubApi()
	const tenant = sampleTenant(changes)
	const shown = renderScreen(<LanguagesSection tenant={tenant} access={access} available={AVAILABLE} counts={[]} />)
	api.on(PUT, { body: tenant })
	await shown.user.click(button("Edit"))
	return { api, ...shown, boxes: () => screen.getAllByRole("checkbox").map((box) => box.getAttribute("name")) }
}

it("a button for visitors can be switched on where they choose, and only there", async () => {
	const { api, user, boxes } = await edit({ languages: ["en", "de"] })
	expect(boxes()).not.toContain("language_switch")
	await user.click(screen.getByRole("checkbox", { name: /^Follow the visitor's browser/ }))
	await user.click(screen.getByRole("checkbox", { name: /^Let visitors change the language/ }))
	await user.click(button("Save"))
	await expect.poll(() => api.sentTo(PUT).length).toBe(1)
	expect(api.sentTo(PUT)[0]?.body).toMatchObject({ visitor_language: true, language_switch: true })
})

it.each([[["en"]], [[]]])("a business that answered %j keeps its answer after it tried another", async (languages) => {
	const { api, user } = await edit({ languages })
	const german = screen.getByRole("checkbox", { name: /^Deutsch/ })
	await user.click(german)
	await user.click(german)
	await user.click(screen.getByRole("checkbox", { name: /^Follow the visitor's browser/ }))
	await user.click(button("Save"))
	await expect.poll(() => api.sentTo(PUT).length).toBe(1)
	expect(api.sentTo(PUT)[0]?.body).not.toHaveProperty("languages")
})

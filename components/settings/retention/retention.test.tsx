import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { settingsAccess } from "@/components/forms/settings-access"
import type { Retention, RetentionPreview } from "@/lib/client/contract"
import { renderScreen } from "../../../tests/support/render-screen"
import { sampleTenant } from "../../../tests/support/sample-tenant"
import { stubApi } from "../../../tests/support/stub-api"
import { RetentionSection } from "./retention-section"

const SAVE = "PUT /api/admin/retention"
const COUNT = "GET /api/admin/retention/preview"
const TESTIMONIALS = "Testimonials you've never approved"
const CONVERSATIONS = "Conversations with the chatbot"

const OFF: Retention = {
	testimonial_months: null,
	conversation_days: null,
	testimonials: { state: "off", first_run_at: null },
	conversations: { state: "off", first_run_at: null },
	installation_conversation_days: null,
}
const NOTHING: RetentionPreview = { testimonials: null, conversations: null }
const TWELVE: RetentionPreview = {
	testimonials: { count: 12, oldest_at: "2026-03-04T12:00:00Z" },
	conversations: null,
}
const CHOSEN: Retention = {
	...OFF,
	testimonial_months: 6,
	testimonials: { state: "announced", first_run_at: "2026-12-04T12:00:00Z" },
}

function open(retention = OFF, preview = NOTHING, { isActive = true, isPlatform = false } = {}) {
	const api = stubApi()
	const viewer = isPlatform
		? ({ role: "platform_admin", tenant_role: null } as const)
		: ({ role: "tenant_admin", tenant_role: "owner" } as const)
	const access = settingsAccess(viewer, sampleTenant({ is_active: isActive }))
	const shown = renderScreen(<RetentionSection retention={retention} preview={preview} access={access} />)
	const press = (name: string) => shown.user.click(screen.getByRole("button", { name }))
	const choose = (label: string, option: string) => shown.user.selectOptions(screen.getByLabelText(label), option)
	return { ...shown, api, press, choose, text: () => document.body.textContent ?? "" }
}

it("shows what a choice would delete before it is saved, and from when on once it is", async () => {
	const { api, press, choose, text, router } = open()
	expect(text().match(/Keep them all/g)).toHaveLength(2)
	api.on(COUNT, { body: NOTHING }, { body: TWELVE })
	await press("Edit")
	await choose(TESTIMONIALS, "Delete after 6 months")
	await screen.findByText(/12 testimonials would go right now, the oldest from/)
	expect(text()).toContain("Mar 4, 2026.")
	expect(text()).toContain("You can't bring back what was deleted.")
	api.on(SAVE, { body: CHOSEN })
	await press("Save")
	await screen.findByText("Settings saved")
	expect(api.sentTo(SAVE).map(({ body }) => body)).toEqual([{ testimonial_months: 6 }])
	expect(text()).toContain("The first deletion is no earlier than Dec 4, 2026.")
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("turns a rule off, and asks for a platform admin's business", async () => {
	const { api, press, choose } = open(CHOSEN, TWELVE, { isPlatform: true })
	api.on(COUNT, { body: TWELVE }, { body: NOTHING })
	api.on(SAVE, { body: OFF })
	await press("Edit")
	await choose(TESTIMONIALS, "Keep them all")
	await press("Save")
	await screen.findByText("Settings saved")
	const { tenant_id } = sampleTenant()
	expect(api.sentTo(SAVE).map(({ body }) => body)).toEqual([{ testimonial_months: null }])
	const named = [...api.sentTo(SAVE), ...api.sentTo(COUNT)].map(({ url }) => url.searchParams.get("tenant_id"))
	expect(new Set(named)).toEqual(new Set([tenant_id]))
})

it("says that nothing is old enough, that counting failed, and counts again", async () => {
	const { api, press, choose, text } = open()
	const none = { body: { ...NOTHING, conversations: { count: 0, oldest_at: null } } }
	api.on(COUNT, { body: NOTHING }, { status: 503, body: { detail: "Away." } }, none)
	await press("Edit")
	await choose(CONVERSATIONS, "Delete after 90 days")
	await screen.findByText("We couldn't count what would go.")
	await press("Try again")
	await screen.findByText("Nothing is old enough right now.")
	expect(text()).not.toContain("We couldn't count")
})

it("keeps a length that a program chose among the choices, and what was typed when the server refuses", async () => {
	const { api, press, choose } = open({ ...CHOSEN, testimonial_months: 7 }, TWELVE)
	api.on(COUNT, { body: TWELVE }, { body: TWELVE })
	api.on(SAVE, { status: 503, body: { detail: "The database is away." } })
	await press("Edit")
	const select = screen.getByLabelText<HTMLSelectElement>(TESTIMONIALS)
	expect([...select.options].map(({ value }) => value)).toEqual([
		"",
		"1",
		"2",
		"3",
		"6",
		"7",
		"9",
		"12",
		"18",
		"24",
		"36",
	])
	await choose(TESTIMONIALS, "Delete after 12 months")
	await press("Save")
	await screen.findByText("The database is away.")
	expect(select.value).toBe("12")
})

it("says of each rule whether it deletes, and why not", () => {
	const unannounced = { state: "unannounced", first_run_at: null } as const
	const { text, unmount } = open({ ...CHOSEN, conversation_days: 30, conversations: unannounced }, TWELVE)
	expect(screen.getByText("Nothing is deleted")).toBeTruthy()
	expect(text()).toContain("We couldn't email any owner about it.")
	unmount()
	const running = { state: "running", first_run_at: "2026-11-01T12:00:00Z" } as const
	open({ ...CHOSEN, testimonials: running, installation_conversation_days: 30 })
	expect(screen.queryByText("Nothing is deleted")).toBe(null)
	expect(document.body.textContent).toContain("On since Nov 1, 2026.")
	expect(document.body.textContent).toContain("deletes every conversation after 30 days")
})

it("cannot be changed in an inactive business", () => {
	open(CHOSEN, TWELVE, { isActive: false })
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Edit" }).disabled).toBe(true)
})

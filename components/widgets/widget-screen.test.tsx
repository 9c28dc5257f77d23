import { act, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { settingsAccess } from "@/components/forms/settings-access"
import type { Widget } from "@/lib/client/contract"
import { fill } from "../../tests/support/fill-field"
import { renderScreen } from "../../tests/support/render-screen"
import { sampleTenant } from "../../tests/support/sample-tenant"
import { sampleView, sampleWidget } from "../../tests/support/sample-widget"
import { stubApi } from "../../tests/support/stub-api"
import { dashboardOf, submissionRow } from "../../tests/support/submission-list"
import { WidgetScreen } from "./widget-screen"

const BASE = "/admin/bakery/dashboard?tab=website"
const SAVE = "PUT /api/admin/widget/{id}"
const PREVIEW = "POST /api/admin/widget-preview"
const LIST = "GET /api/admin/dashboard"
const ID = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-000000000000`
const ADA = { id: ID("a"), name: "Ada" }
const BOB = { id: ID("b"), name: "Bob" }
const EVE = { id: ID("e"), name: "Eve" }

beforeEach(() => {
	// As on a phone, where the preview waits for a press.
	vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }))
	globalThis.showTestimonials = (host, { items }) => {
		host.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100 + items.length)
	}
})
afterEach(() => {
	globalThis.showTestimonials = undefined
	sessionStorage.clear()
})

const TAGS = [
	{ id: ID("c"), name: "Wedding" },
	{ id: ID("d"), name: "VIP" },
]

function open(changes: Partial<Widget> = {}, tenant = sampleTenant(), view = sampleView([ADA, BOB])) {
	const api = stubApi()
	api.on(PREVIEW, { body: view })
	const widget = sampleWidget(changes)
	const screenOf = (shown: Widget) => (
		<WidgetScreen
			widget={shown}
			tenant={tenant}
			tags={TAGS}
			addresses={{ app_url: "https://videos.example", storage_origin: "https://bucket.example" }}
			base={BASE}
			access={settingsAccess({ role: "tenant_admin", tenant_role: "owner" }, tenant)}
		/>
	)
	const shown = renderScreen(screenOf(widget), { path: `${BASE}&widget=w1` })
	const press = (name: string) => shown.user.click(screen.getByRole("button", { name }))
	return { ...shown, api, widget, press }
}

const code = (name: string) => screen.getByRole("group", { name }).textContent ?? ""
const names = () =>
	within(screen.getByRole("group", { name: "Chosen testimonials" }))
		.queryAllByRole("button", { name: /^Remove/ })
		.map((each) => each.getAttribute("aria-label")?.replace("Remove ", ""))

it("gives one line of code whose placeholder has the measured height, and the policy with the bucket", async () => {
	open()
	await waitFor(() => expect(code("widget code")).toContain('height="102"'))
	const [placeholder, script] = code("widget code").split("\n")
	expect(placeholder).toMatch(/^<div data-testimonials="w1">.*<a href="http:\/\/localhost:3000\/bakery">/)
	expect(placeholder).not.toContain("style")
	expect(script).toBe('<script async src="https://videos.example/widget.js" data-widget="w1"></script>')
	expect(code("security policy")).toBe(
		"script-src https://videos.example; connect-src https://videos.example; img-src data: https://videos.example https://bucket.example; media-src https://videos.example https://bucket.example",
	)
})

it("saves what was changed, and shows wrong values at their fields", async () => {
	const { api, press, widget } = open()
	await press("Edit")
	const most = screen.getByLabelText<HTMLInputElement>("Show at most")
	expect(screen.getByLabelText(/^Accent color/).closest("details")?.open).toBe(false)
	fill(most, "201")
	fill(screen.getByLabelText(/^Accent color/), "red")
	await press("Save")
	screen.getByText("Show at most must be a whole number from 1 to 200")
	screen.getByText("Accent color must be a color such as #0b5fa5")
	expect(document.activeElement).toBe(most)
	expect(api.sentTo(SAVE)).toEqual([])
	// Its fold opens for what is wrong inside, and stays open while that is mended.
	const fold = screen.getByLabelText(/^Accent color/).closest("details")
	expect(fold?.open).toBe(true)
	fill(most, "5")
	fill(screen.getByLabelText(/^Accent color/), "")
	expect(fold?.open).toBe(true)
	await press("Add site")
	fill(screen.getByLabelText("Site 1"), "https://shop.example")
	api.on(SAVE, { body: sampleWidget({ max_items: 5, allowed_origins: ["https://shop.example"] }) })
	await press("Save")
	await screen.findByText("Widget saved")
	expect(api.sentTo(SAVE).at(-1)?.body).toEqual({
		max_items: 5,
		allowed_origins: ["https://shop.example"],
		updated_at: widget.updated_at,
	})
	screen.getByText("The newest 5")
})

it("previews what is typed, but no value that is wrong", async () => {
	const { api, press } = open()
	await waitFor(() => expect(api.sentTo(PREVIEW)).toHaveLength(1))
	await press("Edit")
	fill(screen.getByLabelText("Show at most"), "none")
	fill(screen.getByLabelText("Show at most"), "3")
	await waitFor(() => expect(api.sentTo(PREVIEW)).toHaveLength(2))
	expect(api.sentTo(PREVIEW).at(-1)?.body).toMatchObject({ kind: "wall", max_items: 3 })
})

it("lets testimonials be chosen, ordered by keys and taken out, and names one that is gone", async () => {
	const { api, press, user } = open({ source: "picked", submission_ids: [ADA.id, BOB.id, ID("d")] })
	await press("Edit")
	await waitFor(() => expect(names()).toEqual(["Ada", "Bob", "Not available"]))
	api.on(LIST, {
		body: {
			tenant: null,
			tenants: [],
			tenants_next_cursor: null,
			...dashboardOf([EVE, ADA].map(({ id, name }) => submissionRow(name, { id, status: "approved" }))),
		},
	})
	await press("Choose testimonials")
	const dialog = within(await screen.findByRole("dialog", { name: "Choose testimonials" }))
	await user.click(await dialog.findByRole("checkbox", { name: /^Eve/ }))
	expect(dialog.getByRole<HTMLInputElement>("checkbox", { name: /^Ada/ }).checked).toBe(true)
	expect(Object.fromEntries(api.sentTo(LIST)[0]?.url.searchParams ?? [])).toMatchObject({
		status: "approved",
		tenant_slug: "bakery",
	})
	await user.click(dialog.getByRole("button", { name: "Done" }))
	expect(names()).toEqual(["Ada", "Bob", "Not available", "Eve"])

	act(() => screen.getByRole("button", { name: "Move Eve, 4 of 4" }).focus())
	await user.keyboard("{Home}")
	expect(names()).toEqual(["Eve", "Ada", "Bob", "Not available"])
	screen.getByText("Eve is now 1 of 4")

	const refusal = "One of the chosen testimonials no longer exists. Remove it, and save again."
	api.on(SAVE, { status: 422, body: { detail: refusal, errors: [{ field: "submission_ids", detail: refusal }] } })
	await press("Save")
	await screen.findByText(refusal)
	await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose testimonials" })))
	await press("Remove Not available")
	api.on(SAVE, { body: sampleWidget() })
	await press("Save")
	await screen.findByText("Widget saved")
	expect(api.sentTo(SAVE).at(-1)?.body).toMatchObject({ submission_ids: [EVE.id, ADA.id, BOB.id] })
})

it("overwrites no other admin's change unseen", async () => {
	const { api, press } = open()
	await press("Edit")
	fill(screen.getByLabelText("Name"), "Mine")
	const stale = "This widget was changed in the meantime. Reload to see the latest version."
	api.on(SAVE, { status: 409, body: { detail: stale } })
	await press("Save")
	const newer = sampleWidget({ kind: "badge", updated_at: "2026-02-01T00:00:00.000Z" })
	api.on("GET /api/admin/widgets", { body: { widgets: [newer] } })
	await screen.findByText("Someone else changed these settings while you were editing")
	await press("Load the newer settings")
	await screen.findByText("They changed Kind.")
	expect(screen.getByRole<HTMLInputElement>("radio", { name: "Badge" }).checked).toBe(true)
	api.on(SAVE, { body: { ...newer, name: "Mine" } })
	await press("Save")
	await screen.findByText("Widget saved")
	expect(api.sentTo(SAVE).at(-1)?.body).toEqual({ name: "Mine", updated_at: newer.updated_at })
})

it("can be read but neither changed nor previewed while video testimonials are off", async () => {
	const { api } = open({}, sampleTenant({ video_testimonials_enabled: false }))
	expect(screen.getByRole("button", { name: "Edit" }).hasAttribute("disabled")).toBe(true)
	screen.getByText("Video testimonials are turned off. You can view this, but not change it.")
	expect(api.sent).toEqual([])
})

it("is narrowed to tags, which only a widget by its newest follows", async () => {
	const [wedding, vip] = TAGS.map(({ id }) => id)
	const { api, press, user, widget } = open({ tag_ids: [vip ?? ""] })
	expect(screen.getByText("Only with these tags").nextElementSibling?.textContent).toBe("VIP")
	await press("Edit")
	const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name })
	expect([box("Wedding").checked, box("VIP").checked]).toEqual([false, true])
	await user.click(box("Wedding"))
	await user.click(box("VIP"))
	api.on(SAVE, { body: { ...widget, tag_ids: [wedding ?? ""] } })
	await press("Save")
	await waitFor(() => expect(api.sentTo(SAVE)[0]?.body).toMatchObject({ tag_ids: [wedding] }))
	await press("Edit")
	await user.selectOptions(screen.getByLabelText("Testimonials"), "picked")
	expect(screen.queryByRole("checkbox", { name: "VIP" })).toBe(null)
})

it.each(["wall", "badge"] as const)(
	"names what a %s shows, and says in the preview that nothing fits yet",
	async (kind) => {
		const { press } = open({ kind }, sampleTenant(), sampleView([], { kind }))
		const shown = screen.queryByText("Show with each testimonial")?.nextElementSibling?.textContent
		expect(shown).toBe(kind === "wall" ? "name, website, stars" : undefined)
		await press("Show preview")
		expect(await screen.findByText(/^No approved testimonial fits this widget yet\./)).toBeTruthy()
	},
)

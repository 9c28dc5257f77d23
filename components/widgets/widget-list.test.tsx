import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { settingsAccess } from "@/components/forms/settings-access"
import type { Widget } from "@/lib/client/contract"
import { renderScreen } from "../../tests/support/render-screen"
import { sampleTenant } from "../../tests/support/sample-tenant"
import { sampleView, sampleWidget } from "../../tests/support/sample-widget"
import { stubApi } from "../../tests/support/stub-api"
import { usualRoom } from "./reserved-room"
import { WidgetList } from "./widget-list"

const CODE = { appUrl: "https://voices.example", link: "https://voices.example/bakery" }
const BASE = "/admin/bakery/dashboard?tab=website"
const SHOWN = "GET /api/widget/{id}"
const CREATE = "POST /api/admin/widgets"
const AWAY = { status: 503, body: { detail: "The database is away." } }

function open(widgets: Widget[], changes: Parameters<typeof sampleTenant>[0] = {}) {
	const api = stubApi()
	api.on(SHOWN, { body: sampleView() })
	const access = settingsAccess({ role: "tenant_admin", tenant_role: "owner" }, sampleTenant(changes))
	const shown = renderScreen(<WidgetList widgets={widgets} base={BASE} access={access} code={CODE} />, { path: BASE })
	const press = (name: string) => shown.user.click(screen.getByRole("button", { name }))
	const fromMenu = async (menu: string, item: string | RegExp) => {
		await press(menu)
		await shown.user.click(await screen.findByRole("menuitem", { name: item }))
	}
	return { ...shown, api, press, fromMenu }
}

it("offers the four kinds to a business without widgets, and leads to the new one", async () => {
	const { api, press, router } = open([])
	screen.getByRole("heading", { name: "Show your testimonials on your website" })
	expect(screen.getAllByRole("button").map((each) => each.getAttribute("aria-label"))).toEqual([
		"New wall",
		"New carousel",
		"New single",
		"New badge",
	])
	api.on(CREATE, AWAY, { body: sampleWidget({ id: "w2", kind: "badge" }) })
	await press("New badge")
	await screen.findByText("Failed to create widget")
	expect(router.push).not.toHaveBeenCalled()
	await press("New badge")
	await waitFor(() => expect(router.push).toHaveBeenCalledWith(`${BASE}&widget=w2`))
	expect(api.sent.at(-1)?.body).toEqual({ name: "Badge", kind: "badge" })
})

it("says what each one shows and where, and numbers a second one of its kind", async () => {
	const { api, fromMenu } = open([
		sampleWidget({ name: "Wall", max_items: 30 }),
		sampleWidget({ id: "w2", name: "Wall 2", source: "picked", submission_ids: ["a", "b"] }),
		sampleWidget({ id: "w3", name: "Footer", kind: "badge", allowed_origins: ["https://shop.example"] }),
	])
	expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
		"WallWallThe newest 30On any websiteCopy code",
		"Wall 2Wall2 chosenOn any websiteCopy code",
		"FooterBadgeHow many testimonials you haveOn https://shop.exampleCopy code",
	])
	expect(screen.getByRole("link", { name: "Footer" }).getAttribute("href")).toBe(`${BASE}&widget=w3`)
	api.on(CREATE, { body: sampleWidget({ id: "w4" }) })
	await fromMenu("New widget", /^Wall/)
	await waitFor(() => expect(api.sentTo(CREATE)[0]?.body).toEqual({ name: "Wall 3", kind: "wall" }))
})

it("copies a widget's code from its row, with the widget's usual room where it shows nothing", async () => {
	const { press } = open([sampleWidget({ name: "Home" })])
	const write = vi.spyOn(navigator.clipboard, "writeText")
	await press("Copy code of Home")
	await screen.findByText("Code copied")
	const code = write.mock.calls[0]?.[0]
	expect(code).toContain(`${usualRoom({ kind: "wall" }).desk}px`)
	expect(code).toContain('<script async src="https://voices.example/widget.js" data-widget="w1">')
})

it("copies one with all that it is, and deletes one after saying what breaks", async () => {
	const widget = sampleWidget({ name: "Home", source: "picked", submission_ids: ["a"], radius: 3 })
	const { api, fromMenu, user, router } = open([widget])
	api.on(CREATE, { body: sampleWidget({ id: "w2" }) })
	await fromMenu("More for Home", "Duplicate")
	await screen.findByText("Widget duplicated")
	const { id: _, created_at: __, updated_at: ___, ...fields } = widget
	expect(api.sentTo(CREATE)[0]?.body).toEqual({ ...fields, name: "Home (copy)" })

	api.on("DELETE /api/admin/widget/{id}", { status: 204 })
	await fromMenu("More for Home", "Delete")
	const dialog = within(await screen.findByRole("alertdialog", { name: "Delete “Home”?" }))
	dialog.getByText(/will show an empty space and a plain link instead/)
	expect(api.sentTo("DELETE /api/admin/widget/{id}")).toEqual([])
	await user.click(dialog.getByRole("button", { name: "Delete" }))
	await screen.findByText("Widget deleted")
	expect(router.refresh).toHaveBeenCalledTimes(2)
})

it("takes no more than fifty, and changes nothing while video testimonials are off", async () => {
	const fifty = Array.from({ length: 50 }, (_, number) => sampleWidget({ id: `w${number}`, name: `Wall ${number}` }))
	const { show, user } = open(fifty)
	const isClosed = (name: string) => screen.getByRole("button", { name }).hasAttribute("disabled")
	screen.getByText(/^You have 50 widgets/)
	expect(isClosed("New widget")).toBe(true)
	const off = settingsAccess(
		{ role: "tenant_admin", tenant_role: "owner" },
		sampleTenant({ video_testimonials_enabled: false }),
	)
	show(<WidgetList widgets={fifty.slice(0, 1)} base={BASE} access={off} code={CODE} />)
	expect(isClosed("New widget")).toBe(true)
	await user.click(screen.getByRole("button", { name: "More for Wall 0" }))
	const remove = await screen.findByRole("menuitem", { name: "Delete" })
	expect(remove.getAttribute("aria-disabled")).toBe("true")
})

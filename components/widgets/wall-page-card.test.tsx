import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { settingsAccess } from "@/components/forms/settings-access"
import type { SignedInUser, Tenant, Widget } from "@/lib/client/contract"
import { renderScreen } from "../../tests/support/render-screen"
import { sampleTenant } from "../../tests/support/sample-tenant"
import { stubApi } from "../../tests/support/stub-api"
import { WallPageCard } from "./wall-page-card"

const SAVE = "PUT /api/admin/tenant-settings"
const WIDGETS: Pick<Widget, "id" | "name" | "kind">[] = [
	{ id: "w1", name: "Homepage", kind: "wall" },
	{ id: "w2", name: "Moving", kind: "carousel" },
]

function open(changes: Partial<Tenant> = {}, role: SignedInUser["role"] = "tenant_admin") {
	const api = stubApi()
	const tenant = sampleTenant({ wall_enabled: true, ...changes })
	const shown = renderScreen(
		<WallPageCard tenant={tenant} widgets={WIDGETS} access={settingsAccess({ role, tenant_role: null }, tenant)} />,
	)
	return { ...shown, api, tenant }
}

const choice = () => screen.getByLabelText<HTMLSelectElement>("What it shows")
const found = () => screen.getByRole("switch", { name: "Let search engines find your testimonials" })

it("shows the link, and saves what it shows and whether it is found at once", async () => {
	const { api, user, tenant, router } = open()
	expect(screen.getByLabelText<HTMLTextAreaElement>("Link").value).toBe(tenant.wall_url)
	expect(screen.getByRole("link", { name: "Open" }).getAttribute("href")).toBe(tenant.wall_url)
	expect([...choice().options].map(({ text }) => text)).toEqual(["All approved testimonials, newest first", "Homepage"])
	api.on(SAVE, { body: tenant })
	await user.selectOptions(choice(), "Homepage")
	await screen.findByText("Wall page updated")
	api.on(SAVE, { body: tenant })
	await user.click(found())
	await expect.poll(() => router.refresh.mock.calls.length).toBe(2)
	api.on(SAVE, { body: tenant })
	// One save at a time.
	await expect.poll(() => choice().disabled).toBe(false)
	await user.selectOptions(choice(), "All approved testimonials, newest first")
	expect(api.sent.map(({ body }) => body)).toEqual([
		{ wall_widget_id: "w1" },
		{ show_in_search: true },
		{ wall_widget_id: null },
	])
})

it("starts with the switch to publish, and shows the link and the choice once on", async () => {
	const { api, user, tenant } = open({ wall_enabled: false })
	expect(screen.queryByLabelText("Link")).toBeNull()
	expect(screen.queryByRole("link", { name: "Open" })).toBeNull()
	expect(screen.queryByLabelText("What it shows")).toBeNull()
	expect(found()).toBeTruthy()
	api.on(SAVE, { body: tenant })
	await user.click(screen.getByRole("switch", { name: "Publish a wall page" }))
	await screen.findByLabelText("Link")
	expect(choice()).toBeTruthy()
	expect(api.sent.map(({ body }) => body)).toEqual([{ wall_enabled: true }])
})

it("says how the page is drawn and whether customers are led to it, and leaves the look to a chosen widget", async () => {
	const { api, user, tenant, show } = open()
	for (const name of ["Show it as film frames", "Link to it from the thank-you page"]) {
		api.on(SAVE, { body: tenant })
		await expect.poll(() => screen.getByRole("switch", { name }).hasAttribute("disabled")).toBe(false)
		await user.click(screen.getByRole("switch", { name }))
	}
	await expect.poll(() => api.sent.length).toBe(2)
	expect(api.sent.map(({ body }) => body)).toEqual([{ wall_contact_sheet: false }, { thank_you_wall_link: true }])
	show(<p />)
	open({ wall_widget_id: "w1" })
	expect(screen.queryByRole("switch", { name: "Show it as film frames" })).toBeNull()
})

it("takes a refused choice back and says why, and names the business for a platform admin", async () => {
	const { api, user } = open({}, "platform_admin")
	api.on(SAVE, { status: 500, body: { detail: "The disk is full." } })
	await user.click(found())
	await screen.findByText("The disk is full.")
	expect(found().getAttribute("aria-checked")).toBe("false")
	expect(api.sent[0]?.body).toEqual({ show_in_search: true, tenant_id: "t1" })
})

it("keeps a chosen widget that has become something else, and says why nothing can be changed", () => {
	open({ wall_widget_id: "w2", video_testimonials_enabled: false })
	expect(choice().selectedOptions[0]?.text).toBe("Moving")
	expect(choice().disabled).toBe(true)
	expect(screen.getByText(/^Video testimonials are turned off\./)).toBeTruthy()
})

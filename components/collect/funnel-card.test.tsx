import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import type { TenantAccess } from "@/components/forms/settings-access"
import type { Funnel, FunnelRow } from "@/lib/client/contract"
import { renderScreen } from "../../tests/support/render-screen"
import { stubApi } from "../../tests/support/stub-api"
import { FunnelCard } from "./funnel-card"

const row = (step: FunnelRow["step"], count: number, more: Partial<FunnelRow> = {}): FunnelRow => ({
	week: "2026-11-23",
	step,
	device: "phone",
	invited: false,
	reason: null,
	count,
	...more,
})
const ROWS = [
	row("opened", 100),
	row("opened", 10, { device: "desk" }),
	row("camera_asked", 80),
	row("camera_asked", 10, { device: "desk" }),
	row("camera_allowed", 49),
	row("camera_refused", 31, { reason: "in_app" }),
	...(["recording_begun", "take_kept", "submit_pressed", "submitted"] as const).map((step) => row(step, 49)),
]
const ACCESS: TenantAccess = {
	isPlatformAdmin: false,
	tenantId: "t",
	readOnly: null,
	mayExport: true,
	videosReadOnly: null,
}
const BASE = "/admin/acme/dashboard?tab=collect"

function open(funnel: Partial<Funnel> = {}, access: Partial<TenantAccess> = {}) {
	const api = stubApi()
	const shown = { enabled: true, since: "2026-11-02", rows: ROWS, ...funnel }
	renderScreen(<FunnelCard funnel={shown} weeks={4} access={{ ...ACCESS, ...access }} base={BASE} />)
	return api
}

it("names the largest drop in words, and each step as a number", () => {
	open()
	expect(screen.getByText("41 of 90 refused the camera, most inside a social app's browser.")).toBeTruthy()
	const steps = within(screen.getByRole("region", { name: "Steps" })).getAllByRole("listitem")
	expect(steps.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
		"Opened the page110 · 100%",
		"Pressed Start Camera90 · 82%",
		"Allowed the camera49 · 45%",
	])
	expect(screen.getByRole("row", { name: "Nov 23, 2026 110 49" })).toBeTruthy()
})

it("counts only the chosen devices", () => {
	open()
	fireEvent.change(screen.getByLabelText("Device"), { target: { value: "phone" } })
	expect(screen.getByText("31 of 80 refused the camera, most inside a social app's browser.")).toBeTruthy()
	fireEvent.change(screen.getByLabelText("Invitation"), { target: { value: "yes" } })
	expect(screen.getByText("No visits match these filters.")).toBeTruthy()
})

it("switches counting on, and goes back if the server refuses", async () => {
	const api = open({ enabled: false, rows: [] })
	api.on("PUT /api/admin/tenant-settings", { status: 403, body: { detail: "Back in June." } })
	const toggle = screen.getByRole("switch", { name: "Count visits to your page" })
	fireEvent.click(toggle)
	await waitFor(() => expect(api.sent).toMatchObject([{ body: { funnel_enabled: true } }]))
	await waitFor(() => expect(toggle.getAttribute("aria-checked")).toBe("false"))
	expect(await screen.findByText("Back in June.")).toBeTruthy()
})

it("says what to expect before the first visit, and why the switch is locked", () => {
	open({ rows: [] }, { videosReadOnly: "Video testimonials are off." })
	expect(screen.getByText("No visits yet")).toBeTruthy()
	expect(screen.getByText("Video testimonials are off.")).toBeTruthy()
	expect(screen.getByRole<HTMLButtonElement>("switch").disabled).toBe(true)
})

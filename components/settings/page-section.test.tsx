import { fireEvent, screen, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { settingsAccess } from "@/components/forms/settings-access"
import type { SignedInUser, Tenant } from "@/lib/client/contract"
import { fill } from "../../tests/support/fill-field"
import { renderScreen } from "../../tests/support/render-screen"
import { sampleTenant } from "../../tests/support/sample-tenant"
import { answer, fieldsOf, fileNamed, progress } from "../../tests/support/screen-upload"
import { stubApi } from "../../tests/support/stub-api"
import { stubXhr } from "../../tests/support/stub-xhr"
import { PageSection } from "./page-section"
import { SettingsBanner } from "./settings-banner"

const SAVE = "PUT /api/admin/tenant-settings"
const MB = 1_048_576

// As on a phone, because the preview next to the form is a separate page in a frame.
beforeEach(() => void vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })))

const value = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\s*(Optional)?$`))
const button = (name: string) => screen.getByRole("button", { name })

function open(changes: Partial<Tenant> = {}, role: SignedInUser["role"] = "tenant_admin") {
	const api = stubApi()
	const tenant = sampleTenant(changes)
	const access = settingsAccess({ role, tenant_role: null }, tenant)
	const path = "/admin/bakery/dashboard?tab=settings"
	const view = (
		<>
			<a href="/admin/bakery/dashboard?tab=settings&section=team">Team</a>
			<PageSection tenant={tenant} access={access} />
		</>
	)
	const shown = renderScreen(view, { path })
	const press = (name: string) => shown.user.click(button(name))
	return { ...shown, api, tenant, access, press }
}

it("names the default line that the page shows once visitors may write", () => {
	open({ accept_written: true })
	expect(value("Subheadline")).toMatch(/^Record a short video or write a few lines,/)
})

it("names the default line that the page shows once recordings may be longer", () => {
	open({ max_duration_seconds: 300 })
	expect(value("Subheadline")).toBe(
		"Record a short video and tell others what it was like. You can try as often as you like.",
	)
})

it("shows the defaults by name, edits, saves, shows the result, and sends only what changed", async () => {
	const { api, user, tenant, router } = open()
	expect(value("Business name")).toBe("Bakery")
	expect(value("Headline")).toBe("Share your experience")
	expect(value("Subheadline")).toMatch(/^Record a short video and tell others what it was like\./)
	expect(value("Brand color")).toBe("DefaultColor of your chat")
	expect(value("Maximum duration")).toBe("2:00 (120 seconds)")
	expect(value("Who can watch")).toBe(
		"Everything except rejected ones, to anyone with the linkThat includes testimonials you haven't reviewed yet.",
	)
	expect(value("Testimonial pages")).toBe("Only the testimonial")

	// By keyboard alone.
	button("Edit").focus()
	await user.keyboard("{Enter}")
	expect(document.activeElement).toBe(field("Business name"))
	await user.tab()
	expect(document.activeElement).toBe(field("Headline"))
	fill(field("Headline"), "Tell us")
	fill(field("Subheadline"), "")
	const places = field("Brand color").getAttribute("aria-describedby")?.split(" ") ?? []
	expect(places.map((id) => document.getElementById(id)?.textContent).join(" ")).toMatch(
		/on your pages, quizzes, widgets, and emails\..* Your chat has its own color\.$/,
	)
	fill(field("Brand color"), "#AA1144")
	fill(field("Maximum duration"), "90")
	expect(screen.getByText(/That's 1:30\.$/)).toBeTruthy()
	await user.click(screen.getByRole("checkbox", { name: "Only shared testimonials are public" }))
	fill(field("Website"), "bakery.example")
	await user.click(screen.getByRole("checkbox", { name: "Show the transcript on testimonial pages" }))
	await user.click(button("Add question"))
	await user.keyboard("What was it like before?{Enter}And now?")
	const changed = {
		page_headline: "Tell us",
		max_duration_seconds: 90,
		public_shared_only: true,
		website_url: "bakery.example",
		show_transcript: true,
		recording_prompts: ["What was it like before?", "And now?"],
	}
	api.on(SAVE, { body: { ...tenant, ...changed, brand_color: "#aa1144" } })
	fill(field("Headline"), "Tell us")
	await user.keyboard("{Enter}")
	await screen.findByText("Settings saved")
	expect(api.sent[0]?.body).toEqual({
		...changed,
		page_subheadline: "",
		brand_color: "#AA1144",
		updated_at: tenant.updated_at,
	})
	expect(document.activeElement).toBe(button("Edit"))
	expect(value("Headline")).toBe("Tell us")
	expect(value("Subheadline")).toContain("Record a short video")
	expect(value("Brand color")).toBe("#aa1144Color of your chat")
	expect(value("Maximum duration")).toBe("1:30 (90 seconds)")
	expect(value("Who can watch")).toBe("Only testimonials you've shared")
	expect(value("Testimonial pages")).toBe("Transcript, if its captions are approved")
	expect(value("Website")).toBe("bakery.example")
	expect(value("Questions while recording")).toBe("What was it like before?\nAnd now?")
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("names the business when a platform admin saves, uploads and removes", async () => {
	const { api, press, tenant, user } = open({ logo_url: "/media/logo.png" }, "platform_admin")
	api.on(SAVE, { body: tenant })
	api.on("DELETE /api/admin/tenant-asset/{asset}", { status: 204 })
	await press("Edit")
	fill(field("Headline"), "From above")
	await press("Save")
	await screen.findByText("Settings saved")
	expect(api.sent[0]?.body).toMatchObject({ page_headline: "From above", tenant_id: "t1" })
	const uploads = stubXhr()
	await user.upload(screen.getByLabelText("Replace logo"), new File(["x"], "logo.png"))
	expect(fieldsOf(uploads[0])).toEqual({ tenant_id: "t1", file: "logo.png" })
	await answer(uploads[0], 200)
	await press("Remove logo")
	await press("Remove")
	await screen.findByText("Logo removed")
	expect(api.sent[1]?.url.search).toBe("?tenant_id=t1")
})

it("shows each error at its field when it is left, and clears it as soon as it is corrected", async () => {
	const { api, user, press } = open()
	await press("Edit")
	fill(field("Maximum duration"), "9")
	expect(screen.queryByText("Maximum duration must be a whole number from 10 to 600")).toBe(null)
	fill(field("Headline"), "x".repeat(201))
	expect(screen.getByText("Maximum duration must be a whole number from 10 to 600")).toBeTruthy()
	fill(field("Business name"), " ")
	await press("Save")
	expect(document.activeElement).toBe(field("Business name"))
	expect(screen.getByText("Please fill in all required fields")).toBeTruthy()
	expect(screen.getByText("Headline can have up to 200 characters")).toBeTruthy()
	expect(api.sent).toEqual([])
	fill(field("Brand color"), "purple")
	await user.tab()
	expect(screen.getByText("Brand color must be a color such as #0b5fa5")).toBeTruthy()
	fill(field("Brand color"), "#800080")
	expect(screen.queryByText("Brand color must be a color such as #0b5fa5")).toBe(null)
})

it("keeps edits through a refusal, a warning before leaving and a reload, until they are discarded", async () => {
	const { api, user, press, router, unmount } = open({ page_headline: "As it was" })
	await press("Edit")
	const leaves = () => fireEvent(window, new Event("beforeunload", { cancelable: true }))
	expect(leaves()).toBe(true)
	fill(field("Headline"), "Half way")
	// The browser asks before a reload.
	expect(leaves()).toBe(false)
	api.on(SAVE, { status: 500, body: { detail: "The disk is full." } }, "unreachable")
	await press("Save")
	expect((await screen.findByRole("alert")).textContent).toBe("Failed to save settingsThe disk is full.")
	expect(document.activeElement).toBe(button("Save"))
	await press("Save")
	await screen.findByText("We couldn't reach the server.")
	api.on(SAVE, { status: 500 })
	await press("Save")
	await screen.findByText("The server reported an error (500). Please try again.")

	await user.click(screen.getByRole("link", { name: "Team" }))
	await press("Cancel")
	expect(screen.queryByRole("alertdialog")).toBe(null)
	expect(router.push).not.toHaveBeenCalled()
	await user.click(screen.getByRole("link", { name: "Team" }))
	expect(screen.getByRole("alertdialog", { name: "Leave without saving?" })).toBeTruthy()
	await press("Leave")
	expect(router.push.mock.calls).toEqual([["/admin/bakery/dashboard?tab=settings&section=team"]])

	unmount()
	const again = open({ page_headline: "As it was" })
	expect(field("Headline").value).toBe("Half way")
	expect(screen.getByText("Unsaved changes")).toBeTruthy()
	await again.press("Discard")
	expect(document.activeElement).toBe(button("Edit"))
	expect(value("Headline")).toBe("As it was")
	again.unmount()
	open({ page_headline: "As it was" })
	expect(value("Headline")).toBe("As it was")
})

it("overwrites nothing that another admin saved meanwhile, keeps the edits, and shows the differences", async () => {
	const { api, press, tenant } = open()
	await press("Edit")
	fill(field("Headline"), "Mine")
	fill(field("Maximum duration"), "60")
	const theirs = { page_headline: "Theirs", page_subheadline: "Also theirs", updated_at: "2026-01-16T09:30:00Z" }
	const newer = { ...tenant, ...theirs }
	api.on(SAVE, { status: 409, body: { detail: "Stale." } }, { body: { ...newer, max_duration_seconds: 60 } })
	await press("Save")
	expect((await screen.findByRole("alert")).textContent).toContain(
		"Someone else changed these settings while you were editing",
	)
	expect(field("Headline").value).toBe("Mine")

	api.on("GET /api/admin/tenant-settings", { body: newer })
	await press("Load the newer settings")
	const news = (await screen.findByText("The newer settings are loaded")).closest<HTMLElement>("[role=status]")
	expect(news?.textContent).toContain("They changed Subheadline.")
	expect(news?.textContent).toContain("Save keeps yours unless you choose the other")
	expect(news?.textContent).toContain("Headline, saved now: Theirs")
	expect(field("Headline").value).toBe("Mine")
	expect(field("Subheadline").value).toBe("Also theirs")
	await press("Use this one for Headline")
	expect(field("Headline").value).toBe("Theirs")
	await press("Save")
	await screen.findByText("Settings saved")
	expect(api.sentTo(SAVE)[1]?.body).toEqual({ max_duration_seconds: 60, updated_at: theirs.updated_at })
	expect(value("Maximum duration")).toBe("1:00 (60 seconds)")
})

it("is read-only, with the reason, while the business is inactive", () => {
	const { access, tenant } = open({ is_active: false, logo_url: "/media/logo.png" })
	const edit = button("Edit") as HTMLButtonElement
	expect(edit.disabled).toBe(true)
	const reason = document.getElementById(edit.getAttribute("aria-describedby") ?? "")
	expect(reason?.textContent).toBe("This business is inactive. You can view its data but not change it.")
	expect(screen.getByLabelText<HTMLInputElement>("Replace logo").disabled).toBe(true)
	expect(screen.getByText("Your logo: saved, but not shown while the business is inactive")).toBeTruthy()
	renderScreen(<SettingsBanner tenant={tenant} isPlatformAdmin={access.isPlatformAdmin} />)
	expect(screen.getByText("This business is inactive")).toBeTruthy()
})

it("sends no testimonial settings while that product is off, not even earlier edits", async () => {
	const before = open()
	await before.press("Edit")
	fill(field("Headline"), "Half way")
	fill(field("Business name"), "Baker & Sons")
	before.unmount()
	const { api, press, tenant } = open({ video_testimonials_enabled: false })
	expect(field("Business name").value).toBe("Baker & Sons")
	for (const label of ["Headline", "Subheadline", "Maximum duration", "Only shared testimonials are public"]) {
		expect(screen.queryByLabelText(label)).toBe(null)
	}
	api.on(SAVE, { body: { ...tenant, tenant_name: "Baker & Sons" } })
	await press("Save")
	await screen.findByText("Settings saved")
	expect(api.sent[0]?.body).toEqual({ tenant_name: "Baker & Sons", updated_at: tenant.updated_at })
	expect(value("Headline")).toBe("Share your experience")
})

it("says what visitors see while the product is off, and nothing otherwise", () => {
	const off = sampleTenant({ video_testimonials_enabled: false, video_testimonials_message: "Back in May." })
	const { container } = renderScreen(<SettingsBanner tenant={off} isPlatformAdmin={false} />)
	expect(container.textContent).toContain("Back in May.")
	const well = renderScreen(<SettingsBanner tenant={sampleTenant()} isPlatformAdmin={false} />)
	expect(well.container.textContent).toBe("")
})

it("refuses a file before it is sent, shows the upload's progress, and can be canceled", async () => {
	const { press, router } = open()
	const uploads = stubXhr()
	// Simulates "all files" in the browser's file dialog, which ignores the accepted types.
	const choose = (name: string, size: number) =>
		fireEvent.change(screen.getByLabelText("Upload logo"), { target: { files: [fileNamed(name, size)] } })
	expect(screen.getByText(/^JPG, PNG, SVG or WebP, max 5MB/)).toBeTruthy()
	choose("logo.gif", 10)
	expect(screen.getByText("This file type isn't supported. JPG, PNG, SVG or WebP, max 5MB.")).toBeTruthy()
	choose("logo.png", 5 * MB + 1)
	expect(screen.getByText("This file is too large (5.1 MB). JPG, PNG, SVG or WebP, max 5MB.")).toBeTruthy()
	expect(uploads).toEqual([])

	choose("logo.png", 10)
	progress(uploads[0], 0.4)
	const bar = screen.getByRole("progressbar", { name: "Sending logo.png" })
	expect(bar.getAttribute("aria-valuenow")).toBe("40")
	progress(uploads[0], 1)
	expect(screen.getByRole("progressbar", { name: "Checking logo.png" })).toBeTruthy()
	await press("Cancel")
	expect(uploads[0]?.aborted).toBe(true)
	expect(document.activeElement).toBe(screen.getByLabelText("Upload logo"))
	expect(router.refresh).not.toHaveBeenCalled()

	choose("logo.png", 10)
	await answer(uploads[1], 415, { detail: "This is no picture." })
	expect(screen.getByText("This is no picture.")).toBeTruthy()
	choose("logo.png", 10)
	await answer(uploads[2], 500)
	expect(screen.getByText("Failed to upload logo")).toBeTruthy()
	choose("logo.png", 10)
	expect(uploads[3]).toMatchObject({ method: "POST", path: "/api/admin/upload-logo" })
	expect(fieldsOf(uploads[3])).toEqual({ file: "logo.png" })
	await answer(uploads[3], 200)
	await screen.findByText("Logo saved")
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("asks once before it removes a file, and moves the focus to the upload button", async () => {
	const { api, press, router } = open({ logo_url: "/media/logo.png" })
	expect(screen.getByRole("img", { name: "Your logo" })).toBeTruthy()
	api.on("DELETE /api/admin/tenant-asset/{asset}", { status: 503, body: { detail: "Later." } }, { status: 204 })
	const ask = async () => {
		await press("Remove logo")
		return within(screen.getByRole("alertdialog", { name: "Remove the logo?" }))
	}
	const cancel = (await ask()).getByRole("button", { name: "Cancel" })
	expect(document.activeElement).toBe(cancel)
	await press("Cancel")
	expect(api.sent).toEqual([])
	await ask()
	await press("Remove")
	await screen.findByText("Later.")
	await ask()
	await press("Remove")
	await screen.findByText("Logo removed")
	expect(api.sent[1]?.url.pathname).toBe("/api/admin/tenant-asset/logo")
	expect(document.activeElement).toBe(screen.getByLabelText("Replace logo"))
	expect(router.refresh).toHaveBeenCalledOnce()
})

import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { PlatformLogoButton } from "@/components/layout/platform-logo-button"
import { SectionLayout } from "@/components/layout/section-layout"
import type { AuditEntry, LoginContent, PlatformConfig } from "@/lib/client/contract"
import { DEFAULT_LOGIN_CONTENT } from "@/lib/platform/default-content"
import { fill } from "../../tests/support/fill-field"
import { renderScreen } from "../../tests/support/render-screen"
import { answer, fieldsOf, fileNamed } from "../../tests/support/screen-upload"
import { stubApi } from "../../tests/support/stub-api"
import { stubXhr } from "../../tests/support/stub-xhr"
import { PLATFORM_GROUPS, PLATFORM_SECTIONS } from "./platform-sections"
import { platformTextsWords, platformWords } from "./platform-words"

// As on a phone, because the preview next to the form is a separate page in a frame.
beforeEach(() => void vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })))

const SAVE = "PUT /api/admin/platform/login-content"
const BASE = "/admin/platform/dashboard?tab=settings"
const FIELDS = Object.entries(platformTextsWords.textLabels) as [keyof LoginContent, string][]
const CONFIG: PlatformConfig = {
	login_content: DEFAULT_LOGIN_CONTENT,
	carousel_images: [],
	carousel_speed: 30,
	platform_logo_url: null,
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const value = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent
const button = (name: string) => screen.getByRole("button", { name })

const CONTEXT = { base: BASE, cursor: "here" }

async function open(section = "texts", view = PLATFORM_SECTIONS.texts.view(CONFIG, CONTEXT)) {
	const api = stubApi()
	const shown = renderScreen(
		<SectionLayout
			label={platformWords.settings}
			sections={PLATFORM_SECTIONS}
			groups={PLATFORM_GROUPS}
			base={BASE}
			chosen={section}
			current={section}
		>
			{view}
		</SectionLayout>,
		{ path: BASE },
	)
	await screen.findByRole("heading", { level: 2 })
	return { ...shown, api, press: (name: string) => shown.user.click(button(name)) }
}

it("links to its groups, and within the open one to its sections, by address", async () => {
	await open("carousel")
	const links = (name: string) =>
		within(screen.getByRole("navigation", { name }))
			.getAllByRole("link")
			.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")])
	expect(links("Platform settings")).toEqual([
		[`${BASE}&section=texts`, "page"],
		[`${BASE}&section=admins`, null],
		[`${BASE}&section=activity`, null],
	])
	expect(links("Homepage & login")).toEqual([
		[`${BASE}&section=texts`, null],
		[`${BASE}&section=carousel`, "page"],
		[`${BASE}&section=logo`, null],
	])
})

it("shows nine texts, saves all of them at once, and resets each to its default", async () => {
	const { api, press, router } = await open()
	for (const [name, label] of FIELDS) expect(value(label)).toBe(DEFAULT_LOGIN_CONTENT[name])
	await press("Edit")
	expect(document.activeElement).toBe(field("Page title"))
	fill(field("Page title"), "Never saved")
	await press("Cancel")
	expect(document.activeElement).toBe(button("Edit"))
	await press("Edit")
	expect(field("Page title").value).toBe(DEFAULT_LOGIN_CONTENT.page_title)

	for (const [, label] of FIELDS) fill(field(label), `My ${label}`)
	fill(field("Login button"), "x".repeat(301))
	await press("Save")
	expect(screen.getByText("Login button can have up to 300 characters")).toBeTruthy()
	expect(document.activeElement).toBe(field("Login button"))
	expect(api.sent).toEqual([])
	fill(field("Login button"), "My Login button")

	const mine = Object.fromEntries(FIELDS.map(([name, label]) => [name, `My ${label}`])) as unknown as LoginContent
	api.on(
		SAVE,
		{ status: 503, body: { detail: "The database is away." } },
		{ body: mine },
		{ body: DEFAULT_LOGIN_CONTENT },
	)
	await press("Save")
	expect((await screen.findByRole("alert")).textContent).toBe("Failed to save login content: The database is away.")
	await press("Save")
	await screen.findByText("Texts saved")
	expect(api.sent[1]?.body).toEqual(mine)
	for (const [, label] of FIELDS) expect(value(label)).toBe(`My ${label}`)
	// The bar above has the title.
	expect(router.refresh).toHaveBeenCalledOnce()

	await press("Edit")
	for (const [, label] of FIELDS) fill(field(label), "")
	await press("Save")
	await waitFor(() => expect(value("Welcome heading")).toBe(DEFAULT_LOGIN_CONTENT.welcome_heading))
	expect(api.sent[2]?.body).toEqual(Object.fromEntries(FIELDS.map(([name]) => [name, ""])))
})

it("keeps unsaved texts, and asks before leaving", async () => {
	const { press, user, unmount } = await open()
	await press("Edit")
	fill(field("Footer"), "Half a sentence")
	await user.click(screen.getByRole("link", { name: /^Logo/ }))
	expect(screen.getByRole("alertdialog", { name: "Leave without saving?" })).toBeTruthy()
	unmount()
	await open()
	await waitFor(() => expect(field("Footer").value).toBe("Half a sentence"))
})

it("uploads a logo from its section", async () => {
	const { api, press, router } = await open(
		"logo",
		PLATFORM_SECTIONS.logo.view({ ...CONFIG, platform_logo_url: "/media/l.png" }, CONTEXT),
	)
	const uploads = stubXhr()
	expect(screen.getByRole("region", { name: "Logo" }).textContent).toContain("JPG, PNG, SVG or WebP, max 5MB")
	const choose = () => fireEvent.change(field("Replace logo"), { target: { files: [fileNamed("logo.svg")] } })
	choose()
	await answer(uploads[0], 422, { detail: "This drawing holds a script." })
	expect(screen.getByText("This drawing holds a script.")).toBeTruthy()
	choose()
	expect(uploads[1]).toMatchObject({ method: "POST", path: "/api/admin/platform/upload-logo" })
	expect(fieldsOf(uploads[1])).toEqual({ file: "logo.svg" })
	await answer(uploads[1], 200)
	await screen.findByText("Logo saved")
	api.on("DELETE /api/admin/platform/logo", { status: 204 })
	await press("Remove logo")
	expect(screen.getByRole("alertdialog", { name: "Remove the logo?" })).toBeTruthy()
	await press("Remove")
	await screen.findByText("Logo removed")
	expect(router.refresh).toHaveBeenCalledTimes(2)
})

it("uploads a logo from the top bar", async () => {
	const { user, show } = renderScreen(<PlatformLogoButton logoUrl={null} />)
	await user.click(button("Upload logo"))
	expect(within(screen.getByRole("dialog", { name: "Platform logo" })).getByLabelText("Upload logo")).toBeTruthy()
	await user.keyboard("{Escape}")
	show(<PlatformLogoButton logoUrl="/media/l.png" />)
	await user.click(button("Change logo"))
	expect(screen.getByRole("img", { name: "The platform's logo" }).getAttribute("src")).toBe("/media/l.png")
})

it("lists the activity of every business, with links to older entries and back to the newest", async () => {
	const entry: AuditEntry = {
		id: "1",
		action: "tenant.product_access_changed",
		actor_email: "ada@example.com",
		tenant_id: "t1",
		tenant_name: "Bakery",
		target_id: null,
		target_name: null,
		before: { video_testimonials_enabled: true },
		after: { video_testimonials_enabled: false },
		ip_address: "192.0.2.1",
		created_at: "2026-01-15T09:30:00Z",
	}
	await open("activity", PLATFORM_SECTIONS.activity.view({ items: [entry], next: "next" }, CONTEXT))
	const [shown] = within(screen.getByRole("list", { name: "Activity" })).getAllByRole("listitem")
	expect(shown?.textContent).toContain("ada@example.com changed product access at Bakery")
	expect(shown?.textContent).toMatch(/Video Testimonials, from on →\s+to off/)
	expect(shown?.textContent).toContain("192.0.2.1")
	const pages = within(screen.getByRole("navigation", { name: "Pages of activity" }))
	const href = (name: RegExp) => pages.getByRole("link", { name }).getAttribute("href")
	expect([href(/Older/), href(/Newest/)]).toEqual([`${BASE}&section=activity&cursor=next`, `${BASE}&section=activity`])
})

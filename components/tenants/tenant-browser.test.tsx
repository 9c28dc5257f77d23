import { act, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { FocusKeeper } from "@/components/layout/focus-keeper"
import type { TenantCard } from "@/lib/client/contract"
import { fill } from "../../tests/support/fill-field"
import { renderScreen } from "../../tests/support/render-screen"
import { sampleTenant } from "../../tests/support/sample-tenant"
import { stubApi } from "../../tests/support/stub-api"
import { TenantBrowser, type TenantBrowserProps } from "./tenant-browser"

const BASE = "/admin/platform/dashboard"
const ACCESS = "PUT /api/admin/tenant/{tenant_id}/product-access"
const ACTIVE = "PATCH /api/admin/tenant/{tenant_id}"
const REFUSED = { status: 503, body: { detail: "The database is away." } }

const TAKEN = { body: sampleTenant() }

const SHOPS = [1, 2, 3].map((number) => sampleTenant({ tenant_id: `s${number}`, tenant_name: `Shop ${number}` }))

function open(tenants: TenantCard[], rest: Partial<TenantBrowserProps> = {}) {
	const api = stubApi()
	const list = (shown: TenantCard[]) => (
		<>
			<TenantBrowser tenants={shown} total={shown.length} nextCursor={null} base={BASE} search={{}} {...rest} />
			<FocusKeeper />
		</>
	)
	const shown = renderScreen(list(tenants), { path: BASE })
	const press = (name: string | RegExp) => shown.user.click(screen.getByRole("button", { name }))
	return { ...shown, api, press, refresh: (changed: TenantCard[]) => shown.show(list(changed)) }
}
const card = (name: string) => screen.getByRole("article", { name })
const toggle = (name: string) => screen.getByRole("switch", { name })

it("shows each tenant's state, figures and products", () => {
	const tenant = sampleTenant({
		testimonial_count: 3,
		pending_count: 1,
		admin_count: 2,
		file_size_bytes: 38_850_000,
		chatbot_enabled: false,
	})
	open([tenant])
	expect(card("Bakery").textContent).toContain("BakeryActive")
	for (const words of [
		"3 testimonials",
		"1 pending",
		"37.1 MB",
		"2 admins",
		"notify@example.com",
		"Created Jan 15, 2026",
	])
		expect(card("Bakery").textContent?.replace("(", "")).toContain(words)
	expect(screen.getByRole("group", { name: "Product Access of Bakery" })).toBeTruthy()
	const states = ["Video Testimonials", "AI Chatbot", "Active"].map((name) => toggle(name).getAttribute("aria-checked"))
	expect(states).toEqual(["true", "false", "true"])
	const view = screen.getByRole<HTMLAnchorElement>("link", { name: /View Page\s*of Bakery/ })
	expect([view.getAttribute("href"), view.target]).toEqual(["/bakery", "_blank"])
	const manage = screen.getByRole("link", { name: /Manage\s*Bakery/ })
	expect(manage.getAttribute("href")).toBe("/admin/bakery/dashboard")
})

it("shows the matches of a search, its pages and the way out of an empty one", () => {
	const { unmount } = open(SHOPS, { total: 55, search: { q: "shop", cursor: "here" }, nextCursor: "next" })
	expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("55 found for “shop”")
	const pages = within(screen.getByRole("navigation", { name: "Pages of tenants" }))
	expect(pages.getByRole("link", { name: /Older/ }).getAttribute("href")).toBe(`${BASE}?q=shop&cursor=next`)
	expect(pages.getByRole("link", { name: /Newest/ }).getAttribute("href")).toBe(`${BASE}?q=shop`)
	unmount()
	open([], { search: { q: "nothing" } })
	expect(screen.getByRole("heading", { name: "No matching tenants" })).toBeTruthy()
	expect(screen.getByRole("link", { name: "Show all" }).getAttribute("href")).toBe(BASE)
})

it("is operated by keys: to the search, from card to card, and into one", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true })
	const { user, router } = open(SHOPS)
	await user.keyboard("/")
	const search = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search tenants" })
	expect(document.activeElement).toBe(search)
	await user.keyboard("bak")
	// One search for the whole text, not one for each letter.
	await act(() => vi.advanceTimersByTimeAsync(300))
	expect(router.replace.mock.calls).toEqual([[`${BASE}?q=bak`]])

	act(() => card("Shop 1").focus())
	await user.keyboard("{ArrowDown}")
	expect(document.activeElement).toBe(card("Shop 2"))
	const followed = vi.fn()
	screen.getByRole("link", { name: /Manage\s*Shop 2/ }).addEventListener("click", followed)
	await user.keyboard("{Enter}")
	expect(followed).toHaveBeenCalledOnce()
	await user.keyboard("{End}")
	expect(document.activeElement).toBe(card("Shop 3"))
})

describe("a product's switch", () => {
	it("is reset, with the server's message, if it is refused", async () => {
		const { api, user } = open([sampleTenant()])
		api.on(ACCESS, REFUSED)
		await user.click(toggle("Video Testimonials"))
		await screen.findByText("Failed to update product access: The database is away.")
		expect(toggle("Video Testimonials").getAttribute("aria-checked")).toBe("true")
	})

	it("shows the message for visitors while it is off, which can be edited", async () => {
		const tenant = sampleTenant()
		const { api, user, press, refresh, router } = open([tenant])
		api.on(ACCESS, TAKEN)
		toggle("Video Testimonials").focus()
		await user.keyboard(" ")
		const off = "Video Testimonials is off. Visitors see: “This page is currently unavailable.”"
		expect(card("Bakery").textContent).toContain(off)
		await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
		expect(api.sent[0]).toMatchObject({ body: { video_testimonials_enabled: "false" } })
		expect(api.sent[0]?.url.pathname).toBe("/api/admin/tenant/t1/product-access")

		await press(/^Edit message/)
		const message = screen.getByLabelText<HTMLTextAreaElement>("Message while Video Testimonials is off")
		expect(document.activeElement).toBe(message)
		fill(message, "Back in May.")
		api.on(ACCESS, REFUSED, TAKEN)
		await press("Save message")
		await screen.findByText("Failed to update product access: The database is away.")
		expect(message.value).toBe("Back in May.")
		await press("Save message")
		await waitFor(() => expect(card("Bakery").textContent).toContain("Visitors see: “Back in May.”"))
		expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Edit message/ }))
		expect(api.sent.at(-1)?.body).toEqual({ video_testimonials_message: "Back in May." })

		// The page's refreshed data replaces it.
		refresh([{ ...tenant, video_testimonials_enabled: true }])
		expect(toggle("Video Testimonials").getAttribute("aria-checked")).toBe("true")
		expect(card("Bakery").textContent).not.toContain("Visitors see")
	})
})

it("confirms before it deactivates a business and says what happens; activating needs no confirmation", async () => {
	const { api, user, router } = open([sampleTenant()])
	api.on(ACTIVE, REFUSED, TAKEN)
	const ask = async () => {
		await user.click(toggle("Active"))
		return screen.getByRole("alertdialog", { name: "Deactivate Bakery?" })
	}
	const question = await ask()
	expect(question.textContent).toContain("public pages and shared testimonials will look as if they don't exist")
	expect(question.textContent).toContain("Nothing is deleted")
	expect(document.activeElement).toBe(within(question).getByRole("button", { name: "Cancel" }))
	await user.keyboard("{Enter}")
	expect(screen.queryByRole("alertdialog")).toBe(null)
	await waitFor(() => expect(document.activeElement).toBe(toggle("Active")))
	expect(api.sent).toEqual([])

	const switchOff = async () => user.click(within(await ask()).getByRole("button", { name: "Deactivate" }))
	await switchOff()
	await screen.findByText("Failed to update tenant: The database is away.")
	expect(card("Bakery").textContent).toContain("BakeryActive")
	await switchOff()
	await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
	expect(card("Bakery").textContent).toContain("BakeryInactive")
	await user.click(toggle("Active"))
	await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(2))
	expect(card("Bakery").textContent).toContain("BakeryActive")
	expect(api.sent.map(({ body }) => body)).toEqual([{ is_active: false }, { is_active: false }, { is_active: true }])
})

it("sends two quick presses in sequence, and keeps the newer one", async () => {
	let release = () => {}
	const held = new Promise<void>((resolve) => {
		release = resolve
	})
	const { api, user, router } = open([sampleTenant()])
	api.on(ACCESS, { ...TAKEN, after: held }, TAKEN)
	await user.click(toggle("AI Chatbot"))
	await user.click(toggle("AI Chatbot"))
	expect(api.sent).toHaveLength(1)
	await act(async () => release())
	await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(2))
	expect(api.sent.map(({ body }) => body)).toEqual([{ chatbot_enabled: "false" }, { chatbot_enabled: "true" }])
	expect(toggle("AI Chatbot").getAttribute("aria-checked")).toBe("true")
})

describe("a new tenant", () => {
	beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

	const CREATE = "POST /api/admin/create-tenant"
	const SLUG = "GET /api/admin/slug-availability"
	const FREE = { slug: "", available: false, message: null }
	const CREATED = { tenant_id: "t9", tenant_slug: "bakery", admin_login_url: "http://localhost:3000/admin/bakery" }

	async function openForm(rest: Partial<TenantBrowserProps> = {}) {
		const shown = open(SHOPS, rest)
		const add = () => shown.press("Add New Tenant")
		await add()
		const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
		const fillAll = () => {
			fill(field("Name"), "Bakery")
			fill(field("Notify email"), "n@example.com")
			fill(field("Admin email"), "a@example.com")
			fill(field("Admin password"), "123456")
		}
		return { ...shown, add, field, fillAll, create: () => shown.press("Create Tenant") }
	}
	const alert = async () => (await screen.findByRole("alert")).textContent

	it("requires every field, and leads to the first invalid one", async () => {
		const { api, create, field, fillAll } = await openForm()
		expect(document.activeElement).toBe(field("Name"))
		await create()
		expect(await alert()).toBe("Please fill in all required fields")
		expect(document.activeElement).toBe(field("Name"))
		fillAll()
		fill(field("Admin email"), "no address")
		await create()
		expect(await alert()).toBe("Please enter a valid email address")
		expect(document.activeElement).toBe(field("Admin email"))
		fill(field("Admin email"), "a@example.com")
		fill(field("Admin password"), "12345")
		await create()
		expect(await alert()).toBe("Password must be at least 6 characters long")
		expect(api.sentTo(CREATE)).toEqual([])

		const taken = { status: 409, body: { detail: "This slug is already taken. Please choose a different one." } }
		api.on(CREATE, taken, { status: 409, body: { detail: "This admin email already has an account." } }, "unreachable")
		fill(field("Admin password"), "123456")
		await create()
		expect(await alert()).toBe("Failed to create tenant: This slug is already taken. Please choose a different one.")
		expect(document.activeElement).toBe(field("Slug"))
		await create()
		expect(await alert()).toContain("This admin email already has an account.")
		expect(document.activeElement).toBe(field("Admin email"))
		await create()
		expect(await alert()).toBe("Failed to create tenant: We couldn't reach the server.")
		api.on(CREATE, { status: 500 })
		await create()
		expect(await alert()).toBe("Failed to create tenant: The server reported an error (500). Please try again.")
	})

	it("clears a field's error as soon as it is corrected, and not before", async () => {
		const { api, create, field, fillAll } = await openForm()
		const invalid = () =>
			["Name", "Slug", "Notify email", "Admin email", "Admin password"].filter(
				(label) => field(label).getAttribute("aria-invalid") === "true",
			)
		fillAll()
		fill(field("Notify email"), "")
		fill(field("Admin email"), "")
		await create()
		expect(await alert()).toBe("Please fill in all required fields")
		fill(field("Admin email"), "no address")
		expect(invalid()).toEqual(["Notify email"])
		expect(await alert()).toBe("Please fill in all required fields")
		fill(field("Notify email"), "n@example.com")
		expect([screen.queryByRole("alert"), invalid()]).toEqual([null, []])
		await create()
		expect(invalid()).toEqual(["Admin email"])
		fill(field("Admin email"), "still none")
		expect(await alert()).toBe("Please enter a valid email address")
		fill(field("Admin email"), "a@example.com")
		expect(screen.queryByRole("alert")).toBe(null)
		api.on(CREATE, { status: 409, body: { detail: "This slug is already taken. Please choose a different one." } })
		await create()
		expect(await alert()).toContain("taken")
		expect(invalid()).toEqual(["Slug"])
		fill(field("Slug"), "another")
		expect([screen.queryByRole("alert"), invalid()]).toEqual([null, []])
	})

	it("has a slug that follows its name until it is edited, and says whether it is available", async () => {
		const { api, field } = await openForm()
		const settle = () => act(() => vi.advanceTimersByTimeAsync(300))
		const dialog = screen.getByRole("dialog", { name: "Add New Tenant" })
		api.on(SLUG, { body: { ...FREE, available: true } }, { body: { ...FREE, message: "It is taken." } })
		fill(field("Name"), "Müller's")
		await act(() => vi.advanceTimersByTimeAsync(100))
		fill(field("Name"), "Müller's   Bäckerei!")
		expect(field("Slug").value).toBe("m-ller-s-b-ckerei")
		await settle()
		expect(dialog.textContent).toContain("Public page: /m-ller-s-b-ckerei is available")
		// The server is not asked for each letter.
		expect(api.sent.map(({ url }) => url.search)).toEqual(["?slug=m-ller-s-b-ckerei"])
		fill(field("Slug"), "taken")
		await settle()
		expect(dialog.textContent).toContain("It is taken.")
		for (const [slug, words] of [
			["admin", "This slug is reserved. Please choose a different one."],
			["No", "Use 2 to 63 lowercase letters, digits, and single hyphens, starting and ending with a letter or digit"],
		] as const) {
			fill(field("Slug"), slug)
			await settle()
			expect(dialog.textContent).toContain(words)
		}
		// These are checked without the server.
		expect(api.sent).toHaveLength(2)
		fill(field("Name"), "Bakery")
		expect(field("Slug").value).toBe("No")
		fill(field("Slug"), "")
		fill(field("Notify email"), "")
		expect(field("Slug").value).toBe("bakery")
	})

	it("survives an accidentally closed dialog, and shows the admin's address when it is created", async () => {
		const { api, add, user, create, field, fillAll, router, press } = await openForm()
		fillAll()
		await user.keyboard("{Escape}")
		expect(screen.queryByRole("dialog")).toBe(null)
		await add()
		expect([field("Name").value, field("Admin password").value]).toEqual(["Bakery", "123456"])
		api.on(CREATE, { status: 201, body: CREATED })
		await create()
		expect(await screen.findByRole("dialog", { name: "Bakery is ready" })).toBeTruthy()
		expect(field("Admin login").value).toBe(CREATED.admin_login_url)
		expect(api.sentTo(CREATE)[0]?.body).toMatchObject({ tenant_name: "Bakery", tenant_slug: "bakery" })
		expect(router.refresh).toHaveBeenCalledOnce()
		await press("Copy")
		await screen.findByRole("button", { name: "Copied" })
		expect(await navigator.clipboard.readText()).toBe(CREATED.admin_login_url)
		await press("Done")
		await add()
		expect([field("Name").value, field("Admin password").value]).toEqual(["", ""])
	})

	it("clears a search that the new tenant may not match", async () => {
		const { api, create, fillAll, router } = await openForm({ search: { q: "shop" } })
		api.on(CREATE, { status: 201, body: CREATED })
		fillAll()
		await create()
		await waitFor(() => expect(router.push.mock.calls).toEqual([[BASE]]))
	})
})

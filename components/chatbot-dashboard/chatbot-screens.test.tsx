import { screen, within } from "@testing-library/react"
import type { ReactNode } from "react"
import { expect, it, vi } from "vitest"
import type { ChatbotListEntry, ChatbotSettingsAnswer, Tenant } from "@/lib/client/contract"
import { renderScreen } from "../../tests/support/render-screen"
import { stubApi } from "../../tests/support/stub-api"
import { ChatLink } from "./chat-link"
import { chatbotAccess } from "./chatbot-access"
import { ChatbotBanner } from "./chatbot-banner"
import { EmbedTab } from "./embed/embed-tab"
import { ChatbotListTab } from "./overview/chatbot-list-tab"
import { ChatbotOverviewTab, type ChatbotOverviewTabProps } from "./overview/chatbot-overview-tab"
import { SettingsNotices } from "./settings/settings-notices"
import { UsageSection } from "./settings/usage-section"
import { TenantPicker } from "./tenant-picker"

function open(screenful: ReactNode, path = "/admin/chatbot") {
	const api = stubApi()
	const shown = renderScreen(<main>{screenful}</main>, { path })
	const button = (name: string) => screen.getByRole("button", { name })
	return {
		...shown,
		api,
		button,
		press: (name: string) => shown.user.click(button(name)),
		hrefOf: (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href"),
		text: () => shown.container.textContent ?? "",
	}
}

it("copies both snippets exactly, and selects the text if the clipboard is refused", async () => {
	const embed = {
		launcher: "<script>",
		frame: "<iframe>",
		primary_color: "#007aff",
		allowed_origins: [],
		other_labels: [],
	}
	const { press, text, button, hrefOf, unmount } = open(<EmbedTab embed={embed} sitesHref="/sites" />)
	expect(text()).toContain("Any site can show your chat.")
	expect(text()).toContain("so use the chat button there")
	for (const [name, code] of [
		["chat button", "<script>"],
		["chat window", "<iframe>"],
	] as const) {
		await press(`Copy ${name} code`)
		await expect.poll(() => button(`Copy ${name} code`).nextElementSibling?.textContent).toBe("Copied")
		expect(await navigator.clipboard.readText()).toBe(code)
	}
	vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("Denied", "NotAllowedError"))
	await press("Copy chat window code")
	await screen.findByText("Selected. Copy it with your keyboard.")
	expect(getSelection()?.toString()).toBe("<iframe>")
	expect(hrefOf("Limit it to your own sites")).toBe("/sites")
	unmount()
	const limited = open(<EmbedTab embed={{ ...embed, allowed_origins: ["https://shop.example"] }} sitesHref="/sites" />)
	expect(limited.text()).toContain("Only https://shop.example can show your chat.")
	expect(limited.hrefOf("Change the allowed sites")).toBe("/sites")
})

const OWNER = { isPlatformAdmin: false, tenantId: "1", readOnly: null, mayExport: true }
const DAY = { prompt_tokens: 1000, completion_tokens: 400, answers: 3, cost_usd: 1.2345 }
const USAGE = {
	days: [
		{ day: "2026-11-19", prompt_tokens: 0, completion_tokens: 0, answers: 0, cost_usd: 0 },
		{ day: "2026-11-20", ...DAY },
	],
	daily_token_budget: 200_000,
	used_today: 1500,
	own_budget: null,
}

it("shows usage in money and tokens, the sums first, and a limit that the owner cannot change", () => {
	open(<UsageSection usage={USAGE} access={OWNER} />)
	const usage = screen.getByRole("region", { name: "Usage" })
	expect(usage.querySelector("dl")?.textContent).toBe("Cost$1.23Tokens1,400Answers3")
	expect(usage.textContent).toContain("1,500 of 200,000 tokens")
	expect(
		within(usage)
			.getAllByRole("row", { hidden: true })
			.map(({ textContent }) => textContent),
	).toEqual(["DayAnswersTokensCost", "Nov 2031,400$1.23"])
	expect(screen.queryByLabelText("Daily token limit for this tenant")).toBe(null)
})

it("lets the platform set a tenant's daily limit, in whole numbers, and reset it", async () => {
	const BUDGET = "PUT /api/admin/tenant/{tenant_id}/chat-budget"
	const usage = { ...USAGE, own_budget: 7000 }
	const access = { isPlatformAdmin: true, tenantId: "one", readOnly: null, mayExport: true }
	const { api, user, press, router, text } = open(<UsageSection usage={usage} access={access} />)
	const limit = screen.getByLabelText<HTMLInputElement>("Daily token limit for this tenant")
	expect(limit.value).toBe("7000")
	for (const wrong of ["many", "1000000001", "-1", "1.5"]) {
		await user.clear(limit)
		await user.type(limit, wrong)
		await press("Save limit")
		expect(text()).toContain("Enter a whole number from 0 to 1,000,000,000")
	}
	expect(api.sent).toEqual([])
	api.on(BUDGET, { status: 500, body: { detail: "The disk is full." } }, { status: 204 })
	await user.clear(limit)
	await user.type(limit, "5,000")
	await press("Save limit")
	await screen.findByText("The disk is full.")
	await press("Save limit")
	await screen.findByText("Daily limit saved")
	await press("Use the platform's limit")
	await screen.findByText("Using the platform's limit")
	expect(api.sent.map(({ body }) => body)).toEqual(
		[5000, 5000, null].map((daily_token_budget) => ({ daily_token_budget })),
	)
	expect(api.sent[0]?.url.pathname).toBe("/api/admin/tenant/one/chat-budget")
	expect(router.refresh).toHaveBeenCalledTimes(2)
})

it.each([
	[
		true,
		null,
		"from the tenant's own texts. It says so when it doesn't know. Set OPENAI_API_KEY on the server to let the model answer.",
	],
	[false, "/knowledge", "from Knowledge. It says so when it doesn't know."],
])(
	"says that the built-in responder answers, and that a model is gone (platform: %s)",
	(isPlatformAdmin, knowledgeHref, end) => {
		const answer = {
			chatbot_settings: { ai_provider: "openai" },
			built_in_responder: true,
			warnings: ['The AI model "gpt-2" is no longer available.'],
		} as unknown as ChatbotSettingsAnswer
		const { text } = open(<SettingsNotices {...{ answer, isPlatformAdmin, knowledgeHref }} />)
		expect(text()).toContain('The AI model "gpt-2" is no longer available.')
		expect(text()).toContain("The built-in responder is in use")
		expect(text()).toMatch(new RegExp(`${end}$`))
	},
)

function openOverview(sources: number, readOnly: string | null = null) {
	const overview = {
		figures: { conversations: 0, recentConversations: 0, leads: 0, sources, unanswered: 0 },
		answer: { chatbot_settings: { chatbot_name: "Helper" }, models: [], warnings: [], built_in_responder: false },
		usage: { days: [], used_today: 0, daily_token_budget: 1000 },
		waiting: 0,
	} as unknown as ChatbotOverviewTabProps["overview"]
	return open(<ChatbotOverviewTab overview={overview} tenantSlug="bakery" access={{ ...OWNER, readOnly }} />)
}

it.each([
	["an empty chatbot's owner to its first source", 0, null, "Add knowledge"],
	["the owner of one that knows something to its code", 1, null, "Embed Code"],
	["a viewer, who can't add any, to neither", 0, "You can look around.", undefined],
] as const)("the overview leads %s", (_, sources, readOnly, name) => {
	const { hrefOf } = openOverview(sources, readOnly)
	const steps = within(screen.getByRole("link", { name: "Chatbot Settings" }).parentElement as HTMLElement)
	const main = steps.getAllByRole("link").filter((link) => link.matches(".button-primary"))
	expect(main.map(({ textContent }) => textContent)).toEqual(name ? [name] : [])
	expect(hrefOf("Embed Code")).toBe("/admin/bakery/chatbot?tab=settings&section=embed")
	if (name) expect(steps.getAllByRole("link")[0]?.textContent).toBe(name)
	if (name === "Add knowledge") expect(hrefOf(name)).toBe("/admin/bakery/chatbot?tab=knowledge")
})

const entry = (name: string, told: Partial<ChatbotListEntry> = {}): ChatbotListEntry => ({
	tenant_id: name,
	tenant_name: name,
	tenant_slug: name.toLowerCase(),
	chatbot_name: "AI Assistant",
	ai_model: "gpt-4o-mini",
	chatbot_status: "active",
	total_conversations: 0,
	total_leads: 0,
	...told,
})

it("lists every chatbot with its state and counts, and links to each", async () => {
	const chatbots = [
		entry("Bakery", { total_conversations: 1200, total_leads: 1 }),
		entry("Florist", { chatbot_status: "disabled" }),
		entry("Closed", { chatbot_status: "inactive" }),
	]
	const loaded = { chatbots, total_chatbots: 3, total_conversations: 1200, total_leads: 1, next_cursor: null }
	const { user, router, hrefOf, unmount } = open(<ChatbotListTab loaded={loaded} base="/admin/chatbot" search={{}} />)
	expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("3 chatbots1,200 conversations, 1 lead")
	const rows = screen.getAllByRole("row").map(({ textContent }) => textContent)
	expect(rows[1]).toMatch(/^BakeryAI Assistant · bakeryGPT-4o miniActive1,200/)
	expect([rows[2], rows[3]]).toEqual([expect.stringContaining("Turned off"), expect.stringContaining("Inactive")])
	expect(hrefOf("Manage Bakery")).toBe("/admin/bakery/chatbot")
	expect(hrefOf("Quizzes")).toBe("/admin/chatbot?tab=quizzes")
	await user.type(screen.getByRole("searchbox", { name: "Search chatbots" }), "harbour{Enter}")
	await expect.poll(() => router.replace.mock.calls).toEqual([["/admin/chatbot?q=harbour"]])
	unmount()
	open(<ChatbotListTab loaded={{ ...loaded, total_chatbots: 1 }} base="/admin/chatbot" search={{ q: "harbour" }} />)
	expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("1 found for “harbour”")
})

const TENANTS = "GET /api/admin/platform/chatbot"

it("finds a tenant by search, and lists the platform's defaults first if there are any", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true })
	const { api, press, user } = open(
		<TenantPicker tab="settings" picked={{ name: "Bakery", slug: "bakery" }} none="Defaults" />,
	)
	const found = (...names: string[]) => ({ body: { chatbots: names.map((name) => entry(name)) } as never })
	api.on(TENANTS, found("Bakery", "Pottery"), found("Pottery"), found())
	await press("Tenant: Bakery")
	const list = within(await screen.findByRole("dialog", { name: "Choose a tenant" })).getByRole("list", {
		name: "Tenants",
	})
	const links = () => within(list).queryAllByRole("link")
	await expect
		.poll(() => links().map((link) => [link.textContent, link.getAttribute("href")]))
		.toEqual([
			["Defaults", "/admin/chatbot?tab=settings"],
			["Bakerybakery", "/admin/chatbot?tab=settings&tenant=bakery"],
			["Potterypottery", "/admin/chatbot?tab=settings&tenant=pottery"],
		])
	expect(links().map((link) => link.getAttribute("aria-current"))).toEqual([null, "true", null])
	await user.keyboard("pot")
	await vi.advanceTimersByTimeAsync(300)
	await expect.poll(() => links().map(({ textContent }) => textContent)).toEqual(["Potterypottery"])
	expect(api.sent.map(({ url }) => url.searchParams.get("q"))).toEqual([null, "pot"])
	await user.keyboard("x")
	await vi.advanceTimersByTimeAsync(300)
	await expect.poll(() => list.textContent).toBe("Nothing found for “potx”.")
})

it("stays on the platform's screen after the session has ended, because that has its own message", async () => {
	const { api, press, leave } = open(<TenantPicker tab="conversations" picked={null} />)
	api.on(TENANTS, { status: 401, body: { detail: "No." } })
	await press("Tenant: Choose a tenant")
	await expect.poll(() => leave.mock.calls).toEqual([["/admin/chatbot"]])
	expect(within(screen.getByRole("dialog")).queryByText("No.")).toBe(null)
})

it("has no chat to preview until a tenant is picked, and says so", async () => {
	const { press, unmount } = open(<ChatLink tenantSlug={null} />)
	await press("Preview")
	await screen.findByText("Unable to determine chatbot URL for preview")
	unmount()
	expect(open(<ChatLink tenantSlug="bakery" />).hrefOf(/^Preview/)).toBe("/chat/bakery")
})

it.each([
	["in service", {}, null, null],
	["switched off", { chatbot_enabled: false }, "Back in May.", "Back in May."],
	[
		"switched off without a message",
		{ chatbot_enabled: false, chatbot_message: "" },
		"This page is currently unavailable.",
		"This page is currently unavailable.",
	],
	[
		"inactive",
		{ is_active: false },
		"This business is inactive",
		"This business is inactive. You can view its data but not change it.",
	],
])("a chatbot %s", (_, told, title, readOnly) => {
	const tenant = {
		is_active: true,
		chatbot_enabled: true,
		chatbot_message: "Back in May.",
		tenant_id: "1",
		...told,
	} as Tenant
	expect(chatbotAccess({ role: "tenant_admin", tenant_role: "owner" }, tenant).readOnly).toBe(readOnly)
	expect(chatbotAccess({ role: "platform_admin", tenant_role: null }, tenant).readOnly).toBe(null)
	const { text, unmount } = open(<ChatbotBanner tenant={tenant} isPlatformAdmin={false} />)
	expect(text()).toMatch(title ? new RegExp(`^${title}.*you can't change anything\\.$`) : /^$/)
	unmount()
	expect(open(<ChatbotBanner tenant={tenant} isPlatformAdmin />).text()).toMatch(
		title ? /can still change everything here\.$/ : /^$/,
	)
})

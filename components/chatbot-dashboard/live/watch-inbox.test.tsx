import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { LiveConversation } from "@/lib/client/contract"
import { renderScreen } from "../../../tests/support/render-screen"
import { stubApi } from "../../../tests/support/stub-api"
import { InboxWatch } from "./inbox-watch"
import { useLiveInbox } from "./use-live-inbox"

const LIVE = "GET /api/admin/chatbot/live"
const AT = "2026-11-20T10:00:00.000Z"
const HREF = "/admin/harbour/chatbot?tab=conversations&show=waiting"

const waiting = (id: string, told: Partial<LiveConversation> = {}): LiveConversation => ({
	id,
	state: "waiting",
	asked_at: AT,
	position: 1,
	last_message: "Where is my cake?",
	last_message_at: AT,
	awaits_answer: true,
	visitor: null,
	taken_by: null,
	...told,
})
const others = (id: string) => waiting(id, { state: "taken", taken_by: { email: "bob@example.com", is_you: false } })

/** The notifications that the browser showed. */
let shown: (EventTarget & { title: string; body?: string; tag?: string })[] = []
let name = ""
let count = 0

beforeEach(() => {
	shown = []
	name = `live:${++count}`
	document.title = "Dashboard"
	class Shown extends EventTarget {
		static permission = "granted"
		constructor(
			public title: string,
			options: { body?: string; tag?: string },
		) {
			super()
			shown.push(Object.assign(this, options))
		}
	}
	vi.stubGlobal("Notification", Shown)
	// A browser with one page, which always holds the lock.
	const request = (_name: string, _options: object, lead: () => Promise<void>) => lead()
	Object.defineProperty(navigator, "locks", { value: { request }, configurable: true })
	vi.spyOn(document, "hasFocus").mockReturnValue(false)
})
afterEach(() => {
	document.title = ""
	Reflect.deleteProperty(navigator, "locks")
})

function LiveScreen() {
	const { conversations } = useLiveInbox({ name, query: {}, liveHref: HREF }, [])
	return <p>{`${conversations.length} in the inbox`}</p>
}

/** A dashboard page, on which the live screen may be open. */
function open({ isLive = false, status = 200 } = {}) {
	const api = stubApi()
	const lines: ReadableStreamDefaultController<Uint8Array>[] = []
	const stream = () => new ReadableStream<Uint8Array>({ start: (line) => void lines.push(line) })
	api.on(LIVE, status === 200 ? { stream } : { status, body: { detail: "No." } as never })
	const page = (live: boolean) => (
		<main>
			<InboxWatch name={name} liveHref={HREF} />
			{live && <LiveScreen />}
		</main>
	)
	const screen = renderScreen(page(isLive), { path: "/admin/harbour/dashboard" })
	return {
		...screen,
		api,
		asked: () => api.sentTo(LIVE).length,
		goTo: (live: boolean) => screen.show(page(live)),
		async tell(...conversations: LiveConversation[]) {
			await expect.poll(() => lines.length).toBeGreaterThan(0)
			const event = `id: x\ndata: ${JSON.stringify({ conversations })}\n\n`
			lines.at(-1)?.enqueue(new TextEncoder().encode(event))
		},
	}
}

it("counts who waits in the title of any page, also after it gets another one", async () => {
	const { tell, unmount } = open()
	await tell(waiting("a"), waiting("b"), others("c"))
	await expect.poll(() => document.title).toBe("(2) Dashboard")
	document.title = "Settings"
	await expect.poll(() => document.title).toBe("(2) Settings")
	await tell(waiting("a"))
	await expect.poll(() => document.title).toBe("(1) Settings")
	unmount()
	expect(document.title).toBe("Settings")
})

it("notifies once of each message, also across reloads, and leads to the conversation", async () => {
	const first = open()
	await first.tell(waiting("a"), others("b"))
	await expect.poll(() => shown.length).toBe(1)
	expect(shown[0]).toMatchObject({ title: "A visitor is waiting for a person", body: "A visitor", tag: "a" })
	shown[0]?.dispatchEvent(new Event("click"))
	expect(first.leave).toHaveBeenCalledWith(`${HREF}&conversation=a`)
	first.unmount()

	const again = open()
	await again.tell(waiting("a"))
	await expect.poll(() => document.title).toBe("(1) Dashboard")
	expect(shown).toHaveLength(1)
	await again.tell(waiting("a", { position: 2 }))
	await expect.poll(() => shown.length).toBe(2)
})

it("asks for no consent by itself, and notifies of nothing without it", async () => {
	const asked = vi.fn()
	vi.stubGlobal("Notification", Object.assign(vi.fn(), { permission: "default", requestPermission: asked }))
	const { tell } = open()
	await tell(waiting("a"))
	await expect.poll(() => document.title).toBe("(1) Dashboard")
	expect(asked).not.toHaveBeenCalled()
	expect(Notification).not.toHaveBeenCalled()
})

it("shares its stream with the live screen, which notifies of nothing while it is looked at", async () => {
	const { api, tell, goTo, asked, getByText } = open()
	await tell(waiting("a"))
	await expect.poll(() => shown.length).toBe(1)
	goTo(true)
	expect(getByText("1 in the inbox")).toBeTruthy()
	vi.mocked(document.hasFocus).mockReturnValue(true)
	await tell(waiting("a"), waiting("b"))
	await expect.poll(() => document.title).toBe("(2) Dashboard")
	expect(shown).toHaveLength(1)
	goTo(false)
	await tell(waiting("a"), waiting("b"), waiting("c"))
	await expect.poll(() => shown.length).toBe(2)
	expect(asked()).toBe(1)
	// Who asks stands in no address, which logs would keep.
	for (const { url } of api.sentTo(LIVE)) expect(url.search).toBe("")
})

it("leaves a page whose session ended to its own next call, unless it is the live screen", async () => {
	const other = open({ status: 401 })
	await expect.poll(other.asked).toBe(1)
	expect(document.title).toBe("Dashboard")
	expect(other.leave).not.toHaveBeenCalled()
	other.unmount()
	const live = open({ isLive: true, status: 401 })
	await expect.poll(() => live.leave.mock.calls.length).toBe(1)
})

it("starts anew once the server refused and the screen is opened again", async () => {
	const { api, goTo, asked, getByText } = open({ status: 403 })
	await expect.poll(asked).toBe(1)
	const stream = new ReadableStream<Uint8Array>({
		start: (line) =>
			line.enqueue(new TextEncoder().encode(`id: x\ndata: ${JSON.stringify({ conversations: [waiting("a")] })}\n\n`)),
	})
	api.on(LIVE, { stream: () => stream })
	goTo(true)
	await expect.poll(() => getByText(/in the inbox/).textContent).toBe("1 in the inbox")
	expect([asked(), document.title]).toEqual([2, "(1) Dashboard"])
})

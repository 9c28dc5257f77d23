import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { type Engine, PAGE_LOST, type PageElement, type Surface, type Tab } from "./engine"
import { findWebKit } from "./find-engines.mjs"

/** The key of an element in WebDriver's JSON: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
type ElementJson = { [ELEMENT]: string }

type Send = <T>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<T>

/** What the driver answers after the page's process ended, and to the command that met it. */
const GONE = /^invalid session id: |^unknown error: $/

/** Commands of one WebDriver session. */
function commands(url: string): Send {
	return async <T>(method: string, path: string, body?: object) => {
		const response = await fetch(url + path, { method, body: body && JSON.stringify(body) })
		const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
		if (response.ok) return value
		const said = `${value.error}: ${value.message}`
		throw new Error(GONE.test(said) ? `${PAGE_LOST}: ${said}` : said)
	}
}

/** Runs in the page. WebDriver's own waiting for promises came later than this call. */
const SETTLE = (expression: string) => `
	const done = arguments[arguments.length - 1];
	Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }))`

/** A session looks at one frame at a time, so each command first leads to the frame that it is for. */
function surface(send: Send, frames: ElementJson[]): Surface {
	async function evaluate<T>(expression: string): Promise<T> {
		for (const id of [null, ...frames]) await send("POST", "/frame", { id })
		const told = await send<{ value?: T; error?: string }>("POST", "/execute/async", {
			script: SETTLE(expression),
			args: [],
		})
		if (told.error !== undefined) throw new Error(told.error)
		return told.value as T
	}
	return {
		evaluate,
		async element(expression) {
			const found = await evaluate<ElementJson>(expression)
			const act = (action: string, body: object) =>
				send<undefined>("POST", `/element/${found[ELEMENT]}/${action}`, body)
			return {
				click: () => act("click", {}),
				type: (text) => act("value", { text }),
				chooseFile: (file) => act("value", { text: file }),
				frame: async () => surface(send, [...frames, found]),
			} satisfies PageElement
		},
	}
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1")
	await once(server, "listening")
	const address = server.address()
	server.close()
	await once(server, "close")
	return address && typeof address === "object" ? address.port : 0
}

async function open({ driver, browser, display }: NonNullable<ReturnType<typeof findWebKit>>): Promise<Tab> {
	const home = await mkdtemp(path.join(tmpdir(), "webkit-"))
	const children: ChildProcess[] = []
	const start = (program: string, args: string[], env: NodeJS.ProcessEnv = process.env) => {
		const child = spawn(program, args, { detached: true, stdio: ["ignore", "pipe", "ignore"], env })
		children.push(child)
		return child
	}
	// Xvfb chooses a free display and tells which.
	const [number] = await once(start(display, ["-displayfd", "1", "-screen", "0", "1280x900x24"]).stdout, "data")
	const port = await freePort()
	const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home }
	start(driver, [`--port=${port}`], {
		...env,
		DISPLAY: `:${String(number).trim()}`,
		GDK_BACKEND: "x11",
		NO_AT_BRIDGE: "1",
	})
	const url = `http://127.0.0.1:${port}`
	while (!(await fetch(`${url}/status`).catch(() => null))?.ok) await new Promise((next) => setTimeout(next, 50))
	const args = ["--automation", "--enable-mock-capture-devices=true"]
	const { sessionId } = await commands(url)<{ sessionId: string }>("POST", "/session", {
		capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args } } },
	})
	const send = commands(`${url}/session/${sessionId}`)
	const goto = (address: string) => send<void>("POST", "/url", { url: address })
	return {
		...surface(send, []),
		goto,
		// The driver's browser stores nothing on the disk, and its session ends with a page's process. So the page is only
		// left.
		loseEverything: () => goto("about:blank"),
		takeComplaints: () => [],
		async end() {
			await send("DELETE", "").catch(() => undefined)
			for (const child of children.reverse()) {
				if (!child.pid || child.exitCode !== null) continue
				const gone = once(child, "exit")
				process.kill(-child.pid, "SIGKILL")
				await gone
			}
			await rm(home, { recursive: true, force: true, maxRetries: 5 })
		},
	}
}

const found = findWebKit()

export const webkit: Engine = {
	name: "WebKitGTK",
	records: false,
	open: found ? () => open(found) : null,
}

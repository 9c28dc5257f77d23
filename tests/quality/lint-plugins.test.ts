import { execFile } from "node:child_process"
import { cp } from "node:fs/promises"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type PlantedTree, plantTree } from "./planted-tree"

const repository = path.resolve(import.meta.dirname, "../..")

const ENVIRONMENT = "read the environment"
const BODY = "capped readers"
const FETCH = "through lib/client"
const ABORT = "lib/first-abort.ts"
const TEXT = "*-words.ts"
const AWAIT = "Await it"

/** One statement per file. The file's name decides which rules apply. */
const FORBIDDEN: [file: string, code: string, message: string][] = [
	["app/api/env/route.ts", "export const a = process.env.SECRET", ENVIRONMENT],
	["lib/tenants/env.ts", 'export const a = process["env"]', ENVIRONMENT],
	["lib/tenants/env-destructured.ts", "export const { env } = process", ENVIRONMENT],
	["lib/tenants/env-imported.ts", 'import { env } from "node:process"\n\nexport { env }', ENVIRONMENT],
	["components/home/env.tsx", "export const a = process.env.NODE_ENV", ENVIRONMENT],
	["proxy.ts", "export const a = process.env.NODE_ENV", ENVIRONMENT],
	...["json", "text", "formData", "arrayBuffer", "blob", "bytes"].map((reader): [string, string, string] => [
		`app/api/${reader}/route.ts`,
		`export const POST = (request: Request) => request.${reader}()`,
		BODY,
	]),
	["lib/submissions/clone.ts", "export const a = (req: Request) => req.clone().json()", BODY],
	["lib/submissions/wrapped.ts", "export const a = (req: Request) => new Response(req.body).text()", BODY],
	["lib/tenants/signal.ts", "export const a = (b: AbortSignal[]) => AbortSignal.any(b)", ABORT],
	["components/home/fetch.tsx", 'export const a = () => fetch("/api/platform/config")', FETCH],
	["components/home/xhr.tsx", "export const a = () => new XMLHttpRequest()", FETCH],
	["components/home/label.tsx", 'export const A = () => <input aria-label="Your name" />', TEXT],
	[
		"components/home/label-of.tsx",
		"export const A = ({ b }: { b: string }) => <img alt={`Logo of a shop`} src={b} />",
		TEXT,
	],
	["components/home/either.tsx", 'export const A = (b: boolean) => <p title={b ? "Shown" : undefined} />', TEXT],
	["app/toast.ts", 'import { toast } from "sonner"\n\nexport const a = () => toast.success("Saved")', TEXT],
	["components/home/words.tsx", "export const A = () => <p>Your name</p>", "string literal"],
	[
		"components/home/html.tsx",
		"export const A = () => <p dangerouslySetInnerHTML={{ __html: location.hash }} />",
		"dangerouslySetInnerHTML",
	],
	["lib/tenants/any.ts", "export const a = (b: any) => b", "any"],
	["lib/tenants/bang.ts", "export const a = (b: string | null) => b!.length", "non-null"],
	["lib/tenants/console.ts", "export const a = () => console.log(1)", "console"],
	["lib/tenants/floating.ts", "async function b() {}\nexport function a() {\n\tb()\n}", "floating"],
	...[
		'user.click(screen.getByText("a"))',
		'shown.user.type(field, "a")',
		'screen.findByText("a")',
		'within(dialog).findAllByRole("button")',
		"waitFor(() => expect(1).toBe(1))",
		"expect(asked).resolves.toBe(1)",
		"expect(asked).rejects.toThrow()",
		"expect.poll(() => asked).toBe(1)",
	].map((line, index): [string, string, string] => [
		`components/home/floating-${index}.test.tsx`,
		`it("a", async () => {\n\t${line}\n})`,
		AWAIT,
	]),
	[
		"tests/e2e/sleep.spec.ts",
		'import { test } from "@playwright/test"\ntest("a", async ({ page }) => {\n\tawait page.waitForTimeout(5)\n})',
		"waitForTimeout",
	],
	["tests/api/only.test.ts", 'import { it } from "vitest"\nit.only("a", () => {})', "focus"],
	["tests/api/skip.test.ts", 'import { it } from "vitest"\nit.skip("a", () => {})', "disable tests"],
]

const ALLOWED: [file: string, code: string][] = [
	["lib/env.ts", "export const a = process.env.SECRET"],
	["lib/env-public.ts", "export const a = process.env.NODE_ENV"],
	["lib/start/ports.mjs", "export const a = process.env.PORT"],
	["tests/support/chromium-path.ts", "export const a = process.env.CHROMIUM_PATH"],
	["components/home/named.tsx", "export const A = ({ b }: { b: string }) => <p title={b}>→ {b}</p>"],
	["components/home/named.test.tsx", 'export const A = () => <p title="Your name">Words</p>'],
	[
		"components/home/awaited.test.tsx",
		'it("a", async () => {\n\tawait user.click(screen.getByText("a"))\n\treturn screen.findByText("a")\n})',
	],
	["next.config.ts", "export const a = process.env.NODE_ENV"],
	["lib/http/read-json.ts", "export const a = (request: Request) => request.text()"],
	["lib/client/upload.ts", 'export const a = async () => (await fetch("/api")).json()'],
	["lib/client/signal.ts", "export const a = (b: AbortSignal[]) => AbortSignal.any(b)"],
	["lib/recorder/take.ts", "export const a = (blob: Blob) => blob.arrayBuffer()"],
	["lib/mail/send.ts", "export const a = (response: Response) => response.json()"],
	["lib/tenants/schema.ts", 'import { z } from "zod"\n\nexport const a = z.json()'],
]

interface Report {
	diagnostics: { severity: string; location: { path: string | { file: string } }; message: unknown }[]
}

function lint(root: string): Promise<Report> {
	const biome = path.join(repository, "node_modules/@biomejs/biome/bin/biome")
	const args = [biome, "lint", "--reporter=json", "--max-diagnostics=none", "."]
	return new Promise((resolve, reject) => {
		execFile(process.execPath, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (_, stdout, stderr) => {
			if (!stdout) return reject(new Error(stderr))
			resolve(JSON.parse(stdout) as Report)
		})
	})
}

describe("lint rules", () => {
	let tree: PlantedTree
	const found = new Map<string, string>()

	beforeAll(async () => {
		tree = await plantTree(Object.fromEntries([...FORBIDDEN, ...ALLOWED].map(([file, code]) => [file, `${code}\n`])))
		await cp(path.join(repository, "biome.json"), path.join(tree.root, "biome.json"))
		await cp(path.join(repository, "tests/quality"), path.join(tree.root, "tests/quality"), { recursive: true })
		const report = await lint(tree.root)
		for (const { location, message, severity } of report.diagnostics) {
			if (severity !== "error") continue
			const file = typeof location.path === "string" ? location.path : location.path.file
			const name = path.relative(tree.root, path.resolve(tree.root, file))
			found.set(name, `${found.get(name) ?? ""}${JSON.stringify(message)}\n`)
		}
	}, 60_000)

	afterAll(() => tree?.remove())

	it.each(FORBIDDEN)("rejects in %s: %s", (file, _, message) => {
		expect(found.get(file)?.toLowerCase()).toContain(message.toLowerCase())
	})

	it.each(ALLOWED)("allows in %s: %s", (file) => {
		expect(found.get(file)).toBeUndefined()
	})
})

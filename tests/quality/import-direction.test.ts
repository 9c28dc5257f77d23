import { execFile } from "node:child_process"
import { readdir } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type PlantedTree, plantTree } from "./planted-tree"
import { REACHABILITY } from "./reachability.mjs"

const repository = path.resolve(import.meta.dirname, "../..")

const require = createRequire(import.meta.url)
const { FLOORS, BESIDE_THE_FLOORS } = require("./floors.cjs") as {
	FLOORS: { name: string; folders: string[]; why: string }[]
	BESIDE_THE_FLOORS: string[]
}
const { forbidden } = require("../../.dependency-cruiser.cjs") as { forbidden: { name: string; comment: string }[] }
const RULES = [...forbidden, ...REACHABILITY]

/** [file, what it imports, the rule that must catch it] */
const PLANTED: [file: string, imported: string, rule: string][] = [
	["components/layout/bad.ts", "@/app/good", "floors/components-imports-only-down"],
	["lib/description/bad.ts", "@/components/ui/good", "floors/description-imports-only-down"],
	["lib/http/bad.ts", "@/components/ui/good", "floors/requests-imports-only-down"],
	["lib/http/sideways.ts", "@/lib/privacy/good", "floors/requests-not-sideways"],
	["lib/submissions/bad.ts", "@/lib/http/good", "floors/products-imports-only-down"],
	["lib/submissions/sideways.ts", "@/lib/quizzes/good", "floors/products-not-sideways"],
	["lib/tenants/bad.ts", "@/lib/submissions/good", "floors/tenancy-imports-only-down"],
	["lib/tenants/sideways.ts", "@/lib/platform/good", "floors/tenancy-not-sideways"],
	["lib/accounts/bad.ts", "@/lib/tenants/good", "floors/identity-imports-only-down"],
	["lib/mail/bad.ts", "@/lib/accounts/good", "floors/services-imports-only-down"],
	["lib/mail/sideways.ts", "@/lib/storage/good", "floors/services-not-sideways"],
	["lib/webhooks/bad.ts", "@/lib/submissions/good", "floors/services-imports-only-down"],
	["lib/webhooks/sideways.ts", "@/lib/mail/good", "floors/services-not-sideways"],
	["lib/limits/bad.ts", "@/lib/mail/good", "floors/machinery-imports-only-down"],
	["lib/crypto/sideways.ts", "@/lib/jobs/good", "floors/machinery-not-sideways"],
	["lib/errors.ts", "@/lib/limits/good", "floors/ground-imports-only-down"],
	["lib/ai/bad.ts", "@/components/ui/good", "lib/without-face"],
	["lib/start/bad.ts", "@/lib/crypto/good", "lib/start-stands-alone"],
	["lib/ai/launches.ts", "@/lib/start/good", "lib/start-is-not-a-library"],
	["lib/tenants/present.ts", "@/lib/db/client", "lib/database-by-its-doors"],
	["lib/tenants/permutations.ts", "@/lib/db/client", "lib/database-by-its-doors"],
	["app/page.ts", "@/lib/db/client", "lib/database-by-its-doors"],
	["lib/tenants/mints.ts", "@/lib/tenants/mint-scope", "lib/scopes-are-minted-once"],
	["app/mints.ts", "@/lib/tenants/mint-scope", "lib/scopes-are-minted-once"],
	["lib/client/bad.ts", "@/lib/errors", "lib/browser-client-knows-only-the-contract"],
	["lib/recorder/bad.ts", "@/lib/tenants/good", "lib/recorder-over-client-only"],
	["lib/quizzes/fetches.ts", "@/lib/client/good", "lib/server-takes-nothing-from-client"],
	["components/quizzes/declares.ts", "@/lib/quizzes/calls", "lib/calls-are-types-to-the-browser"],
	["app/declares.ts", "@/lib/description/contract", "lib/calls-are-types-to-the-browser"],
	["components/ui/bad.ts", "@/lib/quizzes/good", "components/ui-knows-no-domain"],
	["components/quizzes/bad.ts", "@/lib/quizzes/queries", "components/no-server-doors"],
	["components/quizzes/writes.ts", "@/lib/quizzes/copy-mutations", "components/no-server-doors"],
	["components/recorder/bad.ts", "zod", "public/no-heavy-imports"],
	["components/quizzes/take/bad.ts", "@/lib/quizzes/score-quiz", "public/no-heavy-imports"],
	["components/home/indirect.ts", "@/components/forms/heavy", "public/no-heavy-imports"],
	["lib/media/typo.ts", "./nowhere", "packages/installed"],
	["lib/media/dev.ts", "vitest", "packages/product-needs-no-dev-dependency"],
	["lib/media/tests.ts", "@/tests/support/good", "packages/product-needs-no-tests"],
	["lib/jobs/circle-a.ts", "./circle-b", "no-cycles"],
	["lib/media/left-over.ts", "@/lib/errors/good", "nothing-left-over"],
]

/** Imports that must stay allowed: a check that rejects everything proves nothing. */
const ALLOWED: [file: string, line: string][] = [
	["app/allowed.ts", 'import { good } from "@/lib/submissions/good"'],
	["lib/submissions/queries.ts", 'import { good } from "@/lib/db/client"'],
	["lib/submissions/gift-mutations.ts", 'import { good } from "@/lib/db/client"'],
	["lib/quizzes/asks-for-a-page.ts", 'import { good } from "@/lib/db/is-uuid"'],
	["lib/quizzes/present.ts", 'import type { Row } from "@/lib/db/client"'],
	["lib/tenants/resolve-scope.ts", 'import { good } from "./mint-scope"'],
	["lib/mail/deliver.ts", 'import { good } from "@/lib/db/client"'],
	["lib/jobs/uses-leaf.ts", 'import { good } from "@/lib/crypto/good"'],
	["app/api/quizzes/route.ts", 'import { good } from "@/lib/quizzes/calls"'],
	["components/quizzes/allowed.ts", 'import type { good as Good } from "@/lib/quizzes/calls"\nexport type { Good }'],
	["lib/recorder/uses-client.ts", 'import { good } from "@/lib/client/good"'],
	["components/home/allowed.ts", 'import { good } from "@/components/ui/good"'],
	["lib/platform/schema.ts", 'import { z } from "zod"'],
	["lib/platform/answers.ts", 'import { good } from "zod"\nexport { good }'],
	[
		"lib/client/contract.ts",
		'import type { good as Good } from "@/lib/platform/answers"\nexport type { Good }\nexport const good = 1',
	],
]

const good = "export const good = 1\nexport type Row = number\n"
const folders = [
	"app",
	"components/ui",
	"tests/support",
	...FLOORS.flatMap((floor) => floor.folders),
	...BESIDE_THE_FLOORS,
]

function files(): Record<string, string> {
	const manifest = { name: "planted", dependencies: { zod: "4.0.0" }, devDependencies: { vitest: "4.0.0" } }
	const packages = ["zod", "vitest"].flatMap((name) => [
		[`node_modules/${name}/package.json`, JSON.stringify({ name, version: "4.0.0", main: "main.js" })],
		[`node_modules/${name}/main.js`, "module.exports = {}"],
	])
	return {
		"package.json": JSON.stringify(manifest),
		"tsconfig.json": JSON.stringify({
			compilerOptions: { paths: { "@/*": ["./*"] }, module: "esnext", moduleResolution: "bundler" },
		}),
		...Object.fromEntries(packages),
		...Object.fromEntries(folders.map((folder) => [`${folder}/good.ts`, good])),
		"lib/db/client.ts": good,
		"lib/db/is-uuid.ts": good,
		"lib/tenants/mint-scope.ts": good,
		"lib/quizzes/queries.ts": good,
		"lib/quizzes/calls.ts": good,
		"lib/quizzes/score-quiz.ts": good,
		"lib/description/contract.ts": good,
		"lib/quizzes/copy-mutations.ts": good,
		"lib/jobs/circle-b.ts": 'import { good } from "./circle-a"\nexport { good }\n',
		"components/forms/heavy.ts": 'import { good } from "zod"\nexport { good }\n',
		...Object.fromEntries(PLANTED.map(([file, from]) => [file, `import { good } from "${from}"\nexport { good }\n`])),
		...Object.fromEntries(ALLOWED.map(([file, line]) => [file, `${line}\nexport const used = 1\n`])),
		"app/uses-what-is-allowed.ts": ALLOWED.map(([file]) => `import "@/${file.replace(".ts", "")}"\n`).join(""),
	}
}

interface Violation {
	from: string
	rule: string
}

function check(root: string): Promise<Violation[]> {
	const script = path.join(repository, "tests/run/check-imports.mjs")
	return new Promise((resolve) => {
		execFile(process.execPath, [script], { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => {
			const lines = stdout.matchAll(/^(\S+): (\S+) → /gm)
			resolve([...lines].map(([, rule = "", from = ""]) => ({ from, rule })))
		})
	})
}

describe("import direction", () => {
	let tree: PlantedTree
	let found: Violation[]

	beforeAll(async () => {
		tree = await plantTree(files())
		found = await check(tree.root)
	}, 60_000)

	afterAll(() => tree?.remove())

	it.each(PLANTED)("%s importing %s breaks %s", (file, _, rule) => {
		expect(found.filter(({ from }) => from === file).map((violation) => violation.rule)).toContain(rule)
	})

	it.each(ALLOWED)("lets %s import %s", (file) => {
		expect(found.filter(({ from }) => from === file)).toEqual([])
	})

	it("plants one bad import for every rule", () => {
		const planted = new Set(PLANTED.map(([, , rule]) => rule))
		expect(RULES.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([])
	})

	it("has a reason for every rule", () => {
		expect(RULES.filter(({ comment }) => comment.length < 30)).toEqual([])
	})

	it("knows the floor of every folder in lib", async () => {
		const entries = await readdir(path.join(repository, "lib"), { withFileTypes: true })
		const known = new Set([...FLOORS.flatMap((floor) => floor.folders), ...BESIDE_THE_FLOORS])
		const unknown = entries
			.map((entry) => `lib/${entry.name.replace(/(\.test)?\.(?:tsx?|mjs)$/, "")}`)
			.filter((name) => !known.has(name))
		expect(unknown).toEqual([])
	})
})

import {
	copyFileSync,
	cpSync,
	existsSync,
	linkSync,
	mkdirSync,
	readdirSync,
	readlinkSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs"
import path from "node:path"
import { fingerprint, isStamped, writeStamp } from "../../../lib/start/fingerprint.mjs"
import { ROOT } from "../../../lib/start/project.mjs"
import { runProgram } from "./processes.mjs"

/**
 * The product plus a page and routes that do almost nothing, to measure what the framework itself costs. They must
 * be part of the same build but not of the product, so the bench builds a copy. The copy is kept, and is built again
 * only when a source has changed.
 */
const TREE = path.join(ROOT, "test-results/bench/tree")
const SOURCES = ["app", "components", "lib", "public", "prisma"]
const FILES = [
	"instrumentation.ts",
	"instrumentation-client.ts",
	"proxy.ts",
	"next.config.ts",
	"postcss.config.mjs",
	"prisma.config.ts",
	"tsconfig.json",
	"package.json",
	"package-lock.json",
]

/** Two segments, because the product would look up a single one as a tenant. */
export const BARE_PAGE = "/bare/page"
export const BARE_ROUTE = "/api/bare-route"
export const BARE_LIST = "/api/bare-list"

const ADDED = {
	"app/bare/page/page.tsx": `export default function BarePage() {
	return <p>Nothing.</p>
}
`,
	"app/api/bare-route/route.ts": `import { pool } from "@/lib/db/client"

export async function GET() {
	const { rows } = await pool().query("SELECT * FROM tenants WHERE slug = $1", ["bench-1"])
	return Response.json({ tenant_name: rows[0].name })
}
`,
	"app/api/bare-list/route.ts": `import { pool } from "@/lib/db/client"

const LIST = \`SELECT s.id, s.name, s.website, s.created_at, s.duration_ms, s.width, s.height
	FROM submissions s JOIN tenants t ON t.id = s.tenant_id
	WHERE t.slug = $1 AND s.status = 'approved' ORDER BY s.created_at DESC, s.id DESC LIMIT 12\`

export async function GET() {
	const { rows } = await pool().query({ name: "bare-list", text: LIST, values: ["bench-1"] })
	return Response.json({
		items: rows.map(({ id, name, website, created_at, duration_ms, width, height }) => ({
			id, name, website, created_at, duration_ms, width, height, video_url: "/media/submissions/" + id + "/video",
		})),
	})
}
`,
}

/**
 * A bundler refuses links that lead out of its folder, so packages are linked file by file.
 * @param {string} from @param {string} to
 */
function linkFolder(from, to) {
	mkdirSync(to, { recursive: true })
	for (const entry of readdirSync(from, { withFileTypes: true })) {
		const source = path.join(from, entry.name)
		const target = path.join(to, entry.name)
		if (entry.isDirectory()) linkFolder(source, target)
		else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
		else {
			try {
				linkSync(source, target)
			} catch {
				copyFileSync(source, target)
			}
		}
	}
}

/** @returns {Promise<string>} the folder of a built product with the minimal additions */
export async function buildTree() {
	mkdirSync(TREE, { recursive: true })
	for (const entry of [...SOURCES, ...FILES]) {
		rmSync(path.join(TREE, entry), { recursive: true, force: true })
		if (existsSync(path.join(ROOT, entry))) cpSync(path.join(ROOT, entry), path.join(TREE, entry), { recursive: true })
	}
	for (const [file, text] of Object.entries(ADDED)) {
		mkdirSync(path.dirname(path.join(TREE, file)), { recursive: true })
		writeFileSync(path.join(TREE, file), text)
	}
	const installed = path.relative(ROOT, path.join(TREE, ".installed"))
	const packages = fingerprint(["package-lock.json"])
	if (!isStamped(installed, packages)) {
		rmSync(path.join(TREE, "node_modules"), { recursive: true, force: true })
		linkFolder(path.join(ROOT, "node_modules"), path.join(TREE, "node_modules"))
		writeStamp(installed, packages)
	}
	await runProgram(process.execPath, [path.join(TREE, "lib/start/build.mjs")], { SKIP_DOTENV: "true" })
	return TREE
}

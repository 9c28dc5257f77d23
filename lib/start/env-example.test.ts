import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { LIMIT_NAMES } from "@/lib/limits/limits"

const ROOT = path.resolve(import.meta.dirname, "../..")
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8")
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? "")

/** Settings given by the system, npm and the framework, derived from others, or for the tests' own use. */
const NOT_SETTINGS = ["NODE_ENV", "PATH", "NEXTAUTH_URL", "NEXT_TELEMETRY_DISABLED", "SKIP_DOTENV", "INIT_CWD"]

function settings(): string[] {
	const server = namesIn(read("lib/env-schema.mjs"), /^\t\t([A-Z][A-Z0-9_]+): /gm)
	const launcher = readdirSync(import.meta.dirname)
		.filter((name) => name.endsWith(".mjs"))
		.flatMap((name) => namesIn(read(`lib/start/${name}`), /(?:process\.env\.|wholeNumber\(")([A-Z][A-Z0-9_]+)/g))
	const all = [...server, ...launcher, ...LIMIT_NAMES.map((name) => `LIMIT_${name}`)]
	return [...new Set(all)].filter((name) => name && !NOT_SETTINGS.includes(name)).sort()
}

describe(".env.example", () => {
	const documented = namesIn(read(".env.example"), /^#([A-Z][A-Z0-9_]+)=/gm)

	it("names every setting that is read, and no other", () => {
		expect([...documented].sort()).toEqual(settings())
	})

	it("changes nothing if it is copied unchanged", () => {
		expect(read(".env.example").match(/^[^#\s]/m)).toBeNull()
	})
})

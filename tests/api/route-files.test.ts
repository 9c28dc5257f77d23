import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, inject, it } from "vitest"
import { contract } from "@/lib/description/contract"

const { url } = inject("product")
const root = path.resolve(import.meta.dirname, "../..")
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const

/** Deliberately outside every calls.ts: next-auth's own calls, and the two catch-all routes. */
const OUTSIDE = [
	"app/api/auth/[...nextauth]/route.ts",
	"app/api/[[...rest]]/route.ts",
	"app/media/[[...rest]]/route.ts",
]

const files = readdirSync(path.join(root, "app"), { recursive: true, encoding: "utf8" })
	.filter((file) => /(^|\/)route\.tsx?$/.test(file))
	.map((file) => `app/${file}`)
	.filter((file) => !OUTSIDE.includes(file))

/** `/api/x/{id}` of `app/api/x/[id]/route.ts`. */
function pathOfFile(file: string): string {
	return path
		.dirname(file)
		.replace(/^app/, "")
		.replace(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}")
}

function operationsOf(file: string): string[] {
	return [...readFileSync(path.join(root, file), "utf8").matchAll(/^\t+"([A-Z]+ \/[^"]+)"/gm)].map(
		([, name]) => name ?? "",
	)
}

describe("the route files and the declared calls", () => {
	it("have the same operations", () => {
		expect(files.flatMap(operationsOf).sort()).toEqual(Object.keys(contract).sort())
	})

	it.each(files)("%s declares the operations of its own path, only through resource()", (file) => {
		const source = readFileSync(path.join(root, file), "utf8")
		expect(source).toMatch(/export const \{ GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS \} = resource\(\s*\w+Calls,/)
		expect(source.match(/^export\b/gm)).toHaveLength(1)
		const operations = operationsOf(file)
		expect(operations.length).toBeGreaterThan(0)
		for (const operation of operations) expect(operation.split(" ")[1]).toBe(pathOfFile(file))
	})

	it.each(files)("%s answers every other method with a JSON 405", async (file) => {
		const declared = operationsOf(file).map((name) => name.split(" ")[0])
		const address = url + pathOfFile(file).replace(/\{\w+\}/g, "abc")
		for (const method of METHODS.filter((name) => !declared.includes(name))) {
			const response = await fetch(address, { method })
			expect(response.status).toBe(405)
			expect(response.headers.get("allow")).toContain(declared[0])
			expect(await response.json()).toEqual({ detail: expect.any(String) })
		}
		// Other origins never call /media, so the server refuses preflights itself.
		if (!file.startsWith("app/api/")) return
		const options = await fetch(address, { method: "OPTIONS" })
		expect(options.status).toBe(204)
		expect(options.headers.get("allow")).toContain(declared[0])
	})

	it.each(["/api", "/api/", "/api/nothing", "/api/admin/nothing/here", "/media/nothing"])(
		"%s answers 404",
		async (at) => {
			for (const method of METHODS) {
				const response = await fetch(url + at, { method, redirect: "manual" })
				if (response.status === 308) continue
				expect(method === "GET" ? [404] : [404, 405]).toContain(response.status)
				expect(await response.json()).toEqual({ detail: expect.any(String) })
			}
		},
	)

	it("/api/metrics answers 404 where no token is set, also to a caller who sends one", async () => {
		const authorization = "Bearer metrics-test-token-of-32-characters"
		expect((await fetch(`${url}/api/metrics`, { headers: { authorization } })).status).toBe(404)
	})
})

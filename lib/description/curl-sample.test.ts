import { execFileSync } from "node:child_process"
import { expect, it } from "vitest"
import type { Operation } from "./api-description"
import { curlSample } from "./curl-sample"

const ORIGIN = "https://videos.example.com"

const operation = (given: Partial<Operation>): Operation => ({
	operationId: "x",
	summary: "",
	description: "",
	tags: [],
	security: [],
	parameters: [],
	responses: {},
	method: "GET",
	path: "/api/health",
	...given,
})

/** The words that a shell makes of it. */
function wordsOf(sample: string): string[] {
	const command = sample.replace(/^curl/, "printf '%s\\n---\\n'")
	const said = execFileSync("/bin/sh", ["-c", command], {
		encoding: "utf8",
		env: { ...process.env, API_KEY: "tstm_1" },
	})
	return said.split("\n---\n").slice(0, -1)
}

it("fills the path and what the query needs, and nothing else", () => {
	const parameters: Operation["parameters"] = [
		{ name: "id", in: "path", required: true, schema: {}, example: "a/b" },
		{ name: "url", in: "query", required: true, schema: {}, example: "https://x.example?a=1&b=2" },
		{ name: "limit", in: "query", schema: {}, example: 50 },
	]
	expect(wordsOf(curlSample(operation({ path: "/api/x/{id}", parameters }), ORIGIN))).toEqual([
		"https://videos.example.com/api/x/a%2Fb?url=https%3A%2F%2Fx.example%3Fa%3D1%26b%3D2",
	])
})

it("signs with what the call takes", () => {
	const sample = (security: Operation["security"]) => curlSample(operation({ security }), ORIGIN)
	expect(sample([{ session: [] }, { apiKey: ["leads:read"] }])).toContain('"Authorization: Bearer $API_KEY"')
	expect(sample([{ session: [] }])).toContain("$ACCESS_TOKEN")
	expect(sample([{ quizSession: [] }])).toContain("$SESSION_SECRET")
	expect(sample([])).not.toContain("Authorization")
})

it("sends a body as it stands, whatever is in it", () => {
	const example = { name: "It's “$HOME” \\ `x`" }
	const security = [{ apiKey: ["testimonials:write"] }]
	const requestBody = {
		content: { "multipart/form-data": { schema: {} }, "application/json": { schema: {}, example } },
	}
	const words = wordsOf(curlSample(operation({ method: "PATCH", security, requestBody }), ORIGIN))
	expect(words.slice(0, 6)).toEqual(["-X", "PATCH", `${ORIGIN}/api/health`, "-H", "Authorization: Bearer tstm_1", "-H"])
	expect(JSON.parse(words.at(-1) ?? "")).toEqual(example)
})

it("sends files as files, and a text that begins like one as text", () => {
	const schema = { properties: { video: { type: "string", format: "binary" }, name: { type: "string" } } }
	const content = { "multipart/form-data": { schema, example: { video: "(a file)", name: "@ada" } } }
	expect(wordsOf(curlSample(operation({ method: "POST", requestBody: { content } }), ORIGIN)).slice(3)).toEqual([
		"-F",
		"video=@video",
		"--form-string",
		"name=@ada",
	])
	const form = { "application/x-www-form-urlencoded": { schema: {}, example: { tags: ["a"], name: "Ada & co" } } }
	expect(wordsOf(curlSample(operation({ method: "PUT", requestBody: { content: form } }), ORIGIN)).slice(3)).toEqual([
		"--data-urlencode",
		'tags=["a"]',
		"--data-urlencode",
		"name=Ada & co",
	])
})

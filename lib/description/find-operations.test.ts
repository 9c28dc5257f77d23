import { expect, it } from "vitest"
import type { ApiDescription } from "./api-description"
import { type Caller, callerOf, findOperations } from "./find-operations"

function securityOf(scope?: string): Record<string, string[]>[] {
	if (scope === "none") return []
	return scope ? [{ session: [] }, { apiKey: [scope] }] : [{ session: [] }]
}

const operation = (operationId: string, summary: string, tag: string, scope?: string, fields: string[] = []) => ({
	operationId,
	summary,
	description: "",
	tags: [tag],
	security: securityOf(scope),
	parameters: [{ name: "limit", in: "query" as const, schema: {} }],
	responses: {
		"200": {
			description: "",
			content: {
				"application/json": { schema: { properties: Object.fromEntries(fields.map((field) => [field, {}])) } },
			},
		},
	},
})

const API: ApiDescription = {
	info: { title: "", version: "" },
	tags: [
		{ name: "Chatbot", description: "" },
		{ name: "Business", description: "" },
	],
	paths: {
		"/api/conversations": {
			get: operation("list", "List conversations", "Chatbot", "conversations:read", ["lead_id"]),
		},
		"/api/leads": { get: operation("leads", "List leads", "Chatbot", "leads:read") },
		"/api/settings": {
			get: operation("see", "Get settings", "Business", "settings:read"),
			put: operation("change", "Change settings", "Business", "settings:write"),
		},
		"/api/keys": { post: operation("key", "Create a key", "Business") },
		"/api/health": { get: operation("health", "Ask", "Business", "none") },
	},
	components: { schemas: {} },
}

const find = (q: string, caller: Caller = "") =>
	findOperations(API, { q, caller }).flatMap(({ operations }) => operations.map(({ operationId }) => operationId))

it("finds words of the title, the path, and the fields, titles first", () => {
	expect(find("")).toEqual(["list", "leads", "see", "change", "key", "health"])
	expect(find("LEAD")).toEqual(["leads", "list"])
	expect(find("put settings")).toEqual(["change"])
	expect(find("limit leads")).toEqual(["leads"])
	expect(find("nothing of this")).toEqual([])
})

it("finds what a caller may call: writing includes reading", () => {
	expect(find("", "keys")).toEqual(["list", "leads", "see", "change"])
	expect(find("", "settings:write")).toEqual(["see", "change"])
	expect(find("", "settings:read")).toEqual(["see"])
	expect(find("", "open")).toEqual(["health"])
	expect([callerOf("settings:read"), callerOf("open"), callerOf("x"), callerOf(undefined)]).toEqual([
		"settings:read",
		"open",
		"",
		"",
	])
})

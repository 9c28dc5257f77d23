import { anyone } from "@/lib/calls"

/** The description of the API, and what is made of it. */
export const descriptionCalls = {
	// What every call takes and answers, in OpenAPI 3.1.
	"GET /api/openapi.json": anyone("Get this description", { types: ["application/json"], also: [304] }),
	// The same as types and a function that calls, in TypeScript.
	"GET /api/client.ts": anyone("Get a client for programs in TypeScript", { types: ["text/plain"], also: [304] }),
	// That function as Node runs it.
	"GET /api/client.js": anyone("Get a client for programs in JavaScript", { types: ["text/javascript"], also: [304] }),
}

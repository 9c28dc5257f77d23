import { anyone } from "@/lib/calls"

export const descriptionCalls = {
	"GET /api/openapi.json": anyone("Get this description", { types: ["application/json"], also: [304] }),
	"GET /api/client.ts": anyone("Get a client for programs in TypeScript", { types: ["text/plain"], also: [304] }),
	"GET /api/client.js": anyone("Get a client for programs in JavaScript", { types: ["text/javascript"], also: [304] }),
}

import { describeApi } from "@/lib/description/describe-api"
import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { type Handler, route } from "@/lib/http/route"
import { serveText } from "@/lib/http/serve-text"

/** Every route file, loaded only when the description is asked for. */
const files = import.meta.glob<Record<string, Handler>>("../../**/route.ts")

let made: Promise<string> | undefined

async function make(): Promise<string> {
	const modules = await Promise.all(Object.values(files).map((load) => load()))
	const routes = modules.flatMap((module) => Object.values(module).flatMap(({ described }) => described ?? []))
	return JSON.stringify(describeApi(routes))
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/openapi.json", {
		handle: async ({ request }) => {
			made ??= make().catch((error: unknown) => {
				made = undefined
				throw error
			})
			// Any page may read it: tools that show or try an API do so from their own origin.
			const served = { text: await made, contentType: "application/json", readableBy: [] }
			return new RawReply(serveText(request, served))
		},
	}),
})

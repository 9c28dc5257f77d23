import { env, isProduction } from "@/lib/env"
import type { Handler } from "@/lib/http/route"
import { processWide } from "@/lib/process-wide"
import type { ApiDescription } from "./api-description"
import { describeApi } from "./describe-api"
import { writeClient, writeClientScript } from "./typed-client/write-client"

/** The modules of all route files, each loaded when it is called. */
export type RouteFiles = Record<string, () => Promise<Record<string, Handler>>>

interface Made {
	/** What `/api/openapi.json` answers. */
	text: string
	api: ApiDescription
	/** What `/api/client.ts` answers. */
	client: string
	/** What `/api/client.js` answers. */
	clientScript: string
}

async function make(files: RouteFiles): Promise<Made> {
	const modules = await Promise.all(Object.values(files).map((load) => load()))
	const routes = modules.flatMap((module) => Object.values(module).flatMap(({ described }) => described ?? []))
	const text = JSON.stringify(describeApi(routes))
	const api: ApiDescription = JSON.parse(text)
	const origin = env().APP_URL
	return { text, api, client: writeClient(api, origin), clientScript: writeClientScript(api, origin) }
}

/** The description of the API. The first caller has it made, from every route file. */
export function loadDescription(files: RouteFiles): Promise<Made> {
	// In development, routes change under it.
	if (!isProduction()) return make(files)
	const kept = processWide("description", (): { made?: Promise<Made> } => ({}))
	kept.made ??= make(files).catch((error: unknown) => {
		kept.made = undefined
		throw error
	})
	return kept.made
}

/** What the pages under /api/docs show. */
export async function loadApiDocs(files: RouteFiles): Promise<{ api: ApiDescription; origin: string }> {
	const { api } = await loadDescription(files)
	return { api, origin: env().APP_URL }
}

import { env, isProduction } from "@/lib/env"
import { processWide } from "@/lib/process-wide"
import type { ApiDescription } from "./api-description"
import { describeApi } from "./describe-api"
import { writeClient, writeClientScript } from "./typed-client/write-client"

interface Made {
	/** What `/api/openapi.json` answers. */
	text: string
	api: ApiDescription
	client: string
	clientScript: string
}

function make(): Made {
	const text = JSON.stringify(describeApi())
	const api: ApiDescription = JSON.parse(text)
	const origin = env().APP_URL
	return { text, api, client: writeClient(api, origin), clientScript: writeClientScript(api, origin) }
}

export function loadDescription(): Made {
	// In development, calls change under it.
	if (!isProduction()) return make()
	const kept = processWide("description", (): { made?: Made } => ({}))
	kept.made ??= make()
	return kept.made
}

export async function loadApiDocs(): Promise<{ api: ApiDescription; origin: string }> {
	const { api } = loadDescription()
	return { api, origin: env().APP_URL }
}

import { connection } from "next/server"
import { cache } from "react"
import { log } from "@/lib/log"
import type { PlatformConfig } from "./answers"
import { presentPlatformConfig } from "./present"
import { findPlatformConfig } from "./queries"

/** As it stands, for whoever changes it: defaults shown in place of what cannot be read would invite to overwrite it. */
export async function loadPlatformSettings(): Promise<PlatformConfig> {
	const { config, images } = await findPlatformConfig()
	return presentPlatformConfig(config, images)
}

/** Never fails: as the contract says, a failure is ignored and the defaults are used. */
export async function readPlatformConfig(): Promise<PlatformConfig> {
	try {
		const { config, images } = await findPlatformConfig()
		return presentPlatformConfig(config, images)
	} catch (error) {
		log.warn({ err: error }, "platform configuration not readable; defaults are shown")
		return presentPlatformConfig(null, [])
	}
}

/** As readPlatformConfig(), once for each request of a page. */
export const loadPlatformConfig = cache(async (): Promise<PlatformConfig> => {
	// A build has no database: these pages are made for each request.
	await connection()
	return readPlatformConfig()
})

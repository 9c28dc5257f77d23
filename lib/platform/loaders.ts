import { connection } from "next/server"
import { cache } from "react"
import { type ListedAccount, presentAccountWithout } from "@/lib/accounts/second-factor/present"
import { listAccountsWithout } from "@/lib/accounts/second-factor/queries"
import { log } from "@/lib/log"
import type { PlatformConfig } from "./answers"
import { presentPlatformConfig } from "./present"
import { findPlatformConfig, findRefusedUpload } from "./queries"

/** For the admin who edits it. Throws if it cannot be read: the admin would overwrite it with the defaults. */
export async function loadPlatformSettings(): Promise<PlatformConfig> {
	const { config, images } = await findPlatformConfig()
	return presentPlatformConfig(config, images)
}

export interface TwoStepOverview {
	required: boolean
	/** How many accounts have no second step. */
	total: number
	accounts: ListedAccount[]
}

export async function loadTwoStepOverview(): Promise<TwoStepOverview> {
	const [{ config }, { total, accounts }] = await Promise.all([findPlatformConfig(), listAccountsWithout()])
	return { required: config?.secondFactorRequired ?? false, total, accounts: accounts.map(presentAccountWithout) }
}

/** Bytes of the smallest upload request that a proxy refused lately, or null. Never throws. */
export async function loadRefusedUpload(): Promise<number | null> {
	return await findRefusedUpload().catch((error: unknown) => {
		log.warn({ err: error }, "refused uploads not readable")
		return null
	})
}

/** For visitors. If it cannot be read, they see the defaults. */
export async function readPlatformConfig(): Promise<PlatformConfig> {
	try {
		const { config, images } = await findPlatformConfig()
		return presentPlatformConfig(config, images)
	} catch (error) {
		log.warn({ err: error }, "platform configuration not readable; defaults are shown")
		return presentPlatformConfig(null, [])
	}
}

export const loadPlatformConfig = cache(async (): Promise<PlatformConfig> => {
	// A build has no database, so these pages are rendered per request.
	await connection()
	return readPlatformConfig()
})

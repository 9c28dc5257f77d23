import { cache } from "react"
import type { ConsentReceipt } from "@/lib/client/contract"
import { AppError } from "@/lib/errors"
import { presentConsent } from "./present"
import { findConsent } from "./queries"

/** Null if the token is unknown or no longer valid. Throws any other error. */
export const loadConsent = cache(async (token: string): Promise<ConsentReceipt | null> => {
	try {
		return presentConsent(await findConsent(token))
	} catch (error) {
		if (error instanceof AppError && error.code === "not_found") return null
		throw error
	}
})

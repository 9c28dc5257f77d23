import { cache } from "react"
import { AppError } from "@/lib/errors"
import type { ConsentReceipt } from "./answers"
import { presentConsent } from "./present"
import { findConsent } from "./queries"

export const loadConsent = cache(async (token: string): Promise<ConsentReceipt | null> => {
	try {
		return presentConsent(await findConsent(token))
	} catch (error) {
		if (error instanceof AppError && error.code === "not_found") return null
		throw error
	}
})

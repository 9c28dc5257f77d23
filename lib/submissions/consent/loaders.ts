import { cache } from "react"
import { AppError } from "@/lib/errors"
import { signedStatement } from "../statements/state"
import type { ConsentReceipt } from "./answers"
import { presentConsent, type SignedConsent } from "./present"
import { findConsent } from "./queries"

export async function readConsent(token: string): Promise<SignedConsent> {
	const row = await findConsent(token)
	return { ...row, statement: await signedStatement(row.submission.id) }
}

export const loadConsent = cache(async (token: string): Promise<ConsentReceipt | null> => {
	try {
		return presentConsent(await readConsent(token))
	} catch (error) {
		if (error instanceof AppError && error.code === "not_found") return null
		throw error
	}
})

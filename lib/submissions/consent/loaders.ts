import { cache } from "react"
import { AppError } from "@/lib/errors"
import { isPublic } from "../policy"
import { signedStatement } from "../statements/state"
import { findShownWidget } from "../widgets/queries"
import type { ConsentReceipt } from "./answers"
import { presentConsent, type SignedConsent } from "./present"
import { type ConsentCase, findConsent } from "./queries"

export async function readConsent(token: string): Promise<SignedConsent> {
	const row = await findConsent(token)
	const [statement, isOnWall] = await Promise.all([signedStatement(row.submission.id), wallShows(row)])
	return { ...row, statement, isOnWall }
}

async function wallShows({ submission }: ConsentCase): Promise<boolean> {
	const { id, status, tenant } = submission
	if (!tenant.wallEnabled || !tenant.videoTestimonialsEnabled) return false
	if (status !== "approved" || !isPublic(submission)) return false
	const widget = tenant.wallWidgetId ? await findShownWidget(tenant.wallWidgetId) : null
	return widget?.kind === "wall" ? widget.items.some((item) => item.id === id) : true
}

export const loadConsent = cache(async (token: string): Promise<ConsentReceipt | null> => {
	try {
		return presentConsent(await readConsent(token))
	} catch (error) {
		if (error instanceof AppError && error.code === "not_found") return null
		throw error
	}
})

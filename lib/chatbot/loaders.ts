import { cache } from "react"
import type { PublicChatbot } from "@/lib/client/contract"
import { AppError } from "@/lib/errors"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { presentPublicChatbot } from "./settings/present"
import { findSettings } from "./settings/queries"
import { resolveSettings } from "./settings/resolve-settings"

/** Null where there is no such tenant, or an inactive one; any other fault is thrown. */
export const loadChatPage = cache(async (slug: string): Promise<PublicChatbot | null> => {
	try {
		const { tenant, scope } = await resolveVisit(slug, "chatbot", false)
		const { own, platform } = await findSettings(scope)
		return presentPublicChatbot(tenant, resolveSettings(own, platform))
	} catch (error) {
		if (error instanceof AppError && error.code === "not_found") return null
		throw error
	}
})

import { db } from "@/lib/db/client"
import { findTenant } from "@/lib/tenants/queries"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import { findLastFailure } from "../../conversations/queries"
import { guessLanguage } from "../../knowledge/queries"
import { findSettings } from "../queries"

export async function findSettingsForm(scope: AccessScope) {
	const tenantScope = scope.kind === "tenant" ? scope : null
	const where = withinScope(scope)
	const [tenant, rows, languageGuess, lastFailure, totalConversations, totalLeads] = await Promise.all([
		tenantScope && findTenant(tenantScope),
		findSettings(tenantScope),
		tenantScope && guessLanguage(tenantScope),
		tenantScope && findLastFailure(tenantScope),
		db().chatConversation.count({ where }),
		db().lead.count({ where }),
	])
	return { tenant, ...rows, languageGuess, lastFailure, totalConversations, totalLeads }
}
export type SettingsFormRow = Awaited<ReturnType<typeof findSettingsForm>>

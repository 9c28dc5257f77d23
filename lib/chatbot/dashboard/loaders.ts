import { redirect } from "next/navigation"
import { cache } from "react"
import type { ZodType } from "zod"
import { loadSession } from "@/lib/accounts/loaders"
import { presentUser } from "@/lib/accounts/present"
import type { Viewer } from "@/lib/accounts/viewer"
import type { AnswerOf, ChatbotSettingsAnswer, SignedInUser } from "@/lib/client/contract"
import { AppError } from "@/lib/errors"
import { resolveScope } from "@/lib/tenants/resolve-scope"
import { presentConversation } from "../conversations/archive/present"
import { listConversations } from "../conversations/archive/queries"
import { ConversationsQuery } from "../conversations/archive/schema"
import { presentExcerpt } from "../knowledge/sources/present"
import { listSources } from "../knowledge/sources/queries"
import { SourcesQuery } from "../knowledge/sources/schema"
import { presentLead } from "../leads/archive/present"
import { listLeads } from "../leads/archive/queries"
import { LeadsQuery } from "../leads/archive/schema"
import { presentChatbots } from "../platform/present"
import { listChatbots } from "../platform/queries"
import { ChatbotsQuery } from "../platform/schema"
import { presentChatbotSettings } from "../settings/form/present"
import { findSettingsForm } from "../settings/form/queries"
import { findSettings } from "../settings/queries"
import { presentQuestion } from "../unanswered/inbox/present"
import { listQuestions } from "../unanswered/inbox/queries"
import { QuestionsQuery } from "../unanswered/inbox/schema"
import { presentUsage } from "../usage/present"
import { findUsage } from "../usage/queries"

/** As in the address bar; what a list does not know counts as absent. */
export interface ListSearch {
	q?: string
	cursor?: string
}

function queryOf<Query>(schema: ZodType<Query>, search: ListSearch): Query {
	const parsed = schema.safeParse(search)
	return parsed.success ? parsed.data : schema.parse({})
}

/** A signed-in admin at the wrong door goes to its own. */
function homeOf({ tenant }: Viewer): string {
	return tenant ? `/admin/${tenant.slug}/dashboard` : "/admin/platform/dashboard"
}

/** Redirects to the tenant's login without a session, and to the viewer's own dashboard where it asks for another's. */
const admit = cache(async (tenantSlug: string) => {
	const session = await loadSession()
	if (!session) redirect(`/admin/${tenantSlug}`)
	try {
		return { session, scope: await resolveScope(session, "tenant", { tenantSlug }) }
	} catch (error) {
		if (error instanceof AppError && ["forbidden", "not_found"].includes(error.code)) redirect(homeOf(session))
		throw error
	}
})

/** Null for whoever is not signed in as a platform admin: that page says so and does not redirect. */
const admitPlatform = cache(async () => {
	const session = await loadSession()
	if (!session || session.tenant) return null
	return { session, scope: await resolveScope(session, "platform", {}) }
})

export interface ChatbotPage {
	viewer: SignedInUser
	settings: ChatbotSettingsAnswer
}

const viewerOf = (session: Viewer) => presentUser({ id: session.userId, ...session })

/**
 * Who looks at a tenant's chatbot, and its settings. For `/admin/{tenantSlug}/chatbot`, and with the slug that a platform
 * admin picked for `/admin/chatbot`, once loadPlatformChatbotPage() let it in.
 */
export async function loadChatbotPage(tenantSlug: string): Promise<ChatbotPage> {
	const { session, scope } = await admit(tenantSlug)
	return { viewer: viewerOf(session), settings: presentChatbotSettings(await findSettingsForm(scope)) }
}

/** For `/admin/chatbot`: the defaults of tenants that never chose. Null: show ACCESS_DENIED with a link to the login. */
export async function loadPlatformChatbotPage(): Promise<ChatbotPage | null> {
	const admitted = await admitPlatform()
	if (!admitted) return null
	const settings = presentChatbotSettings(await findSettingsForm(admitted.scope))
	return { viewer: viewerOf(admitted.session), settings }
}

/** Every tenant's chatbot, for the overview and the picker; null as above. */
export async function loadChatbots(search: ListSearch): Promise<AnswerOf<"GET /api/admin/platform/chatbot"> | null> {
	const admitted = await admitPlatform()
	return admitted && presentChatbots(await listChatbots(admitted.scope, queryOf(ChatbotsQuery, search)))
}

export async function loadConversations(
	tenantSlug: string,
	search: ListSearch,
): Promise<AnswerOf<"GET /api/admin/chatbot/conversations">> {
	const { scope } = await admit(tenantSlug)
	const { rows, nextCursor } = await listConversations(scope, queryOf(ConversationsQuery, search))
	return { conversations: rows.map(presentConversation), next_cursor: nextCursor }
}

export async function loadLeads(
	tenantSlug: string,
	search: ListSearch,
): Promise<AnswerOf<"GET /api/admin/chatbot/leads">> {
	const { scope } = await admit(tenantSlug)
	const { rows, nextCursor } = await listLeads(scope, queryOf(LeadsQuery, search))
	return { leads: rows.map(presentLead), next_cursor: nextCursor }
}

export async function loadKnowledge(
	tenantSlug: string,
	search: ListSearch,
): Promise<AnswerOf<"GET /api/admin/chatbot/knowledge">> {
	const { scope } = await admit(tenantSlug)
	const { rows, nextCursor } = await listSources(scope, queryOf(SourcesQuery, search))
	return { sources: rows.map(presentExcerpt), next_cursor: nextCursor }
}

export async function loadUnanswered(
	tenantSlug: string,
	search: ListSearch,
): Promise<AnswerOf<"GET /api/admin/chatbot/unanswered">> {
	const { scope } = await admit(tenantSlug)
	const { rows, nextCursor } = await listQuestions(scope, queryOf(QuestionsQuery, search))
	return { questions: rows.map(presentQuestion), next_cursor: nextCursor }
}

export async function loadUsage(tenantSlug: string): Promise<AnswerOf<"GET /api/admin/chatbot/usage">> {
	const { scope } = await admit(tenantSlug)
	const [usage, { own }] = await Promise.all([findUsage(scope), findSettings(scope)])
	return presentUsage(usage, own?.dailyTokenBudget ?? null)
}

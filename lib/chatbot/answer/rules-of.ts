import { pageUrl, wallUrl } from "@/lib/tenants/page-url"
import { findOrigins, type Origin } from "../citations/queries"
import type { FoundKnowledge } from "../knowledge/search/queries"
import type { KnowledgeKind } from "../knowledge/sources/answers"
import { testimonialPageUrl } from "../settings/present"
import type { AnswerRules } from "./answer-reader"
import { instructionsOf } from "./build-prompt"
import type { Material, Question } from "./gather-material"

export type CitablePassage = FoundKnowledge & Pick<Origin, "address" | "submissionId" | "plays">

/** What the business wrote itself. Websites' visitors and customers have a hand in the rest. */
const OWN_WORDS: readonly (KnowledgeKind | undefined)[] = ["text", "qa", "pdf"]

export async function rulesOf(
	{ scope, tenant }: Question,
	{ settings, knowledge, quizzes }: Material,
): Promise<AnswerRules<CitablePassage>> {
	const ids = [...new Set(knowledge.map(({ sourceId }) => sourceId))]
	const { sources, sites } = ids.length > 0 ? await findOrigins(scope, ids) : { sources: [], sites: [] }
	const origins = new Map(sources.map((source) => [source.sourceId, source]))
	const { systemPrompt, chatGreeting, chatbotDescription, allowedOrigins } = settings
	return {
		knowledge: knowledge.map((piece) => {
			const { address = null, submissionId = null, plays = null } = origins.get(piece.sourceId) ?? {}
			return { ...piece, address, submissionId, plays }
		}),
		given: {
			texts: [
				systemPrompt,
				chatGreeting,
				chatbotDescription,
				testimonialPageUrl(settings, tenant.slug),
				...quizzes.map(({ url }) => url),
				...knowledge
					.filter(({ sourceId }) => OWN_WORDS.includes(origins.get(sourceId)?.kind))
					.map(({ content }) => content),
			],
			sites: [...sites, ...allowedOrigins],
			pages: [pageUrl(tenant.slug), wallUrl(tenant.slug)],
		},
		instructions: instructionsOf({ systemPrompt, chatbotName: settings.chatbotName, tenantName: tenant.name }),
	}
}

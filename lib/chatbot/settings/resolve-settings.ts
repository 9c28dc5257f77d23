import { DEFAULT_MODEL, findModel, type Model } from "@/lib/ai/models"
import type { ChatbotSettings } from "@/lib/db/generated/client"
import type { AvatarType } from "./answers"
import { AVATAR_TYPES, CHATBOT_DEFAULTS as DEFAULTS } from "./schema"

/** A tenant's own, or the platform's defaults, without a tenant. */
export type StoredSettings = Omit<ChatbotSettings, "id" | "tenantId" | "unansweredMailedAt">

export interface ResolvedSettings {
	chatbotName: string
	chatbotDescription: string
	chatGreeting: string
	/** With {tenant_name} still in it. */
	systemPrompt: string
	primaryColor: string
	model: Model
	/** The stored model's name if the registry no longer has it. */
	unknownModel: string | null
	avatarType: AvatarType
	avatarKey: string | null
	enableLeadCapture: boolean
	testimonialPageEnabled: boolean
	/** Null means the tenant's own testimonial page. */
	testimonialPageUrl: string | null
	starterQuestions: string[]
	/** Empty means that every site may frame the chat. */
	allowedOrigins: string[]
	/** BCP 47. Null means guessed. */
	language: string | null
	/** Tokens per day; null means the platform's. */
	dailyTokenBudget: number | null
	/** Always a business's own, without defaults of the platform. */
	personEnabled: boolean
	personHours: string[]
	personTimeZone: string
	mailTranscript: boolean
	mailNewLead: boolean
	mailUnanswered: boolean
	mailQuizCompleted: boolean
}

function firstList(...lists: (string[] | undefined)[]): string[] {
	return lists.find((list) => list && list.length > 0) ?? []
}

/** The tenant's own, else the platform's defaults, else CHATBOT_DEFAULTS. An empty text counts as unset. */
export function resolveSettings(own: StoredSettings | null, platform: StoredSettings | null): ResolvedSettings {
	const text = (field: "chatbotName" | "chatbotDescription" | "chatGreeting" | "systemPrompt" | "primaryColor") =>
		own?.[field] || platform?.[field]
	const storedModel = own?.aiModel || platform?.aiModel || null
	const avatarType = own?.avatarType || platform?.avatarType
	return {
		chatbotName: text("chatbotName") || DEFAULTS.name,
		chatbotDescription: text("chatbotDescription") || DEFAULTS.description,
		chatGreeting: text("chatGreeting") || DEFAULTS.greeting,
		systemPrompt: text("systemPrompt") || DEFAULTS.systemPrompt,
		primaryColor: text("primaryColor") || DEFAULTS.primaryColor,
		model: findModel(storedModel ?? DEFAULT_MODEL) ?? (findModel(DEFAULT_MODEL) as Model),
		unknownModel: storedModel && !findModel(storedModel) ? storedModel : null,
		avatarType: AVATAR_TYPES.find((known) => known === avatarType) ?? DEFAULTS.avatarType,
		avatarKey: own?.avatarKey ?? platform?.avatarKey ?? null,
		enableLeadCapture: own?.enableLeadCapture ?? platform?.enableLeadCapture ?? DEFAULTS.enableLeadCapture,
		testimonialPageEnabled:
			own?.testimonialPageEnabled ?? platform?.testimonialPageEnabled ?? DEFAULTS.testimonialPageEnabled,
		testimonialPageUrl: own?.testimonialPageUrl || platform?.testimonialPageUrl || null,
		starterQuestions: firstList(own?.starterQuestions, platform?.starterQuestions),
		allowedOrigins: firstList(own?.allowedOrigins, platform?.allowedOrigins),
		language: own?.language ?? null,
		dailyTokenBudget: own?.dailyTokenBudget ?? null,
		personEnabled: own?.personEnabled ?? DEFAULTS.personEnabled,
		personHours: own?.personHours ?? [],
		personTimeZone: own?.personTimeZone ?? DEFAULTS.personTimeZone,
		mailTranscript: own?.mailTranscript ?? DEFAULTS.mailTranscript,
		mailNewLead: own?.mailNewLead ?? DEFAULTS.mailNewLead,
		mailUnanswered: own?.mailUnanswered ?? DEFAULTS.mailUnanswered,
		mailQuizCompleted: own?.mailQuizCompleted ?? DEFAULTS.mailQuizCompleted,
	}
}

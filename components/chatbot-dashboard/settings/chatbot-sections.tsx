import type { SettingsAccess } from "@/components/forms/settings-access"
import { type SectionGroup, SectionLayout, section, sectionHref, sectionOf } from "@/components/layout/section-layout"
import type { PageSearchParams } from "@/components/testimonials-dashboard/list-search"
import { TranslationsEditor } from "@/components/translations/lazy-editor"
import { translationsWords } from "@/components/translations/translations-words"
import { classNames } from "@/components/ui/class-names"
import { loadChatbotSettings } from "@/lib/chatbot/settings/form/loaders"
import { loadEmbedCode } from "@/lib/chatbot/settings/loaders"
import { loadUsage } from "@/lib/chatbot/usage/loaders"
import { loadTranslations } from "@/lib/translations/loaders"
import { chatbotSettingsWords, chatbotWords } from "../chatbot-words"
import { EmbedTab } from "../embed/embed-tab"
import { AnswersSection, LookSection, MailSection, PersonSection, VisitorsSection } from "./lazy-sections"
import { chatbotMailWords, personWords } from "./person-words"
import type { ChatbotSectionProps } from "./section-props"
import { SettingsNotices } from "./settings-notices"
import { UsageSection } from "./usage-section"

interface Context extends ChatbotSectionProps {
	base: string
}

const nothing = async () => null
const given = ({ base: _base, ...props }: Context) => props

/** The sections of Chatbot Settings, by their name in the address (`&section=`). */
export const CHATBOT_SECTIONS = {
	embed: section({
		label: chatbotWords.embedCode,
		load: loadEmbedCode,
		view: (embed, { base }: Context) => (
			<EmbedTab embed={embed} title={chatbotWords.embedCode} sitesHref={sectionHref(base, "visitors")} />
		),
	}),
	look: section({
		label: chatbotSettingsWords.lookTitle,
		load: nothing,
		view: (_, context: Context) => <LookSection {...given(context)} />,
	}),
	answers: section({
		label: chatbotSettingsWords.answersTitle,
		load: nothing,
		view: (_, context: Context) => <AnswersSection {...given(context)} />,
	}),
	visitors: section({
		label: chatbotSettingsWords.visitorsTitle,
		load: nothing,
		view: (_, context: Context) => <VisitorsSection {...given(context)} />,
	}),
	person: section({
		label: personWords.title,
		load: nothing,
		view: (_, context: Context) => <PersonSection {...given(context)} />,
	}),
	mail: section({
		label: chatbotMailWords.title,
		load: nothing,
		view: (_, context: Context) => <MailSection {...given(context)} />,
	}),
	translations: section({
		label: translationsWords.title,
		load: (tenantSlug) => loadTranslations(tenantSlug, "chatbot"),
		view: (translations, { access }: Context) => (
			<TranslationsEditor {...translations} subject="chatbot" access={access} />
		),
	}),
	usage: section({
		label: chatbotSettingsWords.usageTitle,
		load: loadUsage,
		view: (usage, { access }: Context) => <UsageSection usage={usage} access={access} />,
	}),
}

export const CHATBOT_GROUPS: readonly SectionGroup<keyof typeof CHATBOT_SECTIONS>[] = [
	{ label: chatbotWords.embedCode, about: chatbotSettingsWords.embedAbout, names: ["embed"] },
	{ label: chatbotSettingsWords.lookTitle, about: chatbotSettingsWords.lookAbout, names: ["look", "translations"] },
	{ ...chatbotSettingsWords.groups.answers, names: ["answers", "usage"] },
	{ ...chatbotSettingsWords.groups.contact, names: ["visitors", "person", "mail"] },
]

const { embed: _, ...OF_TENANT } = CHATBOT_SECTIONS
const { usage: _usage, person: _person, mail: _mail, translations: _translations, ...OF_DEFAULTS } = OF_TENANT

/** `tenantSlug` is null for the settings of tenants that have none of their own. */
export async function loadSection(tenantSlug: string | null, { section }: PageSearchParams) {
	const chosen = sectionOf(tenantSlug === null ? OF_DEFAULTS : CHATBOT_SECTIONS, section)
	// What most admins come to change.
	const current = chosen ?? "look"
	const [answer, draw] = await Promise.all([
		loadChatbotSettings(tenantSlug),
		CHATBOT_SECTIONS[current].open(tenantSlug ?? "", undefined),
	])
	return { answer, chosen, current, draw }
}

export interface ChatbotSettingsTabProps {
	loaded: Awaited<ReturnType<typeof loadSection>>
	base: string
	access: SettingsAccess
	served: boolean
	/** The platform's dashboard words failures differently, and has a tab for the embed code. */
	onPlatform: boolean
	/** Null for the defaults, which have no knowledge, no usage, no people, and no mail. */
	knowledgeHref: string | null
}

export function ChatbotSettingsTab({ loaded, onPlatform, knowledgeHref, ...context }: ChatbotSettingsTabProps) {
	const { answer, chosen, current, draw } = loaded
	const ofPlatform = knowledgeHref ? OF_TENANT : OF_DEFAULTS
	const { base, access } = context
	return (
		<>
			{/* A phone shows one section at a time, so it has these notices only on the list and in Answers. */}
			<div
				className={classNames(
					"flex flex-col gap-3 pt-4 empty:hidden",
					chosen !== null && chosen !== "answers" && "max-lg:hidden",
				)}
			>
				<SettingsNotices answer={answer} isPlatformAdmin={access.isPlatformAdmin} knowledgeHref={knowledgeHref} />
			</div>
			<SectionLayout
				key={access.tenantId}
				label={chatbotWords.chatbotSettings}
				sections={onPlatform ? ofPlatform : CHATBOT_SECTIONS}
				groups={CHATBOT_GROUPS}
				base={base}
				chosen={chosen}
				current={current}
			>
				{draw({ ...context, answer, platformWords: onPlatform })}
			</SectionLayout>
		</>
	)
}

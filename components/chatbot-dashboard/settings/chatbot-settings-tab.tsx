import type { SettingsAccess } from "@/components/forms/settings-access"
import { SectionLayout, type Sections, sectionHref } from "@/components/layout/section-layout"
import { classNames } from "@/components/ui/class-names"
import type { EmbedCode } from "@/lib/chatbot/settings/loaders"
import type { LoadedUsage } from "@/lib/chatbot/usage/loaders"
import type { ChatbotSettingsAnswer } from "@/lib/client/contract"
import { chatbotWords } from "../chatbot-words"
import { EmbedTab } from "../embed/embed-tab"
import type { ChatbotSection } from "./chatbot-sections"
import { AnswersSection, LookSection, MailSection, PersonSection, VisitorsSection } from "./lazy-sections"
import type { ChatbotSectionProps } from "./section-props"
import { SettingsNotices } from "./settings-notices"
import { UsageSection } from "./usage-section"

export interface SettingsData {
	answer: ChatbotSettingsAnswer
	/** The section in the address, or null if it names none. */
	chosen: ChatbotSection | null
	section: ChatbotSection
	/** Null in every section but Embed Code. */
	embed: EmbedCode | null
	/** Null in every section but Usage. */
	usage: LoadedUsage | null
}

export interface ChatbotSettingsTabProps {
	data: SettingsData
	sections: Sections
	/** The tab's own address. */
	base: string
	access: SettingsAccess
	served: boolean
	/** The platform's dashboard words failures differently. */
	onPlatform: boolean
	knowledgeHref: string | null
}

/** The Chatbot Settings tab: notices, and the chosen section. */
export function ChatbotSettingsTab(props: ChatbotSettingsTabProps) {
	const { data, sections, base, access, served, onPlatform, knowledgeHref } = props
	const { answer, section, embed, usage, chosen } = data
	const given: ChatbotSectionProps = { answer, access, served }
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
				label={chatbotWords.chatbotSettings}
				sections={sections}
				base={base}
				chosen={chosen}
				current={section}
			>
				{section === "embed" && embed ? (
					<EmbedTab embed={embed} title={chatbotWords.embedCode} sitesHref={sectionHref(base, "visitors")} />
				) : section === "usage" && usage ? (
					<UsageSection usage={usage} access={access} />
				) : (
					// Remounted for each section and each tenant: sections share a call and a version, but not a form.
					<Section key={`${access.tenantId} ${section}`} section={section} onPlatform={onPlatform} {...given} />
				)}
			</SectionLayout>
		</>
	)
}

const SHOWN = { answers: AnswersSection, visitors: VisitorsSection, person: PersonSection, mail: MailSection }

function Section({
	section,
	onPlatform,
	...given
}: ChatbotSectionProps & { section: ChatbotSection; onPlatform: boolean }) {
	const Shown = section in SHOWN ? SHOWN[section as keyof typeof SHOWN] : LookSection
	return <Shown {...given} platformWords={onPlatform} />
}

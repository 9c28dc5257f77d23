import Link from "next/link"
import { Notice } from "@/components/ui/notice"
import type { ChatbotSettingsAnswer } from "@/lib/client/contract"
import { chatbotSettingsWords, chatbotWords } from "../chatbot-words"

const KEY_NAMES: Readonly<Record<string, string>> = {
	openai: "OPENAI_API_KEY",
	anthropic: "ANTHROPIC_API_KEY",
	google: "GOOGLE_GENERATIVE_AI_API_KEY",
}

export interface SettingsNoticesProps {
	answer: ChatbotSettingsAnswer
	isPlatformAdmin: boolean
	/** Null if the screen has no Knowledge tab. */
	knowledgeHref: string | null
}

/** Warns about settings without effect: a model that no longer exists, or a provider without an API key. */
export function SettingsNotices({ answer, isPlatformAdmin, knowledgeHref }: SettingsNoticesProps) {
	const provider = answer.chatbot_settings.ai_provider
	return (
		<>
			{answer.warnings.map((warning) => (
				<Notice key={warning} tone="warning">
					{warning}
				</Notice>
			))}
			{answer.built_in_responder && (
				<Notice tone="info" title={chatbotSettingsWords.builtInTitle}>
					<p>
						{chatbotSettingsWords.builtInBefore(chatbotSettingsWords.providerLabels[provider] ?? provider)}
						{knowledgeHref ? (
							<Link href={knowledgeHref} className="underline decoration-1 underline-offset-4">
								{chatbotWords.knowledge}
							</Link>
						) : (
							chatbotSettingsWords.ownTexts
						)}
						{chatbotSettingsWords.builtInAfter}
						{isPlatformAdmin && chatbotSettingsWords.setKey(KEY_NAMES[provider] ?? chatbotSettingsWords.itsKey)}
					</p>
				</Notice>
			)}
		</>
	)
}

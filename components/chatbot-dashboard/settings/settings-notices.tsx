import Link from "next/link"
import { Notice } from "@/components/ui/notice"
import type { ChatbotSettingsAnswer } from "@/lib/client/contract"
import {
	BUILT_IN_AFTER,
	BUILT_IN_TITLE,
	builtInBefore,
	ITS_KEY,
	KNOWLEDGE,
	OWN_TEXTS,
	PROVIDER_LABELS,
	setKey,
} from "../chatbot-texts"

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
				<Notice tone="info" title={BUILT_IN_TITLE}>
					<p>
						{builtInBefore(PROVIDER_LABELS[provider] ?? provider)}
						{knowledgeHref ? (
							<Link href={knowledgeHref} className="underline decoration-1 underline-offset-4">
								{KNOWLEDGE}
							</Link>
						) : (
							OWN_TEXTS
						)}
						{BUILT_IN_AFTER}
						{isPlatformAdmin && setKey(KEY_NAMES[provider] ?? ITS_KEY)}
					</p>
				</Notice>
			)}
		</>
	)
}

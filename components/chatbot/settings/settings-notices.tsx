import Link from "next/link"
import { Notice } from "@/components/ui/notice"
import type { ChatbotSettingsAnswer } from "@/lib/client/contract"
import { PROVIDER_LABELS } from "../chatbot-texts"

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
				<Notice tone="info" title="The built-in responder is in use">
					<p>
						There is no key for {PROVIDER_LABELS[provider] ?? provider}, so answers come word for word from{" "}
						{knowledgeHref ? (
							<Link href={knowledgeHref} className="underline decoration-1 underline-offset-4">
								Knowledge
							</Link>
						) : (
							"the tenant’s own texts"
						)}
						, and it says what it cannot answer.
						{isPlatformAdmin && ` Set ${KEY_NAMES[provider] ?? "its key"} on the server to let the model answer.`}
					</p>
				</Notice>
			)}
		</>
	)
}

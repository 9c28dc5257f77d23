import { ErrorState } from "@/components/ui/error-state"
import { chatbotWords } from "./chatbot-words"

export function ChatbotFailure({ platform = false }: { platform?: boolean }) {
	return (
		<ErrorState title={platform ? chatbotWords.platformLoadFailed : chatbotWords.loadFailed} level={platform ? 2 : 1}>
			{chatbotWords.loadFailedWhy}
		</ErrorState>
	)
}

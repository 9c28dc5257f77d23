import { ErrorState } from "@/components/ui/error-state"
import { LOAD_FAILED, LOAD_FAILED_WHY, PLATFORM_LOAD_FAILED } from "./chatbot-texts"

/** The failure screen. The platform's dashboard has a text of its own. */
export function ChatbotFailure({ platform = false }: { platform?: boolean }) {
	return (
		<ErrorState title={platform ? PLATFORM_LOAD_FAILED : LOAD_FAILED} level={platform ? 2 : 1}>
			{LOAD_FAILED_WHY}
		</ErrorState>
	)
}

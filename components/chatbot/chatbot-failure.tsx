import { ErrorState } from "@/components/ui/error-state"
import { PLATFORM_LOAD_FAILED } from "./chatbot-texts"

/** The failure screen. The platform's dashboard has a text of its own. */
export function ChatbotFailure({ platform = false }: { platform?: boolean }) {
	return (
		<ErrorState title={platform ? PLATFORM_LOAD_FAILED : "Failed to load dashboard data"} level={platform ? 2 : 1}>
			The server could not read this just now. Nothing is lost.
		</ErrorState>
	)
}

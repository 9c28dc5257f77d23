import { Badge } from "@/components/ui/badge"
import type { QuizEntry } from "@/lib/client/contract"
import { limitReached } from "./limit-reached"
import { limitsWords } from "./limits-words"

/** Nothing while visitors can begin a published quiz, or if none ever could. */
export function LimitBadge({
	quiz,
}: {
	quiz: Pick<QuizEntry, "is_active" | "closes_at" | "response_limit" | "session_count">
}) {
	const reached = quiz.is_active ? limitReached(quiz, quiz.session_count) : null
	return reached && <Badge tone="warning">{limitsWords[reached]}</Badge>
}

import * as quizWords from "@/components/quizzes/quiz-words"
import { IconButton } from "@/components/ui/icon-button"
import { ChatIcon } from "../parts/chat-icon"

/** The quiz's name and a button to leave it. Leaving keeps the answers. */
export function QuizHead({ name, onLeave }: { name: string; onLeave: (() => void) | null }) {
	return (
		<div className="flex min-h-11 items-center gap-2.5 border-t border-line pt-3 text-sm text-ink-muted">
			<ChatIcon name="quiz" />
			<p className="min-w-0 flex-1 truncate">{name}</p>
			{onLeave && (
				<IconButton label={quizWords.leaveQuiz} onClick={onLeave}>
					<ChatIcon name="leave" />
				</IconButton>
			)}
		</div>
	)
}

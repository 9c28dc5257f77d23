import { Snippet } from "@/components/forms/snippet"
import { Dialog } from "@/components/ui/dialog"
import type { QuizEntry } from "@/lib/client/contract"
import { quizSnippet } from "@/lib/quizzes/quiz-snippet"
import { quizListWords } from "../admin-words"

export interface EmbedDialogProps {
	quiz: Pick<QuizEntry, "id" | "quiz_url" | "quiz_name">
	open: boolean
	onClose(): void
}

/** Answers the admin's question: what do I paste where, and what will my visitors see? */
export function EmbedDialog({ quiz, open, onClose }: EmbedDialogProps) {
	const { origin } = new URL(quiz.quiz_url)
	return (
		<Dialog
			open={open}
			onOpenChange={onClose}
			title={quizListWords.embedQuiz(quiz.quiz_name)}
			description={quizListWords.embedAbout}
		>
			<Snippet
				label={quizListWords.embedCode}
				code={quizSnippet({ address: quiz.quiz_url, id: quiz.id, name: quiz.quiz_name })}
			/>
			<details className="text-ink-muted">
				<summary className="cursor-pointer py-2 pointer-coarse:py-3">{quizListWords.embedPolicy}</summary>
				<code className="block rounded-control bg-sunken p-3 text-xs wrap-anywhere text-ink">
					{quizListWords.policyOf(origin)}
				</code>
			</details>
		</Dialog>
	)
}

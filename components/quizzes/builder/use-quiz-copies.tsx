import { useState } from "react"
import { toast } from "sonner"
import { copyText } from "@/components/forms/copy-text"
import { CopyField } from "@/components/testimonials-dashboard/copy-field"
import { Dialog } from "@/components/ui/dialog"
import type { QuizEntry } from "@/lib/client/contract"
import { quizListWords } from "../admin-words"
import { EmbedDialog } from "./embed-dialog"

/** Copies a quiz's address or embed code. Render `dialog`, for the code and for browsers that refuse to copy. */
export function useQuizCopies(quiz: Pick<QuizEntry, "id" | "quiz_url" | "quiz_name">) {
	const [shown, setShown] = useState<"link" | "code" | null>(null)
	const close = () => setShown(null)

	async function copyLink(): Promise<void> {
		if (await copyText(quiz.quiz_url))
			toast.success(quizListWords.copied(quizListWords.link), { description: quiz.quiz_name })
		else setShown("link")
	}

	return {
		copyLink: () => void copyLink(),
		showCode: () => setShown("code"),
		dialog: (
			<>
				<Dialog
					open={shown === "link"}
					onOpenChange={close}
					title={quizListWords.link}
					description={quizListWords.copyRefused}
				>
					<CopyField label={quizListWords.link} value={quiz.quiz_url} selected />
				</Dialog>
				<EmbedDialog quiz={quiz} open={shown === "code"} onClose={close} />
			</>
		),
	}
}

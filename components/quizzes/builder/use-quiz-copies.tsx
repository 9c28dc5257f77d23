import { useState } from "react"
import { toast } from "sonner"
import { CopyField } from "@/components/submissions/copy-field"
import { copyText } from "@/components/submissions/copy-text"
import { Dialog } from "@/components/ui/dialog"
import type { QuizEntry } from "@/lib/client/contract"
import { quizFrame } from "@/lib/quizzes/quiz-frame"

interface Copied {
	label: "Quiz link" | "Embed code"
	text: string
}

/**
 * Copies a quiz's address, or the code that embeds it on another site. Render `refused`, for browsers that refuse to
 * copy.
 */
export function useQuizCopies({ quiz_url, quiz_name }: Pick<QuizEntry, "quiz_url" | "quiz_name">) {
	const [refused, setRefused] = useState<Copied | null>(null)

	async function copy(label: Copied["label"], text: string): Promise<void> {
		if (await copyText(text)) toast.success(`${label} copied`, { description: quiz_name })
		else setRefused({ label, text })
	}

	return {
		copyLink: () => void copy("Quiz link", quiz_url),
		copyCode: () => void copy("Embed code", quizFrame({ address: quiz_url, name: quiz_name })),
		refused: (
			<Dialog
				open={refused !== null}
				onOpenChange={() => setRefused(null)}
				title={refused?.label ?? ""}
				description="Your browser did not let us copy it. It is selected: copy it from here."
			>
				<CopyField label={refused?.label ?? ""} value={refused?.text ?? ""} selected />
			</Dialog>
		),
	}
}

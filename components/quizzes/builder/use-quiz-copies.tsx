import { useState } from "react"
import { toast } from "sonner"
import { copyText } from "@/components/forms/copy-text"
import { CopyField } from "@/components/testimonials-dashboard/copy-field"
import { Dialog } from "@/components/ui/dialog"
import type { QuizEntry } from "@/lib/client/contract"
import { quizFrame } from "@/lib/quizzes/quiz-frame"
import { COPY_REFUSED, copied, EMBED_CODE, QUIZ_LINK } from "../admin-texts"

interface Copied {
	label: string
	text: string
}

/**
 * Copies a quiz's address, or the code that embeds it on another site. Render `refused`, for browsers that refuse to
 * copy.
 */
export function useQuizCopies({ quiz_url, quiz_name }: Pick<QuizEntry, "quiz_url" | "quiz_name">) {
	const [refused, setRefused] = useState<Copied | null>(null)

	async function copy(label: string, text: string): Promise<void> {
		if (await copyText(text)) toast.success(copied(label), { description: quiz_name })
		else setRefused({ label, text })
	}

	return {
		copyLink: () => void copy(QUIZ_LINK, quiz_url),
		copyCode: () => void copy(EMBED_CODE, quizFrame({ address: quiz_url, name: quiz_name })),
		refused: (
			<Dialog
				open={refused !== null}
				onOpenChange={() => setRefused(null)}
				title={refused?.label ?? ""}
				description={COPY_REFUSED}
			>
				<CopyField label={refused?.label ?? ""} value={refused?.text ?? ""} selected />
			</Dialog>
		),
	}
}

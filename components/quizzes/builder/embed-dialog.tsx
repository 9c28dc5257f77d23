import { useState } from "react"
import { Snippet } from "@/components/forms/snippet"
import { Dialog } from "@/components/ui/dialog"
import { SelectField } from "@/components/ui/select-field"
import type { QuizEntry } from "@/lib/client/contract"
import { POPUP_TRIGGERS, popupSnippet, quizSnippet } from "@/lib/quizzes/quiz-snippet"
import { embedWords } from "./embed-words"

export interface EmbedDialogProps {
	quiz: Pick<QuizEntry, "id" | "quiz_url" | "quiz_name" | "hidden_fields">
	open: boolean
	onClose(): void
}

const INLINE = "inline"
const PLACES = [INLINE, ...POPUP_TRIGGERS] as const
const OPTIONS = PLACES.map((value) => ({ value, label: embedWords.places[value] }))

/** Answers the admin's question: what do I paste where, and what will my visitors see? */
export function EmbedDialog({ quiz, open, onClose }: EmbedDialogProps) {
	const [place, setPlace] = useState<(typeof PLACES)[number]>(INLINE)
	const { origin } = new URL(quiz.quiz_url)
	const named = { address: quiz.quiz_url, id: quiz.id, name: quiz.quiz_name, fields: quiz.hidden_fields }
	return (
		<Dialog open={open} onOpenChange={onClose} title={embedWords.title(quiz.quiz_name)} description={embedWords[place]}>
			<SelectField
				label={embedWords.where}
				options={OPTIONS}
				value={place}
				onChange={({ target }) => setPlace(PLACES.find((known) => known === target.value) ?? INLINE)}
			/>
			<Snippet label={embedWords.code} code={place === INLINE ? quizSnippet(named) : popupSnippet(named, place)} />
			{quiz.hidden_fields && <p className="text-ink-muted">{embedWords.fields}</p>}
			<details className="text-ink-muted">
				<summary className="cursor-pointer py-2 pointer-coarse:py-3">{embedWords.policy}</summary>
				<code className="block rounded-control bg-sunken p-3 text-xs wrap-anywhere text-ink">
					{embedWords.policyOf(origin)}
				</code>
			</details>
		</Dialog>
	)
}

import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { QUIZ_STALE } from "@/lib/quizzes/texts"
import { PART_LABELS, type QuizContent } from "./quiz-values"
import type { QuizDraft } from "./use-quiz-draft"

const labelOf = (field: string) => PART_LABELS[field as keyof QuizContent] ?? field

/** Another admin saved first. Keeps what was typed here, and never overwrites the other version unseen. */
export function NewerQuiz({ draft }: { draft: QuizDraft }) {
	const { stale, values, busy } = draft
	if (!stale) return null
	if (stale.step === "told") {
		return (
			<Notice
				tone="warning"
				role="alert"
				title={QUIZ_STALE}
				action={
					<Button size="sm" busy={busy === "newer"} onClick={draft.takeNewer}>
						Load the newer version
					</Button>
				}
			>
				Nothing was overwritten, and what you typed is still here.
			</Notice>
		)
	}
	return (
		<Notice tone="info" role="status" title="The newer version is loaded">
			{stale.followed.length > 0 && <p>Changed meanwhile: {stale.followed.map(labelOf).join(", ")}.</p>}
			{stale.conflicts.length === 0 && <p>What you changed concerns other parts. You can save now.</p>}
			{stale.conflicts.length > 0 && (
				<>
					<p>You both changed these. Yours stand until you choose otherwise, and Save Quiz puts them in place.</p>
					<ul className="mt-3 flex flex-col gap-2">
						{stale.conflicts.map(({ field, theirs }) => (
							<li key={field} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
								<span className="font-medium">{labelOf(field)}</span>
								{values[field as keyof QuizContent] === theirs ? (
									<span className="text-ink-muted">Theirs in use</span>
								) : (
									<Button size="sm" onClick={() => draft.take(field as keyof QuizContent, String(theirs))}>
										Use theirs<span className="sr-only"> for {labelOf(field)}</span>
									</Button>
								)}
							</li>
						))}
					</ul>
				</>
			)}
		</Notice>
	)
}

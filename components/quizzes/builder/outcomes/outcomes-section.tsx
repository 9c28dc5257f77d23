import { OrderNotes } from "@/components/forms/order/order-notes"
import { useOrder } from "@/components/forms/order/use-order"
import { commonWords } from "@/components/ui/common-words"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { EmptyState } from "@/components/ui/empty-state"
import { votedFor } from "@/lib/quizzes/decide-outcome"
import { OUTCOMES_MAX } from "@/lib/quizzes/defaults"
import { conditionInWords } from "@/lib/quizzes/paths/rules-in-words"
import { outcomeWords, quizAdminWords } from "../../admin-words"
import { QUIZ_SECTIONS } from "../../quiz-address"
import { inOrder, ungradedOutcome, withOutcome } from "../content/content-edits"
import { AddButton } from "../parts/add-button"
import { addWords } from "../parts/add-words"
import type { SectionProps } from "../parts/section-props"
import { useOpenItem } from "../parts/use-open-item"
import { outcomeWarnings } from "../placeholders/chips-of"
import { QuizPartsProvider } from "../placeholders/quiz-parts"
import { votesWords } from "../questions/votes-words"
import { withoutOutcome } from "../rules/rules-edits"
import { OutcomeForm } from "./outcome-form"
import { outcomeName } from "./outcome-name"
import { OutcomeProblems } from "./outcome-problems"
import { OutcomeRow } from "./outcome-row"
import { RangeMap } from "./range-map"

export function OutcomesSection({ content, change, readOnly, tags, ...saving }: SectionProps) {
	const { outcomes } = content
	const named = outcomes.map(({ id }) => ({ id, label: outcomeName(outcomes, id) }))
	const order = useOrder(named, (ids) => change((now) => ({ ...now, outcomes: inOrder(now.outcomes, ids) })))
	const edited = useOpenItem(
		{
			items: outcomes,
			make: ungradedOutcome,
			put: (outcome) => change((now) => withOutcome(now, outcome)),
			remove: (id) => change((now) => withoutOutcome(now, id)),
		},
		saving,
	)
	const { open, deleting } = edited
	const voted = votedFor(content.questions)
	const parts = { questions: content.questions, fields: content.hidden_fields ?? [] }

	const addButton = (
		<AddButton
			variant="primary"
			label={outcomeWords.add}
			count={outcomes.length}
			max={OUTCOMES_MAX}
			thing={addWords.outcome}
			disabled={readOnly || open !== null}
			ref={edited.addRef}
			onClick={edited.add}
		/>
	)
	return (
		<section aria-label={QUIZ_SECTIONS.outcomes} className="flex flex-col gap-6">
			<OrderNotes said={order.said} />
			{outcomes.length === 0 ? (
				<EmptyState title={outcomeWords.none} action={addButton}>
					{outcomeWords.noneAbout}
				</EmptyState>
			) : (
				<>
					<OutcomeProblems content={content} />
					<RangeMap content={content} />
					<div className="flex flex-wrap items-center justify-between gap-3">
						<p className="text-ink-muted">
							{outcomeWords.about} {outcomeWords.upperWins} {voted.size === 0 && votesWords.howTo}
						</p>
						{addButton}
					</div>
					<ol ref={order.list} aria-label={outcomeWords.outcomes} className="border-t border-line">
						{outcomes.map((outcome, index) => (
							<OutcomeRow
								key={outcome.id}
								outcome={outcome}
								rule={outcome.when ? votesWords.ruled(conditionInWords(outcome.when, content.questions)) : null}
								isVotedFor={voted.has(outcome.id)}
								warnings={outcomeWarnings(outcome, parts)}
								{...order.row(named[index] ?? { id: "", label: "" }, index)}
								{...edited.row(outcome)}
								readOnly={readOnly || open !== null}
							>
								{open?.id === outcome.id && (
									<QuizPartsProvider value={parts}>
										<OutcomeForm
											outcome={outcome}
											content={content}
											tags={tags}
											isNew={open.before === null}
											problem={saving.problem?.item?.id === outcome.id ? saving.problem : null}
											onChange={(next) => change((now) => withOutcome(now, next))}
											onSave={() => edited.close(outcome.id)}
											onCancel={edited.cancel}
										/>
									</QuizPartsProvider>
								)}
							</OutcomeRow>
						))}
					</ol>
				</>
			)}
			<ConfirmDialog
				open={deleting !== null}
				onOpenChange={(shown) => !shown && edited.setDeleting(null)}
				title={quizAdminWords.deleteTitle(outcomeName(outcomes, deleting?.id ?? ""))}
				description={quizAdminWords.deleteItemAbout}
				confirmLabel={commonWords.delete}
				onConfirm={edited.removeDeleting}
			/>
		</section>
	)
}

import { Plus } from "lucide-react"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { EmptyState } from "@/components/ui/empty-state"
import { newQuestion, QUESTIONS_MAX } from "@/lib/quizzes/defaults"
import { inOrder, withNamedCategory, withQuestion } from "../content/content-edits"
import { OrderNotes } from "../parts/order-notes"
import type { SectionProps } from "../parts/section-props"
import { useOpenItem } from "../parts/use-open-item"
import { useOrder } from "../parts/use-order"
import { PointsTotal } from "./points-total"
import { QuestionForm } from "./question-form"
import { QuestionRow } from "./question-row"

export function QuestionsSection({ content, change, readOnly, problem, onSettled }: SectionProps) {
	const { questions } = content
	const named = questions.map(({ id, question }, index) => ({ id, label: question || `question ${index + 1}` }))
	const order = useOrder(named, (ids) => change((now) => ({ ...now, questions: inOrder(now.questions, ids) })))
	const edited = useOpenItem(
		{
			items: questions,
			make: newQuestion,
			put: (question) => change((now) => withQuestion(now, question)),
			remove: (id) => change((now) => ({ ...now, questions: now.questions.filter((each) => each.id !== id) })),
		},
		{ problem, onSettled },
	)
	const { open, deleting } = edited

	const addButton = (
		<Button
			variant="primary"
			disabled={readOnly || open !== null || questions.length >= QUESTIONS_MAX}
			ref={edited.addRef}
			onClick={edited.add}
		>
			<Plus aria-hidden size={16} />
			Add question
		</Button>
	)
	return (
		<section aria-label="Questions" className="flex max-w-4xl flex-col gap-4">
			<OrderNotes said={order.said} />
			{questions.length === 0 ? (
				<EmptyState title="No questions yet" action={addButton}>
					Start with what you would ask a customer first. Most people finish a quiz of 5 to 10 questions.
				</EmptyState>
			) : (
				<>
					<div className="flex flex-wrap items-center justify-between gap-3">
						<PointsTotal questions={questions} config={content.scoring_config} />
						{addButton}
					</div>
					<ol ref={order.list} aria-label="Questions" className="border-t border-line">
						{questions.map((question, index) => (
							<QuestionRow
								key={question.id}
								question={question}
								{...order.row(named[index] ?? { id: "", label: "" }, index)}
								{...edited.row(question)}
								weighs={content.scoring_config.scoring_method !== "simple"}
								readOnly={readOnly || open !== null}
							>
								{open?.id === question.id && (
									<QuestionForm
										question={question}
										config={content.scoring_config}
										isNew={open.before === null}
										problem={problem?.item?.id === question.id ? problem : null}
										onChange={(next) => change((now) => withQuestion(now, next))}
										onSave={() => {
											change((now) => withNamedCategory(now, question.category))
											edited.close(question.id)
										}}
										onCancel={edited.cancel}
									/>
								)}
							</QuestionRow>
						))}
					</ol>
				</>
			)}
			<ConfirmDialog
				open={deleting !== null}
				onOpenChange={(shown) => !shown && edited.setDeleting(null)}
				title={`Delete “${deleting?.question || "this question"}”?`}
				description="Results that visitors already have keep it. It is gone from the quiz once you save."
				confirmLabel="Delete"
				onConfirm={edited.removeDeleting}
			/>
		</section>
	)
}

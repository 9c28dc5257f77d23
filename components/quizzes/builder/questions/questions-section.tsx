import { Plus } from "lucide-react"
import { useEffect, useState } from "react"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { EmptyState } from "@/components/ui/empty-state"
import type { Question } from "@/lib/client/contract"
import { newIdempotencyKey } from "@/lib/client/idempotency-key"
import { newQuestion, QUESTIONS_MAX } from "@/lib/quizzes/defaults"
import { inOrder, withItem, withNamedCategory, withQuestion } from "../content-edits"
import type { SectionProps } from "../section-props"
import { useOrder } from "../use-order"
import { PointsTotal } from "./points-total"
import { QuestionForm } from "./question-form"
import { QuestionRow } from "./question-row"

/** Which question is open, and what it goes back to; null: it was not there before. */
interface Open {
	id: string
	before: Question | null
}

export function QuestionsSection({ content, change, readOnly, problem, onSettled }: SectionProps) {
	const { questions } = content
	const [open, setOpen] = useState<Open | null>(null)
	const [deleting, setDeleting] = useState<Question | null>(null)
	const [returnTo, setReturnTo] = useState<string | null>(null)
	const named = questions.map((question, index) => ({
		id: question.id,
		label: question.question || `question ${index + 1}`,
	}))
	const order = useOrder(named, (ids) => change((now) => ({ ...now, questions: inOrder(now.questions, ids) })))

	// biome-ignore lint/correctness/useExhaustiveDependencies: for what Save has just found.
	useEffect(() => {
		const wrong = questions.find(({ id }) => id === problem?.item)
		if (wrong && open?.id !== wrong.id) setOpen({ id: wrong.id, before: wrong })
	}, [problem])

	function add(): void {
		const question = newQuestion(newIdempotencyKey())
		change((now) => withQuestion(now, question))
		setOpen({ id: question.id, before: null })
	}

	function close(id: string): void {
		setOpen(null)
		setReturnTo(id)
		onSettled()
	}

	function cancel({ id, before }: Open): void {
		change((now) => ({
			...now,
			questions: before ? withItem(now.questions, before) : now.questions.filter((each) => each.id !== id),
		}))
		close(before ? id : "add")
	}

	const addButton = (
		<Button
			variant="primary"
			disabled={readOnly || open !== null || questions.length >= QUESTIONS_MAX}
			ref={(button) => {
				if (button && returnTo === "add") {
					button.focus()
					setReturnTo(null)
				}
			}}
			onClick={add}
		>
			<Plus aria-hidden size={16} />
			Add question
		</Button>
	)
	return (
		<section aria-label="Questions" className="flex max-w-4xl flex-col gap-4">
			<p id="quiz-drag-keys" className="sr-only">
				Drag it, or press the arrow keys.
			</p>
			<p role="status" className="sr-only">
				{order.said}
			</p>
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
						{questions.map((question, index) => {
							const { style, dragged, handle } = order.row(named[index] ?? { id: "", label: "" }, index)
							const isOpen = open?.id === question.id
							return (
								<QuestionRow
									key={question.id}
									question={question}
									style={style}
									dragged={dragged}
									handle={handle}
									readOnly={readOnly || open !== null}
									focused={returnTo === question.id}
									onFocused={() => setReturnTo(null)}
									onEdit={() => setOpen({ id: question.id, before: question })}
									onDelete={() => setDeleting(question)}
								>
									{isOpen && (
										<QuestionForm
											question={question}
											categories={content.scoring_config.categories}
											isNew={open.before === null}
											problem={problem?.item === question.id ? problem.detail : null}
											onChange={(next) => change((now) => withQuestion(now, next))}
											onSave={() => {
												change((now) => withNamedCategory(now, question.category))
												close(question.id)
											}}
											onCancel={() => cancel(open)}
										/>
									)}
								</QuestionRow>
							)
						})}
					</ol>
				</>
			)}
			<ConfirmDialog
				open={deleting !== null}
				onOpenChange={(shown) => !shown && setDeleting(null)}
				title={`Delete “${deleting?.question || "this question"}”?`}
				description="Results that visitors already have keep it. It is gone from the quiz once you save."
				confirmLabel="Delete"
				onConfirm={() => {
					change((now) => ({ ...now, questions: now.questions.filter(({ id }) => id !== deleting?.id) }))
					setReturnTo("add")
				}}
			/>
		</section>
	)
}

import { Plus } from "lucide-react"
import { useEffect, useState } from "react"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { EmptyState } from "@/components/ui/empty-state"
import type { Outcome } from "@/lib/client/contract"
import { newIdempotencyKey } from "@/lib/client/idempotency-key"
import { newOutcome, OUTCOMES_MAX } from "@/lib/quizzes/defaults"
import { inOrder, withItem, withOutcome } from "../content-edits"
import type { SectionProps } from "../section-props"
import { useOrder } from "../use-order"
import { OutcomeForm } from "./outcome-form"
import { OutcomeRow } from "./outcome-row"
import { RangeMap } from "./range-map"

interface Open {
	id: string
	before: Outcome | null
}

export function OutcomesSection({ content, change, readOnly, problem, onSettled }: SectionProps) {
	const { outcomes } = content
	const [open, setOpen] = useState<Open | null>(null)
	const [deleting, setDeleting] = useState<Outcome | null>(null)
	const [returnTo, setReturnTo] = useState<string | null>(null)
	const named = outcomes.map(({ id, title }, index) => ({ id, label: title || `outcome ${index + 1}` }))
	const order = useOrder(named, (ids) => change((now) => ({ ...now, outcomes: inOrder(now.outcomes, ids) })))

	// biome-ignore lint/correctness/useExhaustiveDependencies: for what Save has just found.
	useEffect(() => {
		const wrong = outcomes.find(({ id }) => id === problem?.item)
		if (wrong && open?.id !== wrong.id) setOpen({ id: wrong.id, before: wrong })
	}, [problem])

	function add(): void {
		const outcome = newOutcome(newIdempotencyKey())
		change((now) => withOutcome(now, outcome))
		setOpen({ id: outcome.id, before: null })
	}

	function close(id: string): void {
		setOpen(null)
		setReturnTo(id)
		onSettled()
	}

	function cancel({ id, before }: Open): void {
		change((now) => ({
			...now,
			outcomes: before ? withItem(now.outcomes, before) : now.outcomes.filter((each) => each.id !== id),
		}))
		close(before ? id : "add")
	}

	const addButton = (
		<Button
			variant="primary"
			disabled={readOnly || open !== null || outcomes.length >= OUTCOMES_MAX}
			ref={(button) => {
				if (button && returnTo === "add") {
					button.focus()
					setReturnTo(null)
				}
			}}
			onClick={add}
		>
			<Plus aria-hidden size={16} />
			Add outcome
		</Button>
	)
	return (
		<section aria-label="Results & Outcomes" className="flex flex-col gap-6">
			<p id="quiz-drag-keys" className="sr-only">
				Drag it, or press the arrow keys.
			</p>
			<p role="status" className="sr-only">
				{order.said}
			</p>
			{outcomes.length === 0 ? (
				<EmptyState title="No outcomes yet" action={addButton}>
					An outcome tells visitors within a range of percentages what their score means. Without any, everybody sees a
					neutral result.
				</EmptyState>
			) : (
				<>
					<RangeMap content={content} />
					<div className="flex max-w-4xl flex-wrap items-center justify-between gap-3">
						<p className="text-ink-muted">Where two outcomes claim the same score, the upper one wins.</p>
						{addButton}
					</div>
					<ol ref={order.list} aria-label="Outcomes" className="border-t border-line">
						{outcomes.map((outcome, index) => {
							const { style, dragged, handle } = order.row(named[index] ?? { id: "", label: "" }, index)
							return (
								<OutcomeRow
									key={outcome.id}
									outcome={outcome}
									style={style}
									dragged={dragged}
									handle={handle}
									readOnly={readOnly || open !== null}
									focused={returnTo === outcome.id}
									onFocused={() => setReturnTo(null)}
									onEdit={() => setOpen({ id: outcome.id, before: outcome })}
									onDelete={() => setDeleting(outcome)}
								>
									{open?.id === outcome.id && (
										<OutcomeForm
											outcome={outcome}
											content={content}
											isNew={open.before === null}
											problem={problem?.item === outcome.id ? problem.detail : null}
											onChange={(next) => change((now) => withOutcome(now, next))}
											onSave={() => close(outcome.id)}
											onCancel={() => cancel(open)}
										/>
									)}
								</OutcomeRow>
							)
						})}
					</ol>
				</>
			)}
			<ConfirmDialog
				open={deleting !== null}
				onOpenChange={(shown) => !shown && setDeleting(null)}
				title={`Delete “${deleting?.title || "this outcome"}”?`}
				description="Results that visitors already have keep it. It is gone from the quiz once you save."
				confirmLabel="Delete"
				onConfirm={() => {
					change((now) => ({ ...now, outcomes: now.outcomes.filter(({ id }) => id !== deleting?.id) }))
					setReturnTo("add")
				}}
			/>
		</section>
	)
}

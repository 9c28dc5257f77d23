import { Plus } from "lucide-react"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { EmptyState } from "@/components/ui/empty-state"
import { OUTCOMES_MAX } from "@/lib/quizzes/defaults"
import { inOrder, ungradedOutcome, withOutcome } from "../content/content-edits"
import { OrderNotes } from "../parts/order-notes"
import type { SectionProps } from "../parts/section-props"
import { useOpenItem } from "../parts/use-open-item"
import { useOrder } from "../parts/use-order"
import { OutcomeForm } from "./outcome-form"
import { OutcomeRow } from "./outcome-row"
import { RangeMap } from "./range-map"

export function OutcomesSection({ content, change, readOnly, problem, onSettled }: SectionProps) {
	const { outcomes } = content
	const named = outcomes.map(({ id, title }, index) => ({ id, label: title || `outcome ${index + 1}` }))
	const order = useOrder(named, (ids) => change((now) => ({ ...now, outcomes: inOrder(now.outcomes, ids) })))
	const edited = useOpenItem(
		{
			items: outcomes,
			make: ungradedOutcome,
			put: (outcome) => change((now) => withOutcome(now, outcome)),
			remove: (id) => change((now) => ({ ...now, outcomes: now.outcomes.filter((each) => each.id !== id) })),
		},
		{ problem, onSettled },
	)
	const { open, deleting } = edited

	const addButton = (
		<Button
			variant="primary"
			disabled={readOnly || open !== null || outcomes.length >= OUTCOMES_MAX}
			ref={edited.addRef}
			onClick={edited.add}
		>
			<Plus aria-hidden size={16} />
			Add outcome
		</Button>
	)
	return (
		<section aria-label="Results & Outcomes" className="flex flex-col gap-6">
			<OrderNotes said={order.said} />
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
						{outcomes.map((outcome, index) => (
							<OutcomeRow
								key={outcome.id}
								outcome={outcome}
								{...order.row(named[index] ?? { id: "", label: "" }, index)}
								{...edited.row(outcome)}
								readOnly={readOnly || open !== null}
							>
								{open?.id === outcome.id && (
									<OutcomeForm
										outcome={outcome}
										content={content}
										isNew={open.before === null}
										problem={problem?.item?.id === outcome.id ? problem : null}
										onChange={(next) => change((now) => withOutcome(now, next))}
										onSave={() => edited.close(outcome.id)}
										onCancel={edited.cancel}
									/>
								)}
							</OutcomeRow>
						))}
					</ol>
				</>
			)}
			<ConfirmDialog
				open={deleting !== null}
				onOpenChange={(shown) => !shown && edited.setDeleting(null)}
				title={`Delete “${deleting?.title || "this outcome"}”?`}
				description="Results that visitors already have keep it. It is gone from the quiz once you save."
				confirmLabel="Delete"
				onConfirm={edited.removeDeleting}
			/>
		</section>
	)
}

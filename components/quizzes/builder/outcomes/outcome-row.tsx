import { Pencil, Trash2 } from "lucide-react"
import { type CSSProperties, type ReactNode, useEffect, useRef } from "react"
import { classNames } from "@/components/ui/class-names"
import { IconButton } from "@/components/ui/icon-button"
import type { Outcome } from "@/lib/client/contract"
import { outcomeProblem } from "../check-quiz"
import { DragHandle, type DragHandleProps } from "../drag-handle"
import { ACTION_LABELS } from "../quiz-texts"

export interface OutcomeRowProps {
	outcome: Outcome
	style: CSSProperties | undefined
	dragged: boolean
	handle: DragHandleProps
	readOnly: boolean
	/** Its form has just been closed. */
	focused: boolean
	onFocused(): void
	onEdit(): void
	onDelete(): void
	/** The form, in place of the row's own words. */
	children: ReactNode
}

export function OutcomeRow({ outcome, style, dragged, handle, readOnly, children, ...props }: OutcomeRowProps) {
	const { focused, onFocused, onEdit, onDelete } = props
	const box = useRef<HTMLLIElement>(null)
	const label = outcome.title || "No title yet"
	const wrong = outcomeProblem(outcome)

	useEffect(() => {
		if (!focused) return
		box.current?.querySelector<HTMLElement>("[data-edit] button")?.focus()
		onFocused()
	})

	return (
		<li
			ref={box}
			style={style}
			className={classNames("border-b border-line bg-area py-2.5", dragged && "rounded-control shadow-float")}
		>
			{children || (
				<div className="flex max-w-4xl items-start gap-2 sm:gap-3">
					<DragHandle {...handle} disabled={readOnly} />
					<div className="min-w-0 flex-1 py-1.5">
						<p className="font-medium wrap-anywhere">{label}</p>
						<p className="flex flex-wrap gap-x-3 text-ink-muted tabular-nums">
							<span>
								{outcome.score_min} to {outcome.score_max}%
							</span>
							<span>{ACTION_LABELS[outcome.action]}</span>
						</p>
						{wrong && <p className="text-danger">{wrong}</p>}
					</div>
					<div data-edit className="flex">
						<IconButton label={`Edit ${label}`} disabled={readOnly} onClick={onEdit}>
							<Pencil aria-hidden size={18} />
						</IconButton>
						<IconButton label={`Delete ${label}`} disabled={readOnly} onClick={onDelete}>
							<Trash2 aria-hidden size={18} />
						</IconButton>
					</div>
				</div>
			)}
		</li>
	)
}

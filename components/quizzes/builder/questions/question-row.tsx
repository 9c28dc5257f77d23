import { Pencil, Trash2 } from "lucide-react"
import { type CSSProperties, type ReactNode, useEffect, useRef } from "react"
import { classNames } from "@/components/ui/class-names"
import { IconButton } from "@/components/ui/icon-button"
import type { Question } from "@/lib/client/contract"
import { GENERAL_CATEGORY } from "@/lib/quizzes/defaults"
import { bestPoints } from "@/lib/quizzes/points-of"
import { questionProblem } from "../check-quiz"
import { DragHandle, type DragHandleProps } from "../drag-handle"
import { counted, TYPE_LABELS } from "../quiz-texts"

export interface QuestionRowProps {
	question: Question
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

export function QuestionRow({ question, style, dragged, handle, readOnly, children, ...props }: QuestionRowProps) {
	const { focused, onFocused, onEdit, onDelete } = props
	const box = useRef<HTMLLIElement>(null)
	const label = question.question || "No question yet"
	const best = bestPoints(question)

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
				<div className="flex items-start gap-2 sm:gap-3">
					<DragHandle {...handle} disabled={readOnly} />
					<div className="min-w-0 flex-1 py-1.5">
						<p className="wrap-anywhere">
							<span className="text-ink-muted tabular-nums">{handle.index + 1}.</span>{" "}
							<span className="font-medium">{label}</span>
							{!question.required && <span className="text-ink-muted"> (optional)</span>}
						</p>
						<p className="flex flex-wrap gap-x-3 text-ink-muted tabular-nums">
							<span>{TYPE_LABELS[question.type]}</span>
							<span>{best === null ? "Not scored" : `up to ${counted(best, "point")}`}</span>
							{question.weight > 1 && <span>counts {question.weight}×</span>}
							<span>{question.category || GENERAL_CATEGORY}</span>
						</p>
						{questionProblem(question) && <p className="text-danger">{questionProblem(question)}</p>}
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

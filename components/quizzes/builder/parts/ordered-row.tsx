import { Pencil, Trash2 } from "lucide-react"
import { type CSSProperties, type ReactNode, useEffect, useRef } from "react"
import { DRAG_KEYS } from "@/components/forms/order/use-order"
import { classNames } from "@/components/ui/class-names"
import { DragHandle, type DragHandleProps } from "@/components/ui/drag-handle"
import { Glyph } from "@/components/ui/glyph"
import { IconButton } from "@/components/ui/icon-button"
import { quizEditorWords } from "../../admin-words"

export interface OrderedRowProps {
	style: CSSProperties | undefined
	dragged: boolean
	handle: Omit<DragHandleProps, "describedBy">
	readOnly: boolean
	/** True just after the row's form was closed: the row takes the focus. */
	focused: boolean
	onFocused(): void
	onEdit(): void
	onDelete(): void
	children: ReactNode
}

interface Told {
	label: string
	told: ReactNode
	problem: string | null
	/** What still works, but not as it reads. */
	warnings?: readonly string[]
	/** Beside Edit, while the row can be edited. */
	menu?: ReactNode
}

export function OrderedRow({
	style,
	dragged,
	handle,
	readOnly,
	children,
	label,
	told,
	problem,
	warnings = [],
	menu,
	...props
}: OrderedRowProps & Told) {
	const { focused, onFocused, onEdit, onDelete } = props
	const box = useRef<HTMLLIElement>(null)

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
					<DragHandle {...handle} describedBy={DRAG_KEYS} disabled={readOnly} />
					<div className="min-w-0 flex-1 py-1.5">
						{told}
						{problem && <p className="text-danger">{problem}</p>}
						{warnings.map((warning) => (
							<p key={warning} className="flex items-start gap-1.5 text-warning">
								<Glyph name="alert" size={16} className="mt-0.5 shrink-0" />
								<span className="min-w-0 wrap-anywhere">{warning}</span>
							</p>
						))}
					</div>
					<div className="flex">
						{!readOnly && menu}
						<div data-edit className="flex">
							<IconButton label={quizEditorWords.editItem(label)} disabled={readOnly} onClick={onEdit}>
								<Pencil aria-hidden size={18} />
							</IconButton>
							<IconButton label={quizEditorWords.deleteItem(label)} disabled={readOnly} onClick={onDelete}>
								<Trash2 aria-hidden size={18} />
							</IconButton>
						</div>
					</div>
				</div>
			)}
		</li>
	)
}

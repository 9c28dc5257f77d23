import { Plus, X } from "lucide-react"
import { useState } from "react"
import { listOf, textOf } from "@/components/forms/list-text"
import { OrderNotes } from "@/components/forms/order/order-notes"
import { DRAG_KEYS, useOrder } from "@/components/forms/order/use-order"
import type { SettingsAccess } from "@/components/forms/settings-access"
import { Poster } from "@/components/testimonials-dashboard/poster"
import { Button } from "@/components/ui/button"
import { classNames } from "@/components/ui/class-names"
import { DragHandle } from "@/components/ui/drag-handle"
import { FieldError } from "@/components/ui/field-error"
import { IconButton } from "@/components/ui/icon-button"
import { Skeleton } from "@/components/ui/skeleton"
import { PickDialog } from "./pick-dialog"
import { usePicked } from "./use-picked"
import { pickWords, widgetEditorWords } from "./widget-words"

export interface PickedListProps {
	/** Ids, one per line. */
	value: string
	error?: string
	access: SettingsAccess
	tenantSlug: string
	onChange(value: string): void
}

export function PickedList({ value, error, access, tenantSlug, onChange }: PickedListProps) {
	const ids = listOf(value)
	const { known, learn } = usePicked(ids, access)
	const [choosing, setChoosing] = useState(false)
	const change = (next: readonly string[]) => onChange(textOf(next))
	const rows = ids.map((id) => ({ id, label: known.get(id)?.name ?? pickWords.notShown }))
	const order = useOrder(rows, change)

	return (
		<fieldset className="flex min-w-0 flex-col gap-2">
			<legend className="mb-1.5 font-medium text-ink">{widgetEditorWords.labels.submission_ids}</legend>
			{ids.length === 0 && <p className="text-ink-muted">{pickWords.nothingChosen}</p>}
			<OrderNotes said={order.said} />
			<ol ref={order.list} className="flex flex-col border-y border-line empty:hidden">
				{rows.map((row, index) => {
					const { style, dragged, handle } = order.row(row, index)
					const pick = known.get(row.id)
					return (
						<li
							key={row.id}
							style={style}
							className={classNames(
								"flex items-center gap-2 bg-area py-1.5 not-last:border-b not-last:border-line",
								dragged && "rounded-control shadow-float",
							)}
						>
							<DragHandle {...handle} describedBy={DRAG_KEYS} />
							{pick ? (
								<>
									<span className="w-14 shrink-0">
										<Poster name={pick.name} url={pick.picture_url} written={pick.written} />
									</span>
									<span className="min-w-0 flex-1 wrap-anywhere">{pick.name}</span>
								</>
							) : pick === null ? (
								<span className="min-w-0 flex-1">
									{pickWords.notShown}
									<span className="block text-ink-muted">{pickWords.notShownWhy}</span>
								</span>
							) : (
								<Skeleton className="h-5 flex-1" />
							)}
							<IconButton
								label={pickWords.removePick(row.label)}
								onClick={() => change(ids.filter((id) => id !== row.id))}
							>
								<X aria-hidden size={18} />
							</IconButton>
						</li>
					)
				})}
			</ol>
			<div>
				{/* The name lets a refused save put the focus here. */}
				<Button name="submission_ids" size="sm" onClick={() => setChoosing(true)}>
					<Plus aria-hidden size={16} />
					{pickWords.choose}
				</Button>
				<div aria-live="polite">{error && <FieldError>{error}</FieldError>}</div>
			</div>
			<PickDialog
				open={choosing}
				onOpenChange={setChoosing}
				tenantSlug={tenantSlug}
				chosen={ids}
				onChoose={(pick, on) => {
					learn(pick)
					change(on ? [...ids, pick.id] : ids.filter((id) => id !== pick.id))
				}}
			/>
		</fieldset>
	)
}

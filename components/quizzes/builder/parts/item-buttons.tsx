import type { ReactNode } from "react"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"

export interface ItemButtonsProps {
	isNew: boolean
	/** The problem that no field of the form shows. */
	problem: string | null
	onCancel(): void
	/** Shown before Cancel. */
	children?: ReactNode
}

/** The end of a question's or an outcome's form. */
export function ItemButtons({ isNew, problem, onCancel, children }: ItemButtonsProps) {
	return (
		<>
			{problem && (
				<Notice tone="danger" role="alert">
					{problem}
				</Notice>
			)}
			<div className="flex flex-wrap justify-end gap-3">
				{children}
				<Button onClick={onCancel}>Cancel</Button>
				<Button type="submit" variant="primary">
					{isNew ? "Add to quiz" : "Done"}
				</Button>
			</div>
		</>
	)
}

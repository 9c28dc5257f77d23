import type { ReactNode } from "react"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { Notice } from "@/components/ui/notice"
import * as uiWords from "@/components/ui/ui-words"
import { quizEditorWords } from "../../admin-words"

export interface ItemButtonsProps {
	isNew: boolean
	problem: string | null
	onCancel(): void
	/** Takes the item in and opens the form of the next. Left out where that makes no sense. */
	onNext?(): void
	children?: ReactNode
}

export function ItemButtons({ isNew, problem, onCancel, onNext, children }: ItemButtonsProps) {
	return (
		<>
			{problem && (
				<Notice tone="danger" role="alert">
					{problem}
				</Notice>
			)}
			<div className="flex flex-wrap justify-end gap-3">
				{children}
				<Button onClick={onCancel}>{uiWords.cancel}</Button>
				{isNew && onNext && <Button onClick={onNext}>{quizEditorWords.addAndNext}</Button>}
				<Button type="submit" variant="primary">
					{isNew ? quizEditorWords.addToQuiz : commonWords.done}
				</Button>
			</div>
		</>
	)
}

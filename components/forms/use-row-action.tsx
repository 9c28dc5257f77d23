import { useRouter } from "next/navigation"
import { useState } from "react"
import { toast } from "sonner"
import { ConfirmDialog, type ConfirmDialogProps } from "@/components/ui/confirm-dialog"
import { toastError } from "./toast-error"

type Question = Omit<ConfirmDialogProps, "open" | "onOpenChange">

const NO_QUESTION: Question = { title: "", description: "", confirmLabel: "", onConfirm: () => undefined }

/** @returns `ask`, which opens the dialog about a row, and the dialog, which the screen draws. */
export function useQuestion<Row extends object | string>(questionOf: (row: Row) => Question) {
	const [row, ask] = useState<Row | null>(null)
	const question = row === null ? NO_QUESTION : questionOf(row)
	const dialog = <ConfirmDialog open={row !== null} onOpenChange={(open) => !open && ask(null)} {...question} />
	return { ask: (row: Row) => ask(row), dialog }
}

export interface RowAction<Row> {
	question(row: Row): Omit<Question, "onConfirm">
	send(row: Row): Promise<unknown>
	done: string
	/** What the toast names below `done`. */
	nameOf?(row: Row): string
	failed: string
	/** Instead of reading the list anew, which is due after a refusal as well: a colleague may have taken the row away. */
	settled?(isDone: boolean, row: Row): void
}

/** An action on a row of a list that asks first, then calls, says what came of it, and reads the list anew. */
export function useRowAction<Row extends object>(action: RowAction<Row>) {
	const router = useRouter()
	const [running, setRunning] = useState<Row | null>(null)

	async function run(row: Row): Promise<void> {
		setRunning(row)
		let isDone = false
		try {
			await action.send(row)
			isDone = true
			toast.success(action.done, { description: action.nameOf?.(row) })
		} catch (error) {
			toastError(action.failed, error)
		}
		setRunning(null)
		if (action.settled) action.settled(isDone, row)
		else router.refresh()
	}

	return { ...useQuestion<Row>((row) => ({ ...action.question(row), onConfirm: () => void run(row) })), running }
}

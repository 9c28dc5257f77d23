import { toast } from "sonner"

/** Says that something is saved. While the toast is there, the next save of the same kind shows no second one. */
export function toastSaved(words: string): void {
	toast.success(words, { id: words })
}

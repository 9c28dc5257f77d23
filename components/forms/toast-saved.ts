import { createElement } from "react"
import { toast } from "sonner"

let saves = 0

/** Says that something is saved. While the toast is there, the next save of the same kind shows no second one. */
export function toastSaved(words: string): void {
	saves += 1
	// A new element with the same words, because screen readers say only what enters the toasts' live region.
	toast.success(createElement("span", { key: saves }, words), { id: words })
}

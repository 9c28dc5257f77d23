import { useState } from "react"
import { formWords } from "./form-words"
import { toastError } from "./toast-error"

export interface Page<T> {
	items: T[]
	next: string | null
}

/** A list whose first page comes with the screen. `more` appends the next page. A new first page starts over. */
export function useMore<T extends { id: string }>(first: Page<T>, load: (cursor: string) => Promise<Page<T>>) {
	const [seen, setSeen] = useState(first)
	const [page, setPage] = useState(first)
	const [busy, setBusy] = useState(false)
	if (seen !== first) {
		setSeen(first)
		setPage(first)
	}

	async function more(): Promise<void> {
		if (!page.next) return
		setBusy(true)
		try {
			const further = await load(page.next)
			setPage((now) => ({ items: [...now.items, ...further.items], next: further.next }))
		} catch (error) {
			toastError(formWords.loadMoreFailed, error)
		} finally {
			setBusy(false)
		}
	}

	const replace = (item: T) =>
		setPage((now) => ({ ...now, items: now.items.map((each) => (each.id === item.id ? item : each)) }))

	return { items: page.items, hasMore: page.next !== null, busy, more: () => void more(), replace }
}

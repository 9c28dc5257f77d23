import { useEffect, useState } from "react"
import { newIdempotencyKey } from "@/lib/client/idempotency-key"
import type { SectionProps } from "./section-props"

interface Item {
	id: string
}

interface Open<T> {
	id: string
	/** What it goes back to; null: it was not there before. */
	before: T | null
}

export interface Items<T extends Item> {
	items: readonly T[]
	make(id: string): T
	/** Puts it in its place, or at the end. */
	put(item: T): void
	remove(id: string): void
}

/** Which question or outcome has its form open, and where the focus goes once it is closed. */
export function useOpenItem<T extends Item>(
	{ items, make, put, remove }: Items<T>,
	{ problem, onSettled }: Pick<SectionProps, "problem" | "onSettled">,
) {
	const [opened, setOpen] = useState<Open<T> | null>(null)
	const [deleting, setDeleting] = useState<T | null>(null)
	const [returnTo, setReturnTo] = useState<string | null>(null)

	/** One that went while it was open, as with somebody else's version, is not: it would lock all others. */
	const open = items.some(({ id }) => id === opened?.id) ? opened : null

	// biome-ignore lint/correctness/useExhaustiveDependencies: for what Save has just found.
	useEffect(() => {
		const wrong = items.find(({ id }) => id === problem?.item?.id)
		if (wrong && open?.id !== wrong.id) setOpen({ id: wrong.id, before: wrong })
	}, [problem])

	function close(id: string): void {
		setOpen(null)
		setReturnTo(id)
		onSettled()
	}

	return {
		open,
		deleting,
		setDeleting,
		close,
		add(): void {
			const item = make(newIdempotencyKey())
			put(item)
			setOpen({ id: item.id, before: null })
		},
		cancel(): void {
			if (!open) return
			if (open.before) put(open.before)
			else remove(open.id)
			close(open.before ? open.id : "add")
		},
		removeDeleting(): void {
			if (deleting) remove(deleting.id)
			setReturnTo("add")
		},
		/** Of the button that adds one. */
		addRef(button: HTMLButtonElement | null): void {
			if (!button || returnTo !== "add") return
			button.focus()
			setReturnTo(null)
		},
		/** Of one row. */
		row: (item: T) => ({
			focused: returnTo === item.id,
			onFocused: () => setReturnTo(null),
			onEdit: () => setOpen({ id: item.id, before: item }),
			onDelete: () => setDeleting(item),
		}),
	}
}

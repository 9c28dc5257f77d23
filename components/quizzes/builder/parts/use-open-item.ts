import { useEffect, useState } from "react"
import { newIdempotencyKey } from "@/lib/client/idempotency-key"
import type { SectionProps } from "./section-props"

interface Item {
	id: string
}

interface Open<T> {
	id: string
	/** State to restore on Cancel, or null for a new item. */
	before: T | null
	restore(): void
}

export interface Items<T extends Item> {
	items: readonly T[]
	make(id: string): T
	put(item: T): void
	remove(id: string): void
	/** Called as an item opens. Gives what Cancel does instead of putting the item back. */
	keep?(): () => void
}

export function useOpenItem<T extends Item>(
	{ items, make, put, remove, keep }: Items<T>,
	{ problem, onSettled, taken }: Pick<SectionProps, "problem" | "onSettled" | "taken">,
) {
	const [opened, setOpen] = useState<Open<T> | null>(null)
	const [deleting, setDeleting] = useState<T | null>(null)
	const [returnTo, setReturnTo] = useState<string | null>(null)

	const [seen, setSeen] = useState(taken)
	if (seen !== taken) {
		setSeen(taken)
		setOpen(null)
	}

	/** Null if the open item was removed, for example by another admin's version: it would lock all others. */
	const open = items.some(({ id }) => id === opened?.id) ? opened : null

	// biome-ignore lint/correctness/useExhaustiveDependencies: only for the problem that Save has just found.
	useEffect(() => {
		const wrong = items.find(({ id }) => id === problem?.item?.id)
		if (wrong && open?.id !== wrong.id) openUp(wrong.id, wrong)
	}, [problem])

	function openUp(id: string, before: T | null): void {
		const restore = keep?.()
		setOpen({ id, before, restore: () => (restore ? restore() : before && put(before)) })
	}

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
		/** Also while another form is open, which has then been taken in. */
		add(): void {
			onSettled()
			const item = make(newIdempotencyKey())
			put(item)
			openUp(item.id, null)
		},
		cancel(): void {
			if (!open) return
			if (open.before) open.restore()
			else remove(open.id)
			close(open.before ? open.id : "add")
		},
		removeDeleting(): void {
			if (deleting) remove(deleting.id)
			setReturnTo("add")
		},
		addRef(button: HTMLButtonElement | null): void {
			if (!button || returnTo !== "add") return
			button.focus()
			setReturnTo(null)
		},
		row: (item: T) => ({
			focused: returnTo === item.id,
			onFocused: () => setReturnTo(null),
			onEdit: () => openUp(item.id, item),
			onDelete: () => setDeleting(item),
		}),
	}
}

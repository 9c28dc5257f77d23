import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react"

export interface RowKeys {
	searchRef: RefObject<HTMLInputElement | null>
	ids: string[]
	/** Called on x, if rows can be selected. */
	onToggle?: (id: string) => void
	onEscape?: () => void
}

const isTyping = (target: EventTarget | null) =>
	target instanceof HTMLElement &&
	target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu]")

/** True inside a text field of a row, which uses arrows and letters itself. */
const isWriting = (target: HTMLElement) => target.closest("textarea, input:not([type=checkbox])") !== null

/**
 * Keyboard for a list of rows. Arrows, Home and End move between rows, Enter clicks the row's data-main element, x
 * selects. Anywhere on the page, `/` focuses the search and Esc calls onEscape. Tab reaches one row at a time.
 */
export function useRowKeys<Body extends HTMLElement>({ searchRef, ids, onToggle, onEscape }: RowKeys) {
	const body = useRef<Body>(null)
	const [active, setActive] = useState<string | null>(null)
	const rowOf = (id: string | undefined) => body.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)
	const tabbable = active && ids.includes(active) ? active : (ids[0] ?? null)

	useEffect(() => {
		const onKey = (event: globalThis.KeyboardEvent) => {
			if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
			if (event.key === "/" && !isTyping(event.target)) {
				event.preventDefault()
				searchRef.current?.focus()
				searchRef.current?.select()
			}
			if (event.key === "Escape" && !document.querySelector("[role=dialog], [role=alertdialog], [role=menu]"))
				onEscape?.()
		}
		document.addEventListener("keydown", onKey)
		return () => document.removeEventListener("keydown", onKey)
	})

	function onKeyDown(event: KeyboardEvent<HTMLElement>) {
		const target = event.target as HTMLElement
		if (event.defaultPrevented || event.ctrlKey || event.metaKey || target.closest("[role=menu]") || isWriting(target))
			return
		const id = target.closest<HTMLElement>("[data-row]")?.dataset.row
		if (!id) return
		const index = ids.indexOf(id)
		const moves: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: ids.length - 1 }
		const next = moves[event.key]
		if (next !== undefined) {
			event.preventDefault()
			rowOf(ids[next])?.focus()
		} else if (event.key === "x") {
			onToggle?.(id)
		} else if (event.key === "Enter" && target.dataset.row) {
			rowOf(id)?.querySelector<HTMLElement>("[data-main]")?.click()
		}
	}

	function onFocus(event: { target: EventTarget }) {
		const id = (event.target as HTMLElement).closest<HTMLElement>("[data-row]")?.dataset.row
		if (id) setActive(id)
	}

	return { tabbable, bodyProps: { ref: body, onKeyDown, onFocus } }
}

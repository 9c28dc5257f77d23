import { Search } from "lucide-react"
import { type RefObject, useEffect, useId, useRef, useState } from "react"
import { useEarlyInput } from "./use-early-input"
import { useHydrated } from "./use-hydrated"

/** Long enough not to search for every letter, short enough to feel immediate. */
const DEBOUNCE_MS = 300

export interface SearchBoxProps {
	label: string
	placeholder: string
	inputRef: RefObject<HTMLInputElement | null>
	value: string
	onSearch: (text: string) => void
}

/** Searches while the user types, by changing the address. Esc clears the field, then leaves it. */
export function SearchBox({ label, placeholder, inputRef, value, onSearch }: SearchBoxProps) {
	const id = useId()
	useEarlyInput(id)
	const hydrated = useHydrated()
	const [text, setText] = useState(value)
	const [seen, setSeen] = useState(value)
	const sent = useRef(value)
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	useEffect(() => () => clearTimeout(timer.current), [])

	// Follows Back and Forward. The address after the user's own search must not overwrite newer typing.
	if (seen !== value) {
		setSeen(value)
		if (sent.current !== value) {
			setText(value)
			// Otherwise the same word, typed again, would count as already sent.
			sent.current = value
		}
	}

	function search(next: string, delay = DEBOUNCE_MS) {
		setText(next)
		clearTimeout(timer.current)
		timer.current = setTimeout(() => {
			if (sent.current === next.trim()) return
			sent.current = next.trim()
			onSearch(next.trim())
		}, delay)
	}

	return (
		// Wide enough for its placeholder when the text is enlarged: what does not fit beside it goes to the next line.
		<search className="min-w-[min(100%,11rem)] flex-1 lg:w-72 lg:flex-none">
			<form
				className="relative"
				onSubmit={(event) => {
					event.preventDefault()
					search(text, 0)
				}}
			>
				<label htmlFor={id} className="sr-only">
					{label}
				</label>
				<Search
					aria-hidden
					size={16}
					className="pointer-events-none absolute top-1/2 start-3 -translate-y-1/2 text-ink-muted"
				/>
				<input
					ref={inputRef}
					id={id}
					type="search"
					name="q"
					value={text}
					maxLength={200}
					placeholder={placeholder}
					autoComplete="off"
					enterKeyHint="search"
					aria-keyshortcuts="/"
					onChange={(event) => search(event.target.value)}
					onKeyDown={(event) => {
						if (event.key !== "Escape") return
						event.preventDefault()
						event.stopPropagation()
						if (text) search("", 0)
						else event.currentTarget.blur()
					}}
					className="h-10 w-full min-w-0 rounded-control border border-line-strong bg-surface pe-3 ps-9 text-sm text-ellipsis text-ink placeholder:text-ink-muted hover:border-ink-muted focus-visible:outline-offset-0 pointer-coarse:h-11 pointer-coarse:text-base"
				/>
				{/* Blocks Enter, on which the browser itself would submit the form and leave the page. */}
				{!hydrated && <button type="submit" disabled hidden />}
			</form>
		</search>
	)
}

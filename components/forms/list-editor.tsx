import { Plus, X } from "lucide-react"
import { useEffect, useRef } from "react"
import { Button } from "@/components/ui/button"
import { controlClass } from "@/components/ui/control-class"
import { Glyph } from "@/components/ui/glyph"
import { IconButton } from "@/components/ui/icon-button"
import { isComposing } from "@/components/ui/is-composing"
import * as uiWords from "@/components/ui/ui-words"
import { formWords } from "./form-words"
import { listOf, textOf } from "./list-text"

export interface ListEditorProps {
	label: string
	name: string
	/** One entry per line. */
	value: string
	/** The singular in lower case: "question" makes "Question 1" and "Add question". */
	thing: string
	max: number
	hint: string
	error?: string
	placeholder?: string
	inputMode?: "url"
	onChange(value: string): void
}

/** A list of short texts, each in a field of its own. Enter adds one below, Backspace in an empty field removes it. */
export function ListEditor(props: ListEditorProps) {
	const { label, name, value, thing, max, hint, error, placeholder, inputMode, onChange } = props
	const box = useRef<HTMLFieldSetElement>(null)
	const entries = listOf(value)

	/** Index to focus after the next render, so that the next key press already goes to the new field. */
	const focusNext = useRef<number | null>(null)
	useEffect(() => {
		const at = focusNext.current
		if (at === null) return
		focusNext.current = null
		const fields = box.current?.querySelectorAll("input")
		const field = fields?.[Math.min(Math.max(at, 0), fields.length - 1)]
		if (field) field.focus()
		else box.current?.querySelector<HTMLElement>("[data-add]")?.focus()
	})

	function add(at = entries.length): void {
		if (entries.length >= max) return
		// An empty list and a list of one empty entry are the same text, so the first entry starts as a space.
		const next = entries.toSpliced(at, 0, entries.length === 0 ? " " : "")
		onChange(textOf(next))
		focusNext.current = at
	}

	function remove(at: number): void {
		onChange(textOf(entries.toSpliced(at, 1)))
		focusNext.current = at - 1
	}

	return (
		<fieldset ref={box} className="flex min-w-0 flex-col gap-2">
			<legend className="mb-1.5 flex gap-2 font-medium text-ink">
				{label}
				<span className="font-normal text-ink-muted">{uiWords.optional}</span>
			</legend>
			{entries.map((entry, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: entries may be equal, and a typed-in field must not remount.
				<div key={at} className="flex gap-1">
					<input
						name={name}
						aria-label={formWords.entryNumber(thing, at + 1)}
						aria-describedby={`${name}-note`}
						aria-invalid={error ? true : undefined}
						value={entry === " " ? "" : entry}
						// Below a filled field a placeholder looks like another entry.
						placeholder={entries.length === 1 ? placeholder : undefined}
						inputMode={inputMode}
						autoComplete="off"
						autoCapitalize={inputMode === "url" ? "none" : undefined}
						spellCheck={inputMode !== "url"}
						onChange={(event) => {
							const typed = event.target.value.replace(/\n/g, " ")
							const next = entries.with(at, typed)
							onChange(next.length === 1 && typed === "" ? " " : textOf(next))
						}}
						onKeyDown={(event) => {
							if (isComposing(event)) return
							if (event.key === "Enter") {
								event.preventDefault()
								add(at + 1)
							}
							if (event.key === "Backspace" && entry.trim() === "") {
								event.preventDefault()
								remove(at)
							}
						}}
						className={controlClass("h-10 px-3 pointer-coarse:h-11")}
					/>
					<IconButton label={formWords.removeEntry(thing, at + 1)} onClick={() => remove(at)}>
						<X aria-hidden size={18} />
					</IconButton>
				</div>
			))}
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				{entries.length < max && (
					<Button size="sm" data-add onClick={() => add()}>
						<Plus aria-hidden size={16} />
						{formWords.addEntry(thing)}
					</Button>
				)}
				<div id={`${name}-note`} aria-live="polite" className="min-w-0 flex-1 basis-48">
					{error ? (
						<p className="flex gap-1.5 text-danger">
							<Glyph name="alert" className="mt-0.5" />
							{error}
						</p>
					) : (
						<p className="text-ink-muted">{hint}</p>
					)}
				</div>
			</div>
		</fieldset>
	)
}

import { Braces } from "lucide-react"
import { type ReactNode, useRef } from "react"
import { Button } from "@/components/ui/button"
import { classNames } from "@/components/ui/class-names"
import { Glyph } from "@/components/ui/glyph"
import { Menu, MenuItem, MenuNote } from "@/components/ui/menu"
import { chipsOf, offersOf, type Place } from "./chips-of"
import { placeholderWords } from "./placeholder-words"
import { useQuizParts } from "./quiz-parts"

export interface FillableProps {
	/** The field's, for screen readers. */
	label: string
	place: Place
	/** The question whose text it is: only earlier ones have an answer. */
	questionId?: string
	value: string
	onValue(value: string): void
	children: ReactNode
}

/** A text field, below it what its placeholders show, and a menu that inserts one where the cursor is. */
export function Fillable({ label, place, questionId, value, onValue, children }: FillableProps) {
	const box = useRef<HTMLDivElement>(null)
	const parts = useQuizParts()
	const at = parts.questions.findIndex(({ id }) => id === questionId)
	const around = { ...parts, place, upTo: at === -1 ? parts.questions.length : at }
	const chips = chipsOf(value, around)

	function insert(token: string): void {
		const field = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea")
		const start = field?.selectionStart ?? value.length
		onValue(value.slice(0, start) + token + value.slice(field?.selectionEnd ?? start))
	}

	return (
		<div ref={box} className="flex min-w-0 flex-col gap-1">
			{children}
			<div className="flex items-start justify-between gap-3">
				<ul className="flex min-w-0 flex-wrap gap-1.5 py-1 text-xs empty:hidden">
					{chips.map(({ text, isWarning }) => (
						<li
							key={text}
							className={classNames(
								"flex items-center gap-1 rounded-full px-2.5 py-1 wrap-anywhere",
								isWarning ? "bg-warning-soft text-warning" : "bg-sunken text-ink-muted",
							)}
						>
							{isWarning && <Glyph name="alert" size={14} />}
							{text}
						</li>
					))}
				</ul>
				<div className="ms-auto shrink-0">
					<Menu
						trigger={
							<Button type="button" size="sm" variant="quiet">
								<Braces aria-hidden size={14} />
								{placeholderWords.insert}
								<span className="sr-only">{placeholderWords.into(label)}</span>
							</Button>
						}
					>
						<div className="max-h-72 max-w-80 overflow-y-auto">
							{offersOf(around).map(([token, offer]) => (
								<MenuItem key={token} onSelect={() => insert(token)}>
									<span className="min-w-0 wrap-anywhere first-letter:uppercase">{offer}</span>
								</MenuItem>
							))}
						</div>
						<MenuNote>{placeholderWords.note}</MenuNote>
					</Menu>
				</div>
			</div>
		</div>
	)
}

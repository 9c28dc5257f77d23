import { useEffect, useRef } from "react"
import { FieldError } from "@/components/ui/field-error"
import { LineIcon } from "@/components/ui/line-icon"
import * as uiWords from "@/components/ui/ui-words"
import { t } from "@/lib/languages/t"
import styles from "./stars-field.module.css"
import * as writingWords from "./writing-words"

const VALUES = [1, 2, 3, 4, 5] as const

export interface StarsFieldProps {
	error?: string
	/** Called once the inputs exist, so that what was chosen before a reload can be filled in. */
	onReady(form: HTMLFormElement): void
}

/** A radio group of the five, drawn as a row that fills up. The inputs are uncontrolled, like the form's others. */
export function StarsField({ error, onReady }: StarsFieldProps) {
	const group = useRef<HTMLFieldSetElement>(null)
	const ready = useRef(onReady)
	useEffect(() => {
		if (group.current?.form) ready.current(group.current.form)
	}, [])

	function clear(): void {
		const chosen = group.current?.querySelector<HTMLInputElement>("input:checked")
		if (!chosen) return
		chosen.checked = false
		// The form notes what is typed by this event.
		chosen.dispatchEvent(new Event("input", { bubbles: true }))
		chosen.focus()
	}

	return (
		<fieldset ref={group} className="min-w-0" aria-describedby={error ? "stars-note" : undefined}>
			<legend className="mb-1.5 flex gap-2 text-sm font-medium text-ink">
				{t(writingWords.stars)}
				<span className="font-normal text-ink-muted">{t(uiWords.optional)}</span>
			</legend>
			<div className="flex flex-wrap items-center gap-x-3">
				<div className={styles.stars}>
					{VALUES.map((value) => (
						<label key={value} className={styles.star}>
							<input type="radio" name="stars" value={value} autoComplete="off" className="sr-only" />
							<LineIcon size={28} filled>
								<path d="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z" />
							</LineIcon>
							<span className="sr-only">{writingWords.starsOf(value)}</span>
						</label>
					))}
				</div>
				<button
					type="button"
					onClick={clear}
					className={`${styles.clear} min-h-11 text-sm text-accent-text underline underline-offset-4`}
				>
					{t(writingWords.clearStars)}
				</button>
			</div>
			<div id="stars-note" aria-live="polite" className="text-sm">
				{error && <FieldError>{error}</FieldError>}
			</div>
		</fieldset>
	)
}

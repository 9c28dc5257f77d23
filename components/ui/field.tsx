import { type ReactNode, useId } from "react"
import { t } from "@/lib/languages/t"
import { FieldError } from "./field-error"
import * as uiWords from "./ui-words"
import { useEarlyInput } from "./use-early-input"

export interface FieldControl {
	id: string
	"aria-describedby": string | undefined
	"aria-invalid": true | undefined
}

export interface FieldProps {
	label: string
	hint?: ReactNode
	error?: string | null
	/** Marks the field as optional beside the label. Most fields are required, so the exception is marked. */
	optional?: boolean
	/** Hides the label from view, if the field's place makes it clear. Screen readers still read it. */
	hideLabel?: boolean
	id?: string
}

export function Field({
	label,
	hint,
	error,
	optional = false,
	hideLabel = false,
	id,
	children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
	const generated = useId()
	const controlId = id ?? generated
	useEarlyInput(controlId)
	const noteId = `${controlId}-note`
	const note = error || hint
	return (
		<div className="flex min-w-0 flex-col">
			<label htmlFor={controlId} className={hideLabel ? "sr-only" : "mb-1.5 flex gap-2 text-sm font-medium text-ink"}>
				{label}
				{optional && <span className="font-normal text-ink-muted">{t(uiWords.optional)}</span>}
			</label>
			{children({
				id: controlId,
				"aria-describedby": note ? noteId : undefined,
				"aria-invalid": error ? true : undefined,
			})}
			{/* Always rendered: a live region that appears together with its text is not announced. */}
			<div id={noteId} aria-live="polite" className="text-sm">
				{error ? <FieldError>{error}</FieldError> : hint && <div className="mt-1.5 text-ink-muted">{hint}</div>}
			</div>
		</div>
	)
}

import { listOf, textOf } from "@/components/forms/list-text"
import { Checkbox } from "@/components/ui/checkbox"
import { FieldError } from "@/components/ui/field-error"
import type { Tag } from "@/lib/client/contract"
import { widgetEditorWords } from "./widget-words"

export interface TagsFieldProps {
	name: string
	label: string
	/** Ids, one per line. */
	value: string
	error?: string
	tags: Tag[]
	onChange(value: string): void
}

export function TagsField({ name, label, value, error, tags, onChange }: TagsFieldProps) {
	const chosen = listOf(value)
	return (
		<fieldset aria-describedby={`${name}-note`}>
			<legend className="mb-1 font-medium text-ink">{label}</legend>
			{tags.map((tag) => (
				<Checkbox
					key={tag.id}
					name={name}
					label={tag.name}
					checked={chosen.includes(tag.id)}
					onChange={({ target }) =>
						onChange(textOf(target.checked ? [...chosen, tag.id] : chosen.filter((id) => id !== tag.id)))
					}
				/>
			))}
			<div id={`${name}-note`} aria-live="polite" className="text-sm text-ink-muted">
				{error ? <FieldError>{error}</FieldError> : widgetEditorWords.tagsHint}
			</div>
		</fieldset>
	)
}

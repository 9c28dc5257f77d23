import { FieldError } from "@/components/ui/field-error"
import { TextField } from "@/components/ui/text-field"
import { WEEKDAYS } from "@/lib/chatbot/person/open-hours"
import { hoursByDay, hoursWith } from "./hours-text"
import { personWords } from "./person-words"

interface HoursEditorProps {
	value: string
	error?: string | null
	onChange(value: string): void
}

export function HoursEditor({ value, error, onChange }: HoursEditorProps) {
	const days = hoursByDay(value)
	return (
		<fieldset className="flex min-w-0 flex-col gap-2">
			<legend className="mb-1 font-medium">{personWords.hours}</legend>
			<p className="mb-1 text-ink-muted">{personWords.hoursHint}</p>
			<div className="grid gap-2 sm:grid-cols-2">
				{WEEKDAYS.map((day, at) => (
					<TextField
						key={day}
						// The first one gets the focus if the hours are wrong.
						name={at === 0 ? "person_hours" : undefined}
						label={personWords.dayNames[day]}
						value={days[day]}
						placeholder={at === 0 ? personWords.hoursExample : undefined}
						autoComplete="off"
						onChange={(event) => onChange(hoursWith(value, day, event.target.value))}
					/>
				))}
			</div>
			<div aria-live="polite">{error && <FieldError>{error}</FieldError>}</div>
		</fieldset>
	)
}

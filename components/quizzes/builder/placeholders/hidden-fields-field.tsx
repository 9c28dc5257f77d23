import { useState } from "react"
import { TextField } from "@/components/ui/text-field"
import { placeholderWords } from "./placeholder-words"

export interface HiddenFieldsFieldProps {
	value: readonly string[]
	error: string | null
	disabled: boolean
	onValue(names: string[]): void
}

const namesIn = (typed: string) => typed.split(/[\s,;]+/).filter((name) => name !== "")

/** Names with commas between them, as the admin types them. */
export function HiddenFieldsField({ value, error, disabled, onValue }: HiddenFieldsFieldProps) {
	const saved = value.join(", ")
	const [typed, setTyped] = useState(saved)
	// A draft that was discarded, or a newer version, replaces what was typed.
	const shown = namesIn(typed).join(", ") === saved ? typed : saved
	return (
		<TextField
			label={placeholderWords.fields}
			name="hidden_fields"
			optional
			autoComplete="off"
			autoCapitalize="none"
			spellCheck={false}
			placeholder={placeholderWords.fieldsExample}
			hint={placeholderWords.fieldsHint}
			value={shown}
			error={error}
			disabled={disabled}
			onChange={({ target }) => {
				setTyped(target.value)
				onValue(namesIn(target.value))
			}}
		/>
	)
}

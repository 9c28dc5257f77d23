import type { Ref } from "react"
import { TextField } from "@/components/ui/text-field"
import { secondFactorWords } from "./second-factor-words"

export interface CodeFieldProps {
	value: string
	error: string | null
	onValue(value: string): void
	ref?: Ref<HTMLInputElement>
}

export function AppCodeField({ onValue, ...field }: CodeFieldProps) {
	return (
		<TextField
			{...field}
			label={secondFactorWords.code}
			hint={secondFactorWords.codeHint}
			name="code"
			// A number pad that still takes a pasted "123 456".
			inputMode="numeric"
			autoComplete="one-time-code"
			autoCorrect="off"
			spellCheck={false}
			maxLength={20}
			required
			onChange={(event) => onValue(event.target.value)}
		/>
	)
}

export function RecoveryCodeField({ onValue, ...field }: CodeFieldProps) {
	return (
		<TextField
			{...field}
			label={secondFactorWords.recoveryCode}
			hint={secondFactorWords.recoveryCodeHint}
			name="code"
			autoComplete="off"
			autoCapitalize="none"
			autoCorrect="off"
			spellCheck={false}
			maxLength={40}
			required
			onChange={(event) => onValue(event.target.value)}
		/>
	)
}

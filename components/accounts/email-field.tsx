import type { Ref } from "react"
import { commonWords } from "@/components/ui/common-words"
import { TextField } from "@/components/ui/text-field"

export interface EmailFieldProps {
	value: string
	onValue(value: string): void
	error?: string | null
	ref?: Ref<HTMLInputElement>
	"aria-invalid"?: true
}

export function EmailField({ onValue, ...field }: EmailFieldProps) {
	return (
		<TextField
			label={commonWords.email}
			name="email"
			type="email"
			inputMode="email"
			autoComplete="username"
			autoCapitalize="none"
			spellCheck={false}
			required
			onChange={(event) => onValue(event.target.value)}
			{...field}
		/>
	)
}

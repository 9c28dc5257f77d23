import type { Ref } from "react"
import { TextField } from "@/components/ui/text-field"
import { EMAIL } from "./account-texts"

export interface EmailFieldProps {
	value: string
	onValue(value: string): void
	error?: string | null
	ref?: Ref<HTMLInputElement>
	"aria-invalid"?: true
}

/** The address of an account. */
export function EmailField({ onValue, ...field }: EmailFieldProps) {
	return (
		<TextField
			label={EMAIL}
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

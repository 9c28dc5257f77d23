import type { Ref } from "react"
import { Button } from "@/components/ui/button"
import { TextField } from "@/components/ui/text-field"
import { CODE, CODE_HINT, RECOVERY_CODE, RECOVERY_CODE_HINT, USE_APP, USE_RECOVERY_CODE } from "./second-factor-texts"

export interface CodeFieldProps {
	value: string
	error: string | null
	onValue(value: string): void
	ref?: Ref<HTMLInputElement>
}

/** The six digits that an authenticator app shows. */
export function AppCodeField({ onValue, ...field }: CodeFieldProps) {
	return (
		<TextField
			{...field}
			label={CODE}
			hint={CODE_HINT}
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

export interface EitherCodeFieldProps extends CodeFieldProps {
	recovery: boolean
	onRecovery(recovery: boolean): void
}

/** The app's code, or a recovery code for an admin without their phone. */
export function CodeField({ recovery, onRecovery, ...field }: EitherCodeFieldProps) {
	const { onValue, ...control } = field
	return (
		<div className="flex flex-col items-start gap-2 *:first:w-full">
			{recovery ? (
				<TextField
					{...control}
					key="recovery"
					label={RECOVERY_CODE}
					hint={RECOVERY_CODE_HINT}
					name="code"
					autoComplete="off"
					autoCapitalize="none"
					autoCorrect="off"
					spellCheck={false}
					maxLength={40}
					required
					onChange={(event) => onValue(event.target.value)}
				/>
			) : (
				<AppCodeField {...field} key="app" />
			)}
			<Button variant="quiet" size="sm" onClick={() => onRecovery(!recovery)}>
				{recovery ? USE_APP : USE_RECOVERY_CODE}
			</Button>
		</div>
	)
}

import { TextField } from "@/components/ui/text-field"
import { AT_SIGN } from "@/lib/submissions/invitations/limits"
import { invitationSentences } from "@/lib/submissions/invitations/words"
import { NAME_MAX } from "@/lib/submissions/limits"
import { invitationWords } from "./invitations-words"

export type TypedNames = Readonly<Record<string, string>>

export interface MissingNamesProps {
	emails: string[]
	names: TypedNames
	disabled: boolean
	onChange(email: string, name: string): void
}

/** Asks for the names that a list doesn't give. None is guessed from an address: the mail greets by it. */
export function MissingNames({ emails, names, disabled, onChange }: MissingNamesProps) {
	return (
		<fieldset className="flex min-w-0 flex-col gap-2">
			<legend className="font-medium">{invitationWords.namesTitle}</legend>
			<p className="text-ink-muted">{invitationWords.namesAbout}</p>
			<div className="grid max-h-96 gap-3 overflow-y-auto p-1 sm:grid-cols-2">
				{emails.map((email) => (
					<TextField
						key={email}
						label={email}
						autoComplete="off"
						maxLength={NAME_MAX}
						value={names[email] ?? ""}
						error={AT_SIGN.test(names[email] ?? "") ? invitationSentences.nameIsAddress : null}
						disabled={disabled}
						onChange={({ target }) => onChange(email, target.value)}
					/>
				))}
			</div>
		</fieldset>
	)
}

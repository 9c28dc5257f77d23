import { commonWords } from "@/components/ui/common-words"
import { SelectField } from "@/components/ui/select-field"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import { REMINDERS_MAX, SUBJECT_CAP, TEXT_CAP } from "@/lib/submissions/invitations/limits"
import { withName } from "@/lib/submissions/invitations/words"
import { invitationWords } from "./invitations-words"

export interface Message {
	subject: string
	text: string
	/** The language of what the product adds; "" for the business's own. */
	language: string
	/** Days after the invitation, as the selects hold them; "" for none. */
	reminders: string[]
}

export interface MessageFieldsProps {
	message: Message
	/** Those that a customer's page can be in, the business's own first. */
	languages: readonly string[]
	disabled: boolean
	onChange(change: Partial<Message>): void
}

const DAYS = [1, 2, 3, 4, 5, 7, 10, 14, 21, 30]
const OPTIONS = [
	{ value: "", label: invitationWords.noReminder },
	...DAYS.map((days) => ({ value: String(days), label: invitationWords.daysAfter(days) })),
]

const NAMES = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" })
/** The business's own language leaves the page to the customer's browser. */
const languageOptions = (languages: readonly string[]) =>
	languages.map((code, at) => ({ value: at === 0 ? "" : code, label: NAMES.of(code) ?? code }))

export function MessageFields({ message, languages, disabled, onChange }: MessageFieldsProps) {
	const { subject, text, language, reminders } = message
	return (
		<>
			{languages.length > 1 && (
				<SelectField
					label={invitationWords.language}
					name="language"
					hint={invitationWords.languageHint}
					value={language}
					options={languageOptions(languages)}
					disabled={disabled}
					onChange={({ target }) => onChange({ language: target.value })}
				/>
			)}
			<TextField
				label={invitationWords.subject}
				name="subject"
				maxLength={SUBJECT_CAP}
				value={subject}
				disabled={disabled}
				onChange={({ target }) => onChange({ subject: target.value })}
			/>
			<TextAreaField
				label={invitationWords.message}
				name="text"
				hint={invitationWords.messageHint}
				rows={7}
				maxLength={TEXT_CAP}
				value={text}
				disabled={disabled}
				onChange={({ target }) => onChange({ text: target.value })}
			/>
			<details>
				<summary className="cursor-pointer py-1.5 font-medium pointer-coarse:py-3">{commonWords.preview}</summary>
				<div className="mt-2 flex flex-col items-start gap-4 rounded-surface border border-line p-4">
					<p className="text-base font-medium wrap-anywhere">{withName(subject, invitationWords.previewName)}</p>
					<p className="whitespace-pre-line wrap-anywhere">{withName(text, invitationWords.previewName)}</p>
					<span className="rounded-control bg-accent px-4 py-2 font-medium text-on-accent">
						{invitationWords.previewButton}
					</span>
				</div>
			</details>
			<fieldset className="flex min-w-0 flex-col gap-2">
				<legend className="font-medium">{invitationWords.reminders}</legend>
				<p className="text-ink-muted">{invitationWords.remindersHint}</p>
				<div className="grid gap-3 sm:grid-cols-3">
					{Array.from({ length: REMINDERS_MAX }, (_, index) => (
						<SelectField
							key={invitationWords.reminderLabel(index + 1)}
							label={invitationWords.reminderLabel(index + 1)}
							value={reminders[index] ?? ""}
							options={OPTIONS}
							disabled={disabled}
							onChange={({ target }) =>
								onChange({ reminders: reminders.map((days, at) => (at === index ? target.value : days)) })
							}
						/>
					))}
				</div>
			</fieldset>
		</>
	)
}

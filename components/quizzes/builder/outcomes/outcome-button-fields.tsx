import { TextField } from "@/components/ui/text-field"
import type { OutcomeButton } from "@/lib/client/contract"
import { BUTTON_TEXT_CAP } from "@/lib/quizzes/defaults"
import { normalizeWebsite } from "@/lib/tenants/normalize-website"
import { quizAdminWords } from "../../admin-words"
import { Fillable } from "../placeholders/fillable"

export interface OutcomeButtonFieldsProps {
	button: OutcomeButton | undefined
	errorOf(field: string): string | null
	onChange(button: OutcomeButton): void
}

/** The button on the result page, with any action. Two empty fields are no button. */
export function OutcomeButtonFields({ button = { text: "", url: "" }, errorOf, onChange }: OutcomeButtonFieldsProps) {
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<Fillable
				label={quizAdminWords.buttonText}
				place="result"
				value={button.text}
				onValue={(text) => onChange({ ...button, text })}
			>
				<TextField
					label={quizAdminWords.buttonText}
					optional
					name="text"
					autoComplete="off"
					maxLength={BUTTON_TEXT_CAP}
					placeholder={quizAdminWords.buttonExample}
					hint={quizAdminWords.buttonHint}
					value={button.text}
					error={errorOf("text")}
					onChange={({ target }) => onChange({ ...button, text: target.value })}
				/>
			</Fillable>
			<Fillable
				label={quizAdminWords.buttonLink}
				place="result"
				value={button.url}
				onValue={(url) => onChange({ ...button, url })}
			>
				<TextField
					label={quizAdminWords.buttonLink}
					optional
					name="url"
					type="url"
					inputMode="url"
					autoCapitalize="none"
					spellCheck={false}
					placeholder={quizAdminWords.buttonLinkExample}
					value={button.url}
					error={errorOf("url")}
					onChange={({ target }) => onChange({ ...button, url: target.value })}
					onBlur={() => {
						const url = normalizeWebsite(button.url)
						if (url && url !== button.url) onChange({ ...button, url })
					}}
				/>
			</Fillable>
		</div>
	)
}

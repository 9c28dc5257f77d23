import { FieldError } from "@/components/ui/field-error"
import { SelectField } from "@/components/ui/select-field"
import type { Question } from "@/lib/client/contract"
import { type AskedParts, CONTACT_PARTS } from "@/lib/quizzes/contact-parts"
import { typeWords } from "./type-words"

const { contactParts, contactAsked } = typeWords
const ASKED = Object.entries(contactAsked).map(([value, label]) => ({ value, label }))

export interface ContactPartsEditorProps {
	question: Question
	error?: string | null
	onChange(question: Question): void
}

/** What a question about contact asks for. */
export function ContactPartsEditor({ question, error, onChange }: ContactPartsEditorProps) {
	const { contact_parts: asked = {}, ...kept } = question
	return (
		<div className="flex flex-col gap-3">
			<p className="text-ink-muted">{typeWords.contactAbout}</p>
			<div className="grid gap-4 sm:grid-cols-2">
				{CONTACT_PARTS.map((part) => (
					<SelectField
						key={part}
						label={contactParts[part]}
						name="contact_part"
						options={ASKED}
						value={asked[part] ?? "none"}
						onChange={({ target: { value } }) => {
							const { [part]: _, ...others } = asked
							const chosen = value === "none" ? {} : { [part]: value as AskedParts["name"] }
							onChange({ ...kept, contact_parts: { ...others, ...chosen } })
						}}
					/>
				))}
			</div>
			<div aria-live="polite">{error && <FieldError>{error}</FieldError>}</div>
		</div>
	)
}

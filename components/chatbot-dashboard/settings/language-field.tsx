import { SelectField } from "@/components/ui/select-field"
import { SPOKEN_LANGUAGES, spokenLanguage } from "@/lib/chatbot/settings/schema"
import { answersWords } from "../chatbot-words"

const names = new Intl.DisplayNames(["en"], { type: "language" })
/** A tag that is well-formed but means nothing is its own name. */
const nameOf = (tag: string) => names.of(tag) ?? tag

export function languageShown(chosen: string | null, guess: string | null): string {
	if (chosen) return nameOf(chosen)
	return guess ? answersWords.languageGuessed(nameOf(guess)) : answersWords.languageUnknown
}

interface LanguageFieldProps {
	/** "" for the guess. */
	value: string
	guess: string | null
	error: string | undefined
	onChange(language: string): void
}

/** What a business writes in. A language that was set by the API alone stays among the choices. */
export function LanguageField({ value, guess, error, onChange }: LanguageFieldProps) {
	const others = [value, guess ?? ""].filter((tag) => tag !== "" && !SPOKEN_LANGUAGES.some((spoken) => spoken === tag))
	const known = [...new Set([...SPOKEN_LANGUAGES, ...others])].map((tag) => ({ value: tag, label: nameOf(tag) }))
	const used = value || guess
	return (
		<SelectField
			name="language"
			label={answersWords.language}
			value={value}
			error={error}
			options={[
				{ value: "", label: languageShown(null, guess) },
				...known.sort((a, b) => a.label.localeCompare(b.label, "en")),
			]}
			hint={
				answersWords.languageHint +
				(used && !spokenLanguage(used) ? answersWords.languageUnspoken(nameOf(used)) : answersWords.unknownAnswers)
			}
			onChange={(event) => onChange(event.target.value)}
		/>
	)
}

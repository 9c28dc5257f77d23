import { useState } from "react"
import { Glyph } from "@/components/ui/glyph"
import { TextAreaField } from "@/components/ui/text-area-field"
import { TextField } from "@/components/ui/text-field"
import type { Translations } from "@/lib/client/contract"
import type { AvailableLanguage } from "@/lib/tenants/languages/loaders"
import { missingPlaceholders } from "@/lib/tenants/translations/missing-placeholders"
import { translationsWords } from "./translations-words"

export interface TranslationRowProps {
	own: Translations["texts"][number]
	written: string
	into: AvailableLanguage
	value: string
	readOnly: boolean
	/** Errors show at once, because the form could not be saved. */
	checked: boolean
	onChange(value: string): void
}

/** A longer line would scroll out of its field. */
const ONE_LINE = 60
/** The share of the limit from which the length is shown. */
const NEARLY = 0.8

export const isTooLong = ({ characters_max }: Pick<TranslationRowProps["own"], "characters_max">, value: string) =>
	value.trim().length > characters_max

/** The business's text, and beside it (on a phone below it) what the language's visitors read instead. */
export function TranslationRow({ own, written, into, value, readOnly, checked, onChange }: TranslationRowProps) {
	const [left, setLeft] = useState(false)
	const { text, place, elsewhere, characters_max: most, multiline } = own
	const used = value.trim().length
	const judged = left || checked
	const lost = judged && used > 0 ? missingPlaceholders(text, value) : []
	const shared = {
		label: translationsWords.field(place, into.englishName),
		hideLabel: true,
		name: text,
		lang: into.code,
		dir: into.dir,
		autoComplete: "off",
		readOnly,
		value,
		error: judged && isTooLong(own, value) ? translationsWords.tooLong(used, most) : undefined,
		hint:
			lost.length > 0 ? (
				<span className="flex gap-1.5 text-ink">
					<Glyph name="alert" className="mt-0.5 text-warning" />
					{translationsWords.placeholders(lost)}
				</span>
			) : used > most * NEARLY ? (
				translationsWords.length(used, most)
			) : undefined,
		onBlur: () => setLeft(true),
		onChange: ({ target }: { target: { value: string } }) =>
			onChange(multiline ? target.value : target.value.replaceAll("\n", " ")),
	}
	return (
		<li className="grid gap-x-8 gap-y-2 py-4 lg:grid-cols-2">
			<div className="min-w-0">
				<p className="text-sm text-ink-muted">
					{place}
					{elsewhere > 0 && translationsWords.elsewhere(elsewhere)}
				</p>
				<p lang={written} dir="auto" className="mt-0.5 wrap-anywhere whitespace-pre-line">
					{text}
				</p>
			</div>
			{multiline || text.length > ONE_LINE ? <TextAreaField {...shared} rows={2} /> : <TextField {...shared} />}
		</li>
	)
}

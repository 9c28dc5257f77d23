import type { FormValues } from "./edit-values"
import { FIELD_LABELS } from "./field-labels"
import { formWords } from "./form-words"
import { NewerNotice } from "./newer-notice"
import type { EditForm } from "./use-edit-form"

const words = (labels: Readonly<Record<string, string>>) => ({
	title: formWords.settingsChanged,
	load: formWords.loadNewer,
	loaded: formWords.newerLoaded,
	apart: formWords.changesApart,
	both: formWords.changesBoth,
	use: formWords.useTheirs,
	used: formWords.theirsUsed,
	labelOf: (field: string) => labels[field] ?? field,
})

const shown = (given: string | boolean, inWords: (value: string) => string) => {
	if (typeof given === "boolean") return given ? formWords.on : formWords.off
	const value = inWords(given)
	// A long text would push the buttons to choose between the two versions off the screen.
	return value.length > 300 ? `${value.slice(0, 300)}…` : value || formWords.empty
}

export interface NewerSettingsProps<V extends FormValues> {
	form: EditForm<V>
	/** By field. Defaults to those of the settings. */
	labels?: Readonly<Record<string, string>>
	/** A value that is not a text to read, such as a choice's name, as the screen shows it. */
	valueText?(field: string, value: string): string
}

export function NewerSettings<V extends FormValues>({
	form,
	labels = FIELD_LABELS,
	valueText = (_, value) => value,
}: NewerSettingsProps<V>) {
	const { stale, values, busy, takeNewer, set } = form
	return (
		<NewerNotice
			stale={stale}
			values={values}
			words={words(labels)}
			busy={busy}
			onLoad={takeNewer}
			onUse={({ field, theirs }) => set(field, theirs)}
		>
			{({ field, theirs }) => formWords.savedNow(shown(theirs, (value) => valueText(field, value)))}
		</NewerNotice>
	)
}

import type { FormValues } from "./edit-values"
import { FIELD_LABELS } from "./field-labels"
import {
	CHANGES_APART,
	CHANGES_BOTH,
	EMPTY,
	LOAD_NEWER,
	NEWER_LOADED,
	OFF,
	ON,
	SETTINGS_CHANGED,
	savedNow,
	THEIRS_USED,
	USE_THEIRS,
} from "./form-texts"
import { NewerNotice } from "./newer-notice"
import type { EditForm } from "./use-edit-form"

const words = (labels: Readonly<Record<string, string>>) => ({
	title: SETTINGS_CHANGED,
	load: LOAD_NEWER,
	loaded: NEWER_LOADED,
	apart: CHANGES_APART,
	both: CHANGES_BOTH,
	use: USE_THEIRS,
	used: THEIRS_USED,
	labelOf: (field: string) => labels[field] ?? field,
})

const shown = (given: string | boolean, inWords: (value: string) => string) => {
	if (typeof given === "boolean") return given ? ON : OFF
	const value = inWords(given)
	// A long text would push the buttons to choose between the two versions off the screen.
	return value.length > 300 ? `${value.slice(0, 300)}…` : value || EMPTY
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
			{({ field, theirs }) => savedNow(shown(theirs, (value) => valueText(field, value)))}
		</NewerNotice>
	)
}

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

const WORDS = {
	title: SETTINGS_CHANGED,
	load: LOAD_NEWER,
	loaded: NEWER_LOADED,
	apart: CHANGES_APART,
	both: CHANGES_BOTH,
	use: USE_THEIRS,
	used: THEIRS_USED,
	labelOf: (field: string) => FIELD_LABELS[field] ?? field,
}

const shown = (value: string | boolean) => {
	if (typeof value === "boolean") return value ? ON : OFF
	// A long text would push the buttons to choose between the two versions off the screen.
	return value.length > 300 ? `${value.slice(0, 300)}…` : value || EMPTY
}

export function NewerSettings<V extends FormValues>({ form }: { form: EditForm<V> }) {
	const { stale, values, busy, takeNewer, set } = form
	return (
		<NewerNotice
			stale={stale}
			values={values}
			words={WORDS}
			busy={busy}
			onLoad={takeNewer}
			onUse={({ field, theirs }) => set(field, theirs)}
		>
			{(theirs) => savedNow(shown(theirs))}
		</NewerNotice>
	)
}

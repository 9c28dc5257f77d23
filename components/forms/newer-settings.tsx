import type { FormValues } from "./edit-values"
import { FIELD_LABELS } from "./field-labels"
import { NewerNotice } from "./newer-notice"
import type { EditForm } from "./use-edit-form"

const WORDS = {
	title: "Somebody else saved these settings meanwhile",
	load: "Load the newer settings",
	loaded: "The newer settings are loaded",
	apart: "What you typed concerns other fields. You can save now.",
	both: "You both changed these. Yours stay in the fields until you choose otherwise, and Save puts them in place.",
	use: "Use this one",
	used: "In use",
	labelOf: (field: string) => FIELD_LABELS[field] ?? field,
}

const shown = (value: string | boolean) => {
	if (typeof value === "boolean") return value ? "On" : "Off"
	// A long text would push the buttons to choose between the two versions off the screen.
	return value.length > 300 ? `${value.slice(0, 300)}…` : value || "Empty"
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
			{(theirs) => <>, saved now: {shown(theirs)}</>}
		</NewerNotice>
	)
}

import { FIELD_LABELS } from "@/components/forms/field-labels"
import { Value } from "@/components/forms/value-list"
import { Checkbox } from "@/components/ui/checkbox"
import type { Tenant } from "@/lib/client/contract"
import { COLLECT_LABEL, MAY_RATE, MAY_RECORD, MAY_WRITE, STARS_HINT, WRITE_HINT } from "./collect-options-texts"

const OPTIONS = [
	{ name: "accept_written", hint: WRITE_HINT },
	{ name: "ask_stars", hint: STARS_HINT },
] as const

/** What visitors of the public page can give besides a video. */
export type CollectOptions = Record<(typeof OPTIONS)[number]["name"], boolean>

export function CollectValue({ tenant }: { tenant: Tenant }) {
	const given = [MAY_RECORD, tenant.accept_written && MAY_WRITE, tenant.ask_stars && MAY_RATE]
	return <Value label={COLLECT_LABEL}>{given.filter(Boolean).join("\n")}</Value>
}

interface CollectFieldsProps {
	values: CollectOptions
	set(name: keyof CollectOptions, checked: boolean): void
}

export function CollectFields({ values, set }: CollectFieldsProps) {
	return OPTIONS.map(({ name, hint }) => (
		<Checkbox
			key={name}
			name={name}
			checked={values[name]}
			label={FIELD_LABELS[name]}
			hint={hint}
			onChange={({ target }) => set(name, target.checked)}
		/>
	))
}

import { FIELD_LABELS } from "@/components/forms/field-labels"
import { Value } from "@/components/forms/value-list"
import { Checkbox } from "@/components/ui/checkbox"
import type { Tenant } from "@/lib/client/contract"
import { collectOptionWords } from "./collect-options-words"

const OPTIONS = [
	{ name: "accept_written", hint: collectOptionWords.writeHint },
	{ name: "ask_stars", hint: collectOptionWords.starsHint },
	{ name: "ask_relation", hint: collectOptionWords.relationHint },
] as const

export type CollectOptions = Record<(typeof OPTIONS)[number]["name"], boolean>

export function CollectValue({ tenant }: { tenant: Tenant }) {
	const given = [
		collectOptionWords.mayRecord,
		tenant.accept_written && collectOptionWords.mayWrite,
		tenant.ask_stars && collectOptionWords.mayRate,
		tenant.ask_relation && collectOptionWords.maySayRelation,
	]
	return <Value label={collectOptionWords.label}>{given.filter(Boolean).join("\n")}</Value>
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

import { FIELD_LABELS } from "@/components/forms/field-labels"
import { Value } from "@/components/forms/value-list"
import { Checkbox } from "@/components/ui/checkbox"
import type { Tenant } from "@/lib/client/contract"
import { extrasWords } from "./testimonial-extras-words"

const NAMES = ["show_transcript", "show_more_testimonials", "show_verify"] as const

export interface Extras {
	show_transcript: boolean
	show_more_testimonials: boolean
	show_verify: boolean
}

export function ExtrasValue({ tenant }: { tenant: Tenant }) {
	const shown = [
		tenant.show_transcript && extrasWords.transcript,
		tenant.show_more_testimonials && extrasWords.moreTestimonials,
		tenant.show_verify && extrasWords.verify,
	]
	return <Value label={extrasWords.label}>{shown.filter(Boolean).join("\n") || extrasWords.none}</Value>
}

export function ExtrasFields({ values, set }: { values: Extras; set(name: keyof Extras, checked: boolean): void }) {
	return NAMES.map((name) => (
		<Checkbox
			key={name}
			name={name}
			checked={values[name]}
			label={FIELD_LABELS[name]}
			onChange={({ target }) => set(name, target.checked)}
		/>
	))
}

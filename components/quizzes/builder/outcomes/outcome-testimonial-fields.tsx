import { SelectField } from "@/components/ui/select-field"
import type { OutcomeTestimonial, PlayedRule, Tag } from "@/lib/client/contract"
import { outcomeTestimonialWords } from "./testimonial-words"

export interface OutcomeTestimonialFieldsProps {
	testimonial: OutcomeTestimonial | undefined
	tags: readonly Tag[]
	onChange(testimonial: OutcomeTestimonial | undefined): void
}

const NONE = ""
const ANY = ""
const RULES = Object.entries(outcomeTestimonialWords.rules).map(([value, label]) => ({ value, label }))

export function OutcomeTestimonialFields({ testimonial, tags, onChange }: OutcomeTestimonialFieldsProps) {
	const { tag_id = null, rule = NONE } = testimonial ?? {}
	const named = tags.map(({ id, name }) => ({ value: id, label: name }))
	const isGone = tag_id !== null && tags.every(({ id }) => id !== tag_id)
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<SelectField
				label={outcomeTestimonialWords.plays}
				hint={outcomeTestimonialWords.hint}
				options={[{ value: NONE, label: outcomeTestimonialWords.none }, ...RULES]}
				value={rule}
				onChange={({ target: { value } }) =>
					onChange(value === NONE ? undefined : { tag_id, rule: value as PlayedRule })
				}
			/>
			{testimonial && (named.length > 0 || isGone) && (
				<SelectField
					label={outcomeTestimonialWords.tag}
					options={[
						{ value: ANY, label: outcomeTestimonialWords.anyTag },
						...named,
						...(isGone ? [{ value: tag_id, label: outcomeTestimonialWords.goneTag }] : []),
					]}
					value={tag_id ?? ANY}
					onChange={({ target: { value } }) => onChange({ ...testimonial, tag_id: value === ANY ? null : value })}
				/>
			)}
		</div>
	)
}

import { SelectField } from "@/components/ui/select-field"
import { TextField } from "@/components/ui/text-field"
import type { VideoFacts } from "@/lib/client/import-video"
import { CHOICE_FIELDS, FORM_FIELDS, TEXT_FIELDS, type TextName } from "@/lib/submissions/form-fields"
import { videoImportWords } from "../import-words"

const STAR_OPTIONS = [
	{ value: "", label: videoImportWords.noStars },
	...["5", "4", "3", "2", "1"].map((count) => ({ value: count, label: count })),
]

const INPUTS = { line: {}, email: { type: "email" }, link: { inputMode: "url" } } as const

export interface MoreFieldsProps {
	facts: VideoFacts
	errors: Record<string, string>
	onChange(facts: Partial<VideoFacts>): void
}

export function MoreFields({ facts, errors, onChange }: MoreFieldsProps) {
	const field = (name: TextName | "source") => ({
		value: facts[name],
		error: errors[name],
		autoComplete: "off",
		onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
	})
	return (
		<div className="grid gap-3 sm:grid-cols-2">
			{TEXT_FIELDS.filter(({ name }) => name !== "name").map(({ name, kind, label }) => (
				<TextField key={name} label={label} optional {...INPUTS[kind]} {...field(name)} />
			))}
			<TextField
				label={videoImportWords.source}
				optional
				inputMode="url"
				hint={videoImportWords.sourceHint}
				{...field("source")}
			/>
			<SelectField
				label={FORM_FIELDS.stars.label}
				optional
				options={STAR_OPTIONS}
				value={facts.stars}
				error={errors.stars}
				onChange={({ target }) => onChange({ stars: target.value })}
			/>
			{CHOICE_FIELDS.map(({ name, label, options }) => (
				<SelectField
					key={name}
					label={label}
					optional
					options={[
						{ value: "", label: videoImportWords.notSaid },
						...Object.entries(options).map(([value, text]) => ({ value, label: text })),
					]}
					value={facts[name]}
					error={errors[name]}
					onChange={({ target }) => onChange({ [name]: target.value })}
				/>
			))}
		</div>
	)
}

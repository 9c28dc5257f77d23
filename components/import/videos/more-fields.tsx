import { SelectField } from "@/components/ui/select-field"
import { TextField } from "@/components/ui/text-field"
import type { VideoFacts } from "@/lib/client/import-video"
import { EMAIL, NO_STARS, SOURCE, SOURCE_HINT, STARS, WEBSITE } from "../import-texts"

const STAR_OPTIONS = [
	{ value: "", label: NO_STARS },
	...["5", "4", "3", "2", "1"].map((count) => ({ value: count, label: count })),
]

export interface MoreFieldsProps {
	facts: VideoFacts
	errors: Record<string, string>
	onChange(facts: Partial<VideoFacts>): void
}

/** What few businesses know of each video. */
export function MoreFields({ facts, errors, onChange }: MoreFieldsProps) {
	const field = (name: "email" | "website" | "source") => ({
		value: facts[name],
		error: errors[name],
		autoComplete: "off",
		onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
	})
	return (
		<div className="grid gap-3 sm:grid-cols-2">
			<TextField label={EMAIL} optional type="email" {...field("email")} />
			<TextField label={WEBSITE} optional inputMode="url" {...field("website")} />
			<TextField label={SOURCE} optional inputMode="url" hint={SOURCE_HINT} {...field("source")} />
			<SelectField
				label={STARS}
				optional
				options={STAR_OPTIONS}
				value={facts.stars}
				error={errors.stars}
				onChange={({ target }) => onChange({ stars: target.value })}
			/>
		</div>
	)
}

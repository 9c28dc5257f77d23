import { SelectField } from "@/components/ui/select-field"
import type { PlayedRule, PlayedWish, Tag } from "@/lib/client/contract"
import { playedWords } from "./played-words"

export interface PlayedFieldsProps {
	place: "onPage" | "belowAnswer"
	wish: PlayedWish | undefined
	tags: readonly Tag[]
	onChange(wish: PlayedWish | undefined): void
}

const NONE = ""
const ANY = ""
const RULES = Object.entries(playedWords.rules).map(([value, label]) => ({ value, label }))

export function PlayedFields({ place, wish, tags, onChange }: PlayedFieldsProps) {
	const { tag_id = null, rule = NONE } = wish ?? {}
	const named = tags.map(({ id, name }) => ({ value: id, label: name }))
	const isGone = tag_id !== null && tags.every(({ id }) => id !== tag_id)
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<SelectField
				name="plays"
				{...playedWords[place]}
				options={[{ value: NONE, label: playedWords.none }, ...RULES]}
				value={rule}
				onChange={({ target: { value } }) =>
					onChange(value === NONE ? undefined : { tag_id, rule: value as PlayedRule })
				}
			/>
			{wish && (named.length > 0 || isGone) && (
				<SelectField
					label={playedWords.tag}
					options={[
						{ value: ANY, label: playedWords.anyTag },
						...named,
						...(isGone ? [{ value: tag_id, label: playedWords.goneTag }] : []),
					]}
					value={tag_id ?? ANY}
					onChange={({ target: { value } }) => onChange({ ...wish, tag_id: value === ANY ? null : value })}
				/>
			)}
		</div>
	)
}

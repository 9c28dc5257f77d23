import type { Tag } from "./answers"
import type { TagRow } from "./queries"

const ORDER = new Intl.Collator("en-US", { numeric: true })

export function presentTags(rows: readonly TagRow[]): Tag[] {
	return rows.map(presentTag).sort((one, other) => ORDER.compare(one.name, other.name))
}

export function presentTag({ id, name }: TagRow): Tag {
	return { id, name }
}

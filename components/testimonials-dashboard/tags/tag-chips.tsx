import type { Tag } from "@/lib/client/contract"
import { tagWords } from "./tags-words"

export function TagChips({ tags }: { tags: Tag[] }) {
	if (tags.length === 0) return null
	return (
		<ul aria-label={tagWords.tags} className="mt-1.5 flex flex-wrap gap-1.5">
			{tags.map(({ id, name }) => (
				<li key={id} className="max-w-full truncate rounded-full bg-sunken px-2.5 py-0.5 text-xs text-ink">
					{name}
				</li>
			))}
		</ul>
	)
}

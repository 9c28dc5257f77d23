import { testimonialListWords } from "@/lib/submissions/dashboard-words"
import { KINDS } from "@/lib/submissions/kinds"
import { FilterLink } from "./filter-link"
import { type ListSearch, listHref } from "./list-search"

export interface KindFilterProps {
	base: string
	search: ListSearch
	onNavigate: (href: string) => void
}

const LOOKS = { current: "bg-sunken font-medium text-ink", other: "text-ink-muted hover:text-ink" }

/** Videos, texts, or both. */
export function KindFilter({ base, search, onNavigate }: KindFilterProps) {
	return (
		<nav
			aria-label={testimonialListWords.filterByKind}
			className="flex shrink-0 rounded-control max-sm:w-full max-sm:*:flex-1 max-sm:*:justify-center border border-line-strong p-0.5"
		>
			{[undefined, ...KINDS].map((kind) => (
				<FilterLink
					key={kind ?? "all"}
					href={listHref(base, { ...search, kind, cursor: undefined })}
					current={search.kind === kind}
					onNavigate={onNavigate}
					className="flex h-9 items-center rounded-[0.375rem] px-3 whitespace-nowrap transition-colors pointer-coarse:h-10"
					looks={LOOKS}
				>
					{kind ? testimonialListWords.kindLabels[kind] : testimonialListWords.allKinds}
				</FilterLink>
			))}
		</nav>
	)
}

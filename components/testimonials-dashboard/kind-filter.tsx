import Link from "next/link"
import { classNames } from "@/components/ui/class-names"
import { ALL_KINDS, FILTER_BY_KIND, KIND_LABELS } from "@/lib/submissions/dashboard-texts"
import { KINDS } from "@/lib/submissions/kinds"
import { type ListSearch, listHref } from "./list-search"

export interface KindFilterProps {
	base: string
	search: ListSearch
	onNavigate: (href: string) => void
}

/** Videos, texts, or both. */
export function KindFilter({ base, search, onNavigate }: KindFilterProps) {
	return (
		<nav
			aria-label={FILTER_BY_KIND}
			className="flex shrink-0 rounded-control max-sm:w-full max-sm:*:flex-1 max-sm:*:justify-center border border-line-strong p-0.5"
		>
			{[undefined, ...KINDS].map((kind) => {
				const href = listHref(base, { ...search, kind, cursor: undefined })
				const current = search.kind === kind
				return (
					<Link
						key={kind ?? "all"}
						href={href}
						prefetch={false}
						aria-current={current ? "true" : undefined}
						onNavigate={(event) => {
							event.preventDefault()
							onNavigate(href)
						}}
						className={classNames(
							"flex h-9 items-center rounded-[0.375rem] px-3 whitespace-nowrap transition-colors pointer-coarse:h-10",
							current ? "bg-sunken font-medium text-ink" : "text-ink-muted hover:text-ink",
						)}
					>
						{kind ? KIND_LABELS[kind] : ALL_KINDS}
					</Link>
				)
			})}
		</nav>
	)
}

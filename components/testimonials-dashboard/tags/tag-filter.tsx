"use client"

import { Check, ListFilter, Tags } from "lucide-react"
import { Button } from "@/components/ui/button"
import { classNames } from "@/components/ui/class-names"
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu"
import type { Tag } from "@/lib/client/contract"
import { dashboardWords } from "@/lib/submissions/dashboard-words"
import type { ListSearch } from "../list-search"
import { tagWords } from "./tags-words"

export interface TagFilterProps {
	tags: Tag[]
	search: ListSearch
	readOnly: boolean
	/** Receives the search without a page. */
	onFilter(search: ListSearch): void
	onManage(): void
}

/** What narrows the list besides its status. */
export function TagFilter({ tags, search, readOnly, onFilter, onManage }: TagFilterProps) {
	const named = tags.find(({ id }) => id === search.tag)?.name ?? (search.tag ? tagWords.deleted : null)
	const chosen = search.pinned ? dashboardWords.pinned : named
	const { cursor: _cursor, tag: _tag, pinned, ...kept } = search
	const mark = (isChosen: boolean) => (isChosen ? <Check aria-hidden size={16} /> : <span className="w-4" />)
	return (
		<Menu
			trigger={
				<Button aria-label={chosen ? tagWords.filteredBy(chosen) : tagWords.filter}>
					<ListFilter aria-hidden size={16} />
					{/* On a phone only while it narrows the list, which must not look complete. */}
					<span className={classNames("max-w-32 truncate", chosen ? "max-sm:max-w-20" : "max-sm:hidden")}>
						{chosen ?? tagWords.filter}
					</span>
				</Button>
			}
		>
			<MenuItem icon={mark(chosen === null)} onSelect={() => onFilter(kept)}>
				{tagWords.allTestimonials}
			</MenuItem>
			<MenuItem icon={mark(pinned !== undefined)} onSelect={() => onFilter({ ...kept, pinned: "1" })}>
				{dashboardWords.pinned}
			</MenuItem>
			{tags.length > 0 && <MenuSeparator />}
			{tags.map(({ id, name }) => (
				<MenuItem key={id} icon={mark(id === search.tag)} onSelect={() => onFilter({ ...kept, tag: id })}>
					<span className="max-w-56 truncate">{name}</span>
				</MenuItem>
			))}
			<MenuSeparator />
			<MenuItem icon={<Tags aria-hidden size={16} />} disabled={readOnly} onSelect={onManage}>
				{tagWords.manage}
			</MenuItem>
		</Menu>
	)
}

"use client"

import { Check, ListFilter, Tags } from "lucide-react"
import { Button } from "@/components/ui/button"
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu"
import type { Tag } from "@/lib/client/contract"
import { dashboardWords, testimonialListWords } from "@/lib/submissions/dashboard-words"
import { KINDS } from "@/lib/submissions/kinds"
import type { ListSearch } from "../list-search"
import { tagWords } from "./tags-words"

export interface TagFilterProps {
	tags: Tag[]
	search: ListSearch
	/** Businesses that take only videos have no kinds to choose from. */
	hasKinds: boolean
	readOnly: boolean
	onFilter(search: ListSearch): void
	/** Null on the platform's list, which has no tags. */
	onManage: (() => void) | null
}

export function TagFilter({ tags, search, hasKinds, readOnly, onFilter, onManage }: TagFilterProps) {
	const named = tags.find(({ id }) => id === search.tag)?.name ?? (search.tag ? tagWords.deleted : null)
	const kind = search.kind && testimonialListWords.kindLabels[search.kind]
	const tag = search.pinned ? dashboardWords.pinned : named
	const chosen = [kind, tag].filter(Boolean).join(", ") || null
	const { cursor: _cursor, tag: _tag, pinned: _pinned, ...kept } = search
	const { kind: _kind, ...all } = kept
	const mark = (isChosen: boolean) => (isChosen ? <Check aria-hidden size={16} /> : <span className="w-4" />)
	return (
		<Menu
			trigger={
				<Button aria-label={chosen ? tagWords.filteredBy(chosen) : tagWords.filter}>
					<ListFilter aria-hidden size={16} />
					<span className="max-w-32 truncate max-sm:max-w-20">{chosen ?? tagWords.filter}</span>
				</Button>
			}
		>
			<MenuItem icon={mark(chosen === null)} onSelect={() => onFilter(all)}>
				{tagWords.allTestimonials}
			</MenuItem>
			{hasKinds &&
				KINDS.map((name) => (
					<MenuItem
						key={name}
						icon={mark(search.kind === name)}
						onSelect={() => onFilter({ ...search, cursor: undefined, kind: name })}
					>
						{testimonialListWords.kindLabels[name]}
					</MenuItem>
				))}
			{onManage && (
				<MenuItem icon={mark(search.pinned !== undefined)} onSelect={() => onFilter({ ...kept, pinned: "1" })}>
					{dashboardWords.pinned}
				</MenuItem>
			)}
			{tags.length > 0 && <MenuSeparator />}
			{tags.map(({ id, name }) => (
				<MenuItem key={id} icon={mark(id === search.tag)} onSelect={() => onFilter({ ...kept, tag: id })}>
					<span className="max-w-56 truncate">{name}</span>
				</MenuItem>
			))}
			{onManage && (
				<>
					<MenuSeparator />
					<MenuItem icon={<Tags aria-hidden size={16} />} disabled={readOnly} onSelect={onManage}>
						{tagWords.manage}
					</MenuItem>
				</>
			)}
		</Menu>
	)
}

import { KINDS, type SubmissionKind } from "@/lib/submissions/kinds"
import type { ListFilter } from "@/lib/submissions/schema"

/** The list's search parameters. The loader checks `q`, `tag`, and `cursor`. An unknown status or kind counts as none. */
export interface ListSearch {
	status?: ListFilter
	kind?: SubmissionKind
	q?: string
	tag?: string
	pinned?: "1"
	cursor?: string
}

export type PageSearchParams = Record<string, string | string[] | undefined>

const STATUSES: readonly string[] = ["pending", "approved", "rejected", "withdrawn", "unsorted"] satisfies ListFilter[]

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim() || undefined

export function readListSearch(params: PageSearchParams): ListSearch {
	const status = one(params.status)
	return {
		status: STATUSES.includes(status ?? "") ? (status as ListFilter) : undefined,
		kind: KINDS.find((kind) => kind === one(params.kind)),
		q: one(params.q),
		tag: one(params.tag),
		pinned: one(params.pinned) === "1" ? "1" : undefined,
		cursor: one(params.cursor),
	}
}

/** `base` may already have a query, such as the tab. */
export function listHref(base: string, search: ListSearch): string {
	const [path, query] = base.split("?", 2)
	const params = new URLSearchParams(query)
	for (const key of ["status", "kind", "q", "tag", "pinned", "cursor"] as const) {
		if (search[key]) params.set(key, search[key])
	}
	const text = params.toString()
	return text ? `${path}?${text}` : (path ?? base)
}

/** The list that a testimonial is watched from: its filter, and whether it is the platform's list of all businesses. */
export interface WatchedList extends Omit<ListSearch, "cursor"> {
	ofAll: boolean
}

export function watchHref(row: { id: string; tenant_slug: string }, { ofAll, ...filter }: WatchedList): string {
	return listHref(`/admin/${row.tenant_slug}/watch/${row.id}${ofAll ? "?list=all" : ""}`, filter)
}

export function readWatchedList(params: PageSearchParams): WatchedList {
	const { cursor: _cursor, ...filter } = readListSearch(params)
	return { ...filter, ofAll: one(params.list) === "all" }
}

export function listOfWatched(tenantSlug: string, { ofAll, ...filter }: WatchedList): string {
	return listHref(`/admin/${ofAll ? "platform" : tenantSlug}/dashboard?tab=testimonials`, filter)
}

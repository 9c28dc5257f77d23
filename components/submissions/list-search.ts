import type { SubmissionStatus } from "@/lib/client/contract"

/** The list's search parameters. The loader checks `q` and `cursor`. An unknown status counts as none. */
export interface ListSearch {
	status?: SubmissionStatus
	q?: string
	cursor?: string
}

export type PageSearchParams = Record<string, string | string[] | undefined>

const STATUSES: readonly string[] = ["pending", "approved", "rejected"] satisfies SubmissionStatus[]

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim() || undefined

/** Reads the search from the address. */
export function readListSearch(params: PageSearchParams): ListSearch {
	const status = one(params.status)
	return {
		status: STATUSES.includes(status ?? "") ? (status as SubmissionStatus) : undefined,
		q: one(params.q),
		cursor: one(params.cursor),
	}
}

/** `base` may already have a query, such as the tab. */
export function listHref(base: string, search: ListSearch): string {
	const [path, query] = base.split("?", 2)
	const params = new URLSearchParams(query)
	for (const key of ["status", "q", "cursor"] as const) {
		if (search[key]) params.set(key, search[key])
	}
	const text = params.toString()
	return text ? `${path}?${text}` : (path ?? base)
}

import type { SubmissionStatus } from "@/lib/client/contract"

/** What the address of the list says. The loader reads it as sent; an unknown status counts as none. */
export interface ListSearch {
	status?: SubmissionStatus
	q?: string
	cursor?: string
}

export type PageSearchParams = Record<string, string | string[] | undefined>

const STATUSES: readonly string[] = ["pending", "approved", "rejected"] satisfies SubmissionStatus[]

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim() || undefined

export function readListSearch(params: PageSearchParams): ListSearch {
	const status = one(params.status)
	return {
		status: STATUSES.includes(status ?? "") ? (status as SubmissionStatus) : undefined,
		q: one(params.q),
		cursor: one(params.cursor),
	}
}

/** `base` may carry a query of its own, such as the tab. */
export function listHref(base: string, search: ListSearch): string {
	const [path, query] = base.split("?", 2)
	const params = new URLSearchParams(query)
	for (const key of ["status", "q", "cursor"] as const) {
		if (search[key]) params.set(key, search[key])
	}
	const text = params.toString()
	return text ? `${path}?${text}` : (path ?? base)
}

import { z } from "zod"

const SEARCH_CAP = 200

export const emptyAsAbsent = (value: unknown) => (value === "" ? undefined : value)

/** The API rejects NUL everywhere, but a page reads the address bar without that check, and PostgreSQL takes no NUL. */
export const SearchText = z.preprocess(
	emptyAsAbsent,
	z
		.string()
		.trim()
		.max(SEARCH_CAP, `q can have up to ${SEARCH_CAP} characters`)
		.refine((text) => !text.includes("\0"), "q contains characters that can't be stored")
		.optional(),
)

export const PAGE_SIZE_DEFAULT = 50

export const pagingFields = (max: number) => ({
	limit: z.preprocess(
		emptyAsAbsent,
		z.coerce
			.number("limit must be a whole number")
			.int("limit must be a whole number")
			.min(1, "limit must be at least 1")
			.max(max, `limit must be at most ${max}`)
			.default(PAGE_SIZE_DEFAULT),
	),
	cursor: z.preprocess(emptyAsAbsent, z.string().max(200, "cursor isn't valid").optional()),
})

export const Paging = z.object(pagingFields(100))
export type Paging = z.infer<typeof Paging>

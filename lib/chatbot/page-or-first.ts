import { AppError } from "@/lib/errors"

/** A cursor that nobody made, such as from an old bookmark, starts over at the first page. */
export async function pageOrFirst<Page>(
	cursor: string | undefined,
	load: (cursor: string | undefined) => Promise<Page>,
): Promise<Page> {
	try {
		return await load(cursor)
	} catch (error) {
		if (cursor && error instanceof AppError && error.code === "invalid") return load(undefined)
		throw error
	}
}

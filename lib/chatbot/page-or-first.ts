import { AppError } from "@/lib/errors"

/** The first page for an invalid cursor, such as one from an old bookmark. */
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

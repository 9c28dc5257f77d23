import { redirect } from "next/navigation"
import { AppError } from "@/lib/errors"
import { type ListSearch, listHref } from "./list-search"

/** Redirects to the newest page for an invalid cursor, for example from an old bookmark. Throws any other error. */
export function toNewestPage(base: string, search: ListSearch): (error: unknown) => never {
	return (error) => {
		if (error instanceof AppError && error.code === "invalid" && search.cursor) {
			redirect(listHref(base, { ...search, cursor: undefined }))
		}
		throw error
	}
}

import { foldSearchText } from "@/lib/db/fold-search-text"

/** What the search column of a submission holds. */
export function submissionSearchText({
	name,
	email,
	website,
}: {
	name: string
	email: string
	website?: string | null
}): string {
	return foldSearchText([name, email, website ?? ""].join(" "))
}

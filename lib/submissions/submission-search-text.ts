import { foldSearchText } from "@/lib/db/fold-search-text"

/** Ten minutes of somebody who speaks fast have half of that; the index holds every three letters of it. */
const SPOKEN_CAP = 20_000

/** What the search column of a submission holds. */
export function submissionSearchText({
	name,
	email,
	website,
	spoken,
}: {
	name: string
	email: string
	website?: string | null
	/** What its captions say, in one line. */
	spoken?: string
}): string {
	const parts = [name, email, website ?? "", ...(spoken ? [spoken.slice(0, SPOKEN_CAP).toWellFormed()] : [])]
	return foldSearchText(parts.join(" "))
}

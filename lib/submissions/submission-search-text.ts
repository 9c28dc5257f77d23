import { foldSearchText } from "@/lib/db/fold-search-text"

/** Ten minutes of a fast speaker have half of that. The index stores every trigram of it. */
const SPOKEN_CAP = 20_000

/** The content of a submission's search column. */
export function submissionSearchText({
	name,
	email,
	website,
	spoken,
}: {
	name: string
	email: string
	website?: string | null
	/** The captions' words in one line. */
	spoken?: string
}): string {
	const parts = [name, email, website ?? "", ...(spoken ? [spoken.slice(0, SPOKEN_CAP).toWellFormed()] : [])]
	return foldSearchText(parts.join(" "))
}

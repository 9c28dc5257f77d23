import { foldSearchText } from "@/lib/db/fold-search-text"

/** Ten minutes of a fast speaker have half of that. The index stores every trigram of it. */
const WORDS_CAP = 20_000

export function submissionSearchText({
	name,
	email,
	website,
	words,
}: {
	name: string
	email: string
	website?: string | null
	words?: string
}): string {
	const parts = [name, email, website ?? "", ...(words ? [words.slice(0, WORDS_CAP).toWellFormed()] : [])]
	return foldSearchText(parts.join(" "))
}

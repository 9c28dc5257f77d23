import { foldSearchText } from "@/lib/db/fold-search-text"
import { type StoredFields, TEXT_FIELDS } from "./form-fields"
import { storedValue } from "./stored-fields"

/** Ten minutes of a fast speaker have half of that. The index stores every trigram of it. */
const WORDS_CAP = 20_000

export function submissionSearchText(fields: Partial<StoredFields>, words?: string): string {
	const typed = TEXT_FIELDS.map(({ name }) => storedValue(fields, name) ?? "")
	const parts = [...typed, ...(words ? [words.slice(0, WORDS_CAP).toWellFormed()] : [])]
	return foldSearchText(parts.join(" "))
}

/** A stem has the three letters of the root. */
const enough = (stem: string) => stem.length >= 3

/** "the", "and the", "with the", "for the", and "and" grow together with the word. */
const JOINED = /^(?:[وفبك]?ال|[وف]?لل|[وف](?=.{4}))/
/** "will", and the persons of the present tense. */
const PERSON = /^(?:س(?=[تينا]))?[تينا]/
/** Possessives, objects, and the plurals and persons before them. */
const ENDING = /(?:كما|هما|كم|كن|هم|هن|ها|نا|وا|ات|ون|ين|ان|تم|[هيكتو])$/
const LONG_VOWELS = /(?<!^)[اوي](?=.)/g

/** Different words may share a stem: the ranking compares whole words again. @param written folded by foldText(). */
export function arabicStem(written: string): string {
	let stem = written
	const cut = (pattern: RegExp, by = "") => {
		const shorter = stem.replace(pattern, by)
		const isShorter = shorter !== stem && enough(shorter)
		if (isShorter) stem = shorter
		return isShorter
	}
	cut(JOINED)
	while (cut(ENDING));
	cut(PERSON)
	cut(LONG_VOWELS)
	return stem
}

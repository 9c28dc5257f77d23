import { processWide } from "@/lib/process-wide"

/** What an answer says beside a refusal's English sentence, for pages in other languages and for programs. */
export interface Refusal {
	/** Part of the API: a sentence may be reworded under it. */
	code: string
	values?: Readonly<Record<string, string | number>>
}

/** Instead of a code of ours where a business says in its own words why. Pages show them as they are. */
export const OWN_WORDS: Refusal = { code: "own_words" }

const known = processWide("refusals", () => ({
	/** As many as the product has sentences, limits, and waiting times. */
	byDetail: new Map<string, Refusal>(),
	texts: new Map<string, string>(),
}))

/**
 * Declares a sentence that refuses a visitor, with the code by which pages say it in their language.
 * @param values what the sentence names
 * @param text what other languages say, with `{name}`s of the values, where the sentence itself is for programs
 */
export function refusal(code: string, detail: string, values?: Refusal["values"], text = detail): string {
	known.texts.set(code, text)
	known.byDetail.set(detail, { code, ...(values && { values }) })
	return detail
}

/** The same where the values are known only once it is said. */
export function refusalOf<V extends Refusal["values"]>(code: string, text: string) {
	known.texts.set(code, text)
	return (detail: string, ...[values]: V extends undefined ? [] : [values: V]) => refusal(code, detail, values, text)
}

/** For a limit that a page's field enforces itself, so that only programs read the detail, with the field's name. */
export const tooLong = refusalOf<{ count: number }>("too_long", "This can have up to {count} characters.")
export const charactersNotAllowed = refusalOf<undefined>(
	"characters_not_allowed",
	"This contains characters that aren't allowed.",
)

/** Says a refusal in an answer. Without a code if no visitor gets to read it. */
export const said = (detail: string, own?: Refusal) => ({ detail, ...(own ?? known.byDetail.get(detail)) })

/** What pages translate, by code. */
export const refusalTexts = (): ReadonlyMap<string, string> => known.texts

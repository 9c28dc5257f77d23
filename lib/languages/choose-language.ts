/** The texts' own language, which has no folder. */
export const ENGLISH = "en"

/** What a business offers its visitors. */
export interface OfferedLanguages {
	/** Its own comes first. Empty is English alone. */
	languages: string[]
	/** Among those, the visitor's browser or the address's `?lang=` chooses. Otherwise it is always the first. */
	followsVisitor: boolean
}

/** Browsers send up to thirty ranges. */
const MOST_RANGES = 100
const MOST_LENGTH = 2_000

/** Some programs write "q=0,8". */
const DECIMAL_COMMA = /(q=[01]),(?=\d)/gi
/** 1 where it says none. */
const WEIGHT = /^q=(.+)$/i

/** The languages of an `Accept-Language` header, the preferred first. */
function accepted(header: string): string[] {
	return header
		.slice(0, MOST_LENGTH)
		.replace(DECIMAL_COMMA, "$1.")
		.split(",", MOST_RANGES)
		.map((range) => {
			const [tag = "", weight = ""] = range.split(";").map((part) => part.trim())
			return { tag, quality: Number(WEIGHT.exec(weight)?.[1] ?? 1) }
		})
		.filter(({ quality }) => quality > 0)
		.sort((a, b) => b.quality - a.quality)
		.map(({ tag }) => tag)
}

/** "de-AT" is served with "de", and "pt" with "pt-BR", as in RFC 4647; "pt_BR" is what servers call it. */
function offeredFor(tag: string, offered: readonly string[]): string | undefined {
	const wanted = tag.toLowerCase().replaceAll("_", "-")
	const [primary] = wanted.split("-")
	return (
		offered.find((code) => code.toLowerCase() === wanted) ??
		offered.find((code) => code.toLowerCase().split("-")[0] === primary)
	)
}

/** What `?lang=` asks for, if the business offers it to a visitor who chooses. */
export function askedLanguage({ languages, followsVisitor }: OfferedLanguages, lang: string | null | undefined) {
	return followsVisitor && lang ? offeredFor(lang, languages) : undefined
}

/** @param lang the address's `?lang=` @param header the request's `Accept-Language` */
export function chooseLanguage(
	offered: OfferedLanguages,
	lang: string | null | undefined,
	header: string | undefined,
): string {
	const { languages } = offered
	const asked = askedLanguage(offered, lang)
	if (asked) return asked
	const wanted = offered.followsVisitor ? accepted(header ?? "") : []
	for (const tag of wanted) {
		const found = offeredFor(tag, languages)
		if (found) return found
	}
	return languages[0] ?? ENGLISH
}

const ARABIC_ZEROS = [0x660, 0x6f0]
const DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g
const BLANKS = /[\s\u2019'\u066c_]/g
/** As calls take it. */
const PLAIN = /^-?\d{1,12}(?:\.\d{1,6})?$/
/** By thousands, or as in India: "12,34,567". */
const GROUPED = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}$/

/** What a visitor typed as a number for a call, "1.234,5" as "1234.5". Where both readings are possible, the page's
 * language decides. Null for anything else, never a guess. @param locale for `Intl`. */
export function readNumber(typed: string, locale: string): string | null {
	const digit = (character: string) => {
		const code = character.charCodeAt(0)
		return String(code - Math.max(...ARABIC_ZEROS.filter((zero) => zero <= code)))
	}
	const text = typed
		.trim()
		.normalize("NFKC")
		.replace(DIGIT, digit)
		.replace(BLANKS, "")
		.replaceAll("\u066b", ".")
		.replace(/^[\u2212+]/, (sign) => (sign === "+" ? "" : "-"))
		.replace(/^(-?)\./, "$10.")
	const mark = decimalMark(text, locale)
	const [group, decimal] = mark === "," ? [".", ","] : [",", "."]
	const [whole = "", ...fractions] = text.split(decimal)
	if (fractions.length > 1) return null
	const grouped = whole.replaceAll(group, ",")
	if (grouped.includes(",") && !GROUPED.test(grouped)) return null
	const plain = [grouped.replaceAll(",", ""), ...fractions].join(".")
	return PLAIN.test(plain) ? String(Number(plain) || 0) : null
}

function decimalMark(text: string, locale: string): string {
	const last = Math.max(text.lastIndexOf(","), text.lastIndexOf("."))
	const mark = text[last] ?? "."
	const other = mark === "," ? "." : ","
	if (text.includes(other)) return mark
	if (text.split(mark).length > 2) return other
	const own = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === "decimal")?.value
	// "1,234" is a thousand in English. "1,5" is not, and neither is "0,234".
	const isGroup = /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text) && mark !== own
	return isGroup ? other : mark
}

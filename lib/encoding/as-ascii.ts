const FULL_WIDTH = /[\uFF01-\uFF5E]/g
const FROM_FULL_WIDTH = 0xfee0

/** What Japanese and Chinese keyboards write beside ASCII: "＠" is "@", "０" is "0". */
export const withoutFullWidth = (text: string) =>
	text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FROM_FULL_WIDTH))

/** Arabic, Persian, and Devanagari. Each begins at a zero. */
const ZEROS = [0x0660, 0x06f0, 0x0966]
const OTHER_DIGITS = /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g

/** "٠٥٠" is "050", as Arabic, Persian, and Hindi keyboards write it. */
export const asciiDigits = (text: string) =>
	text.replace(OTHER_DIGITS, (digit) => {
		const code = digit.charCodeAt(0)
		return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code))
	})

/** Letters that do not decompose into an ASCII one and its accents. */
const LETTERS: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", ø: "o", ł: "l", đ: "d", ı: "i", œ: "oe", þ: "th" }

/** Lowercase Latin letters without accents: "Zoë Işık" is "zoe isik". Other scripts stay. */
export const asciiLetters = (text: string) =>
	text
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[ßæøłđıœþ]/g, (letter) => LETTERS[letter] ?? letter)

// Node 20 reads windows-1252 as Latin-1, misreads six more encodings, and lacks two. The engine decodes all others.
import { isomorphicDecode, isomorphicEncode, labelToName, TextDecoder } from "@exodus/bytes/encoding.js"
import { analyse } from "chardet"

const BYTE_ORDER_MARKS: [label: string, ...bytes: number[]][] = [
	["utf-8", 0xef, 0xbb, 0xbf],
	["utf-16be", 0xfe, 0xff],
	["utf-16le", 0xff, 0xfe],
]
const DECLARED_WITHIN_BYTES = 1024
const DETECTED_WITHIN_BYTES = 200_000
const TAG = /<(?:meta|\?xml)[^<>]+/gi
const ANY_TAG = /<[^<>]*>/g
// Strangers write what these expressions read, so each place where they can begin to match takes only a few steps.
const NAMED = /(?:charset|encoding)\s{0,9}=[\s"']{0,9}([\w:.-]{1,40})/i
const LANGUAGE = /<html[^<>]{0,500}?\slang\s{0,9}=[\s"']{0,9}([a-z]{2,3}(?:-(?:tw|hk|hant))?)/i
const NONSENSE = /[\ufffd\u0080-\u009f]/
/** UTF-8 may have one broken character for ten whole ones. A file that was cut has one. */
const WHOLE_TO_BROKEN = 10
/** Points of the detector's hundred: a smaller difference means nothing. */
const AS_LIKELY = 6
const UNLIKELY = 10

const OF_LANGUAGE: Record<string, string> = Object.fromEntries(
	Object.entries({
		"windows-1256": "ar fa ur",
		"windows-1251": "ru uk bg be sr mk kk ky",
		"windows-1250": "cs pl hu sk sl hr ro bs sq",
		"windows-1253": "el",
		"windows-1254": "tr az ku",
		"windows-1255": "he",
		"windows-1257": "lt lv et",
		"windows-1258": "vi",
		"windows-874": "th",
		"windows-1252": "en de fr es it pt nl sv da no nb nn fi is ca gl eu af id ms",
		gb18030: "zh",
		big5: "zh-tw zh-hk zh-hant",
		shift_jis: "ja",
		"euc-kr": "ko",
	}).flatMap(([encoding, languages]) => languages.split(" ").map((language) => [language, encoding])),
)
const COMMONEST = ["windows-1252", "windows-1251", "gb18030", "shift_jis", "euc-kr", "big5", "windows-1250"]

export interface TextOrigin {
	contentType?: string
	isMarkup?: boolean
}

function decoded(bytes: Uint8Array, label: string | null | undefined): string | null {
	try {
		return label ? new TextDecoder(label).decode(bytes) : null
	} catch {
		return null
	}
}

/** A comment may hold what looks like a declaration. One without an end is skipped whole. */
function withoutComments(markup: string): string {
	const [before = "", ...comments] = markup.split("<!--")
	return before + comments.map((rest) => (rest.includes("-->") ? rest.slice(rest.indexOf("-->") + 3) : "")).join("")
}

/** A document that can be searched for its declaration is not UTF-16, whatever it says. */
function declaredIn(text: string): string | null {
	for (const tag of withoutComments(text).match(TAG) ?? []) {
		const name = labelToName(NAMED.exec(tag)?.[1] ?? "")
		if (name && name !== "replacement") return name.startsWith("UTF-16") ? "UTF-8" : name
	}
	return null
}

/** In UTF-16 without a mark, every other byte of what most texts consist of is zero. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
	const head = bytes.subarray(0, DECLARED_WITHIN_BYTES)
	const zeros = [0, 0]
	for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
	const [even = 0, odd = 0] = zeros
	if (Math.max(even, odd) < head.length / 8 || Math.min(even, odd) > head.length / 64) return null
	return even > odd ? "utf-16be" : "utf-16le"
}

function holds(bytes: Uint8Array, text: string): boolean {
	try {
		// A file may hold U+FFFD itself, where another program has lost a character.
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes) !== null
	} catch {
		const broken = text.split("\ufffd").length - 1
		return broken * WHOLE_TO_BROKEN <= (text.match(/[\u0080-\ufffc]/g)?.length ?? 0)
	}
}

function detected(bytes: Uint8Array, language: string | undefined): string | null {
	const read = (label: string) => {
		const text = decoded(bytes, label)
		return text === null || NONSENSE.test(text) ? null : text
	}
	const guesses = analyse(bytes).flatMap(({ name, confidence }) => {
		const encoding = labelToName(name)?.toLowerCase()
		return encoding && read(encoding) !== null ? [{ encoding, confidence }] : []
	})
	const own = OF_LANGUAGE[language?.toLowerCase() ?? ""]
	const most = Math.max(0, ...guesses.map(({ confidence }) => confidence))
	if (own && read(own) !== null) return own
	if (most <= UNLIKELY) return read("windows-1252") === null ? (guesses[0]?.encoding ?? null) : "windows-1252"
	const likely = guesses.filter(({ confidence }) => confidence >= most - AS_LIKELY).map(({ encoding }) => encoding)
	return COMMONEST.find((encoding) => likely.includes(encoding)) ?? likely[0] ?? null
}

/** Decodes a stranger's file by its byte order mark, else the header, else the document's declaration, else as UTF-8.
 * Where UTF-8 does not hold: by a later declaration, else by its letters. Meaningless bytes become U+FFFD. */
export function decodeText(bytes: Uint8Array, { contentType = "", isMarkup = false }: TextOrigin = {}): string {
	const marked = BYTE_ORDER_MARKS.find(([, ...mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0]
	if (marked) return decoded(bytes, marked) ?? ""
	const head = isMarkup ? isomorphicDecode(bytes.subarray(0, DECLARED_WITHIN_BYTES)) : ""
	const told = labelToName(NAMED.exec(contentType)?.[1] ?? "")
	const declared = [told, declaredIn(head)].filter((name) => name !== null && name !== "replacement")
	const [first] = declared
	if (first && first !== "UTF-8") return decoded(bytes, first) ?? ""
	const utf16 = declared.length === 0 ? decoded(bytes, unmarkedUtf16(bytes)) : null
	if (utf16 !== null) return utf16
	const utf8 = decoded(bytes, "utf-8") ?? ""
	if (holds(bytes, utf8)) return utf8
	const whole = isMarkup ? isomorphicDecode(bytes) : ""
	const later = [declared[1], declaredIn(whole)].map((name) => decoded(bytes, name))
	const letters = isMarkup ? isomorphicEncode(whole.replace(ANY_TAG, " ")) : bytes
	const sample = letters.subarray(0, DETECTED_WITHIN_BYTES)
	return (
		later.find((text) => text !== null && !text.includes("\ufffd")) ??
		decoded(bytes, detected(sample, LANGUAGE.exec(head)?.[1])) ??
		utf8
	)
}

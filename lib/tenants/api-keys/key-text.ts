import { randomInt } from "node:crypto"
import { crc32 } from "node:zlib"

/** The prefix lets scanners find leaked keys; six check characters refuse a mistyped one without the database. */
const PREFIX = "tstm_"
const RANDOM_LENGTH = 40
const CHECK_LENGTH = 6
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
/** Enough to tell a business's keys apart, and useless for guessing the rest. */
const START_LENGTH = PREFIX.length + 4

const character = (index: number) => ALPHABET.charAt(index)

function checkOf(text: string): string {
	let rest = crc32(text)
	const digits = Array.from({ length: CHECK_LENGTH }, () => {
		const digit = character(rest % ALPHABET.length)
		rest = Math.floor(rest / ALPHABET.length)
		return digit
	})
	return digits.reverse().join("")
}

export function makeKeyText(): string {
	const text = PREFIX + Array.from({ length: RANDOM_LENGTH }, () => character(randomInt(ALPHABET.length))).join("")
	return text + checkOf(text)
}

export const startOf = (key: string) => key.slice(0, START_LENGTH)

export const looksLikeKey = (token: string) => token.startsWith(PREFIX)

export function isKeyText(text: string): boolean {
	if (text.length !== PREFIX.length + RANDOM_LENGTH + CHECK_LENGTH) return false
	return looksLikeKey(text) && checkOf(text.slice(0, -CHECK_LENGTH)) === text.slice(-CHECK_LENGTH)
}

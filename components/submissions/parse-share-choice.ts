import { SHARE_CHOICES, type ShareChoice } from "@/lib/submissions/dashboard-texts"

/** One of the five words, however it is cased; null for anything else. */
export function parseShareChoice(typed: string): ShareChoice | null {
	const word = typed.trim().toLowerCase()
	return SHARE_CHOICES.find((choice) => choice === word) ?? null
}

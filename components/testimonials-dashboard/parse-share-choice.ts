import { SHARE_CHOICES, type ShareChoice } from "@/lib/submissions/dashboard-words"

/** Reads one of the five words in any case. Null for anything else. */
export function parseShareChoice(typed: string): ShareChoice | null {
	const word = typed.trim().toLowerCase()
	return SHARE_CHOICES.find((choice) => choice === word) ?? null
}

import type { Retention } from "@/lib/client/contract"
import { retentionWords } from "./retention-words"

/** As the form holds them: "" keeps. */
export const valuesOf = ({ testimonial_months, conversation_days }: Retention) => ({
	testimonial_months: String(testimonial_months ?? ""),
	conversation_days: String(conversation_days ?? ""),
})
export type RetentionValues = ReturnType<typeof valuesOf>
export type Setting = keyof RetentionValues

const OFFERED: Record<Setting, readonly number[]> = {
	testimonial_months: [1, 2, 3, 6, 9, 12, 18, 24, 36],
	conversation_days: [7, 14, 30, 60, 90, 180, 365, 730],
}

export const valueText = (setting: Setting, value: string) =>
	value === "" ? retentionWords.kept : retentionWords.after[setting](Number(value))

/** The offered lengths, with the saved one if a program chose another. */
export function choicesOf(setting: Setting, saved: string): { value: string; label: string }[] {
	const lengths = new Set([...OFFERED[setting], ...(saved === "" ? [] : [Number(saved)])])
	const values = ["", ...[...lengths].sort((one, other) => one - other).map(String)]
	return values.map((value) => ({ value, label: valueText(setting, value) }))
}

export const bodyOf = (changes: Partial<RetentionValues>) =>
	Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value === "" ? null : Number(value)]))

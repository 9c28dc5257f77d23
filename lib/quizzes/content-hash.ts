import { sha256Hex } from "@/lib/crypto/random-token"

/** Sorts keys at every depth, because the database returns an object's keys in another order. */
function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted)
	if (!value || typeof value !== "object") return value
	const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
	// As pairs, because no name is special in an array.
	return { fields: fields.map(([key, item]) => [key, sorted(item)]) }
}

/** Hex. Two quizzes with the same hash ask, score, and report the same. */
export function contentHash(content: {
	name: string
	description: string
	questions: unknown
	scoringConfig: unknown
	outcomes: unknown
}): string {
	const { name, description, questions, scoringConfig, outcomes } = content
	return sha256Hex(JSON.stringify(sorted([name, description, questions, scoringConfig, outcomes])))
}

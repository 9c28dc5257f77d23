/** What one answer within CHAT_TIMEOUT_MS can hold in any script. The form asks for the rest with another call. */
const BATCH_CHARACTERS = 1_500
/** Texts within the same step keep their order. */
const STEP = 500

const stepOf = ({ text }: { text: string }) => Math.floor(text.length / STEP)

/** The first of them that fit, but at least one. Short ones come first: a long one is the likeliest to fail. */
export function batchOf<T extends { text: string }>(texts: readonly T[]): T[] {
	let left = BATCH_CHARACTERS
	return [...texts]
		.sort((a, b) => stepOf(a) - stepOf(b))
		.filter(({ text }, at) => {
			left -= text.length
			return at === 0 || left >= 0
		})
}

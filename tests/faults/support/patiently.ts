/** As clients do: a machine that is too busy for a moment says so with 503, and is asked again. */
export async function patiently<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
	for (;;) {
		const answer = await ask()
		if (answer.status !== 503) return answer
	}
}

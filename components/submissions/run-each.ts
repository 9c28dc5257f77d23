/** Browsers open at most six connections to a host. Two stay free for the page and its posters. */
const AT_ONCE = 4

/** Runs `work` for each item, AT_ONCE at a time. `work` must not throw. */
export async function runEach<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
	const queue = [...items]
	const worker = async () => {
		for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
	}
	await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

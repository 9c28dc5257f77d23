/**
 * Milliseconds of processor time that `work` takes, all threads of this process together (sharp's too). For what computes
 * and waits for nothing: the clock also counts the moments in which a busy machine runs somebody else.
 */
export async function processorMs(work: () => unknown): Promise<number> {
	const before = process.cpuUsage()
	await work()
	const { user, system } = process.cpuUsage(before)
	return (user + system) / 1000
}

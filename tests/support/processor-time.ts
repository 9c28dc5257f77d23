/**
 * Milliseconds of processor time that `work` takes, over all threads of this process (sharp's too). Use it for work
 * that only computes: the wall clock also counts the moments in which a busy machine runs other processes.
 */
export async function processorMs(work: () => unknown): Promise<number> {
	const before = process.cpuUsage()
	await work()
	const { user, system } = process.cpuUsage(before)
	return (user + system) / 1000
}

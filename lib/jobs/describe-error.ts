/** One line of at most 1,000 characters. Prisma prints a page of source code first and the cause last. */
export function describeError(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error)
	return (message.split("\n").findLast((line) => line.trim()) ?? "no message").slice(0, 1000)
}

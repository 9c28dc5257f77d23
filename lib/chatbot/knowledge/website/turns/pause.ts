/** A website that wants longer pauses is read at this pace all the same. */
const LONGEST_DELAY_SECONDS = 10

/** Milliseconds. @param crawlDelaySeconds from robots.txt; 0 without one. */
export function pauseFor(pauseMs: number, crawlDelaySeconds: number): number {
	return Math.max(pauseMs, Math.min(crawlDelaySeconds, LONGEST_DELAY_SECONDS) * 1000)
}

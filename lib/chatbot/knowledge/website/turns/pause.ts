/** A website that wants to be asked less often than that is read at this pace all the same. */
const LONGEST_DELAY_SECONDS = 10

/** Milliseconds between two requests to a host. @param crawlDelaySeconds of its robots.txt; 0 if it says nothing. */
export function pauseFor(pauseMs: number, crawlDelaySeconds: number): number {
	return Math.max(pauseMs, Math.min(crawlDelaySeconds, LONGEST_DELAY_SECONDS) * 1000)
}

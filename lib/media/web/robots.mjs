import robotsParser from "robots-parser"

/** @param {string} text @param {string} reader its name @param {string} address of the page in question */
export function robotsContent(text, reader, address) {
	// The rules hold for the whole website, under http and https, with and without www.
	const robots = robotsParser(new URL("/robots.txt", address).href, text)
	const delay = Number(robots.getCrawlDelay(reader))
	return {
		allowed: robots.isAllowed(address, reader) !== false,
		delaySeconds: Number.isFinite(delay) ? Math.max(delay, 0) : 0,
		sitemaps: robots.getSitemaps(),
	}
}

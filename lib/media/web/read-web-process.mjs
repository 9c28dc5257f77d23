import { startWatchdog } from "../watchdog.mjs"

// Reads one text after the other. A plain module, because it is started by path and not bundled.
const endAt = startWatchdog(Number(process.argv[2]))

// A page must not reach the network.
Reflect.deleteProperty(globalThis, "fetch")
for (const level of /** @type {const} */ (["log", "info", "warn", "error"])) console[level] = () => undefined

const { pageContent } = await import("./page-content.mjs")
const { robotsContent } = await import("./robots.mjs")
const { sitemapContent } = await import("./sitemap.mjs")

/** @param {import("./read-web").WebQuestion} question */
function answerTo(question) {
	if (question.kind === "robots") return robotsContent(question.text, question.reader, question.address)
	if (question.kind === "sitemap") return sitemapContent(question.text, question.most)
	const page = pageContent(question.text, question.address, question.whole, question.maxCharacters)
	return page.text.length > question.maxCharacters ? { problem: "characters" } : page
}

process.on("message", (/** @type {import("./read-web").WebQuestion} */ question) => {
	endAt(Date.now() + question.withinMs)
	/** @type {unknown} */
	let answer = { problem: "effort" }
	try {
		answer = answerTo(question)
	} catch {
		// Nested too deep, or a fault of the parser. The next page gets its chance.
	}
	endAt(Number.POSITIVE_INFINITY)
	process.send?.(answer)
})
process.on("disconnect", () => process.exit(0))
process.send?.("ready")

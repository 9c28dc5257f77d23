import { startWatchdog } from "../watchdog.mjs"

// Reads one PDF from standard input and writes one answer in JSON. A plain module, because it is started by path.
const [maxPages = 0, maxCharacters = 0, seconds = 0, megabytes = 0] = process.argv.slice(2).map(Number)

startWatchdog(megabytes, seconds)

// A PDF must not reach the network.
Reflect.deleteProperty(globalThis, "fetch")
// The parser warns on the console, but standard output belongs to the answer.
for (const level of /** @type {const} */ (["log", "info", "warn", "error"])) console[level] = () => undefined

async function input() {
	const chunks = []
	for await (const chunk of process.stdin) chunks.push(chunk)
	return new Uint8Array(Buffer.concat(chunks))
}

/** @param {Uint8Array} bytes */
async function read(bytes) {
	const { getDocument } = await import("unpdf/pdfjs")
	const { pageText } = await import("./page-text.mjs")
	const options = {
		isEvalSupported: false,
		disableFontFace: true,
		useSystemFonts: false,
		maxImageSize: 1,
		verbosity: 0,
	}
	const pdf = await getDocument({ data: bytes, ...options }).promise
	if (pdf.numPages > maxPages) return { problem: "pages" }
	const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
	const pages = []
	let characters = 0
	for (let number = 1; number <= pdf.numPages; number++) {
		const page = await pdf.getPage(number)
		const { items } = await page.getTextContent()
		page.cleanup()
		const text = pageText(items.filter((item) => "str" in item))
		characters += text.length
		if (characters > maxCharacters) return { problem: "characters" }
		pages.push(text)
	}
	const title = "Title" in info && typeof info.Title === "string" ? info.Title.slice(0, 1000) : ""
	return { title, text: pages.join("\n\n") }
}

/** pdf.js names its errors. @param {unknown} error */
const problemOf = (error) => (error instanceof Error && error.name === "PasswordException" ? "password" : "damaged")

const answer = await read(await input()).catch((error) => ({ problem: problemOf(error) }))
process.stdout.write(JSON.stringify(answer), () => process.exit(0))

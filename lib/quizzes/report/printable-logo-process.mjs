import sharp from "sharp"
import { startWatchdog } from "../../media/watchdog.mjs"

/** printable-logo.ts starts this plain module by path: a logo from standard input becomes a PNG on standard output. */
const [width = 0, height = 0, seconds = 0, megabytes = 0] = process.argv.slice(2).map(Number)

startWatchdog(megabytes)(Date.now() + seconds * 1000)

sharp.concurrency(1)
sharp.cache(false)

const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const logo = Buffer.concat(chunks)

// The density scales an SVG up before it becomes pixels; one of 24 px would be blurred.
const { format, width: ownWidth = 1, height: ownHeight = 1 } = await sharp(logo, { limitInputPixels: false }).metadata()
const scale = Math.min(width / ownWidth, height / ownHeight)
const density = format === "svg" ? Math.min(2400, Math.max(1, 72 * scale)) : 72

const png = await sharp(logo, { density })
	.resize({ width, height, fit: "inside", withoutEnlargement: true })
	.png({ compressionLevel: 9 })
	.toBuffer()
process.stdout.write(png, () => process.exit(0))

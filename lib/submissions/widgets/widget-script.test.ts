import { readFileSync } from "node:fs"
import { gzipSync } from "node:zlib"
import { minifySync } from "rolldown/utils"
import { expect, it } from "vitest"

const source = readFileSync(new URL("widget-script.js", import.meta.url), "utf8")

it("the widget's script is its source, minified, and has at most 5 KB when compressed", async () => {
	const { code } = minifySync("widget.js", source, { mangle: { toplevel: true } })
	await expect(code).toMatchFileSnapshot("../../../public/widget.js")
	expect(gzipSync(code).byteLength).toBeLessThanOrEqual(5 * 1024)
})

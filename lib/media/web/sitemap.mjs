import { SaxesParser } from "saxes"

/** A broken file gives what came before the fault. @param {string} xml @param {number} most */
export function sitemapContent(xml, most) {
	/** @type {string[]} */
	const pages = []
	/** @type {string[]} */
	const sitemaps = []
	const parser = new SaxesParser()
	/** @type {string[]} */
	const path = []
	let text = ""
	parser.on("error", (error) => {
		throw error
	})
	parser.on("opentag", ({ name }) => {
		path.push(name.replace(/^.*:/, "").toLowerCase())
		text = ""
	})
	parser.on("text", (piece) => {
		text += piece
	})
	parser.on("cdata", (piece) => {
		text += piece
	})
	parser.on("closetag", () => {
		const [parent, name] = path.slice(-2)
		path.pop()
		const list = parent === "url" ? pages : parent === "sitemap" ? sitemaps : null
		if (name === "loc" && list && list.length < most) list.push(text.trim())
	})
	try {
		parser.write(xml).close()
	} catch {
		// What was read so far counts. A file of lines is a sitemap, too.
		if (pages.length + sitemaps.length === 0) {
			pages.push(...xml.split(/\s+/, most).filter((line) => /^https?:\/\//.test(line)))
		}
	}
	return { pages, sitemaps }
}

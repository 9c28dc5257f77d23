import { afterAll, expect, it } from "vitest"
import { readRobots, readSitemap, readWebPage, stopWebReader } from "./read-web"

afterAll(stopWebReader)

const page = (text: string, maxCharacters = 100) =>
	readWebPage({ text, address: "https://bakery.example/", whole: false, maxCharacters })

it("reads pages in a process that survives what they hold", async () => {
	expect(await page("<title>Hours</title><p>Nine to five.</p>")).toMatchObject({
		title: "Hours",
		text: "Nine to five.",
	})
	expect(await page("<b>".repeat(100_000))).toEqual({ problem: "effort" })
	expect(await page(`<p>${"long ".repeat(100)}</p>`)).toEqual({ problem: "characters" })
	expect(await page("<p>Still there.</p>")).toMatchObject({ text: "Still there." })
})

it("reads robots.txt for the reader that it names, or for all", async () => {
	const text = "User-agent: *\nDisallow: /private\nCrawl-delay: 3\nSitemap: https://bakery.example/map.xml"
	const ask = (path: string, rules = text) =>
		readRobots({ text: rules, reader: "TestReader", address: `https://bakery.example${path}` })
	expect(await ask("/")).toEqual({ allowed: true, delaySeconds: 3, sitemaps: ["https://bakery.example/map.xml"] })
	expect((await ask("/private/x")).allowed).toBe(false)
	expect((await ask("/", "User-agent: TestReader\nDisallow: /")).allowed).toBe(false)
	expect(await ask("/", "User-agent: *\nCrawl-delay: soon")).toMatchObject({ allowed: true, delaySeconds: 0 })
})

it.each([
	[
		"a list",
		"<urlset><url><loc> https://a.example/?x=1&amp;y=2 </loc><i:image><i:loc>https://a.example/i</i:loc></i:image></url></urlset>",
		{ pages: ["https://a.example/?x=1&y=2"], sitemaps: [] },
	],
	[
		"an index",
		"<sitemapindex><sitemap><loc>https://a.example/b.xml</loc></sitemap></sitemapindex>",
		{ pages: [], sitemaps: ["https://a.example/b.xml"] },
	],
	[
		"a list that breaks off",
		"<urlset><url><loc>https://a.example/1</loc></url><url><loc>htt",
		{ pages: ["https://a.example/1"], sitemaps: [] },
	],
	[
		"lines",
		"https://a.example/1\nhttps://a.example/2\n",
		{ pages: ["https://a.example/1", "https://a.example/2"], sitemaps: [] },
	],
	["a page", "<!doctype html><p>Not found", { pages: [], sitemaps: [] }],
])("reads a sitemap: %s", async (_, text, content) => {
	// What an image is called does not matter: only pages have their address directly below.
	const xml = text.replace("<urlset>", '<urlset xmlns:i="i">')
	expect(await readSitemap({ text: xml, most: 10 })).toEqual(content)
})

import { describe, expect, it } from "vitest"
import { inLanguage } from "@/lib/languages/current-language"
import { escapeHtml } from "./escape-html"
import { mailLayout } from "./layout"

describe("escapeHtml", () => {
	it("leaves nothing that could open a tag or an entity, or end an attribute", () => {
		expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
			"&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;",
		)
	})
})

describe("mailLayout", () => {
	const mail = mailLayout({
		heading: "A new testimonial",
		paragraphs: ["<img src=x onerror=alert(1)> sent one.", "Two\nlines"],
		button: { label: "Watch it", url: "https://example.com/a?b=1&c=2" },
		footer: "You get this because you run Demo Company.",
	})

	it("says the same in both parts", () => {
		for (const words of ["A new testimonial", "sent one.", "Watch it", "You get this because"]) {
			expect(mail.text).toContain(words)
			expect(mail.html).toContain(words)
		}
		expect(mail.text).toContain("https://example.com/a?b=1&c=2")
	})

	it("escapes user input, and keeps its line breaks", () => {
		expect(mail.html).not.toContain("<img")
		expect(mail.html).toContain("Two<br>lines")
		expect(mail.html).toContain('href="https://example.com/a?b=1&amp;c=2"')
	})

	it("keeps the periods of what a business wrote in another script in a mail from right to left", () => {
		const content = {
			heading: "How was it?",
			paragraphs: ["Hi (Ada).\nAda، شكرًا لك."],
			proof: { label: "a", text: "eyJ." },
		}
		const isolated = (mail: { html: string }) => [...mail.html.matchAll(/<bdi>(.*?)<\/bdi>/g)].map(([, words]) => words)
		const arabic = inLanguage("ar", () => mailLayout(content))
		expect(isolated(arabic)).toEqual(["How was it?", "Hi (Ada).", "eyJ."])
		expect(isolated(inLanguage("de", () => mailLayout(content)))).toEqual([])
	})

	it("shows the business's logo, or else its name, and its colors by day and by night", () => {
		const colors = {
			light: { accent: "#b3541e", onAccent: "#ffffff" },
			dark: { accent: "#ffb38a", onAccent: "#1a1714" },
		}
		const button = { label: "Open", url: "https://example.com/" }
		const branded = (logoUrl: string | null) =>
			mailLayout({ brand: { name: `Ada's "Bakery"`, logoUrl, colors }, heading: "x", paragraphs: [], button }).html
		const [logo, name] = [branded("https://example.com/logo.png"), branded(null)]
		expect(logo).toContain('src="https://example.com/logo.png" alt="Ada&#39;s &quot;Bakery&quot;"')
		expect(name).not.toContain("<img")
		expect(name).toContain(">Ada&#39;s &quot;Bakery&quot;</span>")
		expect(name).toContain("background:#b3541e;color:#ffffff")
		expect(name).toContain(".button{background:#ffb38a!important;color:#1a1714!important}")
		expect(mail.html).toContain('<meta name="color-scheme" content="light dark">')
	})

	it("links only http and https", () => {
		const button = { label: "x", url: "javascript:alert(1)" }
		expect(() => mailLayout({ heading: "x", paragraphs: [], button })).toThrow(/http/)
	})
})

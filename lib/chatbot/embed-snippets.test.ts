import { readFileSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import { minifySync } from "rolldown/utils"
import { expect, it } from "vitest"
import { embedSnippets, launcherText } from "./embed-snippets"

const { frame, launcher } = embedSnippets({ appUrl: "https://chat.example", tenantSlug: "demo", color: "#007aff" })

it("the frame: 400 by 600 px, 20 px from bottom and right, corners of 12 px, layer 9999, /chat/{tenantSlug}", () => {
	expect(frame).toMatch(/^<iframe\s[^<>]*><\/iframe>$/)
	expect(frame).toContain('src="https://chat.example/chat/demo"')
	expect(frame).toContain('width="400"')
	expect(frame).toContain('height="600"')
	const style = /style="([^"]*)"/.exec(frame)?.[1] ?? ""
	const declared = Object.fromEntries(style.split(/;\s*/).map((line) => line.split(": ")))
	expect(declared).toMatchObject({
		position: "fixed",
		bottom: "20px",
		right: "20px",
		width: "400px",
		height: "600px",
		border: "none",
		"border-radius": "12px",
		"z-index": "9999",
	})
})

it("the launcher is one script tag", () => {
	expect(launcher).toBe(
		'<script src="https://chat.example/embed.js" data-tenant="demo" data-color="#007aff" async></script>',
	)
})

it("the launcher's button is called as the business's language calls it", () => {
	const named = embedSnippets({
		appUrl: "https://chat.example",
		tenantSlug: "demo",
		color: "#007aff",
		label: 'محادثة"',
	})
	expect(named.launcher).toContain('data-color="#007aff" data-label="محادثة&quot;" async')
})

it("an unusual address stays inside its attribute", () => {
	const odd = embedSnippets({ appUrl: 'https://a.example/x"><script>', tenantSlug: '"><b>', color: '"><i>' })
	for (const snippet of Object.values(odd)) expect(snippet.match(/[<>]/g)).toHaveLength(4)
})

const source = readFileSync(new URL("embed-launcher.js", import.meta.url), "utf8")

it("the icon and the label have a color that is readable on the launcher's", () => {
	expect(source).toContain(`color:${launcherText("$" + "{color}")}`)
})

it("the launcher's script is its source, minified, and has at most 1 KB when compressed", async () => {
	const { code } = minifySync("embed.js", source, { mangle: { toplevel: true } })
	await expect(code).toMatchFileSnapshot("../../public/embed.js")
	expect(brotliCompressSync(code).byteLength).toBeLessThanOrEqual(1024)
})

import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { filesOf } from "../run/changed/module-graph.mjs"

const root = path.resolve(import.meta.dirname, "../..")
const files = filesOf(root)
const documents = files.filter((file) => file.endsWith(".md") && !file.startsWith("tests/fixtures/"))
const decisionFiles = documents.filter((file) => path.basename(file) === "DECISIONS.md").sort()
const read = (file: string) => readFileSync(path.join(root, file), "utf8")

/** Where `*` and `…` stand for any name, `**` and a `…` between slashes for any folders, `<what>` for a part that differs. */
function sourceOf(glob: string): string {
	const parts = glob.replaceAll("/…/", "/**/").split(/(\*\*\/?|\*|…|<[^>]+>)/)
	const any = (part: string) => (part.startsWith("**") ? "(?:.*/)?" : "[^/]*")
	return parts.map((part, at) => (at % 2 ? any(part) : part.replace(/[.()[\]{}+?^$|\\]/g, "\\$&"))).join("")
}
const isThere = (pattern: RegExp) => files.some((file) => pattern.test(file))

interface Entry {
	name: string
	folder: string
	own: string[]
	elsewhere: string[]
	words: string[]
}

function entriesOf(document: string): Entry[] {
	const sections = read(document).split(/^## /m).slice(1)
	return sections
		.filter((section) => !section.startsWith("Where the other decisions are"))
		.map((section) => {
			const [title, line = "", ...rest] = section.split("\n").filter(Boolean)
			const [own, elsewhere] = line.replace(/^Files: /, "").split("; also ")
			const named = (part = "") => part.split(", ").map((name) => /^`(.+)`$/.exec(name)?.[1] ?? `unquoted ${name}`)
			const words = rest
				.join(" ")
				.replace(/^\*[\d-]+\.\* /, "")
				.split(/\s+/)
				.filter(Boolean)
			const folder = document.replace("DECISIONS.md", "")
			return {
				name: `${document}: ${title}`,
				folder,
				own: named(own),
				elsewhere: elsewhere ? named(elsewhere) : [],
				words,
			}
		})
}
const entries = decisionFiles.flatMap(entriesOf)

it("each decision names files that are there, the first ones in its own folder", () => {
	const wrong = entries.flatMap(({ name, folder, own, elsewhere }) => {
		const dead = [...own, ...elsewhere].filter((glob) => !isThere(new RegExp(`^${sourceOf(glob)}$`)))
		return [...dead, ...own.filter((glob) => !glob.startsWith(folder))].map((glob) => `${name}: ${glob}`)
	})
	expect(wrong).toEqual([])
	expect(entries.length).toBeGreaterThan(200)
})

it("each decision has at most 80 words", () => {
	const isLong = ({ words }: Entry) => words.length === 0 || words.length > 80
	expect(entries.filter(isLong).map(({ name }) => name)).toEqual([])
})

it("the root has at most 40 decisions, and a link to each folder's", () => {
	expect(entriesOf("DECISIONS.md").length).toBeLessThanOrEqual(40)
	const linked = [...read("DECISIONS.md").matchAll(/^- \[.+\]\((.+)\)/gm)].map(([, to]) => to)
	expect(["DECISIONS.md", ...linked].sort()).toEqual(decisionFiles)
})

const withoutCode = (document: string) => document.replace(/^( *)```[\s\S]*?^\1```/gm, "")

/** What a link calls the headings, as GitHub makes it. */
function anchorsOf(document: string): string[] {
	const headings = [...document.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading.toLowerCase())
	return headings.map((heading) => heading.replace(/[^\p{L}\p{N} _-]/gu, "").replaceAll(" ", "-"))
}

it("every link in a document leads somewhere", () => {
	const dead = documents.flatMap((document) =>
		[...withoutCode(read(document)).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, to = ""]) => {
			if (/^https?:/.test(to)) return []
			const [file, anchor] = to.split("#")
			const target = file ? path.posix.join(path.dirname(document), file) : document
			const isDead = !isThere(new RegExp(`^${sourceOf(target)}(/|$)`))
			return isDead || (anchor && !anchorsOf(read(target)).includes(anchor)) ? [`${document}: ${to}`] : []
		}),
	)
	expect(dead).toEqual([])
})

const FOLDERS = new Set(files.filter((file) => file.includes("/")).map((file) => file.split("/")[0]))
const IS_FILE = /[\w*\])]\.(?:tsx?|mjs|cjs|js|md|json|css|sql|prisma|grit)$/
/** Files that the product writes, and names that are forbidden. */
const NOT_OURS = ["secrets.json", "DATA_DIR/secrets.json", "utils.ts", "helpers.ts"]

it("every file and folder that a document names is there", () => {
	const dead = documents.flatMap((document) =>
		[...withoutCode(read(document)).matchAll(/`([^`\s]+)`/g)].flatMap(([, quoted = ""]) => {
			const name = quoted.replace(/^(\.\.?\/)+|\/$/g, "")
			const isPath = IS_FILE.test(name) || (name.includes("/") && FOLDERS.has(name.split("/")[0]))
			if (!isPath || /^[@/]|^https?:|[{}]/.test(quoted) || NOT_OURS.includes(name)) return []
			return isThere(new RegExp(`(^|/)${sourceOf(name)}(/|$)`)) ? [] : [`${document}: ${quoted}`]
		}),
	)
	expect(dead).toEqual([])
})

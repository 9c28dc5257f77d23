import { createHash } from "node:crypto"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"
import { expect, it } from "vitest"

// One engine everywhere: the native one is another program on each system, and some have none.
process.env.RECHECK_SYNC_BACKEND = "pure"
const { checkSync } = await import("recheck")

const root = path.resolve(import.meta.dirname, "../..")
const PRODUCT = ["app", "components", "lib", "public", "proxy.ts", "instrumentation.ts"]
/** Tests, what is generated, and the minified form of lib/chatbot/embed-launcher.js. */
const NO_SOURCE = /\.test\.tsx?$|\/generated\/|^public\/embed\.js$/

/** Not proven linear, by file and constant; and what keeps a stranger from making them slow. */
const BOUNDED: Record<string, string> = {
	"lib/ai/dialects/visible-text.ts OPEN_TOKEN": "the last 160 characters of an answer (OPEN_TOKEN_CAP)",
	"lib/ai/dialects/visible-text.ts built": "reads up to 120 characters from one place, but for a run of backticks",
	"lib/chatbot/left-contact.ts EMAIL": "messages of up to 500 characters (leftContact)",
	"lib/chatbot/answer/answer-reader.ts BEFORE_MARK": "the last 2,000 characters of an answer (BEFORE)",
	"lib/chatbot/knowledge/search/words-of.ts LATIN_ENDING": "words of up to 60 characters (WORD_CAP)",
	"lib/chatbot/knowledge/search/words-of.ts OTHER_ENDING": "words of up to 60 characters (WORD_CAP)",
	"lib/chatbot/answer/answer-reader.ts OPEN_MARK": "reads up to 40 characters from one place",
	"lib/chatbot/answer/address-rule.ts OPEN_ADDRESS": "reads up to 2,400 characters from one place",
	"lib/chatbot/left-contact.ts built": "messages of up to 500 characters (leftContact)",
	"lib/chatbot/answer/intents.ts built":
		"questions of up to 2,000 characters (MESSAGE_CAP); from a word's start to its end",
	"lib/chatbot/knowledge/search/question-kinds.ts built": "the same questions; from a word's start to its end",
	"lib/chatbot/answer/answer-reader.ts built": "MARKER or CITATION, which are checked by themselves",
	"lib/chatbot/answer/secret-words.ts built": "a class, repeated; the checker can't read its flag",
}

/** Built while the product runs, from what. All others are built while their module loads, and checked like literals. */
const BUILT_LATER: Record<string, string> = {
	"lib/description/example-of.ts": "the product's own schemas",
}

/**
 * Verdicts that take the checker longer than SLOW_MS, by the pattern's hash. CHECK_PATTERNS=all checks everything again
 * (ten minutes) and writes the file; CHECK_PATTERNS=new checks what is new.
 */
const KNOWN_FILE = path.join(import.meta.dirname, "slow-patterns.json")
const SLOW_MS = 100
const known: Record<string, string> =
	process.env.CHECK_PATTERNS === "all" ? {} : JSON.parse(readFileSync(KNOWN_FILE, "utf8"))
const hashOf = (pattern: string) => createHash("sha256").update(pattern).digest("hex").slice(0, 16)

const sources = PRODUCT.flatMap((name) =>
	name.includes(".")
		? [name]
		: readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
				.filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
				.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
).filter((file) => !NO_SOURCE.test(file))

interface Literal {
	pattern: string
	/** The constant that holds it; "" for one that stands in a call. */
	name: string
}

/** The patterns that a source has as literals, and whether it builds others. */
function patternsIn(file: string, code: string): { literals: Literal[]; builds: boolean } {
	const literals: Literal[] = []
	let builds = false
	const visit = (node: ts.Node): void => {
		if (ts.isRegularExpressionLiteral(node)) {
			const name = ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : ""
			literals.push({ pattern: node.text, name })
		}
		if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && /(?:^|\.)RegExp$/.test(node.expression.getText()))
			builds = true
		ts.forEachChild(node, visit)
	}
	visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true))
	return { literals, builds }
}

/** What a module builds while it loads. It is loaded once more, so that the modules below it build nothing. */
async function builtBy(file: string): Promise<string[]> {
	const module = path.join(root, file)
	await import(module)
	const built: string[] = []
	const real = globalThis.RegExp
	globalThis.RegExp = new Proxy(real, {
		construct(target, args: [string, string?]) {
			const pattern = new target(...args)
			built.push(String(pattern))
			return pattern
		},
	})
	try {
		await import(`${module}?patterns`)
	} finally {
		globalThis.RegExp = real
	}
	return built
}

/** "safe", or what is wrong. Limits of the checker count steps; its clock only ends a check that would never end. */
function verdictOf(pattern: string): string {
	const end = pattern.lastIndexOf("/")
	const found = checkSync(pattern.slice(1, end), pattern.slice(end + 1), {
		attackTimeout: null,
		incubationTimeout: null,
		seedingTimeout: null,
		timeout: 300_000,
	})
	if (found.status === "safe") return "safe"
	return found.status === "vulnerable" ? found.complexity.summary : `unknown: ${found.error.kind}`
}

it("needs no more steps for any of its patterns than the text is long, whoever wrote the text", async () => {
	const places = new Map<string, string>()
	// A pattern that stands in two places is excused only if both are.
	const note = (pattern: string, place: string) => {
		if (!BOUNDED[place] || !places.has(pattern)) places.set(pattern, place)
		found.add(place)
	}
	const found = new Set<string>()
	for (const file of sources) {
		const { literals, builds } = patternsIn(file, readFileSync(path.join(root, file), "utf8"))
		for (const { pattern, name } of literals) note(pattern, `${file} ${name}`.trim())
		if (!builds || BUILT_LATER[file]) continue
		const built = await builtBy(file)
		expect(built.length, file).toBeGreaterThan(0)
		for (const pattern of built) note(pattern, `${file} built`)
	}
	const slow: Record<string, string> = {}
	const wrong: string[] = []
	for (const [pattern, place] of places) {
		if (BOUNDED[place]) continue
		const start = performance.now()
		const verdict = known[hashOf(pattern)] ?? verdictOf(pattern)
		if (known[hashOf(pattern)] || performance.now() - start > SLOW_MS) slow[hashOf(pattern)] = verdict
		if (verdict !== "safe") wrong.push(`${place}: ${pattern}: ${verdict}`)
	}
	expect(wrong).toEqual([])
	const gone = [
		...Object.keys(BOUNDED).filter((one) => !found.has(one)),
		...Object.keys(known).filter((one) => !slow[one]),
	]
	if (process.env.CHECK_PATTERNS) writeFileSync(KNOWN_FILE, `${JSON.stringify(slow, null, "\t")}\n`)
	else expect(gone, "no longer in the product").toEqual([])
}, 1_800_000)

it.each([
	["/^(a+)+$/", /exponential/],
	[String.raw`/(?:"(?:[^"]|"")*"|[^,;\t"])*(?=[,;\t]|$)|"[^,;\t]*/g`, /exponential/],
	["/[.-]+$/", /2nd degree/],
	["/^.*b.*c$/", /2nd degree/],
	["/^[^,]+,[^,]+$/", /^safe$/],
])("says of %s what it is", (pattern, verdict) => {
	expect(verdictOf(pattern)).toMatch(verdict)
})

it("finds patterns where a reader of text alone would see divisions and words", () => {
	const code = 'const a = b / c / d // /comment/\nconst e = f.replace(/x+$/gu, "/word/")\nnew globalThis.RegExp(a)'
	expect(patternsIn("a.ts", code)).toEqual({ literals: [{ pattern: "/x+$/gu", name: "" }], builds: true })
	expect(patternsIn("a.tsx", "<p>a / b / c</p>")).toEqual({ literals: [], builds: false })
})

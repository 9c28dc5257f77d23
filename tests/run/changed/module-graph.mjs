import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"

/**
 * What leads from one file of the checkout to others, read from the code itself.
 * @typedef {object} Node
 * @property {Set<string>} imports modules that it loads, also later, and files and programs that it names by their path
 * @property {Set<string>} lazy those of them that it draws when they are needed, with `dynamic`
 * @property {string[]} words its texts and patterns
 * @property {Set<string>} requests what the server answers with, to the calls and addresses that it names
 */

/** Which handler runs a job is known here alone. */
const JOB_REGISTRY = "lib/services/start-services.ts"
/** Names every job, and adds none. */
const JOB_NAMES = "lib/jobs/queues.ts"
/**
 * Every server starts them, and uses a small part of what they start: jobs are found by their names, and routes by the
 * calls that tests make. Every test that calls takes the contract, and of it what the routes of those calls take.
 */
const LEADS_EVERYWHERE = new Set([JOB_REGISTRY, "instrumentation.ts", "lib/description/contract.ts"])
/** These name every call that there is, and make none. */
const NAMES_EVERY_CALL = /^lib\/(?:description\b|.+[/-]calls\.ts$)|^tests\/(?:support\/samples|quality)\b/
/** These name files of every kind, and run none of them. */
const NAMES_EVERY_FILE = /^tests\/(?:run\/|quality\/changed-tests)/
const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/
const ENDINGS = ["", ".ts", ".tsx", ".mjs", ".js", ".cjs", ".css", ".json", "/index.ts", "/index.tsx"]
/** Stands for what is only known when the program runs. */
const UNKNOWN = "\0"
const A_FILE = /\.(?:[cm]?[jt]sx?|css|json|html|sql|webm|mp4|mov|wav|png|jpg|svg|txt|csv|md|grit)$/
const TEST = /\.(?:test|spec)\.tsx?$/
/** A name alone may be a folder or a database, unless it is handed to one of these. */
const ASKING = /^(?:goto|visit|fetch|open|get|head|load)$/i
const CALL = /^(?:GET|PUT|POST|PATCH|DELETE) (\/\S*)$/
/** What Next draws around a page and instead of it. */
const AROUND_A_PAGE = /^(?:layout|template|loading|error|not-found|global-error|default)\.tsx$/

/** @param {string} root @returns {string[]} files that git tracks or would track, with slashes */
export function filesOf(root) {
	const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
	const listed = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
	return [...new Set(listed.split("\0"))].filter((file) => file && existsSync(path.join(root, file)))
}

/** A text with UNKNOWN for each value in it. @param {ts.Node} node @returns {string | null} */
function textOf(node) {
	if (ts.isStringLiteralLike(node)) return node.text
	if (!ts.isTemplateExpression(node)) return null
	return node.head.text + node.templateSpans.map(({ literal }) => UNKNOWN + literal.text).join("")
}

/** Types alone run nothing. @param {ts.ImportDeclaration | ts.ExportDeclaration} node */
function loadsNothing(node) {
	if (ts.isExportDeclaration(node)) return node.isTypeOnly
	const clause = node.importClause
	if (!clause) return false
	const named = clause.namedBindings
	if (clause.isTypeOnly) return true
	return Boolean(
		!clause.name &&
			named &&
			ts.isNamedImports(named) &&
			named.elements.length > 0 &&
			named.elements.every((one) => one.isTypeOnly),
	)
}

/** The module that a call of `dynamic` loads. @param {ts.CallExpression} call @param {string} text of its file */
function drawnLater(call, text) {
	if (!ts.isIdentifier(call.expression) || call.expression.text !== "dynamic") return []
	return [...text.slice(call.pos, call.end).matchAll(/import\("([^"]+)"\)/g)].map(([, wanted = ""]) => wanted)
}

/**
 * What a file says.
 * @typedef {object} Facts
 * @property {string[]} modules that it imports
 * @property {string[]} later that it draws when they are needed
 * @property {string[]} texts
 * @property {string[]} patterns the fixed parts of regular expressions
 * @property {string[]} asked the texts that it hands to something that asks a server
 * @property {Map<string, string[]>} handlers the names that the value of each property with a quoted name uses
 */

/** @param {string} file @param {string} text @returns {Facts} */
function factsOf(file, text) {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
	/** @type {string[]} */
	const modules = []
	/** @type {string[]} */
	const later = []
	/** @type {string[]} */
	const texts = []
	/** @type {string[]} */
	const patterns = []
	/** @type {string[]} */
	const asked = []
	/** @type {Map<string, string[]>} */
	const handlers = new Map()
	/** @param {ts.Node} node */
	const look = (node) => {
		if (ts.isRegularExpressionLiteral(node)) patterns.push(...node.text.split(/\\.|[^\w ,'-]/))
		if (ts.isCallExpression(node)) {
			later.push(...drawnLater(node, text))
			const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
			const [first] = node.arguments
			const address = first && ts.isIdentifier(called) && ASKING.test(called.text) ? textOf(first) : null
			if (address !== null) asked.push(address)
		}
		if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
			if (ts.isStringLiteral(node.moduleSpecifier) && !loadsNothing(node)) modules.push(node.moduleSpecifier.text)
			return
		}
		if (ts.isImportTypeNode(node)) return
		if (file === JOB_REGISTRY && ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) {
			/** @type {string[]} */
			const names = []
			/** @param {ts.Node} inner */
			const collect = (inner) => {
				if (ts.isIdentifier(inner)) names.push(inner.text)
				ts.forEachChild(inner, collect)
			}
			collect(node.initializer)
			handlers.set(node.name.text, names)
		}
		const known = textOf(node)
		if (known !== null) texts.push(known)
		ts.forEachChild(node, look)
	}
	look(source)
	return { modules, later, texts, patterns, asked, handlers }
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Names of folders under app that no address shows. @param {string} name */
const isHidden = (name) => /^\(.*\)$|^@/.test(name)

/**
 * The addresses that the folder app answers, each with its own file and what is drawn around it.
 * @param {string[]} files
 */
function addressesOf(files) {
	return files
		.filter((file) => /^app\/(?:.*\/)?(?:page\.tsx|route\.ts)$/.test(file))
		.map((file) => {
			const folders = path.posix.dirname(file).split("/").slice(1)
			const around = files.filter(
				(other) =>
					file.endsWith("page.tsx") &&
					AROUND_A_PAGE.test(path.posix.basename(other)) &&
					`${path.posix.dirname(file)}/`.startsWith(`${path.posix.dirname(other)}/`),
			)
			return { parts: folders.filter((name) => !isHidden(name)), leads: [file, ...around] }
		})
}

/**
 * Whether an address may be answered here. What is unknown may be any part that is not fixed.
 * @param {string[]} parts of app @param {string[]} asked @param {boolean} loosely whether it may be a fixed part, too
 */
function fits(parts, asked, loosely) {
	const rest = parts.findIndex((part) => /^\[{1,2}\.\.\./.test(part))
	if (rest < 0 ? parts.length !== asked.length : asked.length < rest) return false
	return (rest < 0 ? parts : parts.slice(0, rest)).every((part, index) => {
		const one = asked[index] ?? ""
		// No test names a business by a fixed address.
		if (part.startsWith("[")) return index === 0 ? one.includes(UNKNOWN) : one !== ""
		return one === part || (one.includes(UNKNOWN) && (loosely || one !== UNKNOWN))
	})
}

/**
 * Finds files by what code says about them.
 * @param {string[]} files
 */
function finder(files) {
	const known = new Set(files)
	/** @type {Map<string, string[]>} */
	const byName = new Map()
	for (const file of files) {
		const name = path.posix.basename(file)
		byName.set(name, [...(byName.get(name) ?? []), file])
	}
	/** @type {Map<string, string[]>} */
	const found = new Map()

	/** @param {string} wanted without leading dots */
	const lookFor = (wanted) => {
		if (!/^[\w@[\]()./\0-]+$/.test(wanted) || !A_FILE.test(wanted)) return []
		if (!wanted.includes(UNKNOWN)) {
			const suffix = `/${wanted.replace(/^\//, "")}`
			return (byName.get(path.posix.basename(wanted)) ?? []).filter((file) => `/${file}`.endsWith(suffix))
		}
		if (!/^[\w.-]+\//.test(wanted)) return []
		const pattern = new RegExp(`(?:^|/)${wanted.split(UNKNOWN).map(escaped).join("[^/]*")}$`)
		return files.filter((file) => pattern.test(file))
	}
	return {
		/** The module that an import means. @param {string} from @param {string} wanted */
		resolve(from, wanted) {
			if (!/^(?:@\/|\.{1,2}\/)/.test(wanted)) return null
			const base = wanted.startsWith("@/") ? wanted.slice(2) : path.posix.join(path.posix.dirname(from), wanted)
			return ENDINGS.map((ending) => base + ending).find((file) => known.has(file)) ?? null
		},
		/** Files whose path ends like this text, in which a part may be unknown. @param {string} text */
		named(text) {
			const wanted = text.replace(/^(?:\.{1,2}\/)+/, "").split(/[?#]/)[0] ?? ""
			const files = found.get(wanted) ?? lookFor(wanted)
			found.set(wanted, files)
			return files
		},
	}
}

/** @param {ReturnType<typeof addressesOf>} addresses @param {string} address @returns {string[]} */
function answersOf(addresses, address) {
	const asked = (address.split(/[?#]/)[0] ?? "").split("/").slice(1)
	if (asked.at(-1) === "") asked.pop()
	const strict = addresses.filter(({ parts }) => fits(parts, asked, false))
	const fitting = strict.length > 0 ? strict : addresses.filter(({ parts }) => fits(parts, asked, true))
	return fitting.flatMap(({ leads }) => leads)
}

/** The address that a test asks for with this text, or null. @param {string} text @param {string[]} asked */
function addressIn(text, asked) {
	const address = /^(?:\0|https?:\/\/[^/]*)?(\/(?!\/).*)$/.exec(text)?.[1]
	// One part alone may be a folder or a database.
	return !address || (/^\/\0?[^/]*$/.test(address) && !asked.includes(text)) ? null : address
}

/**
 * The modules that handle each job, by the job's name.
 * @param {string} text of the registry @param {Facts} facts of it @param {(wanted: string) => string | null} resolve
 */
function handlersOf(text, { modules, handlers }, resolve) {
	const importing = modules.map((wanted) => {
		const names = new RegExp(`import \\{([^}]*)\\} from "${escaped(wanted)}"`).exec(text)?.[1] ?? ""
		return { file: resolve(wanted), names: names.split(",").map((name) => name.trim()) }
	})
	return new Map(
		[...handlers].map(([job, used]) => [
			job,
			importing.flatMap(({ file, names }) => (file && names.some((name) => used.includes(name)) ? [file] : [])),
		]),
	)
}

/**
 * Reads every source file of the checkout.
 * @param {string} root @param {string[]} files as filesOf() gives them @returns {Map<string, Node>}
 */
export function moduleGraph(root, files) {
	const { resolve, named } = finder(files)
	const addresses = addressesOf(files)
	/** @param {string} file */
	const read = (file) => readFileSync(path.join(root, file), "utf8")
	const registry = files.includes(JOB_REGISTRY) ? read(JOB_REGISTRY) : ""
	const handlers = handlersOf(registry, factsOf(JOB_REGISTRY, registry), (wanted) => resolve(JOB_REGISTRY, wanted))

	/** @param {string} file @param {Facts} facts */
	function importsOf(file, { modules, texts }) {
		if (LEADS_EVERYWHERE.has(file)) return new Set()
		const isTest = file.startsWith("tests/")
		const found = [
			...[...modules, ...texts].map((wanted) => resolve(file, wanted) ?? file),
			...(NAMES_EVERY_FILE.test(file) ? [] : texts.flatMap(named)).filter((other) => isTest || !TEST.test(other)),
			...(file === JOB_NAMES ? [] : texts.flatMap((text) => handlers.get(text) ?? [])),
		]
		return new Set(found.filter((other) => other !== file))
	}
	/** @param {string} file @param {Facts} facts */
	function requestsOf(file, { texts, asked }) {
		const calls = NAMES_EVERY_CALL.test(file) ? [] : texts.flatMap((text) => CALL.exec(text)?.[1] ?? [])
		// Only tests ask by address: the links of a page lead to every other page.
		const visits = file.startsWith("tests/") ? texts.flatMap((text) => addressIn(text, asked) ?? []) : []
		const all = [...calls.map((call) => call.replace(/\{\w+\}/g, UNKNOWN)), ...visits]
		return new Set(all.flatMap((address) => answersOf(addresses, address)))
	}
	return new Map(
		files
			.filter((file) => SOURCE.test(file))
			.map((file) => {
				const facts = factsOf(file, read(file))
				const { modules, later, texts, patterns } = facts
				const lazy = later
					.filter((wanted) => !modules.includes(wanted))
					.flatMap((wanted) => resolve(file, wanted) ?? [])
				const words = [...texts, ...patterns]
				return [
					file,
					{ imports: importsOf(file, facts), lazy: new Set(lazy), requests: requestsOf(file, facts), words },
				]
			}),
	)
}

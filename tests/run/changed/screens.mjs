import path from "node:path"

/** @typedef {import("./module-graph.mjs").Node} Node */

const IS_TEST = /^tests\/|\.test\.tsx?$/
/** A file that more parts than this load says nothing about one of them. */
const SHARED_BY = 2
/** Letters of a phrase that names a part by some of its text. */
const PHRASE = 12

/** @param {Iterable<string>} starts @param {(file: string) => Iterable<string>} next */
function closure(starts, next) {
	const found = new Set(starts)
	for (const file of found) for (const to of next(file)) found.add(to)
	return found
}

/**
 * A page loads most of its sections, tabs, and dialogs when they are needed. This finds what a test that asks a server
 * really leads to: a part that is loaded later only if the test, or what supports it, names the part or a text of its own.
 * @param {Map<string, Node>} graph
 */
export function screensOf(graph) {
	/** @param {string} file */
	const wordsOf = (file) => graph.get(file)?.words.map((word) => word.trim()) ?? []
	/** @param {string} file */
	const early = (file) => [...(graph.get(file)?.imports ?? [])].filter((to) => !graph.get(file)?.lazy.has(to))
	const product = [...graph.keys()].filter((file) => !IS_TEST.test(file))
	const parts = new Map(
		product.flatMap((file) => [...(graph.get(file)?.lazy ?? [])]).map((part) => [part, closure([part], early)]),
	)
	const common = closure(
		product.filter((file) => file.startsWith("app/")),
		early,
	)
	/** @type {Map<string, number>} */
	const sharers = new Map()
	for (const files of parts.values()) for (const file of files) sharers.set(file, (sharers.get(file) ?? 0) + 1)
	/** @param {string} file */
	const isOwn = (file) => !common.has(file) && (sharers.get(file) ?? 0) <= SHARED_BY
	const notOwn = new Set(product.filter((file) => !isOwn(file)).flatMap(wordsOf))
	/** The texts of each part that are nowhere else. */
	const texts = new Map(
		[...parts].map(([part, files]) => [
			part,
			[...files]
				.filter(isOwn)
				.flatMap(wordsOf)
				.filter((word) => /^[A-Z]/.test(word) && !notOwn.has(word)),
		]),
	)
	/** @type {Map<string, Set<string>>} */
	const known = new Map()
	/** The files that a test leads to. @param {string} test */
	return function reachedBy(test) {
		const before = known.get(test)
		if (before) return before
		const support = closure([test], (file) => early(file).filter((to) => to.startsWith("tests/")))
		const said = new Set([...support].flatMap(wordsOf))
		const phrases = [...said].filter((word) => word.length >= PHRASE)
		const opened = [...said].flatMap((word) => [...word.matchAll(/[?&]\w+=([\w-]+)/g)].map(([, value]) => value))
		/** @param {string} part @param {string} page the module that draws it */
		function isNamed(part, page) {
			const folders = part.split("/").filter((folder) => !page.split("/").includes(folder))
			if (opened.some((value) => value && folders.includes(value))) return true
			const [name = ""] = path.posix.basename(part).split(/-?[a-z]+\./)
			const named = new RegExp(`\\b${name.replaceAll("-", "[- ]")}\\b`, "i")
			// A single word, such as "page", is common in what supports many tests.
			if ((name.includes("-") ? [...said] : wordsOf(test)).some((word) => named.test(word))) return true
			return texts.get(part)?.some((text) => said.has(text) || phrases.some((phrase) => text.includes(phrase)))
		}
		const reached = closure([test], (file) => {
			const node = graph.get(file)
			return node ? [...early(file), ...[...node.lazy].filter((part) => isNamed(part, file)), ...node.requests] : []
		})
		known.set(test, reached)
		return reached
	}
}

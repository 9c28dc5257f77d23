import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import ts from "typescript"

const ROOT = path.resolve(import.meta.dirname, "../../..")
const WORDS = /(?:^|[/-])words(?:-\w+)?\.ts$/
/** Not a mark or a color alone. */
const HAS_LETTERS = /^(?!#[0-9a-f]{6}$).*\p{L}/su

/** Pages share most of their files, and reading a file takes longer than all that a test asks of it. */
function once<T>(read: (file: string) => T): (file: string) => T {
	const known = new Map<string, T>()
	return (file) => {
		const found = known.has(file) ? (known.get(file) as T) : read(file)
		known.set(file, found)
		return found
	}
}

const textOf = once((file) => readFileSync(file, "utf8"))
const parse = once((file) => ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true))

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

function resolveImport(from: string, specifier: string): string | null {
	if (!/^(?:@\/|\.)/.test(specifier)) return null
	const base = specifier.startsWith("@/")
		? path.join(ROOT, specifier.slice(2))
		: path.resolve(path.dirname(from), specifier)
	return ["", ".ts", ".tsx"].map((end) => base + end).find(isFile) ?? null
}

const importsOf = once((file): string[] => {
	const found: string[] = []
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly && ts.isStringLiteral(node.moduleSpecifier))
			found.push(node.moduleSpecifier.text)
		if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
			const [specifier] = node.arguments
			if (specifier && ts.isStringLiteral(specifier)) found.push(specifier.text)
		}
		ts.forEachChild(node, visit)
	}
	visit(parse(file))
	return found.flatMap((specifier) => {
		const resolved = resolveImport(file, specifier)
		return resolved && /\.tsx?$/.test(resolved) ? [resolved] : []
	})
})

/** The files that draw a page: its own, and from there what its components import. Loaders stay out. */
export function filesOfPage(page: string): string[] {
	const start = path.join(ROOT, page)
	const seen = new Set<string>([start])
	const walk = (file: string): void => {
		if (seen.has(file)) return
		seen.add(file)
		for (const imported of importsOf(file)) walk(imported)
	}
	for (const imported of importsOf(start)) if (/\/components\/|words\.ts$/.test(imported)) walk(imported)
	return [...seen]
}

/** Of the files that draw a page, those that a browser draws as well: what a server alone draws arrives translated. */
export function filesInBrowser(page: string): string[] {
	const seen = new Set<string>()
	const walk = (file: string): void => {
		if (seen.has(file)) return
		seen.add(file)
		for (const imported of importsOf(file)) walk(imported)
	}
	for (const file of filesOfPage(page)) if (textOf(file).startsWith('"use client"')) walk(file)
	return [...seen]
}

export const allSources = (): string[] =>
	["app", "components", "lib"].flatMap((folder) =>
		readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
			.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|generated\//.test(file))
			.map((file) => path.join(ROOT, folder, file))
			.filter(isFile),
	)

/** The name of a value in a template: `business` of `business`, `length` of `text.length`, `count` of `f(count)`. */
function argumentName(node: ts.Expression): string {
	if (ts.isIdentifier(node)) return node.text
	if (ts.isPropertyAccessExpression(node)) return node.name.text
	if (!ts.isCallExpression(node)) return "value"
	if (ts.isPropertyAccessExpression(node.expression)) return argumentName(node.expression.expression)
	return node.arguments[0] ? argumentName(node.arguments[0]) : "value"
}

function templateText(node: ts.TemplateLiteral): string {
	if (ts.isNoSubstitutionTemplateLiteral(node)) return node.text
	const taken = new Map<string, number>()
	return node.templateSpans.reduce((text, { expression, literal }) => {
		const name = argumentName(expression)
		const times = (taken.get(name) ?? 0) + 1
		taken.set(name, times)
		return `${text}{${name}${times > 1 ? times : ""}}${literal.text}`
	}, node.head.text)
}

const isT = (node: ts.Node) => ts.isIdentifier(node) && node.text === "t"

/** Texts that a file marks itself: t("…") and t`…`, with both branches of a choice. */
export const markedTexts = once((file): string[] => {
	if (!/\bt[(`]/.test(textOf(file))) return []
	const found: string[] = []
	const literals = (node: ts.Node): void => {
		if (ts.isStringLiteralLike(node)) found.push(node.text)
		if (ts.isConditionalExpression(node)) for (const branch of [node.whenTrue, node.whenFalse]) literals(branch)
		if (ts.isParenthesizedExpression(node)) literals(node.expression)
	}
	const visit = (node: ts.Node): void => {
		if (ts.isTaggedTemplateExpression(node) && isT(node.tag)) found.push(templateText(node.template))
		if (ts.isCallExpression(node) && isT(node.expression)) node.arguments.forEach(literals)
		ts.forEachChild(node, visit)
	}
	visit(parse(file))
	return found.filter((text) => HAS_LETTERS.test(text))
})

function stringsIn(value: unknown): string[] {
	if (typeof value === "string") return HAS_LETTERS.test(value) ? [value] : []
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** The modules of words that a file imports, by the name that it gives to each. */
function wordsOf(source: ts.SourceFile, file: string): Map<string, { module: string; exported: string[] }> {
	const spaces = new Map<string, { module: string; exported: string[] }>()
	for (const statement of source.statements) {
		if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) continue
		const module = resolveImport(file, (statement.moduleSpecifier as ts.StringLiteral).text)
		const bindings = statement.importClause?.namedBindings
		if (!module || !WORDS.test(module) || !bindings) continue
		if (ts.isNamespaceImport(bindings)) spaces.set(bindings.name.text, { module, exported: [] })
		else for (const { name } of bindings.elements) spaces.set(name.text, { module, exported: [name.text] })
	}
	return spaces
}

/** Also as one of several: t(isOpen ? words.open : words.closed). */
function isSaid(node: ts.Node): boolean {
	const { parent } = node
	if (ts.isCallExpression(parent)) return ts.isIdentifier(parent.expression) && parent.expression.text === "t"
	const isPart = [
		ts.isElementAccessExpression,
		ts.isParenthesizedExpression,
		ts.isConditionalExpression,
		ts.isBinaryExpression,
	]
	return isPart.some((is) => is(parent)) && isSaid(parent)
}

const named = once(async (file): Promise<{ texts: string[]; isSaid: boolean }[]> => {
	const source = parse(file)
	const spaces = wordsOf(source, file)
	const found: { module: string; names: string[]; isSaid: boolean }[] = []
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
		const space = ts.isIdentifier(node) ? spaces.get(node.text) : undefined
		if (space) {
			const names = [...space.exported]
			let at: ts.Node = node
			while (ts.isPropertyAccessExpression(at.parent) && at.parent.expression === at) {
				names.push(at.parent.name.text)
				at = at.parent
			}
			if (names.length > 0) found.push({ module: space.module, names, isSaid: isSaid(at) })
		}
		ts.forEachChild(node, visit)
	}
	visit(source)
	return Promise.all(
		found.map(async ({ module, names, isSaid }) => {
			let value: unknown = await import(module)
			for (const name of names) value = Object(value)[name]
			return { texts: stringsIn(value), isSaid }
		}),
	)
})

/** The constants of modules of words that a file names. */
export const namedTexts = async (file: string): Promise<string[]> => (await named(file)).flatMap(({ texts }) => texts)

/** Those of them that it gives to t(): wherever the file is, a visitor reads them. */
export const saidTexts = async (file: string): Promise<string[]> =>
	(await named(file)).flatMap(({ texts, isSaid }) => (isSaid ? texts : []))

/** The codes that a file declares: refusal("…", …) and refusalOf("…", …). */
export function refusalCodes(file: string): string[] {
	const found: string[] = []
	const visit = (node: ts.Node): void => {
		if (
			ts.isCallExpression(node) &&
			ts.isIdentifier(node.expression) &&
			/^refusal(?:Of)?$/.test(node.expression.text)
		) {
			const [code] = node.arguments
			if (code && ts.isStringLiteral(code)) found.push(code.text)
		}
		ts.forEachChild(node, visit)
	}
	if (textOf(file).includes("@/lib/refusals") || file.endsWith("lib/refusals.ts")) visit(parse(file))
	return found
}

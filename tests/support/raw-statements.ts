import { readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"

/** What a row's property may hold. "json" stands for every object, "mixed" for a union. */
export type Kind = "string" | "number" | "bigint" | "boolean" | "date" | "array" | "json" | "mixed"

export interface RawStatement {
	line: number
	/** Prisma reads figures of 64 bits and decimals otherwise than pg. */
	through: "prisma" | "pg"
	/** The row as the code declares it. Null names no columns. */
	shape: ReadonlyMap<string, Kind> | null
	/** Code of the statement at the top level of its module: local values are `$any`, and Prisma's tag is `$sql`. */
	code: string
}

const root = path.resolve(import.meta.dirname, "../..")
const waits = (node: ts.Node): boolean => ts.isAwaitExpression(node) || node.forEachChild(waits) === true
const isTopLevel = (node: ts.Node) => !ts.findAncestor(node, ts.isFunctionLike)

/** Each statement in SQL whose rows have a declared type, by file. */
export function rawStatements(files: readonly string[]): Map<string, RawStatement[]> {
	const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), ts.sys.readFile)
	const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
	const program = ts.createProgram([...files], { ...options, lib: ["lib.es2024.d.ts"], incremental: false })
	const checker = program.getTypeChecker()
	return new Map(files.map((file) => [file, statementsOf(file)]))

	function statementsOf(file: string): RawStatement[] {
		const source = program.getSourceFile(file)
		const found: RawStatement[] = []
		const visit = (node: ts.Node): void => {
			const asked = source && askedBy(node)
			if (asked) {
				const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
				found.push({ line: line + 1, ...asked })
			}
			node.forEachChild(visit)
		}
		source?.forEachChild(visit)
		return found
	}

	function askedBy(node: ts.Node): Omit<RawStatement, "line"> | null {
		if (!ts.isTaggedTemplateExpression(node) && !ts.isCallExpression(node)) return null
		const called = ts.isCallExpression(node) ? node.expression : node.tag
		const [declared] = node.typeArguments ?? []
		if (!declared || !ts.isPropertyAccessExpression(called)) return null
		const type = checker.getTypeFromTypeNode(declared)
		if (called.name.text === "query" && ts.isCallExpression(node) && node.arguments[0]) {
			return { through: "pg", shape: shapeOf(type), code: withoutLocals(node.arguments[0]) }
		}
		if (called.name.text !== "$queryRaw") return null
		const row = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
		const code = ts.isCallExpression(node)
			? node.arguments.map((argument) => withoutLocals(argument)).join(", ")
			: `$sql${withoutLocals(node.template, isParameter)}`
		return { through: "prisma", shape: row ? shapeOf(row) : null, code }
	}

	function shapeOf(type: ts.Type): RawStatement["shape"] {
		const members = (type.isUnion() ? type.types : [type]).flatMap((each) => checker.getPropertiesOfType(each))
		const kinds = members.map((member) => [member.name, kindOf(checker.getTypeOfSymbol(member))] as const)
		return members.length > 0 ? new Map(kinds.filter(([, kind]) => kind !== null) as [string, Kind][]) : null
	}

	/** Null for a value that is always null. */
	function kindOf(declared: ts.Type): Kind | null {
		const type = checker.getNonNullableType(declared)
		const all = (flags: ts.TypeFlags) => (type.isUnion() ? type.types : [type]).every((each) => each.flags & flags)
		if (type.flags & ts.TypeFlags.Never) return null
		if (all(ts.TypeFlags.StringLike)) return "string"
		if (all(ts.TypeFlags.NumberLike)) return "number"
		if (all(ts.TypeFlags.BigIntLike)) return "bigint"
		if (all(ts.TypeFlags.BooleanLike)) return "boolean"
		if (checker.typeToString(type) === "Date") return "date"
		if (type.isUnion()) return "mixed"
		return checker.isArrayType(type) ? "array" : "json"
	}

	/** True for a span of Prisma's tag that is no SQL. Its value does not matter. */
	function isParameter(node: ts.Node): boolean {
		const isSpan = ts.isTemplateSpan(node.parent) && node.parent.expression === node
		return isSpan && checker.typeToString(checker.getTypeAtLocation(node)) !== "Sql"
	}

	/** A local constant becomes the expression that it stands for, any other local value `$any`. */
	function withoutLocals(expression: ts.Node, isNothing: (node: ts.Node) => boolean = () => false): string {
		const source = expression.getSourceFile()
		const isOwn = (node: ts.Node) => node.pos >= expression.pos && node.end <= expression.end
		const parts: { from: number; to: number; text: string }[] = []
		const visit = (node: ts.Node): void => {
			if (isNothing(node)) {
				parts.push({ from: node.getStart(source), to: node.end, text: "0" })
				return
			}
			if (ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node)) {
				const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration
				if (declaration?.getSourceFile() === source && !isTopLevel(declaration) && !isOwn(declaration)) {
					const made =
						ts.isVariableDeclaration(declaration) && ts.isIdentifier(declaration.name) && declaration.initializer
					const text = made && !waits(made) ? `(${withoutLocals(made)})` : "$any"
					parts.push({ from: node.getStart(source), to: node.end, text })
				}
			}
			node.forEachChild(visit)
		}
		visit(expression)
		let text = ""
		let at = expression.getStart(source)
		for (const part of parts) {
			text += source.text.slice(at, part.from) + part.text
			at = part.to
		}
		return text + source.text.slice(at, expression.end)
	}
}

/** The module with a function per statement in `$statements`, to be imported from anywhere. */
export function withStatements(file: string, statements: readonly RawStatement[]): string {
	const text = readFileSync(file, "utf8")
	const imported = text.replace(/(\bfrom |\bimport\()"(\.[^"]*)"/g, (_, before: string, name: string) => {
		return `${before}${JSON.stringify(path.resolve(path.dirname(file), name))}`
	})
	const functions = statements.map(({ code }) => `($any: any, $sql: any): any => ${code}`)
	return `${imported}\nexport const $statements = [\n${functions.join(",\n")},\n]\n`
}

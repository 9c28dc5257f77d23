import { readFileSync } from "node:fs"
import ts from "typescript"

/** A text for visitors, as the source has it: `{count} of {total}`. */
export interface SourceMessage {
	text: string
	at: string
}

/** Not a color or a mark alone. */
const PLAIN = /^(?!#[0-9a-f]{6}$).*\p{L}/su

/** The name of an argument in a template: `business` of `business`, `length` of `text.length`, `count` of `f(count)`. */
function argumentName(node: ts.Expression): string {
	if (ts.isIdentifier(node)) return node.text
	if (ts.isCallExpression(node)) {
		if (ts.isPropertyAccessExpression(node.expression)) return argumentName(node.expression.expression)
		return node.arguments[0] ? argumentName(node.arguments[0]) : "value"
	}
	return ts.isPropertyAccessExpression(node) ? node.name.text : "value"
}

/** What a function answers is in the visitor's language, and a constant in English. */
function inFunction(node: ts.Node): boolean {
	if (ts.isCallExpression(node.parent) && isT(node.parent.expression)) return false
	return ts.findAncestor(node, ts.isFunctionLike) !== undefined
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

const isT = (node: ts.Expression) => ts.isIdentifier(node) && node.text === "t"

/**
 * Finds the texts of a module of words: every literal that its exports consist of or answer, and every template marked
 * with `t`. A template without the mark would be glued in English alone.
 * @throws for such a template, naming its place.
 */
export function messagesOfWords(file: string): SourceMessage[] {
	return read(file, true)
}

/** Finds the texts that a module of any kind marks with `t` itself. */
export function markedMessages(file: string): SourceMessage[] {
	return read(file, false)
}

function read(file: string, isWords: boolean): SourceMessage[] {
	const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true)
	const found: SourceMessage[] = []
	const add = (text: string, node: ts.Node) => {
		const { line } = source.getLineAndCharacterOfPosition(node.getStart())
		if (PLAIN.test(text)) found.push({ text, at: `${file}:${line + 1}` })
	}
	const glued = (node: ts.Node): never => {
		const { line } = source.getLineAndCharacterOfPosition(node.getStart())
		throw new Error(`${file}:${line + 1} glues a text without t: ${node.getText()}`)
	}
	/** What an expression's value may be. `shown`: a literal in it is a text. */
	const visit = (node: ts.Node, shown: boolean): void => {
		if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
		if (ts.isTaggedTemplateExpression(node)) {
			if (isT(node.tag)) add(templateText(node.template), node)
			if (ts.isTemplateExpression(node.template))
				for (const { expression } of node.template.templateSpans) visit(expression, false)
			return
		}
		if (ts.isCallExpression(node)) {
			const marked = isT(node.expression)
			if (!marked) visit(node.expression, false)
			for (const argument of node.arguments) visit(argument, marked)
			return
		}
		if (ts.isStringLiteralLike(node)) {
			if (shown && isWords && PLAIN.test(node.text) && inFunction(node)) glued(node)
			if (shown) add(node.text, node)
			return
		}
		if (ts.isTemplateExpression(node)) {
			if (shown && isWords && PLAIN.test(templateText(node).replaceAll(/\{\w+\}/g, ""))) glued(node)
			for (const { expression } of node.templateSpans) visit(expression, false)
			return
		}
		if (ts.isBinaryExpression(node)) {
			const chooses = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(node.operatorToken.kind)
			visit(node.left, chooses && shown)
			visit(node.right, (chooses || node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) && shown)
			return
		}
		if (ts.isConditionalExpression(node)) {
			visit(node.condition, false)
			visit(node.whenTrue, shown)
			visit(node.whenFalse, shown)
			return
		}
		if (ts.isPropertyAssignment(node)) return visit(node.initializer, shown)
		if (ts.isElementAccessExpression(node)) return visit(node.expression, shown)
		if (ts.isPropertyAccessExpression(node)) return visit(node.expression, false)
		if (ts.isCaseClause(node)) {
			for (const statement of node.statements) visit(statement, shown)
			return
		}
		if (ts.isIfStatement(node)) {
			visit(node.expression, false)
			visit(node.thenStatement, shown)
			if (node.elseStatement) visit(node.elseStatement, shown)
			return
		}
		if (ts.isSwitchStatement(node)) return visit(node.caseBlock, shown)
		if (ts.isNewExpression(node)) return
		ts.forEachChild(node, (child) => visit(child, shown))
	}
	visit(source, isWords)
	return found
}

import type { AuditEntry } from "@/lib/client/contract"
import { auditWords, LABELS, NOUNS, SUMMARIES } from "./audit-words"

/** One changed field. `from` is null if the entry created the record, `to` is null if it deleted it. */
export interface AuditChange {
	label: string
	from: string | null
	to: string | null
}

export interface DescribedEntry {
	/** The action as a predicate: "changed the settings". */
	summary: string
	/** The same, followed by the name of the business: "changed the settings at". */
	summaryAt: string
	/** The only change, if it is short enough to end the sentence. */
	inSentence: AuditChange | null
	details: AuditChange[]
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const words = (name: string) => name.replaceAll("_", " ").replace(/\be?mail\b/g, "email")
const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** In "tenant.settings_changed" the last word is the verb, in the past tense. The words before it are its object. */
function summaryOf(action: string): [string, string] {
	const known = SUMMARIES[action]
	if (known) return known
	const [subject = "", event = ""] = action.split(".", 2)
	const verb = event.slice(event.lastIndexOf("_") + 1)
	const object = event.slice(0, Math.max(0, event.lastIndexOf("_"))) || subject
	return auditWords.at(`${verb} the ${NOUNS[object] ?? words(object)}`)
}

/** Names the testimonial's author, or the quiz: "shared the testimonial" becomes "shared Jane Doe's testimonial". */
const naming = (summary: string, name: string) =>
	// A function, since a name may contain replacement patterns such as `$&`.
	summary.replace(/\b(?:(?:the|a) testimonial('s captions)?|the quiz)\b/, (said, captions) =>
		said === "the quiz" ? `${said} “${name}”` : `${name}'s ${captions ? "captions" : "testimonial"}`,
	)

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const HASH = /^(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{12,64}$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const ENUM = /^[a-z]+(_[a-z]+)+$/
/** IDs and hashes mean nothing to a reader. The sentence already says that something changed. */
const isUnreadable = (value: unknown): boolean =>
	typeof value === "string" ? UUID.test(value) || HASH.test(value) : isList(value) && value.every(isUnreadable)
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0
const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value)

const isStoredFile = (name: string, value: unknown) =>
	/_(key|url)$/i.test(name) && /^\/?(media|assets)\//.test(String(value))

/** A quiz's rule, with what it decides, as that follows "changed". */
const isRule = (value: unknown): value is { decides: string; rule: string } =>
	isRecord(value) && typeof value.decides === "string" && typeof value.rule === "string"

function valueText(name: string, value: unknown): string {
	if (value === null || value === undefined || value === "") return auditWords.emptyValue
	if (value === "[redacted]") return auditWords.hiddenValue
	if (typeof value === "boolean") return value ? auditWords.on : auditWords.off
	if (Array.isArray(value)) return value.map((entry) => valueText("", entry)).join(", ") || auditWords.emptyValue
	if (isRule(value)) return `${sentenceCase(value.decides)}: ${value.rule}`
	if (isRecord(value))
		return Object.entries(value)
			.filter(([, inner]) => !isUnreadable(inner))
			.map(([inner, content]) => `${labelOf(inner)}: ${valueText(inner, content)}`)
			.join("; ")
	if (isStoredFile(name, value)) return auditWords.aFile
	if (name === "order_index" && typeof value === "number") return String(value + 1)
	const text = String(value)
	if (MOMENT.test(text)) return auditWords.moment(text)
	return ENUM.test(text) ? text.replaceAll("_", " ") : text
}

/** What came into a list and what left it: the whole lists would not show it. */
function listChange(label: string, from: unknown[], to: unknown[]): AuditChange {
	const [before, after] = [from, to].map((list) => list.map((entry) => valueText("", entry))) as [string[], string[]]
	const lost = before.filter((entry) => !after.includes(entry))
	const gained = after.filter((entry) => !before.includes(entry))
	if (lost.length === 0 && gained.length === 0) return { label, from: null, to: auditWords.reordered }
	return { label, from: lost.join(", ") || null, to: gained.join(", ") || null }
}

const labelOf = (name: string) => LABELS[name] ?? sentenceCase(words(name.replace(/_(key|url)$/, "")))

type Fields = AuditEntry["before"]

/** An object's fields stand for themselves: "Scoring method: weighted → simple". */
function changesOf(before: Fields, after: Fields): AuditChange[] {
	const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
	return names.flatMap((stored): AuditChange[] => {
		const [old, now] = [before?.[stored], after?.[stored]]
		if (isUnreadable(old) || isUnreadable(now)) return []
		if (isRecord(old) && isRecord(now)) {
			const differ = (name: string) => JSON.stringify(old[name]) !== JSON.stringify(now[name])
			const side = (fields: Record<string, unknown>) =>
				Object.fromEntries(Object.entries(fields).filter(([name]) => differ(name)))
			return changesOf(side(old), side(now))
		}
		const name = snake(stored)
		// When the record itself is created or deleted, its file is not worth a line.
		if ((!before || !after) && isStoredFile(name, (before ?? after)?.[stored])) return []
		const label = labelOf(name)
		if (isList(old) && isList(now)) return [listChange(label, old, now)]
		const from = before && valueText(name, old)
		const to = after && valueText(name, now)
		return [{ label, from, to: to === from && to === auditWords.aFile ? auditWords.anotherFile : to }]
	})
}

/** What rules decide that came, left, or changed. */
function changedRules(before: Fields, after: Fields): string[] {
	const [old, now] = [before?.rules, after?.rules].map((rules) => (isList(rules) ? rules.filter(isRule) : []))
	const texts = (rules = old) => rules?.map((rule) => valueText("", rule)) ?? []
	const lost = old?.filter((rule) => !texts(now).includes(valueText("", rule))) ?? []
	const gained = now?.filter((rule) => !texts(old).includes(valueText("", rule))) ?? []
	return [...new Set([...lost, ...gained].map(({ decides }) => decides))]
}

const TOLD_RULES = 2
/** "changed when “Budget?” is shown", where no more than that has changed. */
function rulesSummary(action: string, changes: AuditChange[], rules: string[]): [string, string] | null {
	const isOnly = action === "quiz.changed" && changes.length === 1 && rules.length > 0 && rules.length <= TOLD_RULES
	return isOnly ? auditWords.at(auditWords.changed(rules)) : null
}

const SHORT = 60
const isShort = ({ label, from, to }: AuditChange) => `${label}${from ?? ""}${to ?? ""}`.length <= SHORT

/** The sentence has it: a file that is there now, or the name of what was created. */
const isTold = ({ from, to }: AuditChange, name: string | null) =>
	(from === auditWords.emptyValue && to === auditWords.aFile) || (from === null && to !== null && to === name)

/** An entry in words. An action or field that is unknown here is described by its own name. */
export function describeEntry({
	action,
	target_name,
	before,
	after,
}: Pick<AuditEntry, "action" | "target_name" | "before" | "after">): DescribedEntry {
	const changes = changesOf(before, after)
	const told = rulesSummary(action, changes, changedRules(before, after)) ?? summaryOf(action)
	const [summary, summaryAt] = told.map((text) => (target_name ? naming(text, target_name) : text)) as [string, string]
	const untold = changes.filter((change) => !isTold(change, target_name))
	const [only] = untold
	const inSentence = only && untold.length === 1 && isShort(only) ? only : null
	return { summary, summaryAt, inSentence, details: inSentence ? [] : untold }
}

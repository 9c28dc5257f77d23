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
	changes: AuditChange[]
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

/** Names the testimonial's author: "shared the testimonial" becomes "shared Jane Doe's testimonial". */
const naming = (summary: string, name: string) =>
	// A function, since a name may contain replacement patterns such as `$&`.
	summary.replace(
		/\b(?:the|a) testimonial('s captions)?/,
		(_, captions) => `${name}'s ${captions ? "captions" : "testimonial"}`,
	)

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** IDs mean nothing to a reader. The sentence already says that something moved. */
const isUnreadable = (value: unknown) =>
	(typeof value === "string" && UUID.test(value)) ||
	(Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === "string" && UUID.test(entry)))

const isStoredFile = (name: string, value: unknown) =>
	/_(key|url)$/i.test(name) && /^\/?(media|assets)\//.test(String(value))

function valueText(name: string, value: unknown): string {
	if (value === null || value === undefined || value === "") return auditWords.emptyValue
	if (value === "[redacted]") return auditWords.hiddenValue
	if (typeof value === "boolean") return value ? auditWords.on : auditWords.off
	if (Array.isArray(value) && value.every((entry) => typeof entry === "string"))
		return value.join(", ") || auditWords.emptyValue
	if (typeof value === "object") return JSON.stringify(value)
	// The path of a stored file means nothing to a reader.
	if (isStoredFile(name, value)) return auditWords.aFile
	// People count from one.
	if (name === "order_index" && typeof value === "number") return String(value + 1)
	return String(value)
}

/** An entry in words. An action or field that is unknown here is described by its own name. */
export function describeEntry({
	action,
	target_name,
	before,
	after,
}: Pick<AuditEntry, "action" | "target_name" | "before" | "after">): DescribedEntry {
	const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
	const changes = names.flatMap((stored): AuditChange[] => {
		if (isUnreadable(before?.[stored]) || isUnreadable(after?.[stored])) return []
		const name = snake(stored)
		// When the record itself is created or deleted, its file is not worth a line.
		if ((!before || !after) && isStoredFile(name, (before ?? after)?.[stored])) return []
		const label = LABELS[name] ?? sentenceCase(words(name.replace(/_(key|url)$/, "")))
		const from = before && valueText(name, before[stored])
		const to = after && valueText(name, after[stored])
		return [{ label, from, to: to === from && to === auditWords.aFile ? auditWords.anotherFile : to }]
	})
	const [summary, summaryAt] = summaryOf(action).map((text) => (target_name ? naming(text, target_name) : text)) as [
		string,
		string,
	]
	return { summary, summaryAt, changes }
}

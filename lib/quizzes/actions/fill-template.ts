/** What a text may show by name. Null where the visitor gave nothing: the text then shows its own fallback. */
export type Values = Readonly<Record<string, string | null>>

export interface Given {
	/** By the id of a question. */
	answer?(id: string): string | null
	field?(name: string): string | null
	/** For what an address shows. */
	encode?(text: string, isFallback: boolean): string
}

// A name may have a fallback, behind a bar.
const PLACEHOLDER = /\{(?:(answer|field):([A-Za-z0-9_-]{1,64})|([a-z_]+))(?:\|([^{}|]*))?\}/g
/** Controls of the text direction: what came in an address must not turn the sentence around it. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g

export interface Placeholder {
	/** Null for one of the product's own names. */
	kind: "answer" | "field" | null
	/** The question's id, or the name. */
	name: string
	fallback: string
}

/** In order. A name that no text knows is among them. */
export function placeholdersOf(text: string): Placeholder[] {
	return [...text.matchAll(PLACEHOLDER)].map(([, kind, id, name = "", fallback = ""]) => {
		return kind === "answer" || kind === "field" ? { kind, name: id ?? "", fallback } : { kind: null, name, fallback }
	})
}

/** Replaces placeholders in one pass, so a name that reads "{score}" stays a name. Unknown placeholders stay. */
export function fillTemplate(template: string, values: Values, given: Given = {}): string {
	return template.replace(PLACEHOLDER, (whole, kind?: "answer" | "field", id = "", name = "", fallback = "") => {
		const find = kind && given[kind]
		if (kind ? !find : !Object.hasOwn(values, name)) return whole
		const value = find ? find(id) : values[name]
		const isFallback = !value?.trim()
		const shown = isFallback ? fallback : (value ?? "").replace(TURNING, "")
		return given.encode?.(shown, isFallback) ?? shown
	})
}

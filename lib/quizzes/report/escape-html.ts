const ENTITIES: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
}

/** HTML that is known to be safe. Only html`` creates it. */
export class SafeHtml {
	constructor(readonly text: string) {}
}

type Part = SafeHtml | string | number | null | false | readonly SafeHtml[]

function render(part: Part): string {
	if (part === null || part === false) return ""
	if (part instanceof SafeHtml) return part.text
	if (typeof part === "object") return part.map(({ text }) => text).join("")
	return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "")
}

/** Escapes every value, for text and quoted attributes, except what html`` returned. */
export function html(template: TemplateStringsArray, ...parts: Part[]): SafeHtml {
	return new SafeHtml(template.reduce((text, piece, index) => text + render(parts[index - 1] ?? null) + piece))
}

import { randomUUID } from "node:crypto"

/** `…/original.webm` becomes `…/moved-{uuid}/original.webm`. */
export function movedKey(key: string): string {
	const parts = key.split("/")
	const name = parts.pop() ?? ""
	const folder = parts.filter((part) => !part.startsWith("moved-"))
	return [...folder, `moved-${randomUUID()}`, name].join("/")
}

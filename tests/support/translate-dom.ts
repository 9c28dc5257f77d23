/** What Chrome's translation does: each text lies in two elements of its own, moved there or written anew. */
export function translateAsBrowsersDo(root: HTMLElement, how: "moved" | "replaced"): void {
	const texts: Text[] = []
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
	while (walker.nextNode()) texts.push(walker.currentNode as Text)
	for (const text of texts) {
		const outer = document.createElement("font")
		const inner = document.createElement("font")
		text.replaceWith(outer)
		outer.append(inner)
		inner.append(how === "moved" ? text : text.data)
	}
}

// A browser's translation replaces each text by elements of its own. React still asks to remove the text, or to put
// something before it, and the DOM throws: the page breaks with the first press.

/** The child of `parent` that holds the node, wherever a translation has put it. */
function childWith(parent: Node, node: Node | null): Node | null {
	let at = node
	while (at && at.parentNode !== parent) at = at.parentNode
	return at
}

if (typeof Node === "function") {
	const { insertBefore, removeChild } = Node.prototype
	Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
		try {
			return insertBefore.call(this, node, before) as T
		} catch {
			return insertBefore.call(this, node, childWith(this, before)) as T
		}
	}
	Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
		try {
			return removeChild.call(this, node) as T
		} catch {
			const child = childWith(this, node)
			if (child) removeChild.call(this, child)
			return node
		}
	}
}

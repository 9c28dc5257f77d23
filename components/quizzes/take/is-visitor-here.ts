/**
 * True on a page of its own. In a frame only while the visitor uses the frame: a quiz that resumes by itself must not
 * take the focus from the surrounding page. A tap may leave the focus where it was, and so counts by itself.
 */
export function isVisitorHere(): boolean {
	return parent === window || document.hasFocus() || (navigator.userActivation?.isActive ?? false)
}

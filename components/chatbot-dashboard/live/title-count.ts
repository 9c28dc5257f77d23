import { liveWords } from "./live-words"

interface TitleCount {
	show(count: number): void
	stop(): void
}

/** Between a new title and its count. An extension that puts something into titles, too, must not stop the page. */
const SOON_MS = 50

/** Keeps a count before the page's title, "(2) Dashboard", also after a navigation gave the page another one. */
export function countInTitle(): TitleCount {
	let count = 0
	let bare = document.title
	let shown = bare
	let soon: ReturnType<typeof setTimeout> | undefined

	function follow(): void {
		if (document.title !== shown) bare = document.title
		const wanted = liveWords.titleWith(count, bare)
		// Each change is seen once more, even one to the same words.
		if (document.title !== wanted) document.title = wanted
		// As the browser reads it, which drops spaces that follow each other.
		shown = document.title
	}
	const changes = new MutationObserver(() => {
		clearTimeout(soon)
		soon = setTimeout(follow, SOON_MS)
	})
	changes.observe(document.head, { childList: true, subtree: true, characterData: true })

	return {
		show(next) {
			// A title that a navigation gave just now has not been seen by the observer.
			follow()
			count = next
			follow()
		},
		stop() {
			changes.disconnect()
			clearTimeout(soon)
			follow()
			document.title = bare
		},
	}
}

/** Calls back whenever the page may be in front again. iPhones resume one without saying that it became visible.
 * @returns ends it. */
export function onReturn(callback: () => void): () => void {
	const visible = () => {
		if (document.visibilityState === "visible") callback()
	}
	document.addEventListener("visibilitychange", visible)
	for (const event of ["focus", "pageshow"]) addEventListener(event, callback)
	return () => {
		document.removeEventListener("visibilitychange", visible)
		for (const event of ["focus", "pageshow"]) removeEventListener(event, callback)
	}
}

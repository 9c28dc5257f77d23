import { type RefObject, useEffect } from "react"

/**
 * Passes the room above an open keyboard to the shell. iOS lays the keyboard over the page and pans the page. dvh and
 * innerHeight ignore that, visualViewport does not. A visitor who zoomed in also sees only a part, and the page then
 * stays as it is.
 */
export function useKeyboardRoom(shell: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const seen = window.visualViewport
		const style = shell.current?.style
		if (!seen || !style) return
		const measure = () => {
			if (seen.scale > 1.01 || seen.height > window.innerHeight - 1) {
				style.removeProperty("--chat-height")
				style.removeProperty("--chat-top")
				return
			}
			style.setProperty("--chat-height", `${seen.height}px`)
			style.setProperty("--chat-top", `${seen.offsetTop}px`)
		}
		measure()
		seen.addEventListener("resize", measure)
		seen.addEventListener("scroll", measure)
		return () => {
			seen.removeEventListener("resize", measure)
			seen.removeEventListener("scroll", measure)
		}
	}, [shell])
}

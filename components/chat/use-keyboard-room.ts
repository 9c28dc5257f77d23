import { type RefObject, useEffect } from "react"

/**
 * Tells the shell what an open keyboard leaves of the screen. iOS lays the keyboard over the page and moves what is seen
 * of it; dvh and the window's height know nothing of that, visualViewport does. Somebody who zoomed in also sees a part
 * only, and wants the page to stay as it is.
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

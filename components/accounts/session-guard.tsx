"use client"

import { useEffect } from "react"
import { canStore, loginPath, readSession, signOut } from "@/lib/client/session"

/**
 * A dashboard without the stored token redirects to the login, as specified, and ends the cookie's session on the way:
 * the login would send a visitor with a living cookie straight back. Another tab's Logout arrives here as well.
 */
export function SessionGuard() {
	useEffect(() => {
		const check = () => {
			if (canStore() && !readSession()) void signOut(loginPath(window.location.pathname))
		}
		check()
		window.addEventListener("storage", check)
		// Back out of the browser's page cache after a Logout: nothing ran since.
		window.addEventListener("pageshow", check)
		return () => {
			window.removeEventListener("storage", check)
			window.removeEventListener("pageshow", check)
		}
	}, [])
	return null
}

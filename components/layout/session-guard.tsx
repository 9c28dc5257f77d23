"use client"

import { usePathname, useSearchParams } from "next/navigation"
import { useEffect } from "react"
import { rememberPlace } from "@/lib/client/login-hints"
import { canStore, readSession, signedOutPath, signOut } from "@/lib/client/session"

const leave = () => void signOut(signedOutPath(window.location.pathname))

/**
 * Signs out and opens the login if the dashboard has no stored token. It also ends the cookie's session, because the
 * login would send a visitor with a valid cookie straight back. A Logout in another tab has the same effect. The guard
 * also remembers the current page for a session that ends elsewhere.
 */
export function SessionGuard() {
	const pathname = usePathname()
	const search = useSearchParams().toString()
	useEffect(() => rememberPlace(search ? `${pathname}?${search}` : pathname), [pathname, search])

	useEffect(() => {
		// Reads the token first. canStore writes, and two open tabs that both wrote on each event would wake each other
		// forever.
		const check = () => {
			if (!readSession() && canStore()) leave()
		}
		// The event itself proves that storage works. The other tab has already revoked the session. If it is still hydrated,
		// the login leads back here and `check` ends it.
		const onStorage = () => {
			if (!readSession()) window.location.assign(signedOutPath(window.location.pathname))
		}
		check()
		window.addEventListener("storage", onStorage)
		// The browser restored the page from its back/forward cache after a Logout, without running any script.
		window.addEventListener("pageshow", check)
		return () => {
			window.removeEventListener("storage", onStorage)
			window.removeEventListener("pageshow", check)
		}
	}, [])
	return null
}

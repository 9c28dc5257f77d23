"use client"

import { usePathname, useSearchParams } from "next/navigation"
import { useEffect } from "react"
import { rememberPlace } from "@/lib/client/login-hints"
import { canStore, readSession, signedOutPath, signOut } from "@/lib/client/session"

const leave = () => void signOut(signedOutPath(window.location.pathname))

/**
 * A dashboard without the stored token redirects to the login, as specified, and ends the cookie's session on the way:
 * the login would send a visitor with a living cookie straight back. Another tab's Logout arrives here as well. And it
 * remembers where one is, for a session that others end.
 */
export function SessionGuard() {
	const pathname = usePathname()
	const search = useSearchParams().toString()
	useEffect(() => rememberPlace(search ? `${pathname}?${search}` : pathname), [pathname, search])

	useEffect(() => {
		// The token first: canStore writes, and two open tabs that wrote at each event would wake each other for ever.
		const check = () => {
			if (!readSession() && canStore()) leave()
		}
		// That there is an event proves that there is a storage. The other tab has revoked the session already; should it
		// live on all the same, the login leads back here and `check` ends it.
		const onStorage = () => {
			if (!readSession()) window.location.assign(signedOutPath(window.location.pathname))
		}
		check()
		window.addEventListener("storage", onStorage)
		// Back out of the browser's page cache after a Logout: nothing ran since.
		window.addEventListener("pageshow", check)
		return () => {
			window.removeEventListener("storage", onStorage)
			window.removeEventListener("pageshow", check)
		}
	}, [])
	return null
}

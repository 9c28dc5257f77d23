import { cookies } from "next/headers"
import { cache } from "react"
import type { SignedInUser } from "./answers"
import { presentUser } from "./present"
import { findViewer } from "./queries"
import { readSessionToken, sessionCookieName } from "./session-token"
import type { Viewer } from "./viewer"

export const loadSession = cache(async (): Promise<Viewer | null> => {
	const jar = await cookies()
	const token = jar.get(sessionCookieName())?.value
	const sessionId = token ? await readSessionToken(token) : null
	return sessionId ? findViewer(sessionId) : null
})

export async function loadViewer(): Promise<SignedInUser | null> {
	const viewer = await loadSession()
	return viewer && presentUser({ id: viewer.userId, ...viewer })
}

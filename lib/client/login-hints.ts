import { quietStorage } from "./quiet-storage"

// Hints for the login about the session before it. They stay in this tab, and out of addresses, which end up in logs.
const ENDED_KEY = "login_ended"
const PLACE_KEY = "login_place"
const EMAIL_KEY = "login_email"

const { read, write, forget } = quietStorage(() => sessionStorage)

export const rememberPlace = (path: string) => write(PLACE_KEY, path)
export const knownPlace = () => read(PLACE_KEY)

/** The session timed out or was ended elsewhere, as opposed to the admin's own Logout. */
export const rememberEnded = () => write(ENDED_KEY, "1")
export const hasEnded = () => read(ENDED_KEY) !== null

export const rememberEmail = (email: string) => write(EMAIL_KEY, email)
export const knownEmail = () => read(EMAIL_KEY)

export function forgetHints(): void {
	for (const key of [ENDED_KEY, PLACE_KEY, EMAIL_KEY]) forget(key)
}

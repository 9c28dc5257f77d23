import { quietStorage } from "./quiet-storage"

/** What a login should know of the time before it. In this tab only, and never in an address, which logs keep. */
const ENDED_KEY = "login_ended"
const PLACE_KEY = "login_place"
const EMAIL_KEY = "login_email"

const { read, write, forget } = quietStorage(() => sessionStorage)

/** Where somebody is in the admin area: signing in again leads there, should the session end meanwhile. */
export const rememberPlace = (path: string) => write(PLACE_KEY, path)
export const knownPlace = () => read(PLACE_KEY)

/** Ended by somebody else or by time, and not by one's own Logout. */
export const rememberEnded = () => write(ENDED_KEY, "1")
export const hasEnded = () => read(ENDED_KEY) !== null

export const rememberEmail = (email: string) => write(EMAIL_KEY, email)
export const knownEmail = () => read(EMAIL_KEY)

export function forgetHints(): void {
	for (const key of [ENDED_KEY, PLACE_KEY, EMAIL_KEY]) forget(key)
}

/*
 * Two tabs may show one take: what the one has sent the other one must not send again. Kept beside the takes and not with
 * them, since a take's own row goes when it has arrived, and goes just so when somebody throws it away.
 */
const KEY = "sent-takes"
/** The last twenty; a tab that shows an older one is answered by the server. */
const MOST_CHARACTERS = 20 * 37

const read = () => localStorage.getItem(KEY) ?? ""

export function noteSent(takeKey: string): void {
	try {
		localStorage.setItem(KEY, `${takeKey} ${read()}`.slice(0, MOST_CHARACTERS))
	} catch {}
}

export function wasSent(takeKey: string): boolean {
	try {
		return read().includes(takeKey)
	} catch {
		return false
	}
}

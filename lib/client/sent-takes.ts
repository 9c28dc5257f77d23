import { quietStorage } from "./quiet-storage"

/*
 * Two tabs may show one take: what the one has sent the other one must not send again. Kept beside the takes and not with
 * them, since a take's own row goes when it has arrived, and goes just so when somebody throws it away.
 */
const KEY = "sent-takes"
/** The last twenty; a tab that shows an older one is answered by the server. */
const MOST_CHARACTERS = 20 * 37

const { read, write } = quietStorage(() => localStorage)
const sent = () => read(KEY) ?? ""

export function noteSent(takeKey: string): void {
	write(KEY, `${takeKey} ${sent()}`.slice(0, MOST_CHARACTERS))
}

export function wasSent(takeKey: string): boolean {
	return sent().includes(takeKey)
}

import { quietStorage } from "./quiet-storage"

// Two tabs may show one take, and only one of them may send it. Stored apart from the takes: a take's own row is
// removed both after it was sent and when the visitor discards it.
const KEY = "sent-takes"
/** Room for the last twenty. For an older take, the server itself answers that it has it. */
const MOST_CHARACTERS = 20 * 37

/** This browser reports it itself, before it sends anything; no server answered 410. */
export const SENT_ALREADY = 410

const { read, write } = quietStorage(() => localStorage)
const sent = () => read(KEY) ?? ""

export function noteSent(takeKey: string): void {
	write(KEY, `${takeKey} ${sent()}`.slice(0, MOST_CHARACTERS))
}

export function wasSent(takeKey: string): boolean {
	return sent().includes(takeKey)
}

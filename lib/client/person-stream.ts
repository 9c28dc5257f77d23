import { pathOf } from "./api"
import type { PersonUpdate } from "./contract"
import { followLive } from "./live-events"

const CALL = "POST /api/chatbot/{tenantSlug}/person/live"

interface Listening {
	tenantSlug: string
	sessionId: string
	onUpdate(update: PersonUpdate): void
	onLine(isOn: boolean): void
}

export function listenToPerson(
	{ tenantSlug, sessionId, onUpdate, onLine }: Listening,
	signal: AbortSignal,
): Promise<void> {
	const connect = (headers: Record<string, string>, signal: AbortSignal) =>
		fetch(pathOf(CALL, { tenantSlug }), {
			method: "POST",
			headers,
			body: new URLSearchParams({ session_id: sessionId }),
			signal,
		})
	return followLive<PersonUpdate>({ connect, onEvent: onUpdate, onLine }, signal)
}

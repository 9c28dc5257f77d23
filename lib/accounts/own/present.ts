import type { Viewer } from "../viewer"
import type { AccountSession } from "./answers"
import { describeDevice } from "./describe-device"
import type { SessionRow } from "./queries"

export function presentSession(session: SessionRow, viewer: Viewer): AccountSession {
	return {
		id: session.id,
		created_at: session.createdAt.toISOString(),
		expires_at: session.expiresAt.toISOString(),
		ip_address: session.ipAddress,
		device: describeDevice(session.userAgent),
		is_current: session.id === viewer.sessionId,
	}
}

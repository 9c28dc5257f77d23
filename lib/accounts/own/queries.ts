import { db } from "@/lib/db/client"
import type { Viewer } from "../viewer"

const SESSION_LIST_CAP = 100

export function listOwnSessions({ userId }: Viewer, now = new Date()) {
	return db().session.findMany({
		where: { userId, expiresAt: { gt: now } },
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
		take: SESSION_LIST_CAP,
		select: { id: true, createdAt: true, expiresAt: true, ipAddress: true, userAgent: true },
	})
}
export type SessionRow = Awaited<ReturnType<typeof listOwnSessions>>[number]

import { db } from "@/lib/db/client"
import { blankAfterSend } from "./kinds"

const BLANKED = { text: "(Removed after sending: it held a secret link.)", html: "" }

/**
 * Counts an attempt before it is made, so that one which kills the process counts too. Null where there is nothing left to
 * do: sent, given up, or gone with its tenant.
 */
export async function beginAttempt(id: string) {
	const { count } = await db().mailDelivery.updateMany({
		where: { id, status: "queued" },
		data: { attempts: { increment: 1 } },
	})
	if (count === 0) return null
	return db().mailDelivery.findUnique({
		where: { id },
		include: { tenant: { select: { id: true, emailProvider: true, emailAddress: true, emailAppPassword: true } } },
	})
}

export type Delivery = NonNullable<Awaited<ReturnType<typeof beginAttempt>>>

function forgotten(kind: string): Partial<typeof BLANKED> {
	return blankAfterSend(kind) ? BLANKED : {}
}

export async function markSent({ id, kind }: Delivery, transport: string): Promise<void> {
	const sent = { status: "sent", sentAt: new Date(), lastError: null, transport } as const
	await db().mailDelivery.updateMany({ where: { id }, data: { ...sent, ...forgotten(kind) } })
}

/** `final`: it will not be tried again. */
export async function markFailure(
	{ id, kind }: Delivery,
	failure: { transport: string; error: string; final: boolean },
): Promise<void> {
	const { transport, error, final } = failure
	const noted = { transport, lastError: error.slice(0, 1000) }
	const data = final ? { ...noted, status: "failed" as const, ...forgotten(kind) } : noted
	await db().mailDelivery.updateMany({ where: { id }, data })
}

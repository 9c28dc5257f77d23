import { db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { afterCursor, NEWEST_FIRST, paginate } from "@/lib/db/keyset"
import type { Paging } from "@/lib/db/paging"

const LOGGED = {
	id: true,
	kind: true,
	toAddress: true,
	subject: true,
	// Selected only to check whether it is still there.
	text: true,
	status: true,
	attempts: true,
	lastError: true,
	transport: true,
	createdAt: true,
	sentAt: true,
} as const satisfies Prisma.MailDeliverySelect
export type LoggedDelivery = Prisma.MailDeliveryGetPayload<{ select: typeof LOGGED }>

/** Newest first. Platform mail belongs to no tenant and appears in no log. */
export async function listDeliveries(
	tenantId: string,
	{ limit, cursor }: Paging,
): Promise<{ rows: LoggedDelivery[]; nextCursor: string | null }> {
	const rows = await db().mailDelivery.findMany({
		where: { tenantId, ...afterCursor(cursor) },
		orderBy: NEWEST_FIRST,
		take: limit + 1,
		select: LOGGED,
	})
	return paginate(rows, limit)
}

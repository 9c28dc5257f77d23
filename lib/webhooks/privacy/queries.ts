import { db } from "@/lib/db/client"

export function countPersonsWebhooks(tenantId: string, email: string): Promise<number> {
	return db().webhookDelivery.count({ where: { tenantId, aboutEmail: email } })
}

export async function exportPersonsWebhooks(tenantId: string, email: string) {
	const rows = await db().webhookDelivery.findMany({
		where: { tenantId, aboutEmail: email },
		orderBy: { position: "desc" },
		include: { endpoint: { select: { url: true } } },
	})
	return rows.map((row) => ({
		id: row.id,
		type: row.type,
		to: row.endpoint.url,
		body: row.body,
		status: row.status,
		occurred_at: row.occurredAt,
		tried_at: row.triedAt,
		answer: row.responseBody,
	}))
}

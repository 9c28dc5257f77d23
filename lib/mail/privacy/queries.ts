import { db } from "@/lib/db/client"
import { blankAfterSend } from "../kinds"

const LEFT_OUT = "(Left out: it holds a link for its reader alone.)"

const ofPerson = (tenantId: string, email: string) => ({
	tenantId,
	OR: [{ toAddress: email }, { aboutEmail: email }],
})

export function countPersonsMail(tenantId: string, email: string): Promise<number> {
	return db().mailDelivery.count({ where: ofPerson(tenantId, email) })
}

export async function exportPersonsMail(tenantId: string, email: string) {
	const rows = await db().mailDelivery.findMany({
		where: ofPerson(tenantId, email),
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
	})
	return rows.map((row) => ({
		id: row.id,
		kind: row.kind,
		to: row.toAddress,
		about: row.aboutEmail,
		subject: row.subject,
		// The text holds a link that is for this person alone until the mail is sent, and the export goes to the business.
		text: blankAfterSend(row.kind) ? LEFT_OUT : row.text,
		status: row.status,
		created_at: row.createdAt,
		sent_at: row.sentAt,
	}))
}

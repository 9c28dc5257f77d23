import { randomUUID } from "node:crypto"
import { db, transaction } from "@/lib/db/client"
import { erasePersonOf } from "@/lib/privacy/mutations"
import { cancelInvitation, invitePeople } from "@/lib/submissions/invitations/mutations"
import { unsubscribeToken } from "@/lib/submissions/invitations/tokens"
import { noteSubmitted, unsubscribe } from "@/lib/submissions/invitations/visit-mutations"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { giveMailbox, makeAdmin, makeTenant } from "./factories"

const START = new Date("2026-11-23T08:00:00Z").getTime()
export const MINUTE = 60_000
export const DAY = 86_400_000
/** The time so many ms after the invitations of these tests. */
export const at = (ms: number) => new Date(START + ms)

const WORDS = { subject: "Hello {name}", text: "Would you, {name}?" }

/** What ends an invitation. */
export const ENDS = ["submitted", "unsubscribed", "canceled", "erased"] as const
export type End = (typeof ENDS)[number]

/** A business with a mailbox of its own, which invites P0, P1, … at the time 0. */
export async function makeInviting(reminderDays = [3, 7, 14], given: Parameters<typeof makeTenant>[0] = {}) {
	const tenant = await makeTenant(given)
	await giveMailbox(tenant.id)
	const { user } = await makeAdmin({ tenantId: tenant.id })
	const { scope } = await resolveVisit(tenant.slug, "video_testimonials", false)
	const { id: userId, email, role, tenantRole } = user
	const session = { sessionId: randomUUID(), secondFactorAt: null, secondFactorDueAt: null, confirmedAt: null }
	const actor = { viewer: { ...session, userId, email, role, tenantRole, tenant: null }, address: "127.0.0.1" }
	const invite = (count: number, language?: string) => {
		const people = Array.from({ length: count }, (_, index) => `P${index}, p${index}-${tenant.id}@example.com`)
		return invitePeople(
			scope,
			actor,
			{ ...WORDS, language, reminder_days: reminderDays, people: people.join("\n"), again: false, names: [] },
			at(0),
		)
	}
	async function end(how: End, invited: { id: string; email: string; tenantId: string; emailFingerprint: string }) {
		const { id, email } = invited
		if (how === "submitted") await transaction((tx) => noteSubmitted(tx, tenant.id, { token: null, email }))
		if (how === "unsubscribed") await unsubscribe(unsubscribeToken(invited))
		if (how === "canceled") await cancelInvitation(scope, actor, id)
		if (how === "erased") await erasePersonOf(scope, actor, email)
	}
	const invitations = () => db().invitation.findMany({ where: { tenantId: tenant.id }, orderBy: { createdAt: "desc" } })
	return { tenant, scope, actor, invite, end, invitations }
}

import { personFingerprint } from "@/lib/crypto/person-fingerprint"
import type { Db } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"
import type { CheckedPeople, SkipReason } from "./answers"
import { AGAIN_AFTER_DAYS, PEOPLE_MAX } from "./limits"
import { type ParsedLine, parsePeople } from "./parse-people"
import { invitedSince, unsubscribedAmong } from "./queries"
import type { InviteCheck } from "./schema"

const DAY_MS = 86_400_000

export interface InvitationPlan {
	people: { name: string; email: string; emailFingerprint: string }[]
	skipped: CheckedPeople["skipped"]
}

/** Decides about each line of a list. Someone who unsubscribed is never invited, whatever the business says. */
export async function planInvitations(
	tx: Db,
	{ tenantId }: TenantScope,
	{ people: text, again }: InviteCheck,
	now: Date,
): Promise<InvitationPlan> {
	const lines = parsePeople(text)
	const emails = [...new Set(lines.filter(({ problem }) => !problem).map(({ email }) => email))]
	const fingerprints = new Map(emails.map((email) => [email, personFingerprint(email)]))
	const since = new Date(now.getTime() - AGAIN_AFTER_DAYS * DAY_MS)
	const recent = again ? new Set() : await invitedSince(tx, tenantId, emails, since)
	const unsubscribed = await unsubscribedAmong(tx, tenantId, [...fingerprints.values()])
	const seen = new Set<string>()
	const plan: InvitationPlan = { people: [], skipped: [] }

	const reasonOf = ({ email, problem }: ParsedLine): SkipReason | null => {
		if (problem) return problem
		if (seen.has(email)) return "duplicate"
		seen.add(email)
		if (unsubscribed.has(fingerprints.get(email) ?? "")) return "unsubscribed"
		if (recent.has(email)) return "recent"
		return plan.people.length >= PEOPLE_MAX ? "too_many" : null
	}
	for (const each of lines) {
		const { line, name, email } = each
		const reason = reasonOf(each)
		if (reason) plan.skipped.push({ line, name: name.slice(0, 80), email: email.slice(0, 254), reason })
		else plan.people.push({ name, email, emailFingerprint: fingerprints.get(email) ?? "" })
	}
	return plan
}

import { normalizeEmail } from "@/lib/accounts/email-address"
import { personFingerprint } from "@/lib/crypto/person-fingerprint"
import type { Db } from "@/lib/db/client"
import { invalid } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import type { CheckedPeople, SkipReason } from "./answers"
import { AGAIN_AFTER_DAYS, LINES_MAX, PEOPLE_MAX } from "./limits"
import { type ParsedPerson, parsePeople } from "./parse-people"
import { invitedSince, unsubscribedAmong } from "./queries"
import type { InviteCheck } from "./schema"
import { invitationSentences } from "./words"

const DAY_MS = 86_400_000

export interface InvitationPlan {
	people: { name: string; email: string; emailFingerprint: string }[]
	skipped: CheckedPeople["skipped"]
}

function peopleOf({ people: text, names }: Pick<InviteCheck, "people" | "names">): ParsedPerson[] {
	const typed = new Map(names.map(({ email, name }) => [normalizeEmail(email), name]))
	return parsePeople(text).map((person) => {
		const name = person.problem === "name_missing" ? typed.get(person.email) : undefined
		return name ? { ...person, name, problem: null } : person
	})
}

/** A person who unsubscribed is never invited, whatever the business says. A name is asked for only where nothing else
 * is in the way. @throws `invalid` for more people than a list may have lines. */
export async function planInvitations(
	tx: Db,
	{ tenantId }: TenantScope,
	{ again, ...list }: InviteCheck,
	now: Date,
): Promise<InvitationPlan> {
	const people = peopleOf(list)
	if (people.length > LINES_MAX) throw invalid("people", invitationSentences.listTooLong)
	const named = new Set(people.filter(({ problem }) => !problem).map(({ email }) => email))
	const nameless = people.filter(({ problem }) => problem === "name_missing").map(({ email }) => email)
	const emails = [...new Set([...named, ...nameless])]
	const fingerprints = new Map(emails.map((email) => [email, personFingerprint(email)]))
	const since = new Date(now.getTime() - AGAIN_AFTER_DAYS * DAY_MS)
	const recent = again ? new Set() : await invitedSince(tx, tenantId, emails, since)
	const unsubscribed = await unsubscribedAmong(tx, tenantId, [...fingerprints.values()])
	const seen = new Set<string>()
	const plan: InvitationPlan = { people: [], skipped: [] }

	const reasonOf = ({ email, problem }: ParsedPerson): SkipReason | null => {
		if (problem && problem !== "name_missing") return problem
		if (seen.has(email) || (problem && named.has(email))) return "duplicate"
		seen.add(email)
		if (unsubscribed.has(fingerprints.get(email) ?? "")) return "unsubscribed"
		if (recent.has(email)) return "recent"
		return problem ?? (plan.people.length >= PEOPLE_MAX ? "too_many" : null)
	}
	for (const each of people) {
		const { line, name, email } = each
		const reason = reasonOf(each)
		if (reason) plan.skipped.push({ line, name: name.slice(0, 80), email: email.slice(0, 254), reason })
		else plan.people.push({ name, email, emailFingerprint: fingerprints.get(email) ?? "" })
	}
	return plan
}

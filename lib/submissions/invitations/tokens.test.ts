import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { personFingerprint } from "@/lib/crypto/person-fingerprint"
import { invitationToken, readUnsubscribeToken, unsubscribeToken } from "./tokens"

it("an invitation keeps its token, and no two share one", () => {
	const [one, other] = [randomUUID(), randomUUID()]
	expect(invitationToken(one)).toMatch(/^[\w-]{43}$/)
	expect(invitationToken(one)).toBe(invitationToken(one))
	expect(invitationToken(one)).not.toBe(invitationToken(other))
})

it("an unsubscribe link names the business and the address's fingerprint, and can't be forged", () => {
	const person = { tenantId: randomUUID(), emailFingerprint: personFingerprint("ada@example.com") }
	const token = unsubscribeToken(person)
	expect(readUnsubscribeToken(token)).toEqual(person)
	const foreign = unsubscribeToken({ ...person, tenantId: randomUUID() })
	const forged = `${foreign.split(".")[0]}.${token.split(".")[1]}`
	for (const wrong of ["", "x", token.slice(0, -1), `${token}A`, forged]) expect(readUnsubscribeToken(wrong)).toBeNull()
})

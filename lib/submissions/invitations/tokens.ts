import { timingSafeEqual } from "node:crypto"
import { fingerprint } from "@/lib/crypto/fingerprint"

const base64url = (hex: string) => Buffer.from(hex, "hex").toString("base64url")

/** 43 characters derived from the id, so that a reminder carries the same link. The database holds only its hash. */
export function invitationToken(id: string): string {
	return base64url(fingerprint(id, "invitation"))
}

const SIGNATURE_CHARACTERS = 22
const FORM = /^([\w-]{64})\.([\w-]{22})$/

const signatureOf = (content: string) => base64url(fingerprint(content, "unsubscribe")).slice(0, SIGNATURE_CHARACTERS)

export interface Unsubscriber {
	tenantId: string
	emailFingerprint: string
}

/** Carries its own data, so that the link also works once the invitation was deleted or the person erased. */
export function unsubscribeToken({ tenantId, emailFingerprint }: Unsubscriber): string {
	const content = base64url(tenantId.replaceAll("-", "") + emailFingerprint)
	return `${content}.${signatureOf(content)}`
}

export function readUnsubscribeToken(token: string): Unsubscriber | null {
	const [, content, signature] = FORM.exec(token) ?? []
	if (!content || !signature) return null
	if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(content)))) return null
	const hex = Buffer.from(content, "base64url").toString("hex")
	const tenantId = hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
	return { tenantId, emailFingerprint: hex.slice(32) }
}

import { sha256Hex } from "@/lib/crypto/random-token"
import { type Db, db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { notFound } from "@/lib/errors"
import { OBJECT_KEYS } from "../object-columns"
import { consentRefusals } from "./words"

/** The form of randomToken(). Nothing else is hashed or looked up. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/

const CASE = {
	text: true,
	textVersion: true,
	givenAt: true,
	videoSha256: true,
	submission: {
		select: {
			...OBJECT_KEYS,
			id: true,
			tenantId: true,
			name: true,
			email: true,
			status: true,
			sharedAt: true,
			withdrawnAt: true,
			importedAt: true,
			accessVersion: true,
			kind: true,
			playback: { select: { videoKey: true, renditionKey: true } },
			writtenText: true,
			contentType: true,
			durationMs: true,
			fileSizeBytes: true,
			width: true,
			height: true,
			tenant: {
				select: {
					name: true,
					slug: true,
					logoKey: true,
					brandColor: true,
					isActive: true,
					publicSharedOnly: true,
					videoTestimonialsEnabled: true,
					wallEnabled: true,
					wallWidgetId: true,
					notifyEmail: true,
					emailFromName: true,
				},
			},
		},
	},
} as const satisfies Prisma.ConsentRecordSelect
export type ConsentCase = Prisma.ConsentRecordGetPayload<{ select: typeof CASE }>

/** Looked up by the token's SHA-256, so that timing reveals nothing about how much of a guess was right. Does not depend
 * on whether the tenant is active or its product is on. @throws `not_found`. */
export async function findConsent(token: string, tx: Db = db()): Promise<ConsentCase> {
	const found = TOKEN.test(token)
		? await tx.consentRecord.findUnique({ where: { tokenHash: sha256Hex(token) }, select: CASE })
		: null
	if (!found) throw notFound(consentRefusals.receiptGone)
	return found
}

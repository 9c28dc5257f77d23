import { db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import type { SigningKeys } from "./answers"
import { publicJwk } from "./sign"

const STATED = {
	id: true,
	kind: true,
	importedAt: true,
	withdrawnAt: true,
	tenant: { select: { name: true } },
	consent: { select: { text: true, textVersion: true, givenAt: true, videoSha256: true } },
	playback: { select: { videoSha256: true, videoMadeAt: true, renditionSha256: true, renditionMadeAt: true } },
} as const satisfies Prisma.SubmissionSelect
type Found = Prisma.SubmissionGetPayload<{ select: typeof STATED }>
export type Stated = Found & { consent: NonNullable<Found["consent"]> }

/** Whether the caller may learn of it is checked before. Null for one without a consent record. */
export async function findStated(submissionId: string): Promise<Stated | null> {
	const found = await db().submission.findUnique({ where: { id: submissionId }, select: STATED })
	return found?.consent ? { ...found, consent: found.consent } : null
}

export async function findSigningKeys(): Promise<SigningKeys> {
	const rows = await db().signingKey.findMany({ orderBy: { createdAt: "desc" }, select: { publicKey: true } })
	return { keys: rows.map(({ publicKey }) => publicJwk(publicKey)) }
}

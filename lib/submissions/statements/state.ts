import { env } from "@/lib/env"
import { log } from "@/lib/log"
import { currentKey } from "./mutations"
import { findStated, type Stated } from "./queries"
import { sign } from "./sign"
import type { StatedHash, Statement } from "./statement"

function hashesOf({ consent, playback }: Pick<Stated, "consent" | "playback">): StatedHash[] {
	const copy = (sha256: string | null | undefined, madeAt: Date | null | undefined): StatedHash[] =>
		sha256 && madeAt ? [{ of: "copy", sha256, since: madeAt.toISOString() }] : []
	return [
		{ of: "original", sha256: consent.videoSha256, since: consent.givenAt.toISOString() },
		...copy(playback?.videoSha256, playback?.videoMadeAt),
		...copy(playback?.renditionSha256, playback?.renditionMadeAt),
	]
}

export function statementOf({ id, kind, tenant, consent, importedAt, withdrawnAt, playback }: Stated): Statement {
	const hashes = hashesOf({ consent, playback })
	const moments = [...hashes.map(({ since }) => Date.parse(since)), withdrawnAt?.getTime() ?? 0]
	return {
		iss: env().APP_URL,
		sub: id,
		iat: Math.floor(Math.max(...moments) / 1000),
		given_to: tenant.name,
		kind,
		consent: {
			text: consent.text,
			version: consent.textVersion,
			given_at: consent.givenAt.toISOString(),
			...(importedAt && { stated_by_business: true }),
			...(withdrawnAt && { withdrawn_at: withdrawnAt.toISOString() }),
		},
		hashes,
	}
}

/** The signed statement of what is known now, in the compact form. Null if it cannot be made: neither a submission nor a
 * page may fail for it. @param stated before its row is there, or the id of a row that the caller may read. */
export async function signedStatement(stated: Stated | string): Promise<string | null> {
	try {
		const found = typeof stated === "string" ? await findStated(stated) : stated
		return found && sign(statementOf(found), await currentKey())
	} catch (error) {
		log.error({ err: error, id: typeof stated === "string" ? stated : stated.id }, "statement not signed")
		return null
	}
}

import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible"
import { sha256Hex } from "@/lib/crypto/random-token"
import { unsyncedPool } from "@/lib/db/client"
import { inBatches } from "@/lib/db/in-batches"
import { prepared } from "@/lib/db/prepared"
import { AppError } from "@/lib/errors"
import { log } from "@/lib/log"
import { refusal, refusalOf } from "@/lib/refusals"
import { describeWait, roundedWait } from "./describe-wait"
import { limitKeyOfAddress } from "./limit-key-of-address"
import { type Limit, type LimitName, limitOf } from "./limits"

const BUSY = refusal(
	"service_busy",
	"The service is busy. Please try again in a moment.",
	undefined,
	"The service isn't available right now. Please try again in a moment.",
)
/** `wait` is in seconds; a page says it in its language's own way ("in 40 seconds"). */
const tooMany = refusalOf<{ wait: number }>("too_many_requests", "Too many requests. Please try again {wait}.")

const insurances = new Map<LimitName, RateLimiterMemory>()

function insuranceOf(name: LimitName): RateLimiterMemory {
	const known = insurances.get(name)
	if (known) return known
	const { points, seconds } = limitOf(name)
	const made = new RateLimiterMemory({ points, duration: seconds })
	insurances.set(name, made)
	return made
}

interface Use {
	key: string
	uses: number
	limit: Limit
}

// Rows are locked in the order of their keys, so that two hosts never wait for each other.
const countUses = prepared(
	"count-uses",
	`INSERT INTO rate_limits AS known (key, points, expire)
	SELECT key, uses, $4::bigint + milliseconds FROM unnest($1::text[], $2::int[], $3::bigint[]) AS a (key, uses, milliseconds)
	ORDER BY key
	ON CONFLICT (key) DO UPDATE SET
		points = CASE WHEN known.expire <= $4 THEN excluded.points ELSE known.points + excluded.points END,
		expire = CASE WHEN known.expire <= $4 THEN excluded.expire ELSE known.expire END
	RETURNING key, points, expire::float8`,
)

// Counts simultaneous uses in one statement, whatever their limits: fifty visitors behind one address wait for a few
// commits instead of fifty. @returns for each use null, or how many milliseconds its window still lasts.
const countTogether = inBatches<Use, number | null>(async (_, asked) => {
	const sums = new Map<string, { all: number; seconds: number }>()
	for (const { key, uses, limit } of asked) {
		sums.set(key, { all: (sums.get(key)?.all ?? 0) + uses, seconds: limit.seconds })
	}
	const now = Date.now()
	const sum = [...sums.values()]
	const { rows } = await unsyncedPool().query<{ key: string; points: number; expire: number }>(
		countUses(
			[...sums.keys()],
			sum.map(({ all }) => all),
			sum.map(({ seconds }) => seconds * 1000),
			now,
		),
	)
	const counted = new Map(rows.map(({ key, points, expire }) => [key, { points, expire }]))
	const used = new Map(rows.map(({ key, points }) => [key, points - (sums.get(key)?.all ?? 0)]))
	return asked.map(({ key, uses, limit }) => {
		const points = (used.get(key) ?? 0) + uses
		used.set(key, points)
		return points > limit.points ? Math.max(0, (counted.get(key)?.expire ?? now) - now) : null
	})
})

/** Hashed, so that the table holds no addresses and every key fits its 255 characters. */
function keyOf(name: LimitName, key: string): string {
	return `${name}:${sha256Hex(limitOf(name).keyedBy === "address" ? limitKeyOfAddress(key) : key)}`
}

function tookTooLong(error: unknown): boolean {
	return error instanceof Error && /time-?out/i.test(error.message)
}

async function count(name: LimitName, key: string, uses: number): Promise<number | null> {
	try {
		return await countTogether("", { key: keyOf(name, key), uses, limit: limitOf(name) })
	} catch (error) {
		log.warn({ limit: name, err: error instanceof Error ? error.message : String(error) }, "limit counted in memory")
		// After a count in memory, the next query would wait for the silent database again: 8 s until the 503, not 4 s.
		if (tookTooLong(error)) {
			throw new AppError("unavailable", BUSY, {
				retryAfter: 5,
				cause: error,
			})
		}
		return countInMemory(name, key, uses)
	}
}

async function countInMemory(name: LimitName, key: string, uses: number): Promise<number | null> {
	try {
		await insuranceOf(name).consume(keyOf(name, key), uses)
		return null
	} catch (error) {
		if (error instanceof RateLimiterRes) return error.msBeforeNext
		throw error
	}
}

/** Counts uses that are granted together or not at all. Exact across processes and restarts. @throws `rate_limited` with
 * retryAfter in seconds once the window is used up, `unavailable` if the database does not answer. */
export async function consume(name: LimitName, key: string, uses = 1): Promise<void> {
	const refusedFor = await count(name, key, uses)
	if (refusedFor === null) return
	// A long video that does not fit must leave room for a short one that does.
	if (uses > 1) await giveBack(name, key, uses)
	const retryAfter = Math.max(1, Math.ceil(refusedFor / 1000))
	const detail = `${limitOf(name).sentence} Please try again ${describeWait(retryAfter)}.`
	throw new AppError("rate_limited", tooMany(detail, { wait: roundedWait(retryAfter) }), { retryAfter })
}

/** Takes uses back, such as a successful sign-in's. Never throws: a database that is away must not undo the success. */
export async function giveBack(name: LimitName, key: string, uses = 1): Promise<void> {
	// Never below zero, and never in an expired or missing row: either would grant an extra attempt.
	const text = `UPDATE rate_limits SET points = greatest(points - $3::int, 0)
		WHERE key = $1 AND points > 0 AND expire > $2`
	try {
		await unsyncedPool().query(text, [keyOf(name, key), Date.now(), uses])
	} catch (error) {
		log.warn({ limit: name, err: error instanceof Error ? error.message : String(error) }, "limit not given back")
	}
}

import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible"
import { sha256Hex } from "@/lib/crypto/random-token"
import { unsyncedPool } from "@/lib/db/client"
import { inBatches } from "@/lib/db/in-batches"
import { AppError } from "@/lib/errors"
import { log } from "@/lib/log"
import { describeWait } from "./describe-wait"
import { limitKeyOfAddress } from "./limit-key-of-address"
import { type LimitName, limitOf } from "./limits"

interface Limiter {
	shared: RateLimiterPostgres
	/**
	 * Counts in the database. Uses of one key that come at once are counted together: an office behind one address, or a
	 * script that hammers it, waits for a few commits instead of one for each request.
	 * @returns the refusal, or null.
	 */
	consume(key: string, uses: number): Promise<RateLimiterRes | null>
	/** Counts in this process while the database is away. */
	insurance: RateLimiterMemory
}

const limiters = new Map<LimitName, Limiter>()

function limiterOf(name: LimitName): Limiter {
	const known = limiters.get(name)
	if (known) return known
	const { points, seconds } = limitOf(name)
	const options = { keyPrefix: name, points, duration: seconds }
	const shared = new RateLimiterPostgres({
		...options,
		storeClient: unsyncedPool(),
		storeType: "pool",
		tableName: "rate_limits",
		// A migration creates the table, so no DDL here. The hourly job deletes expired rows; each bundle that loads this
		// module would otherwise run a timer.
		tableCreated: true,
		clearExpiredByTimeout: false,
	})
	const countTogether = async (key: string, uses: number[]) => {
		const all = uses.reduce((sum, more) => sum + more, 0)
		const counted = await shared.consume(key, all).catch((error: unknown) => {
			if (error instanceof RateLimiterRes) return error
			throw error
		})
		let used = counted.consumedPoints - all
		return uses.map((more) => {
			used += more
			return used > points ? counted : null
		})
	}
	const consume = inBatches(countTogether)
	const made = { shared, consume, insurance: new RateLimiterMemory(options) }
	limiters.set(name, made)
	return made
}

/** Hashed, so that the table holds no addresses and every key fits its 255 characters. */
function keyOf(name: LimitName, key: string): string {
	return sha256Hex(limitOf(name).keyedBy === "address" ? limitKeyOfAddress(key) : key)
}

function tookTooLong(error: unknown): boolean {
	return error instanceof Error && /time-?out/i.test(error.message)
}

async function count(name: LimitName, key: string, uses: number): Promise<void> {
	const limiter = limiterOf(name)
	try {
		const refusal = await limiter.consume(keyOf(name, key), uses)
		if (refusal) throw refusal
	} catch (error) {
		if (error instanceof RateLimiterRes) throw error
		log.warn({ limit: name, err: error instanceof Error ? error.message : String(error) }, "limit counted in memory")
		// The library's own insurance would carry on here, and the next query would wait for the silent database a second
		// time: 8 s instead of 4 s until the 503.
		if (tookTooLong(error)) {
			throw new AppError("unavailable", "The service is busy. Please try again in a moment.", {
				retryAfter: 5,
				cause: error,
			})
		}
		await limiter.insurance.consume(keyOf(name, key), uses)
	}
}

/**
 * Counts one use of a limit, or several that are granted together or not at all. Exact across processes and restarts.
 * @param key an e-mail or client address.
 * @throws `rate_limited` with retryAfter in seconds once the window is used up, `unavailable` if the database does not
 * answer.
 */
export async function consume(name: LimitName, key: string, uses = 1): Promise<void> {
	try {
		await count(name, key, uses)
	} catch (error) {
		if (!(error instanceof RateLimiterRes)) throw error
		// The library counted the refused uses: a long video that does not fit must leave room for a short one that does.
		if (uses > 1) await giveBack(name, key, uses)
		const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
		const detail = `${limitOf(name).sentence} Please try again ${describeWait(retryAfter)}.`
		throw new AppError("rate_limited", detail, { retryAfter })
	}
}

/** Takes uses back, such as a successful sign-in's. Never throws: a database that is away must not undo the success. */
export async function giveBack(name: LimitName, key: string, uses = 1): Promise<void> {
	// The library's reward() writes -1 into an expired or missing row, which would grant an extra attempt.
	const text = `UPDATE rate_limits SET points = greatest(points - $3::int, 0)
		WHERE key = $1 AND points > 0 AND expire > $2`
	try {
		await unsyncedPool().query(text, [limiterOf(name).shared.getKey(keyOf(name, key)), Date.now(), uses])
	} catch (error) {
		log.warn({ limit: name, err: error instanceof Error ? error.message : String(error) }, "limit not given back")
	}
}

import { randomBytes, randomUUID } from "node:crypto"
import { buffer } from "node:stream/consumers"
import { AppError } from "@/lib/errors"
import { describeError } from "@/lib/jobs/describe-error"
import { abandonAnnounced, announceObjects } from "./ledger-mutations"
import { storage, storagePlace } from "./storage"

const SIZE = 64
const RANGE = { start: 8, end: 23 }

async function tryAll(key: string): Promise<void> {
	const bytes = randomBytes(SIZE)
	await storage().putBytes(key, bytes, "application/octet-stream")
	const head = await storage().head(key)
	if (head?.size !== SIZE) throw new Error("what was stored is not there")
	const part = await buffer(await storage().read(key, RANGE))
	if (!part.equals(bytes.subarray(RANGE.start, RANGE.end + 1))) throw new Error("it answers ranges with other bytes")
	await storage().remove(key)
	if (await storage().head(key)) throw new Error("what was removed is still there")
}

function failure(error: unknown): string {
	const reason = describeError(error instanceof AppError && error.cause ? error.cause : error)
	if (!(error instanceof AppError)) return `must not be used: ${reason}.`
	if (error.code === "storage_full") return `is full; videos are refused until there is room (${reason}).`
	return `does not take an object; videos are refused until it does (${reason}).`
}

export interface StorageCheck {
	good: boolean
	line: string
}

/** Never rejects: a storage that is away may return in a minute and does not prevent the start. */
export async function checkStorage(): Promise<StorageCheck> {
	const { description } = storagePlace()
	const key = `self-check/${randomUUID()}.bin`
	try {
		await announceObjects([key])
		await tryAll(key)
		await abandonAnnounced([key], null)
		return { good: true, line: `Storage: ${description}, checked.` }
	} catch (error) {
		await abandonAnnounced([key], error)
		return { good: false, line: `Storage: ${description} ${failure(error)}` }
	}
}

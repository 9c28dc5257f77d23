import { env } from "@/lib/env"
import { AppError } from "@/lib/errors"
import { limitKeyOfAddress } from "@/lib/limits/limit-key-of-address"
import { processWide } from "@/lib/process-wide"
import { refusal } from "@/lib/refusals"
import { freeSpoolBytes } from "@/lib/storage/spool"
import { STORAGE_FULL } from "@/lib/storage/storage-error"

const MB = 1024 * 1024
/** An office or an event is one address. It gets all that it can use, and no address gets more than this fraction. */
const SHARE_OF_AN_ADDRESS = 8
const RETRY_AFTER_SECONDS = 5
const BUSY = refusal("uploads_busy", "A lot of videos are being uploaded right now. Please try again in a moment.")
const BUSY_HERE = refusal(
	"network_uploads_busy",
	"A lot of videos are being uploaded from your network right now. Please try again in a moment.",
)

export interface Sender {
	address: string
	bytes: number
}

interface Room {
	connections: number
	bytes: number
	free(): Promise<number>
}

interface Taken {
	connections: number
	bytes: number
}

const busy = (detail: string) => new AppError("unavailable", detail, { retryAfter: RETRY_AFTER_SECONDS })

/** Bounds what one process receives. A slow line costs a connection and disk space, but holds up no one. Space is
 * counted by what senders announced, so that no admitted sender is cut off because others sent more. */
export class Intake {
	readonly #room: Room
	readonly #all: Taken = { connections: 0, bytes: 0 }
	readonly #byAddress = new Map<string, Taken>()

	constructor(room: Room) {
		this.#room = room
	}

	get running(): number {
		return this.#all.connections
	}

	/** @throws `unavailable` with Retry-After if there is no room now, `storage_full` if the disk has none. */
	async run<T>({ address, bytes }: Sender, work: () => Promise<T>): Promise<T> {
		const key = limitKeyOfAddress(address)
		const own = this.#byAddress.get(key) ?? { connections: 0, bytes: 0 }
		if (!fits(own, bytes, this.#room, SHARE_OF_AN_ADDRESS)) throw busy(BUSY_HERE)
		if (!fits(this.#all, bytes, this.#room, 1)) throw busy(BUSY)
		this.#byAddress.set(key, own)
		for (const taken of [own, this.#all]) {
			taken.connections += 1
			taken.bytes += bytes
		}
		try {
			await this.#expectFree(bytes)
			return await work()
		} finally {
			for (const taken of [own, this.#all]) {
				taken.connections -= 1
				taken.bytes -= bytes
			}
			if (own.connections === 0) this.#byAddress.delete(key)
		}
	}

	/** Arrived bytes are missing on the disk and also counted as announced, so this errs toward a full disk. */
	async #expectFree(bytes: number): Promise<void> {
		const free = await this.#room.free()
		if (free < bytes) throw new AppError("storage_full", STORAGE_FULL)
		if (free < this.#all.bytes) throw busy(BUSY)
	}
}

function fits(taken: Taken, bytes: number, room: Room, shares: number): boolean {
	return (
		taken.connections < Math.floor(room.connections / shares) && taken.bytes + bytes <= Math.floor(room.bytes / shares)
	)
}

/** One per process: videos of forms and of uploads in pieces alike. */
export function intake(): Intake {
	const { UPLOAD_CONNECTIONS: connections, UPLOAD_DISK_MB } = env()
	return processWide("intake", () => new Intake({ connections, bytes: UPLOAD_DISK_MB * MB, free: freeSpoolBytes }))
}

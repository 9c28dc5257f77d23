import { env } from "@/lib/env"
import { AppError } from "@/lib/errors"
import { limitKeyOfAddress } from "@/lib/limits/limit-key-of-address"
import { freeSpoolBytes } from "@/lib/storage/spool"

const MB = 1024 * 1024
/** An office or an event is one address and gets all that it can use; nobody gets more than that. */
const SHARE_OF_AN_ADDRESS = 8
const RETRY_AFTER_SECONDS = 5
const BUSY = "Many videos are being uploaded right now. Please try again in a moment."
const BUSY_HERE = "Many videos are being uploaded from your network right now. Please try again in a moment."
const NO_ROOM = "The storage is full. Please try again later."

export interface Sender {
	/** As the server saw it. */
	address: string
	/** The most that its bytes can take on this disk at once. */
	bytes: number
}

interface Room {
	connections: number
	bytes: number
	/** On the disk, beyond what must stay free. */
	free(): Promise<number>
}

interface Taken {
	connections: number
	bytes: number
}

const busy = (detail: string) => new AppError("unavailable", detail, { retryAfter: RETRY_AFTER_SECONDS })

/**
 * What one process receives at once. A slow line costs a connection and room on the disk, and no turn that another waits
 * for: whoever is let in goes on at its own pace, and the one that is not is told so at once. Room is counted by what a
 * sender announced, so that nobody who was let in is cut off in the middle because others sent more.
 */
export class Intake {
	readonly #room: Room
	readonly #all: Taken = { connections: 0, bytes: 0 }
	readonly #byAddress = new Map<string, Taken>()

	constructor(room: Room) {
		this.#room = room
	}

	/** @throws `unavailable` with Retry-After where there is no room now, `storage_full` where the disk has none. */
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

	/** What has arrived already is missing on the disk and counted as announced as well: a full disk is met too early. */
	async #expectFree(bytes: number): Promise<void> {
		const free = await this.#room.free()
		if (free < bytes) throw new AppError("storage_full", NO_ROOM)
		if (free < this.#all.bytes) throw busy(BUSY)
	}
}

function fits(taken: Taken, bytes: number, room: Room, shares: number): boolean {
	return (
		taken.connections < Math.floor(room.connections / shares) && taken.bytes + bytes <= Math.floor(room.bytes / shares)
	)
}

// The routes that share it each evaluate this module.
const INTAKE = Symbol.for("testimonials.intake")
const holder = globalThis as { [INTAKE]?: Intake }

/** Of this process: videos of forms and of uploads in pieces alike. */
export function intake(): Intake {
	const { UPLOAD_CONNECTIONS, UPLOAD_DISK_MB } = env()
	holder[INTAKE] ??= new Intake({ connections: UPLOAD_CONNECTIONS, bytes: UPLOAD_DISK_MB * MB, free: freeSpoolBytes })
	return holder[INTAKE]
}

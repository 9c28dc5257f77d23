import type { Lock, Locker } from "@tus/server"
import { takeSharedLock } from "@/lib/db/shared-locks"
import { AppError } from "@/lib/errors"
import { refusal } from "@/lib/refusals"

/** Longer than a notified holder needs to store what it has received. */
const WAIT_MS = 10_000
const HELD = refusal(
	"upload_held",
	"This upload is still being sent from another connection. Please try again in a moment.",
	undefined,
	"This testimonial is still being submitted. Please wait a moment.",
)

/** The library's own locker spins and knows only one process. This one asks the request that holds an upload to let go,
 * so a phone that comes back does not wait for its own dead request. `gone`: the client has left. */
export function uploadLocker(letGo: () => void, gone: AbortSignal): Locker {
	return {
		newLock(id): Lock {
			let giveBack: (() => Promise<void>) | null = null
			return {
				// The library would cut a request three seconds after it was asked. letGo ends it in better order.
				async lock(signal) {
					giveBack = await takeSharedLock(`upload ${id}`, {
						onWanted: letGo,
						signals: [signal, gone],
						waitMs: WAIT_MS,
					})
					if (!giveBack) throw new AppError("conflict", HELD, { retryAfter: 1 })
				},
				async unlock() {
					await giveBack?.()
				},
			}
		},
	}
}

import { AppError } from "@/lib/errors"
import type { Viewer } from "../viewer"
import { CONFIRMED_MS } from "./schema"
import { CONFIRM_NEEDED } from "./texts"

/**
 * For calls whose contract row says `asksAgain`. @throws `forbidden` if the viewer has a second step and has not shown
 * it within the last minutes.
 */
export function assertConfirmed({ secondFactorAt, confirmedAt }: Viewer, now = Date.now()): void {
	if (!secondFactorAt) return
	if (confirmedAt && now - confirmedAt.getTime() < CONFIRMED_MS) return
	throw new AppError("forbidden", CONFIRM_NEEDED, { next: { next_step: "confirm" } })
}

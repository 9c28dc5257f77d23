import { AppError } from "@/lib/errors"
import type { Viewer } from "../viewer"
import { CONFIRMED_MS } from "./schema"
import { CONFIRM_NEEDED, SETUP_NEEDED } from "./texts"

type Standing = Pick<Viewer, "secondFactorAt" | "secondFactorDueAt">

/** Whether a required second step is missing and its grace is over. Only the account itself is open to such a viewer. */
export function isOverdue({ secondFactorAt, secondFactorDueAt }: Standing, now = Date.now()): boolean {
	return !secondFactorAt && secondFactorDueAt !== null && secondFactorDueAt.getTime() <= now
}

/** Before anyone gets a scope. @throws `forbidden` for a viewer who is overdue. */
export function assertNotOverdue(viewer: Standing): void {
	if (isOverdue(viewer)) throw new AppError("forbidden", SETUP_NEEDED, { next: { next_step: "set_up" } })
}

/**
 * For calls whose contract row says `asksAgain`. @throws `forbidden` if the viewer has a second step and has not shown
 * it within the last minutes.
 */
export function assertConfirmed({ secondFactorAt, confirmedAt }: Viewer, now = Date.now()): void {
	if (!secondFactorAt) return
	if (confirmedAt && now - confirmedAt.getTime() < CONFIRMED_MS) return
	throw new AppError("forbidden", CONFIRM_NEEDED, { next: { next_step: "confirm" } })
}

import { AppError } from "@/lib/errors"
import type { Viewer } from "../viewer"
import { CONFIRMED_MS, GRACE_MS } from "./schema"
import { CONFIRM_BY_PASSWORD, CONFIRM_NEEDED, SETUP_NEEDED } from "./texts"

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
 * Whether the second step was required when the account was made and is still missing. Such an account is as likely a
 * thief's as a colleague's, so nothing that asks again is open to it, and its week is for the rest.
 */
export function isUnproven(
	{ secondFactorAt, secondFactorDueAt }: Standing,
	{ createdAt }: { createdAt: Date },
): boolean {
	return !secondFactorAt && secondFactorDueAt?.getTime() === createdAt.getTime() + GRACE_MS
}

/**
 * For calls whose contract row says `asksAgain`. @throws `forbidden` if the viewer has not shown the second step, or the
 * password of an account without one, within the last minutes; if a required second step is missing.
 */
export function assertConfirmed(viewer: Viewer, now = Date.now()): void {
	assertNotOverdue(viewer)
	if (viewer.isUnproven) throw new AppError("forbidden", SETUP_NEEDED, { next: { next_step: "set_up" } })
	const { secondFactorAt, confirmedAt } = viewer
	if (confirmedAt && now - confirmedAt.getTime() < CONFIRMED_MS) return
	const detail = secondFactorAt ? CONFIRM_NEEDED : CONFIRM_BY_PASSWORD
	throw new AppError("forbidden", detail, { next: { next_step: "confirm" } })
}

/** The same, except that an account which has no second step, and need not have one, goes on unasked. */
export function assertStepShown(viewer: Viewer): void {
	if (viewer.secondFactorAt || viewer.isUnproven) assertConfirmed(viewer)
}

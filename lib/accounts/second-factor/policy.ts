import { AppError } from "@/lib/errors"
import type { Viewer } from "../viewer"
import { CONFIRMED_MS, GRACE_MS } from "./schema"
import { secondFactorRefusals } from "./words"

type Standing = Pick<Viewer, "secondFactorAt" | "secondFactorDueAt">

/** A required second step is missing and its grace period is over: only the account page is open. */
export function isOverdue({ secondFactorAt, secondFactorDueAt }: Standing, now = Date.now()): boolean {
	return !secondFactorAt && secondFactorDueAt !== null && secondFactorDueAt.getTime() <= now
}

/** Call it before anyone gets a scope. @throws `forbidden`. */
export function assertNotOverdue(viewer: Standing): void {
	if (isOverdue(viewer))
		throw new AppError("forbidden", secondFactorRefusals.setupNeeded, { next: { next_step: "set_up" } })
}

/** Required from the start and still missing: as likely a thief as a colleague, so nothing that asks again is open. */
export function isUnproven(
	{ secondFactorAt, secondFactorDueAt }: Standing,
	{ createdAt }: { createdAt: Date },
): boolean {
	return !secondFactorAt && secondFactorDueAt?.getTime() === createdAt.getTime() + GRACE_MS
}

/** @throws `forbidden` if the second step, or the password of an account without one, was not shown lately. */
export function assertConfirmed(viewer: Viewer, now = Date.now()): void {
	assertNotOverdue(viewer)
	if (viewer.isUnproven)
		throw new AppError("forbidden", secondFactorRefusals.setupNeeded, { next: { next_step: "set_up" } })
	const { secondFactorAt, confirmedAt } = viewer
	if (confirmedAt && now - confirmedAt.getTime() < CONFIRMED_MS) return
	const detail = secondFactorAt ? secondFactorRefusals.confirmNeeded : secondFactorRefusals.confirmByPassword
	throw new AppError("forbidden", detail, { next: { next_step: "confirm" } })
}

/** The same, but an account that needs no second step and has none is not asked. */
export function assertStepShown(viewer: Viewer): void {
	if (viewer.secondFactorAt || viewer.isUnproven) assertConfirmed(viewer)
}

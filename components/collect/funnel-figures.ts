import type { FunnelRow } from "@/lib/client/contract"
import type { FunnelStep } from "@/lib/submissions/funnel/steps"

export const SHOWN_STEPS = [
	"opened",
	"camera_asked",
	"camera_allowed",
	"recording_begun",
	"take_kept",
	"form_begun",
	"submit_pressed",
	"submitted",
] as const satisfies FunnelStep[]
export type ShownStep = (typeof SHOWN_STEPS)[number]

/** Fewer visits than this say nothing about where visitors give up. */
export const VISITS_MIN = 5

export interface FunnelFilter {
	device: FunnelRow["device"] | null
	invited: boolean | null
}

export interface Drop {
	after: ShownStep
	lost: number
	of: number
	/** The reason of more than half of those who failed, if there is one. */
	reason: string | null
}

/** Where a visitor can be lost: the step, and the one that should follow. */
const WAYS: readonly [after: ShownStep, next: ShownStep, failure?: FunnelStep][] = [
	["opened", "camera_asked"],
	["camera_asked", "camera_allowed", "camera_refused"],
	["camera_allowed", "recording_begun"],
	["recording_begun", "take_kept"],
	["take_kept", "submit_pressed"],
	["submit_pressed", "submitted", "submit_failed"],
]

export function chosenRows(rows: FunnelRow[], { device, invited }: FunnelFilter): FunnelRow[] {
	return rows.filter(
		(row) => (device === null || row.device === device) && (invited === null || row.invited === invited),
	)
}

export function countOf(rows: FunnelRow[], step: FunnelStep): number {
	return rows.reduce((sum, row) => (row.step === step ? sum + row.count : sum), 0)
}

/** The largest loss between two steps; null if no visitor was lost, or too few came. */
export function largestDrop(rows: FunnelRow[]): Drop | null {
	if (countOf(rows, "opened") < VISITS_MIN) return null
	// A visitor who picks a video file never asks for the camera.
	const files = Math.max(0, countOf(rows, "take_kept") - countOf(rows, "recording_begun"))
	// Nor does one who writes, and submits without a video.
	const texts = Math.max(0, countOf(rows, "submit_pressed") - countOf(rows, "take_kept"))
	let largest: Drop | null = null
	for (const [after, next, failure] of WAYS) {
		const of = countOf(rows, after)
		const lost = of - countOf(rows, next) - (after === "opened" ? files + texts : 0)
		if (lost > (largest?.lost ?? 0)) largest = { after, lost, of, reason: failure ? mainReason(rows, failure) : null }
	}
	return largest
}

function mainReason(rows: FunnelRow[], failure: FunnelStep): string | null {
	const counts = new Map<string, number>()
	for (const row of rows) {
		if (row.step === failure && row.reason) counts.set(row.reason, (counts.get(row.reason) ?? 0) + row.count)
	}
	const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
	return [...counts].find(([, count]) => count * 2 > all)?.[0] ?? null
}

export interface FunnelWeek {
	/** The Monday, as YYYY-MM-DD. */
	week: string
	opened: number
	submitted: number
}

export function weeksOf(rows: FunnelRow[]): FunnelWeek[] {
	const weeks = [...new Set(rows.map(({ week }) => week))].sort().reverse()
	return weeks.map((week) => {
		const own = rows.filter((row) => row.week === week)
		return { week, opened: countOf(own, "opened"), submitted: countOf(own, "submitted") }
	})
}

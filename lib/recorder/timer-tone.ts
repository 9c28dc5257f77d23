import { AMBER_AT_SECONDS, RED_AT_SECONDS } from "./recorder-constants"

export type TimerTone = "green" | "amber" | "red"

export function timerTone(secondsLeft: number): TimerTone {
	if (secondsLeft <= RED_AT_SECONDS) return "red"
	if (secondsLeft <= AMBER_AT_SECONDS) return "amber"
	return "green"
}

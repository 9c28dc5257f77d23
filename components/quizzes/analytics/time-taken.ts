import { minutesText, UNDER_A_MINUTE } from "../admin-texts"

/** "under a minute", "1.5 min". */
export function timeTaken(minutes: number): string {
	return minutes < 1 ? UNDER_A_MINUTE : minutesText(minutes.toLocaleString("en-US"))
}

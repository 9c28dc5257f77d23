import { quizResultsWords } from "./results-words"

/** "under a minute", "1.5 min". */
export function timeTaken(minutes: number): string {
	return minutes < 1 ? quizResultsWords.underAMinute : quizResultsWords.minutesText(minutes.toLocaleString("en-US"))
}

import * as tenantSentences from "./words"

const TWO_MINUTES = 120

/** Whether a text may say that a testimonial takes two minutes: up to the default length. */
export const takesTwoMinutes = (maxDurationSeconds: number): boolean => maxDurationSeconds <= TWO_MINUTES

/** For a business that wrote none. */
export function defaultSubheadline({
	acceptWritten,
	maxDurationSeconds,
}: {
	acceptWritten: boolean
	maxDurationSeconds: number
}): string {
	if (takesTwoMinutes(maxDurationSeconds))
		return acceptWritten ? tenantSentences.eitherPageSubheadline : tenantSentences.defaultPageSubheadline
	return acceptWritten ? tenantSentences.longEitherPageSubheadline : tenantSentences.longPageSubheadline
}

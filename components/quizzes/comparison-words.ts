export const comparisonWords = {
	label: "Compare with others",
	hint: "The result says “Better than 63% of those who took it” once 30 people had the same points to earn.",
} as const

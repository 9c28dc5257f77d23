import type { QuestionWorth, WorthAdvice } from "@/lib/client/contract"

const ADVICE: Record<WorthAdvice, string> = {
	keep: "Keep it. It tells visitors apart, and outcomes depend on it.",
	too_easy: "Nearly everyone answers this the same and earns its points. Drop it or make it harder.",
	too_hard: "Nearly no one earns its points. Drop it or make it easier.",
	no_difference: "Nearly everyone earns the same points here. Drop it, or give its answers different points.",
	backward: "Visitors who do well elsewhere do badly here. Check the points of its answers.",
	unrelated: "Its points have nothing to do with the rest. Ask something closer to your topic, or drop it.",
	spare: "For a shorter quiz, leave this one out first. Hardly any outcome would change.",
}

function apart({ separates }: Pick<QuestionWorth, "separates">): string {
	if (separates === null || Math.abs(separates) < 0.15) return "Hardly tells visitors apart"
	if (separates < 0) return "Points the wrong way"
	return separates < 0.35 ? "Tells visitors apart a little" : "Tells visitors apart well"
}

export const worthWords = {
	title: "What each question is worth",
	about: (counted: number) =>
		`The most useful first. From the ${counted.toLocaleString("en-US")} visitors who finished the quiz as it is now, or with other wording. Visitors who finished before we began to count this are not included.`,
	waiting: (counted: number, from: number) =>
		`Once ${from} visitors have finished the quiz as it is now, you see here which questions are hard, which tell visitors apart, and which you can leave out. ${counted} have so far. Visitors who finished before we began to count this are not included.`,
	earned: (earned: number, percent: string) =>
		`${earned >= 80 ? "Easy" : earned >= 40 ? "Medium" : "Hard"}: visitors earn ${percent} of its points`,
	apart,
	same: (percent: string) => `Without it, ${percent} get the same outcome`,
	advice: (advice: WorthAdvice) => ADVICE[advice],
} as const

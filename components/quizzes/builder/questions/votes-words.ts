import { counted } from "@/components/ui/counted"

export const votesWords = {
	title: "Votes for outcomes",
	about: "The outcome with the most votes wins. If two have the same number, the one higher in the list does.",
	add: (answer: string) => `Outcome that “${answer}” votes for`,
	none: "Add an outcome…",
	remove: (outcome: string, answer: string) => `Take the vote for “${outcome}” from “${answer}”`,
	gone: "A deleted outcome",
	cast: (votes: number) => counted(votes, "vote"),
	castBy: (voting: number, answers: number) => `Votes: ${voting} of ${counted(answers, "option")}`,
	noneCast: "none yet",
	howTo: "Answers can also decide: edit a question and open “Votes for outcomes”.",

	reachedBy: "Who sees it",
	byVotesOrScore: "Visitors with the most votes for it, or whose score is in its range",
	byRule: "Visitors whose answers meet a rule, or who vote for it",
	ruleFirst: "A rule comes before votes and scores. If more than one holds, the outcome higher in the list wins.",
	ruled: (condition: string) => `Shown if ${condition}`,
	voted: "Shown by votes",
	votesDecide: "Answers vote for outcomes. The score decides only for visitors who cast no vote.",
	outvotedNote: (title: string) => `“${title}” never wins by votes, because an outcome above it gets the same ones.`,
	problems: "Fix these outcomes before you publish",
	simulatedBy: { rule: "by its rule", votes: "by votes", score: "by score" },
}

import type { LeadLevel } from "@/lib/client/contract"

const LEVEL_LABELS: Record<LeadLevel, string> = { high: "High", medium: "Medium", low: "Low" }

export const quizResultsWords = {
	agreedTo: (count: number) => (count === 1 ? "Agreed to 1 statement" : `Agreed to ${count} statements`),
	readIn: (language: string) => `Read in ${language}`,
	levelLabels: LEVEL_LABELS,
	leadOf: (level: LeadLevel) => `${LEVEL_LABELS[level]} lead`,
	leadsOf: (level: LeadLevel) => `${LEVEL_LABELS[level]} leads`,
	resultsAbout: "How visitors did. What they see at the end is under Results & Outcomes.",
	quiz: "Quiz",
	leadLevel: "Lead level",
	allLeads: "All lead levels",
	totalSessions: "Total sessions",
	averagePercentage: "Average percentage",
	highPerformers: (good: string, excellent: string) => `High performers (${good} or ${excellent})`,
	averageTime: "Average time",
	underAMinute: "under a minute",
	minutesText: (minutes: string) => `${minutes} min`,
	distribution: "Distribution",
	distributionAbout: "How many sessions ended at each percentage.",
	distributionTable: "Sessions by percentage",
	byCategory: "By category",
	byCategoryAbout: "Average percentage.",
	whereStop: "Where people stop",
	whereStopAbout: (started: number, completed: number) =>
		`${started.toLocaleString("en-US")} started, ${completed.toLocaleString("en-US")} finished. How many got past each question:`,
	numberedQuestion: (number: number, question: string) => `${number}. ${question}`,
	passedOf: (passed: number, met: number) =>
		`${passed.toLocaleString("en-US")} of ${met.toLocaleString("en-US")} who got there`,
	paths: "Ways through the quiz",
	pathsAbout:
		"By the answers that decided it, with how many went this way and their average score. The newest 1,000 results.",
	path: (numbers: readonly (number | null)[]) =>
		(numbers.length === 1 ? "Question " : "Questions ") + numbers.map((number) => number ?? "(deleted)").join(" → "),
	pathShare: (share: string, average: string) => `${share}, average ${average}`,
	skippedCount: (count: number) => ` (${count.toLocaleString("en-US")} skipped)`,
	chartsAllLeads: "The charts cover all lead levels.",
	showAllLeads: "Show all lead levels",
	noSessions: "No sessions yet",
	noSessionsAbout: "Results appear here as soon as someone finishes the quiz.",
	noSuchSessions: "No matching sessions",
	noSuchSessionsAbout: "No one scored in this range. Choose another lead level.",
	sessions: "Sessions",
	sessionsAbout: "Lead levels follow your Scoring Rules. Scores from 90% are Excellent, from 80% Good, from 70% Fair.",
	showingOf: (shown: number, total: number) =>
		`Showing ${shown.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} sessions`,
	loadMore: "Load more",
	noOutcome: "Neutral result",
	answers: "Answers",
	pdf: "PDF",
	answersOf: (who: string) => ` of ${who}`,
	reportOf: (who: string) => ` report of ${who}`,
}

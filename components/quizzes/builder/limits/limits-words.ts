export const limitsWords = {
	limits: "Limits",
	about: "Visitors who have begun can always finish. Everyone else reads that the quiz is closed or full.",
	closesAt: "Closing date",
	closesAtHint: (zone: string) => `In your time zone, ${zone}. Leave it empty to keep the quiz open.`,
	closesAtPast: "This time has passed, so no visitor can begin.",
	responseLimit: "Response limit",
	responseLimitHint: (done: number) =>
		`How many may finish. So far: ${done.toLocaleString("en-US")}. A visitor who begins holds a place until an hour after their last answer.`,
	reached: "The limit is reached, so no visitor can begin.",
	quotas: "Places per outcome",
	quotasAbout:
		"Once as many visitors have an outcome, the next ones read that all places are taken. Their answers are kept, but they get no email, redirect, or button.",
	keepPartial: "Keep visitors who stop early",
	keepPartialHint:
		"If you ask for name and email before the quiz, you see who gave an address and stopped, for 30 days. The page tells visitors.",
	closedMessage: "Message when closed or full",
	closedMessageHint: "Shown instead of our words, for example with a link to your next quiz.",
	closed: "Closed",
	full: "Full",
}

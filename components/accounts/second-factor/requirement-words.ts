export const requirementWords = {
	hasTwoStep: "Two-step sign-in is on",
	noTwoStep: "No two-step sign-in",
	requireTwoStep: "Require two-step sign-in",
	requireTwoStepHint:
		"Everyone here has seven days to set it up. After that, only their account page opens until they do.",
	requireOfAllHint:
		"Every admin of the platform and of each business has seven days to set it up. After that, only their account page opens until they do.",
	requiredNow: "Two-step sign-in is required",
	notRequiredNow: "Two-step sign-in isn't required",
	requireFailed: "Failed to change the requirement",

	resetTwoStep: "Reset two-step",
	resetAsk: (email: string) => `Reset two-step sign-in of ${email}?`,
	resetMeans:
		"Do this only if you're sure who asks, such as after a call. Their password alone signs them in until they set it up again. We'll email them.",
	resetDone: "Two-step sign-in was reset",
	resetFailed: "Failed to reset two-step sign-in",

	dueTitle: "Two-step sign-in is required here",
	dueUntil: "Set it up by",
	setItUp: "Set it up",
	overdueTitle: "Set up two-step sign-in to go on",
	overdueMeans: "It's required here, and the time to set it up is over. Everything opens again once it's on.",
	requiredHere: "It's required here, so you can't turn it off.",

	signInSecurity: "Two-step sign-in",
	signInSecurityHeader: "A code from a phone besides the password, for everyone who signs in.",
	accountsWithout: "Without two-step sign-in",
	noAccountsWithout: "Everyone has it.",
	platformAdmin: "Platform admin",
	lastSignedIn: "last signed in",
	neverSignedIn: "hasn't signed in yet",
	due: "due",
	firstOf: (shown: number, total: number) => `The first ${shown} of ${total}.`,
}

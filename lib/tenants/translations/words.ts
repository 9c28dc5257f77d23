export const translationRefusals = {
	subjectUnknown: "There are no such texts.",
	languageUnknown: "Pages don't come in this language.",
	languageOwn: "This is the language that the texts are written in.",
	stale: "Someone else saved this language meanwhile. Load the page again to see their texts.",
	unlisted: (text: string) => `You no longer have the text “${text}”. Load the page again, and remove its translation.`,
	tooShort: (place: string, fewest: number) => `${place}: The translation must have at least ${fewest} characters.`,
	tooLong: (place: string, most: number) => `${place}: The translation can have up to ${most} characters.`,
	manyLines: (place: string) => `${place}: The translation must be one line.`,
	noModel: "No AI model is set up on this server.",
	draftFailed: "The model didn't send a translation that can be used. Try again, or translate by hand.",
	budgetUsedUp: "The chatbot's daily limit is used up, and drafts count toward it. Try again tomorrow.",
}

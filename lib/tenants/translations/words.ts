export const translationRefusals = {
	subjectUnknown: "There are no such texts.",
	languageUnknown: "Pages don't come in this language.",
	languageOwn: "This is the language that the texts are written in.",
	stale: "Someone else saved this language meanwhile. Load the page again to see their texts.",
	noModel: "No AI model is set up on this server.",
	draftFailed: "The model didn't send a translation that can be used. Try again, or translate by hand.",
	budgetUsedUp: "The chatbot's daily limit is used up, and drafts count toward it. Try again tomorrow.",
}

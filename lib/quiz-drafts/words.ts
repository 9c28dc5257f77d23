export const quizDraftRefusals = {
	briefMissing: "Say in a sentence what the quiz is about, or let it start from your knowledge.",
	noKnowledge: "Your chatbot has no knowledge yet. Say in a sentence what the quiz is about.",
	noModel: "No AI model is set up on this server.",
	draftFailed: "The model didn't send a quiz that can be used. Try again, or start from a template.",
	budgetUsedUp: "The chatbot's daily limit is used up, and drafts count toward it. Try again tomorrow.",
}

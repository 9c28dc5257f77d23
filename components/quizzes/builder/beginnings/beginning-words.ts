import { counted } from "@/components/ui/counted"

export const beginningWords = {
	ways: "Start from",
	scratch: "Scratch",
	template: "Template",
	draft: "AI draft",

	loadFailed: (reason: string) => `Failed to load templates: ${reason}`,
	templates: "Templates",
	madeOf: (questions: number, results: number) => `${counted(questions, "question")}, ${counted(results, "result")}`,
	back: "Back",
	endsWith: "It ends with",
	from: (percent: number) => `from ${percent}%`,
	asks: (count: number) => `Its ${counted(count, "question")}`,
	sometimes: "only for some answers",
	change: "You can change everything before you publish.",

	wish: "What should visitors find out?",
	wishExample: "Whether their kitchen is ready for a renovation, and what to do first",
	knowledge: "Use my chatbot's knowledge",
	knowledgeHint: "Alone, or together with your sentence. The model receives fitting passages.",
	write: "Draft quiz",
	writing: "The model is writing. This takes up to half a minute.",
	writeAgain: "Draft another",
	check: "A model wrote this. Check it before you publish.",
	draftFailed: (reason: string) => `Failed to draft the quiz: ${reason}`,
	wishMissing: "Say in a sentence what it's about, or use your knowledge",
	noModel:
		"To draft a quiz from a sentence, your server needs an AI model, and none is set up. Start from a template instead.",
}

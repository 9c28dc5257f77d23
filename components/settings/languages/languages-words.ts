import { counted } from "@/components/ui/counted"

export const languagesWords = {
	title: "Languages",
	about: "What visitors read on your pages, in your chat, and in your quizzes. Your dashboard stays in English.",
	own: "Your language",
	ownHint: "Visitors get it unless you let their browser choose, and wherever you don't offer theirs.",
	others: "Other languages that you offer",
	othersHint: "You translate the texts that you wrote yourself. Until then, they stay as you wrote them.",
	ownTexts: "Your own texts",
	untranslated: (missing: number, texts: number) =>
		missing > 0 ? `${missing} of ${counted(texts, "text")} untranslated` : "All translated",
	translate: (subject: string, missing: number) => `${subject} (${missing})`,
	ownUnreviewed:
		"Visitors get it unless you let their browser choose, and wherever you don't offer theirs. No person has checked its consent sentence yet.",
	unreviewed: "No person has checked the consent sentence in this language yet.",
	noneReviewed: "No person has checked the consent sentences in these languages yet, apart from English.",
	both: (name: string, englishName: string) => (name === englishName ? name : `${name} · ${englishName}`),
	followHint: "Otherwise every visitor gets your language.",
	switchHint: "Your pages show a button with all languages that you offer.",
	offered: "Also offered",
	noOthers: "No other language",
	follows: "The visitor's browser chooses",
	andSwitch: ", and the visitor can change it",
	always: "Always your language",
	chosenBy: "Which one a visitor gets",
}

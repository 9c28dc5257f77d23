import { formWords } from "@/components/forms/form-words"
import { counted } from "@/components/ui/counted"

export const translationsWords = {
	title: "Translations",
	about: "Your own texts in the other languages that you offer. Where one is missing, visitors read yours.",
	consent:
		"A consent sentence in another language is a version of its own, and the receipt repeats the one that was read.",

	language: "Language",
	choice: (name: string, untranslated: number) => (untranslated > 0 ? `${name} (${untranslated} untranslated)` : name),
	onlyUntranslated: "Only untranslated",
	progress: (untranslated: number, texts: number) =>
		untranslated > 0 ? `${untranslated} of ${counted(texts, "text")} untranslated` : "Every text is translated",
	field: (place: string, language: string) => `${place} in ${language}`,
	elsewhere: (count: number) => ` and ${counted(count, "other place")}`,
	noneLeft: (language: string) => `Every text is translated into ${language}.`,

	length: (used: number, most: number) => `${used} of ${most} characters`,
	tooLong: (used: number, most: number) => `This can have up to ${most} characters, and it has ${used}.`,
	placeholders: (names: readonly string[]) =>
		`${names.join(", ")} ${names.length === 1 ? "is" : "are"} missing. Keep ${names.length === 1 ? "it" : "them"} as written, and the value appears there.`,

	draft: "Draft with the model",
	stop: "Stop",
	drafting: (done: number, all: number) => `Drafting ${done} of ${all}…`,
	drafted: (count: number) => `${counted(count, "text")} drafted. Read them before you save: nothing is saved yet.`,
	draftsOff: "No AI model is set up for your chatbot, so you translate by hand.",

	unsaved: (count: number, language: string) => `Unsaved: ${counted(count, "text")} in ${language}`,
	allSaved: "All changes saved",
	save: "Save translations",
	saved: "Translations saved",
	saveFailed: (reason: string) => `Failed to save translations: ${reason}`,
	discardWhat: "The translations will revert",
	fixFirst: (count: number) => `${counted(count, "text")} too long. Shorten ${count === 1 ? "it" : "them"} first.`,

	unused: (count: number) => `${counted(count, "translation")} of texts that you changed or deleted`,
	unusedAbout: "They show wherever the old text still does, such as in results of a quiz that was taken before.",
	removeUnused: "Remove them",

	noLanguages: "You offer one language",
	noLanguagesAbout: "Offer another language to your visitors, and you can translate your own texts here.",
	toLanguages: "Choose languages",
	noTexts: "Nothing to translate",
	noTextsAbout:
		"You use our texts here, and visitors read those in their language. What you write yourself shows up here.",
	saveQuizFirst: "Save the quiz first. You translate its texts as they are saved.",

	newer: {
		title: "Someone else saved this language while you were editing",
		load: "Load their translations",
		loaded: "Their translations are loaded",
		apart: "They don't affect the texts you edited. You can save now.",
		both: formWords.changesBoth,
		use: formWords.useTheirs,
		used: formWords.theirsUsed,
	},
}

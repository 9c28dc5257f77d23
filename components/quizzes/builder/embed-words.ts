import type { PopupTrigger } from "@/lib/quizzes/quiz-snippet"

export const embedWords = {
	code: "embed code",
	title: (name: string) => `Embed “${name}”`,
	inline:
		"Paste this where the quiz should appear on your site. It fills the width you give it and grows with each step. It works on the sites you allow in Chatbot Settings.",
	where: "Where it appears",
	places: {
		inline: "In the page",
		press: "In a dialog, when a link is pressed",
		delay: "In a dialog, after a while",
		exit: "In a dialog, when a visitor is about to leave",
	} satisfies Record<"inline" | PopupTrigger, string>,
	press:
		"Paste this where the link should be. Any link or button with data-quiz-open opens the quiz, so you can give the attribute to one of your own.",
	delay:
		"Paste this anywhere on the page. data-delay is in seconds. A visitor sees it at most once a week, and never on a page that already shows the quiz.",
	exit: "Paste this anywhere on the page. It opens when the mouse leaves the page at the top, at most once a week. Phones and tablets have no such moment, so there it stays closed.",
	fields:
		"Write the hidden fields' values into data-fields, such as city=Bern&plan=pro. A + is a blank there, and %2B is a plus.",
	policy: "Does your site have a content security policy? Add these sources.",
	policyOf: (origin: string) => `script-src ${origin}; frame-src ${origin}`,
}

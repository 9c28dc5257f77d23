export const places = {
	pageHeadline: "Headline",
	pageSubheadline: "Subheadline",
	thankYouHeadline: "Thank-you headline",
	thankYouSubheadline: "Thank-you subheadline",
	prompt: (number: number) => `Question ${number} while recording`,
	giftNote: "Note about the gift",
	consent: { video: "Consent sentence", written: "Consent sentence for written testimonials" },

	chatName: "Name",
	chatDescription: "Description",
	chatGreeting: "Greeting",
	starterQuestion: (number: number) => `Starter question ${number}`,

	quizName: "Name of the quiz",
	quizDescription: "Description of the quiz",
	closedMessage: "Message of the closed quiz",
	question: (number: number) => `Question ${number}`,
	option: (question: number, number: number) => `Question ${question}, option ${number}`,
	category: (number: number) => `Category ${number}`,
	categoryDescription: (number: number) => `Category ${number}, description`,
	outcomeTitle: (number: number) => `Outcome ${number}, title`,
	outcomeDescription: (number: number) => `Outcome ${number}, description`,
	outcomeMessage: (number: number) => `Outcome ${number}, message`,
	outcomeButton: (number: number) => `Outcome ${number}, button`,
	mailSubject: (number: number) => `Outcome ${number}, email subject`,
	mailText: (number: number) => `Outcome ${number}, email text`,
}

export const subjects = { page: "Your page", chatbot: "Chatbot" }

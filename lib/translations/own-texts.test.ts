import { expect, it } from "vitest"
import { CHATBOT_DEFAULTS } from "@/lib/chatbot/settings/schema"
import { outcome, ownedQuiz, question } from "../../tests/support/quiz-content"
import { chatbotTexts, pageTexts, quizTexts } from "./own-texts"

const brief = (texts: ReturnType<typeof quizTexts>) =>
	texts.map(({ place, text, elsewhere }) => [place, text, ...(elsewhere > 0 ? [elsewhere] : [])])

it("lists a page's texts that the business wrote, with the longest that each can be", () => {
	const page = {
		pageHeadline: "Your bread",
		pageSubheadline: null,
		thankYouHeadline: "Thanks",
		thankYouSubheadline: " ",
		recordingPrompts: ["What did you buy?", "Would you come again?"],
		giftDisclosure: null,
		acceptWritten: false,
	}
	const consents = { video: "I agree to my video.", written: "I agree to my words." }
	expect(brief(pageTexts(page, consents))).toEqual([
		["Headline", "Your bread"],
		["Question 1 while recording", "What did you buy?"],
		["Question 2 while recording", "Would you come again?"],
		["Consent sentence", "I agree to my video."],
		["Thank-you headline", "Thanks"],
	])
	expect(brief(pageTexts({ ...page, acceptWritten: true }, consents))).toContainEqual([
		"Consent sentence for written testimonials",
		"I agree to my words.",
	])
	expect(pageTexts(page, consents)[0]).toMatchObject({ characters_min: 1, characters_max: 200, multiline: false })
	const both = pageTexts({ ...page, pageSubheadline: consents.video, giftDisclosure: "You got a cake." }, consents)
	const limits = { multiline: false, characters_min: 20, characters_max: 500 }
	expect(both.find(({ text }) => text === consents.video)).toMatchObject(limits)
	expect(both.at(-1)).toMatchObject({ place: "Note about the gift", characters_min: 10, characters_max: 200 })
})

it("leaves out what the chatbot says by default, which is translated already", () => {
	const { name, description } = CHATBOT_DEFAULTS
	expect(
		brief(
			chatbotTexts({
				chatbotName: name,
				chatbotDescription: description,
				chatGreeting: "Moin!",
				starterQuestions: ["Open?"],
			}),
		),
	).toEqual([
		["Greeting", "Moin!"],
		["Starter question 1", "Open?"],
	])
})

it("lists a quiz in the order of a visitor, and a text that stands in several places once", () => {
	const questions = [
		question("a", { options: ["Good", "Bad"] }),
		question("b", { options: ["Bad", "Good"] }),
		question("c", { type: "yes_no", options: ["Left over"] }),
	]
	const outcomes = [outcome("x", { button: { text: "Shop", url: "https://example.com" } })]
	expect(brief(quizTexts(ownedQuiz({ questions, outcomes })))).toEqual([
		["Name of the quiz", "Coffee"],
		["Question 1", "What about a?"],
		["Question 1, option 1", "Good", 1],
		["Question 1, option 2", "Bad", 1],
		["Question 2", "What about b?"],
		["Question 3", "What about c?"],
		["Outcome 1, title", "Outcome x"],
		["Outcome 1, description", "You are x."],
		["Outcome 1, button", "Shop"],
	])
})

it("lists a category that only questions name", () => {
	const questions = [question("a", { category: "Taste" }), question("b", { category: "Price" }), question("c")]
	const known = ownedQuiz({ questions, outcomes: [] })
	const scoring_config = { ...known.scoring_config, categories: [{ name: "Price", weight: 2, description: "Paid." }] }
	const listed = brief(quizTexts({ ...known, scoring_config }))
	expect(listed.filter(([place]) => String(place).startsWith("Category"))).toEqual([
		["Category 1", "Price"],
		["Category 1, description", "Paid."],
		["Category 2", "Taste"],
	])
})

it("lists an outcome's mail only where one is sent", () => {
	const mail = outcome("x")
	const action_config = { ...mail.action_config, email_subject: "Hi {user_name}" }
	const places = (action: "show_message" | "send_email") =>
		quizTexts(ownedQuiz({ questions: [], outcomes: [{ ...mail, action, action_config }] })).map(({ place }) => place)
	expect(places("send_email")).toContain("Outcome 1, email subject")
	expect(places("show_message")).not.toContain("Outcome 1, email subject")
})

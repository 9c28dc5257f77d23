import type { ResolvedSettings } from "@/lib/chatbot/settings/resolve-settings"
import {
	CHAT_GREETING_CAP,
	CHATBOT_DEFAULTS,
	CHATBOT_DESCRIPTION_CAP,
	CHATBOT_NAME_CAP,
	STARTER_QUESTION_CAP,
} from "@/lib/chatbot/settings/schema"
import type { Tenant } from "@/lib/db/generated/client"
import { hasOwnOptions } from "@/lib/quizzes/answer-types"
import type { Quiz } from "@/lib/quizzes/answers"
import { BUTTON_TEXT_CAP, CATEGORY_NAME_CAP, OPTION_CAP, QUIZ_NAME_CAP, QUIZ_TEXT_CAP } from "@/lib/quizzes/defaults"
import { CLOSED_MESSAGE_CAP } from "@/lib/quizzes/limits/bounds"
import { CONSENT_TEXT_CAP, CONSENT_TEXT_MIN } from "@/lib/submissions/consent/wording/limits"
import type { ConsentKind } from "@/lib/submissions/consent-text"
import {
	DISCLOSURE_CAP,
	DISCLOSURE_MIN,
	HEADLINE_CAP,
	PROMPT_CAP,
	SUBHEADLINE_CAP,
	SUBJECT_CAP,
} from "@/lib/tenants/settings/schema"
import type { OwnText } from "@/lib/tenants/translations/answers"
import { places } from "./words"

type Placed = [
	place: string,
	text: string | null | undefined,
	cap: number,
	lines?: "multiline" | "one line",
	min?: number,
]

/** Translations belong to a text, so one that is used in several places is listed once. */
function listed(placed: readonly Placed[]): OwnText[] {
	const found = new Map<string, OwnText>()
	for (const [place, text, cap, lines, min = 1] of placed) {
		if (!text?.trim()) continue
		const known = found.get(text)
		if (known) {
			known.elsewhere += 1
			known.characters_min = Math.max(known.characters_min, min)
			known.characters_max = Math.min(known.characters_max, cap)
			known.multiline &&= lines === "multiline"
		} else {
			const multiline = lines === "multiline"
			found.set(text, { text, place, elsewhere: 0, characters_min: min, characters_max: cap, multiline })
		}
	}
	return [...found.values()]
}

export type PageRow = Pick<
	Tenant,
	| "pageHeadline"
	| "pageSubheadline"
	| "thankYouHeadline"
	| "thankYouSubheadline"
	| "recordingPrompts"
	| "giftDisclosure"
	| "acceptWritten"
>

/** Only what the business wrote: what it left to the product is in the visitor's language anyway. */
export function pageTexts(tenant: PageRow, consents: Readonly<Record<ConsentKind, string | null>>): OwnText[] {
	return listed([
		[places.pageHeadline, tenant.pageHeadline, HEADLINE_CAP],
		[places.pageSubheadline, tenant.pageSubheadline, SUBHEADLINE_CAP, "multiline"],
		...tenant.recordingPrompts.map((text, at): Placed => [places.prompt(at + 1), text, PROMPT_CAP]),
		[places.consent.video, consents.video, CONSENT_TEXT_CAP, "one line", CONSENT_TEXT_MIN],
		[
			places.consent.written,
			tenant.acceptWritten ? consents.written : null,
			CONSENT_TEXT_CAP,
			"one line",
			CONSENT_TEXT_MIN,
		],
		[places.thankYouHeadline, tenant.thankYouHeadline, HEADLINE_CAP],
		[places.thankYouSubheadline, tenant.thankYouSubheadline, SUBHEADLINE_CAP, "multiline"],
		[places.giftNote, tenant.giftDisclosure, DISCLOSURE_CAP, "one line", DISCLOSURE_MIN],
	])
}

type ChatTexts = Pick<ResolvedSettings, "chatbotName" | "chatbotDescription" | "chatGreeting" | "starterQuestions">

/** The platform's defaults count as the business's: no catalogue knows what a platform admin wrote. */
export function chatbotTexts({
	chatbotName,
	chatbotDescription,
	chatGreeting,
	starterQuestions,
}: ChatTexts): OwnText[] {
	const unless = (standard: string, text: string) => (text === standard ? null : text)
	return listed([
		[places.chatName, unless(CHATBOT_DEFAULTS.name, chatbotName), CHATBOT_NAME_CAP],
		[places.chatDescription, unless(CHATBOT_DEFAULTS.description, chatbotDescription), CHATBOT_DESCRIPTION_CAP],
		[places.chatGreeting, unless(CHATBOT_DEFAULTS.greeting, chatGreeting), CHAT_GREETING_CAP, "multiline"],
		...starterQuestions.map((text, at): Placed => [places.starterQuestion(at + 1), text, STARTER_QUESTION_CAP]),
	])
}

type QuizTexts = Pick<
	Quiz,
	"quiz_name" | "quiz_description" | "questions" | "scoring_config" | "outcomes" | "closed_message"
>

/** A question may name a category that has no settings, such as a weight. Results show it as well. */
const categoriesOf = ({
	questions,
	scoring_config: { categories },
}: Pick<QuizTexts, "questions" | "scoring_config">) => [
	...categories,
	...[...new Set(questions.map(({ category }) => category))]
		.filter((named) => named !== "" && !categories.some(({ name }) => name === named))
		.map((name) => ({ name, description: "" })),
]

/** In the order in which a visitor meets them. Answers to yes or no and ratings are the product's. */
export function quizTexts(quiz: QuizTexts): OwnText[] {
	const { quiz_name, quiz_description, questions, scoring_config, outcomes, closed_message } = quiz
	return listed([
		[places.quizName, quiz_name, QUIZ_NAME_CAP],
		[places.quizDescription, quiz_description, QUIZ_TEXT_CAP, "multiline"],
		[places.closedMessage, closed_message, CLOSED_MESSAGE_CAP, "multiline"],
		...questions.flatMap(({ question, type, options }, at): Placed[] => [
			[places.question(at + 1), question, QUIZ_TEXT_CAP, "multiline"],
			...(hasOwnOptions(type) ? options : []).map(
				(option, place): Placed => [places.option(at + 1, place + 1), option, OPTION_CAP],
			),
		]),
		...categoriesOf({ questions, scoring_config }).flatMap(({ name, description }, at): Placed[] => [
			[places.category(at + 1), name, CATEGORY_NAME_CAP],
			[places.categoryDescription(at + 1), description, QUIZ_TEXT_CAP, "multiline"],
		]),
		...outcomes.flatMap(({ title, description, action, action_config, button }, at): Placed[] => [
			[places.outcomeTitle(at + 1), title, QUIZ_NAME_CAP],
			[places.outcomeDescription(at + 1), description, QUIZ_TEXT_CAP, "multiline"],
			[places.outcomeMessage(at + 1), action_config.custom_message, QUIZ_TEXT_CAP, "multiline"],
			[places.outcomeButton(at + 1), button?.text, BUTTON_TEXT_CAP],
			...(action === "send_email"
				? ([
						[places.mailSubject(at + 1), action_config.email_subject, SUBJECT_CAP],
						[places.mailText(at + 1), action_config.email_template, QUIZ_TEXT_CAP, "multiline"],
					] satisfies Placed[])
				: []),
		]),
	])
}

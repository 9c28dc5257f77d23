import {
	ANSWERS_ABOUT,
	ANSWERS_TITLE,
	EMBED_ABOUT,
	EMBED_CODE,
	LOOK_ABOUT,
	LOOK_TITLE,
	USAGE_ABOUT,
	USAGE_TITLE,
	VISITORS_ABOUT,
	VISITORS_TITLE,
} from "../chatbot-texts"
import { MAIL_ABOUT, MAIL_TITLE, PERSON_ABOUT, PERSON_TITLE } from "./person-texts"

/** The sections of Chatbot Settings, by their name in the address (`&section=`). */
export const CHATBOT_SECTIONS = {
	embed: { label: EMBED_CODE, about: EMBED_ABOUT },
	look: { label: LOOK_TITLE, about: LOOK_ABOUT },
	answers: { label: ANSWERS_TITLE, about: ANSWERS_ABOUT },
	visitors: { label: VISITORS_TITLE, about: VISITORS_ABOUT },
	person: { label: PERSON_TITLE, about: PERSON_ABOUT },
	mail: { label: MAIL_TITLE, about: MAIL_ABOUT },
	usage: { label: USAGE_TITLE, about: USAGE_ABOUT },
} as const

export type ChatbotSection = keyof typeof CHATBOT_SECTIONS

const { embed: _, ...OF_TENANT } = CHATBOT_SECTIONS
const { usage: _usage, person: _person, mail: _mail, ...OF_DEFAULTS } = OF_TENANT

/** A tenant's sections on the platform's screen, which has a tab for the embed code. */
export const PLATFORM_SECTIONS = OF_TENANT

/** The defaults have no usage, no people, and no mail, since they belong to no tenant. */
export const DEFAULTS_SECTIONS = OF_DEFAULTS

/** The section that a desktop shows if the address names none: what most admins come to change. */
export const FIRST_CHATBOT_SECTION: ChatbotSection = "look"

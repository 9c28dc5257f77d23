import { chatbotSettingsWords, chatbotWords } from "../chatbot-words"
import { chatbotMailWords, personWords } from "./person-words"

/** The sections of Chatbot Settings, by their name in the address (`&section=`). */
export const CHATBOT_SECTIONS = {
	embed: { label: chatbotWords.embedCode, about: chatbotSettingsWords.embedAbout },
	look: { label: chatbotSettingsWords.lookTitle, about: chatbotSettingsWords.lookAbout },
	answers: { label: chatbotSettingsWords.answersTitle, about: chatbotSettingsWords.answersAbout },
	visitors: { label: chatbotSettingsWords.visitorsTitle, about: chatbotSettingsWords.visitorsAbout },
	person: { label: personWords.title, about: personWords.about },
	mail: { label: chatbotMailWords.title, about: chatbotMailWords.about },
	usage: { label: chatbotSettingsWords.usageTitle, about: chatbotSettingsWords.usageAbout },
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

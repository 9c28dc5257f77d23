import { randomUUID } from "node:crypto"
import { asksForPerson } from "../person/asks-for-person"
import { storeForPerson } from "../person/mutations"
import { isOpen } from "../person/open-hours"
import { isHeld } from "../person/policy"
import type { FinishedAnswer } from "./finished-answer"
import type { Material, Question } from "./gather-material"

/** If a person has the conversation, or the message asks for one. @returns null if the chatbot answers. */
export async function handToPerson(question: Question, material: Material): Promise<FinishedAnswer | null> {
	const { personEnabled, personHours, personTimeZone } = material.settings
	const asks = personEnabled && asksForPerson(question.message)
	if (!asks && !isHeld(material.personState)) return null
	const at = material.askedAt
	const message = { id: question.messageId ?? randomUUID(), content: question.message, at }
	const stored = await storeForPerson(question.scope, {
		sessionId: question.sessionId,
		language: question.language,
		message,
		visitor: question.visitor,
		asks: asks ? { isOpen: isOpen(personHours, personTimeZone, at) } : null,
	})
	return stored ? { id: message.id, text: "", at, cited: [], unanswered: false, handledBy: "person" } : null
}

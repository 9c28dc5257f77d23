import { EMAIL_CAP, isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import { foldSearchText } from "@/lib/db/fold-search-text"

export type Courtesy = "greeting" | "thanks" | "goodbye"

const GREETING =
	/^(hi|hii+|hello|hey|heya|hallo|hola|bonjour|salut|ciao|good (morning|afternoon|evening|day)|greetings|servus|moin)( there| everyone| bot)?$/
const THANKS =
	/^(ok |okay |great |perfect |many |no )*(thanks|thank you|thx|ty|cheers|danke|merci|gracias|grazie)( you| a lot| so much| very much| for .{1,40})?$/
const GOODBYE =
	/^((ok |okay |no )*(thanks|thank you|thx) (and )?)?(bye|goodbye|bye bye|see you|see ya|good night|ciao ciao|tschüss)( .{1,20})?$/
/** Words that say nothing between commas: "no, thanks". */
const FILLER = /^(no|ok|okay|great|perfect|well)$/
/** What people write around an address. */
const ADDRESS =
	/^(?:(?:here is |this is |it is |it's )?(?:my )?(?:e-?mail|mail)?(?: address)?(?: is)?:? )?(\S+?)[.,;!]*$/i

/** The words alone, in lowercase. */
export function plainWords(text: string): string {
	return foldSearchText(text)
		.replace(/[^\p{L}\p{M}\p{N}\s'-]/gu, " ")
		.replace(/\s+/g, " ")
		.trim()
}

function courtesyIn(words: string): Courtesy | null {
	if (GREETING.test(words)) return "greeting"
	if (THANKS.test(words)) return "thanks"
	return GOODBYE.test(words) ? "goodbye" : null
}

/** The kind of a message that is only polite, judged by how it ends: "thanks, bye" is a goodbye. */
export function courtesyOf(message: string): Courtesy | null {
	const parts = message
		.split(/[.,;:!?…\n]+/)
		.map(plainWords)
		.filter((words) => words !== "" && !FILLER.test(words))
		.map(courtesyIn)
	return parts.includes(null) ? null : (parts.at(-1) ?? null)
}

/** The normalized address if the message contains nothing else. */
export function addressOf(message: string): string | null {
	const email = normalizeEmail(ADDRESS.exec(message.trim())?.[1] ?? "")
	return isEmail(email) && email.length <= EMAIL_CAP ? email : null
}

/** Whether an unanswered message is worth the business's attention. */
export function isQuestion(message: string): boolean {
	return courtesyOf(message) === null && addressOf(message) === null
}

import { foldSearchText } from "@/lib/db/fold-search-text"
import { leftContact } from "./left-contact"

export type Courtesy = "greeting" | "thanks" | "goodbye"

const GREETING =
	/^(hi|hii+|hello|hey|heya|hallo|hola|bonjour|salut|ciao|good (morning|afternoon|evening|day)|greetings|servus|moin)( there| everyone| bot)?$/
const THANKS =
	/^(ok |okay |great |perfect |many |no )*(thanks|thank you|thx|ty|cheers|danke|merci|gracias|grazie)( you| a lot| so much| very much| for .{1,40})?$/
const GOODBYE =
	/^((ok |okay |no )*(thanks|thank you|thx) (and )?)?(bye|goodbye|bye bye|see you|see ya|good night|ciao ciao|tschüss)( .{1,20})?$/

const whole = (phrases: string) => new RegExp(`^(${foldSearchText(phrases).trim().replace(/\n\s*/g, "|")})$`)
const GREETING_ELSEWHERE = whole(`
	guten (morgen|tag|abend)|grüß gott|grüezi|bonsoir|coucou|buenas|buenos días|buenas (tardes|noches)
	buongiorno|buonasera|salve|olá|oi|bom dia|boa (tarde|noite)|goede(morgen|middag|navond)|goeden?dag|hoi
	dzień dobry|dobry wieczór|cześć|witam|hej
	привет|здравствуйте?|добрый (день|вечер)|доброе утро|merhaba|selam|günaydın|iyi (günler|akşamlar)
	مرحبا|أهلا|اهلا|السلام عليكم|صباح الخير|مساء الخير|नमस्ते|नमस्कार|हैलो|สวัสดี(ครับ|ค่ะ|คะ)?
	你好|您好|早上好|下午好|晚上好|こんにちは|こんばんは|おはよう(ございます)?`)
const THANKS_ELSEWHERE = whole(`
	vielen dank|danke (schön|sehr|dir|ihnen)|merci (beaucoup|bien)|muchas gracias|grazie mille|(muito )?obrigad[oa]
	bedankt|dank (je|u)( wel)?|dankjewel|hartelijk bedankt|dzięki|(bardzo )?dziękuję( bardzo)?|dziękujemy
	(большое )?спасибо( большое)?|благодарю|teşekkürler|(çok )?teşekkür ederim|sağ ol(un)?
	شكرا( لك| جزيلا)?|شكرًا|धन्यवाद|शुक्रिया|ขอบคุณ(มาก)?(ครับ|ค่ะ|คะ)?
	谢谢(你|您)?|謝謝|多谢|感谢|ありがとう(ございます|ございました)?|どうも`)
const GOODBYE_ELSEWHERE = whole(`
	auf wiedersehen|bis bald|au revoir|à bientôt|adiós|hasta (luego|pronto)|arrivederci|a presto|tchau|até logo|adeus
	tot ziens|doei|dag|do widzenia|do zobaczenia|pa pa|na razie
	пока|до свидания|hoşça kal(ın)?|güle güle|görüşürüz|مع السلامة|وداعا|إلى اللقاء|अलविदा|फिर मिलेंगे|ลาก่อน
	再见|再見|拜拜|さようなら|またね|じゃあね`)
const FILLER = /^(no|ok|okay|great|perfect|well)$/
export function plainWords(text: string): string {
	return foldSearchText(text)
		.replace(/[^\p{L}\p{M}\p{N}\s'-]/gu, " ")
		.replace(/\s+/g, " ")
		.trim()
}

function courtesyIn(words: string): Courtesy | null {
	if (GREETING.test(words) || GREETING_ELSEWHERE.test(words)) return "greeting"
	if (THANKS.test(words) || THANKS_ELSEWHERE.test(words)) return "thanks"
	return GOODBYE.test(words) || GOODBYE_ELSEWHERE.test(words) ? "goodbye" : null
}

/** For a message that is only polite, by how it ends: "thanks, bye" is a goodbye. */
export function courtesyOf(message: string): Courtesy | null {
	const parts = message
		.split(/[.,;:!?…。，、！？،؟।\n]+/)
		.map(plainWords)
		.filter((words) => words !== "" && !FILLER.test(words))
		.map(courtesyIn)
	return parts.includes(null) ? null : (parts.at(-1) ?? null)
}

/** Worth the business's attention if unanswered. */
export function isQuestion(message: string): boolean {
	return courtesyOf(message) === null && leftContact(message) === null
}

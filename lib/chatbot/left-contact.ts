import { EMAIL_CAP, isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import { asciiDigits, withoutFullWidth } from "@/lib/encoding/as-ascii"
import { foldText } from "./knowledge/search/words-of"
import { LEAD_NAME_CAP, LEAD_PHONE_CAP, type LeadFields } from "./leads/schema"

/** Letters of scripts without spaces may touch an address: "メールはa@b.jpです". */
const EMAIL =
	/[^\s@,;:<>()"'’“”「」（）、。，：；？！\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{1,64}@[\p{sc=Latin}\d.-]{1,255}/gu
/** At least seven digits, with what people put between them. Letters of scripts without spaces may touch it. */
const PHONE =
	/(?<!\d|[^\P{L}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])\+?\(?\d(?:[\s()./-]{0,2}\d){6,14}(?!\d|[^\P{L}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])/u
const CLAUSE = /[.,;:!…。，、！；：،؛।\n]+/

const NAMED =
	`my name(?:'s| is)|name|mein name ist|ich heiße|je m['’]appelle|mon nom est|me llamo|mi nombre es|mi chiamo
|il mio nome è|meu nome é|me chamo|chamo-me|меня зовут|моё имя|мое имя|adım|benim adım|ismim|اسمي|إسمي|मेरा नाम
|(?:ผม|ฉัน|ดิฉัน)?ชื่อ|我叫|我的名字是|我的名字叫|私の名前は|名前は`.replaceAll("\n", "")
/** Before any description: "I'm Ada", "I'm interested". */
const AM = "i am|i['’]m|ich bin|je suis|soy|sono|sou|я|ben|أنا|मैं|我是|私は"
const WORD = "\\p{L}[\\p{L}\\p{M}'’.-]*?"
const nameAfter = (before: string) =>
	new RegExp(`(?:^|\\s)(?:${before})[\\s:：]*(${WORD}(?: ${WORD}){0,2}?)(?: ?है| ?हूँ|です|といいます)?$`, "iu")
const NAMED_FORM = nameAfter(NAMED)
const AM_FORM = nameAfter(AM)
/** In scripts with two cases a name starts with a capital. */
const NAME_FORM = /^[\p{Lu}\p{Lo}]/u

function nameIn(clause: string): string | undefined {
	const named = NAMED_FORM.exec(clause)?.[1]
	if (named) return named
	const am = AM_FORM.exec(clause)?.[1]
	return am && NAME_FORM.test(am) ? am : undefined
}

/** A message with any other word is about something else. */
const HANDING_OVER = [
	`my your e mail email gmail mailbox address addr is its it this that here s you can may could please reach contact write
	send reply answer respond email call text phone tel telephone mobile cell number me us to at via by on under back or and
	the an for i am im name thanks thank hi hello sure yes ok okay contacted reached with through`,
	`meine mein e mail adresse mailadresse emailadresse ist lautet das hier sie du ihr konnen kannst konnt bitte mich mir uns
	erreichen erreichst erreichbar kontaktieren schreiben schreib schreibt antworten melden unter an bei per uber telefon
	telefonnummer handy handynummer nummer ruf rufen anrufen und oder bin danke hallo ja gern`,
	`mon ma adresse e mail email courriel est voici c vous pouvez peux tu me m nous joindre contacter ecrire ecrivez repondre a
	au par sur telephone numero portable appeler appelez et ou merci bonjour oui`,
	`mi correo electronico email e mail direccion es este esta aqui puede puedes pueden por favor me contactar contactarme
	escribir escribirme escribanme responder responderme a al en telefono numero movil celular llamar llamarme y o gracias
	hola si`,
	`la il mia mio e mail email indirizzo ecco questo questa puo puoi potete per favore mi contattare contattarmi scrivere
	scrivermi rispondere rispondermi a al su telefono numero cellulare chiamare chiamarmi o grazie ciao si`,
	`o a meu minha e mail email endereco este esta aqui voce pode podem por favor me contatar contactar escrever responder para
	no em telefone numero celular telemovel ligar e ou obrigado obrigada ola sim`,
	`мои моя мое адрес электронная электроннои почта почты почту имеил емеил эл вот это можете можно пожалуиста со мнои мне
	меня связаться связь напишите писать написать ответить ответьте на по телефон телефона номер звоните позвоните и или
	спасибо здравствуите привет да`,
	`benim e posta eposta mail email adresim adresi posta bu iste su bana beni lutfen ulasabilirsiniz ulasin yazabilirsiniz
	yazin adresinden adresine telefon telefonum numaram numara arayin ve veya tesekkurler merhaba evet`,
	`بريدي الالكتروني البريد عنواني ايميلي الايميل هو هذا يمكنك يمكنكم من فضلك التواصل معي مراسلتي راسلوني على عبر رقم رقمي
	هاتفي الهاتف جوالي و او شكرا مرحبا نعم`,
	`मेरा मेरी मुझे मुझसे ईमेल ई मेल पता है यह ये हैं आप कृपया संपर्क लिखें लिख सकते कर करें पर से फोन फ़ोन नंबर मोबाइल और या धन्यवाद नमस्ते हाँ`,
	`อีเมล อีเมล์ ของ ผม ฉัน ดิฉัน คือ นี่ ที่ ติดต่อ ได้ กรุณา โปรด เบอร์ โทร โทรศัพท์ และ หรือ ขอบคุณ สวัสดี ครับ ค่ะ คะ ตอบ กลับ มา`,
	`我的 我 邮箱 郵箱 电子邮箱 电子邮件 邮件 电邮 地址 是 这是 請 请 可以 联系 聯繫 联络 发 到 回复 给 电话 電話 手机 手機 号码 號碼 号 和 谢谢 你好 您好`,
	`私の 私 メール メールアドレス アドレス は です こちら に へ まで ご 連絡 ください お 願い します 返信 電話 番号 電話番号 携帯 と の を ありがとうございます こんにちは`,
].join(" ")

const phrases = [...new Set(HANDING_OVER.split(/\s+/).map(foldText))].sort((a, b) => b.length - a.length)
const isUnspaced = (text: string) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(text)
const words = new Set(phrases)
const UNSPACED = new RegExp(phrases.filter(isUnspaced).join("|"), "gu")

function isHandingOver(text: string): boolean {
	const left = foldText(text)
		.replace(UNSPACED, " ")
		.split(/[^\p{L}\p{M}\p{N}]+/u)
	return left.every((word) => word === "" || words.has(word))
}

/** Beside one address at most a phone number, a name, and words that hand them over. Null for anything else. */
export function leftContact(message: string): LeadFields | null {
	const text = asciiDigits(withoutFullWidth(message.normalize("NFC"))).trim()
	if (text.length > 500 || /[?？؟]/u.test(text)) return null
	const [found, ...more] = text.match(EMAIL) ?? []
	const email = normalizeEmail(found?.replace(/(?<![.-])[.-]+$/, "") ?? "")
	if (more.length > 0 || !isEmail(email) || email.length > EMAIL_CAP) return null
	const beside = text.replace(EMAIL, ",")
	const phone = PHONE.exec(beside)?.[0].trim()
	const clauses = (phone ? beside.replace(phone, ",") : beside).split(CLAUSE).map((clause) => clause.trim())
	const name = clauses.map(nameIn).find((one) => one !== undefined)
	const rest = clauses.filter((clause) => nameIn(clause) === undefined)
	if (!isHandingOver(rest.join(" "))) return null
	return {
		email,
		...(phone && phone.length <= LEAD_PHONE_CAP && { phone }),
		...(name && name.length <= LEAD_NAME_CAP && { name }),
	}
}

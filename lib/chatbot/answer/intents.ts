export type Intent = "quiz" | "testimonial" | "who" | "contact"

const word = (pattern: string) => `(?<![\\p{L}\\p{M}])(?:${pattern.replaceAll("\n", "|")})(?![\\p{L}\\p{M}])`
/** For languages with and without spaces. An ending is written as \p{L}*. */
const anyOf = (spaced: string, unspaced: string) =>
	new RegExp(
		`${word(spaced.replace(/\n\s*/g, "\n").replaceAll("\\p{L}*", "[\\p{L}\\p{M}]*"))}|${unspaced.replace(/\s+/g, "|")}`
			.normalize()
			.replaceAll("ı", "i")
			.replaceAll("ß", "ss"),
		"u",
	)

const QUIZ_IN_ENGLISH =
	/\bquiz(zes)?\b|\b(take|do) (a|an|the|your) (self[- ]?)?(test|assessment)\b|\btest (me|myself)\b/
const TEST_IN_ENGLISH = /\b(self[- ]?)?(assessments?|tests?)\b/
const OFFERED_IN_ENGLISH = /\b(take|do|have|offer)\b/
/** "Which tests do you have?" One pattern for both would search the rest of the text for each test. */
function asksForTest(told: string): boolean {
	const at = told.search(TEST_IN_ENGLISH)
	return at >= 0 && OFFERED_IN_ENGLISH.test(told.slice(at))
}
const QUIZ = anyOf(
	"quiz\\p{L}*|cuestionarios?|тест\\p{L}*|квиз\\p{L}*|викторин\\p{L}*|(?:ال)?اختبار|क्विज़",
	"แบบทดสอบ ควิซ 测验 測驗 小测试 クイズ 診断",
)

const REVIEW = anyOf(
	`testimonials?|feedback|reviews?|bewertung(?:en)?|rezension(?:en)?|avis|témoignages?|reseñas?|opini[oó]n|testimonios?
	recensies?|opini[aeęi]|recenzj\\p{L}*|recension[ei]|testimonianz[ae]|avaliaç(?:ão|ões)|depoimentos?|отзыв\\p{L}*|yorum\\p{L}*|değerlendirme\\p{L}*
	(?:ال)?تقييم\\p{L}*|شهادة|رأيي|समीक्षा|रिव्यू|राय`,
	"รีวิว ความเห็น 评价 評價 反馈 评论 口コミ レビュー 感想",
)
const GIVE = anyOf(
	`leave|give|share|record|submit|write|send|post|make|schreib\\p{L}*|abgeben|geben|hinterlassen|teilen|laisser|donner|écrire
	partager|dejar|dejo|escribir|dar|compartir|lasciare|lascio|scrivere|deixar|deixo|escrever|enviar|оставить|написать
	achterlaten|geven|delen|schrijven|zostawi\\p{L}*|wystawi\\p{L}*|napisa\\p{L}*|przesła\\p{L}*
	bırak\\p{L}*|yaz\\p{L}*|paylaş\\p{L}*|ترك|أترك|كتابة|أكتب|مشاركة|दे|देना|दूँ|लिख\\p{L}*|छोड़\\p{L}*`,
	"เขียน ส่ง ให้ 写 寫 留下 提交 分享 書 投稿 送",
)

const WHO = anyOf(
	`(?:who|what) are you|are you (?:a |an )?(?:bot|robot|human|person|ai|real)|your name|what can you do
	wer bist du|wer sind sie|(?:bist du|sind sie) ein (?:bot|roboter|mensch)|wie heißt du|was kannst du
	qui es-tu|qui êtes-vous|(?:es-tu|êtes-vous) un robot|comment t'appelles-tu|que peux-tu faire
	quién eres|quién es usted|eres un (?:bot|robot)|cómo te llamas|qué puedes hacer
	chi sei|sei un (?:bot|robot)|come ti chiami|cosa (?:sai|puoi) fare
	quem é você|quem és tu|você é um (?:bot|robô)|qual é o seu nome|o que você pode fazer
	wie (?:ben je|bent u)|ben je een (?:bot|robot|mens)|hoe heet je|wat kun je
	kim (?:jesteś|pan jest|pani jest)|(?:czy )?jesteś (?:botem|robotem|człowiekiem)|jak się nazywasz|co potrafisz
	кто ты|кто вы|(?:ты|вы) (?:бот|робот)|как (?:тебя|вас) зовут|что (?:ты умеешь|вы умеете)
	sen kimsin|siz kimsiniz|kimsin|(?:bot|robot) musun|adın ne|ne yapabilirsin
	من [أا]نت|هل [أا]نت روبوت|ما اسمك
	तुम कौन हो|आप कौन हैं|क्या आप रोबोट हैं|आपका नाम क्या है|आप क्या कर सकते हैं`,
	"คุณคือใคร คุณเป็นใคร คุณชื่ออะไร คุณเป็นบอท 你是谁 您是谁 你是機器人 你是机器人 你叫什么 你能做什么 あなたは誰 あなたはだれ ロボットですか お名前は",
)
const CONTACT = anyOf(
	`contact|phone|telephone|call you|e-?mail|reach (?:you|someone|a person)|speak (?:to|with)|talk to (?:a|some)|human|person
	support team|address|kontakt\\p{L}*|telefon\\p{L}*|e-?mail-?adresse|anrufen|erreich\\p{L}*|adresse|mensch\\p{L}*|mitarbeiter\\p{L}*
	contact\\p{L}*|téléphone|courriel|joindre|appeler|conseiller|humain|teléfono|correo|dirección|llamar|persona|humano
	contatt\\p{L}*|telefono|indirizzo|chiamar\\p{L}*|operatore|contat\\p{L}*|telefone|endereço|ligar|pessoa|atendente
	telefoonnummer|bellen|bereik\\p{L}*|e-?mailadres|medewerker|adres|zadzwoni\\p{L}*|człowiek\\p{L}*|konsultant\\p{L}*
	контакт\\p{L}*|телефон\\p{L}*|почт\\p{L}*|адрес\\p{L}*|связаться|позвонить|человек\\p{L}*|оператор\\p{L}*
	iletişim|e-?posta\\p{L}*|adres\\p{L}*|ulaş\\p{L}*|temsilci\\p{L}*|(?:ال)?اتصال|(?:ال)?تواصل|(?:ال)?هاتف\\p{L}*|رقمكم
	(?:ال)?بريد\\p{L}*|(?:ال)?عنوان\\p{L}*|موظف|संपर्क|फ़ोन|फोन|ईमेल|पता|इंसान`,
	"ติดต่อ โทร อีเมล ที่อยู่ เจ้าหน้าที่ 联系 聯繫 电话 電話 邮箱 地址 人工 客服 連絡 メール 住所 担当者",
)

export function hasIntent(intent: Intent, told: string): boolean {
	if (intent === "quiz") return QUIZ_IN_ENGLISH.test(told) || asksForTest(told) || QUIZ.test(told)
	if (intent === "testimonial") return REVIEW.test(told) && GIVE.test(told)
	return (intent === "who" ? WHO : CONTACT).test(told)
}

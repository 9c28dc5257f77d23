import { describe, expect, it } from "vitest"
import { processorMs } from "@/tests/support/processor-time"
import { plainWords } from "../small-talk"
import { hasIntent, type Intent } from "./intents"

const INTENTS: Intent[] = ["who", "contact", "testimonial", "quiz"]
const intentsOf = (question: string) => INTENTS.filter((intent) => hasIntent(intent, plainWords(question)))

describe("hasIntent", () => {
	it.each([
		["en", "Who are you?", "What's your phone number?", "Where can I leave a review?", "Do you have a quiz?"],
		["de", "Wer bist du?", "Wie kann ich Sie erreichen?", "Wo kann ich eine Bewertung abgeben?", "Gibt es ein Quiz?"],
		["fr", "Qui êtes-vous ?", "Comment vous joindre ?", "Puis-je laisser un avis ?", "Avez-vous un quiz ?"],
		["es", "¿Quién eres?", "¿Cuál es su teléfono?", "¿Dónde puedo dejar una reseña?", "¿Hay un cuestionario?"],
		["it", "Chi sei?", "Qual è il vostro indirizzo?", "Posso lasciare una recensione?", "C'è un quiz?"],
		["pt", "Quem é você?", "Qual é o telefone?", "Quero deixar uma avaliação", "Vocês têm um quiz?"],
		["ru", "Кто ты?", "Какой у вас телефон?", "Где оставить отзыв?", "Есть ли тест?"],
		["tr", "Sen kimsin?", "İletişim bilgileriniz nedir?", "Nasıl yorum yazabilirim?", "Quiz var mı?"],
		["ar", "من أنت؟", "ما رقم الهاتف؟", "كيف يمكنني كتابة تقييم؟", "هل لديكم اختبار؟"],
		["hi", "आप कौन हैं?", "आपका फ़ोन नंबर क्या है?", "मैं समीक्षा कहाँ लिखूँ?", "क्या कोई क्विज़ है?"],
		["th", "คุณคือใคร", "เบอร์โทรอะไร", "เขียนรีวิวได้ที่ไหน", "มีแบบทดสอบไหม"],
		["zh", "你是谁？", "你们的电话是多少？", "在哪里写评价？", "有测验吗？"],
		["ja", "あなたは誰ですか？", "電話番号は？", "レビューはどこで書けますか？", "クイズはありますか？"],
	])("%s", (_, who, contact, testimonial, quiz) => {
		expect([who, contact, testimonial, quiz].map(intentsOf)).toEqual(INTENTS.map((intent) => [intent]))
	})

	it.each([
		"When are you open?",
		"Wann habt ihr auf?",
		"送料はいくらですか?",
		"Do you review contracts?",
		"Testen Sie Öl?",
	])("finds none in %j", (question) => {
		expect(intentsOf(question)).toEqual([])
	})

	it("takes only a moment for adversarial input", async () => {
		for (const text of ["test ".repeat(400), "who are ".repeat(250), "a".repeat(2000)]) {
			expect(await processorMs(() => intentsOf(text))).toBeLessThan(500)
		}
	})
})

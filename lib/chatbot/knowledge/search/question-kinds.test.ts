import { expect, it } from "vitest"
import { questionWords } from "./common-words"
import { isAnswer } from "./is-answer"
import { kindsAnswered, kindsAsked } from "./question-kinds"
import { foldText, wordsOf } from "./words-of"

const asked = (question: string) => kindsAsked(foldText(question)).kinds.map(({ lexeme }) => lexeme)
const told = (text: string) => kindsAnswered(foldText(text))

it.each([
	["#price", "How much does it cost?", "Membership is $6 a month."],
	["#price", "What are your fees?", "The first hour is free of charge, then 4.50 EUR."],
	["#price", "Wie viel kostet das?", "Der Eintritt beträgt 6 €."],
	["#price", "Was sind eure Preise?", "Kinder unter sechs: kostenlos."],
	["#price", "Combien ça coûte ?", "L'entrée est à 6,50 €."],
	["#price", "¿Cuánto cuesta?", "La entrada vale 6 euros."],
	["#price", "Quanto costa?", "L'ingresso è di 6 euro."],
	["#price", "Quanto custa?", "A entrada é R$ 30."],
	["#price", "Сколько это стоит?", "Вход 300 рублей."],
	["#price", "Fiyatınız nedir?", "Giriş 150 TL."],
	["#price", "بكم الدخول؟", "الدخول ٣٠ درهم."],
	["#price", "कीमत क्या है?", "प्रवेश ₹300 है।"],
	["#price", "ราคาเท่าไหร่", "ค่าเข้า 300 บาท"],
	["#price", "门票多少钱？", "门票30元。"],
	["#price", "入場はいくらですか？", "入場は500円です。"],
	["#hours", "When are you open?", "Monday to Friday, 9 am to 5 pm."],
	["#hours", "Wann habt ihr auf?", "Montag bis Freitag 9–17 Uhr."],
	["#hours", "Quels sont vos horaires ?", "Du lundi au vendredi, 9h30 à 17 h."],
	["#hours", "¿A qué hora abren?", "De lunes a viernes de 9:00 a 17:00."],
	["#hours", "Quando siete aperti?", "Dal lunedì al venerdì, 9:00-17:00."],
	["#hours", "A que horas fecham?", "De segunda a sexta, das 9h às 17h."],
	["#hours", "Когда вы открыты?", "С понедельника по пятницу, 9:00–17:00."],
	["#hours", "Saat kaçta açıksınız?", "Hafta içi 09:00 - 17:00."],
	["#hours", "ما هي ساعات العمل؟", "من الاثنين إلى الجمعة ٩:٠٠ - ١٧:٠٠"],
	["#hours", "आप कब खुलते हैं?", "सोमवार से शुक्रवार सुबह 9 बजे से।"],
	["#hours", "ร้านเปิดกี่โมง", "จันทร์ถึงศุกร์ 9:00 น."],
	["#hours", "你们几点开门？", "周一至周五9点到17点。"],
	["#hours", "営業時間を教えてください", "平日は9時から17時まで。"],
	["#place", "Where are you?", "Find us at 12 Mill Lane, Leeds."],
	["#place", "Wo seid ihr?", "Hauptstraße 5, 10115 Berlin"],
	["#place", "Quelle est votre adresse ?", "12 rue des Lilas, Annecy"],
	["#place", "¿Cuál es su dirección?", "Calle Mayor 5, Madrid"],
	["#place", "Dove vi trovate?", "Via Garibaldi 5, Torino"],
	["#place", "Qual é o endereço?", "Rua Augusta, 50, São Paulo"],
	["#place", "Где вы находитесь?", "ул. Ленина, 5"],
	["#place", "Adresiniz nedir?", "İstiklal Caddesi No: 5, Beyoğlu"],
	["#place", "أين أنتم؟", "شارع الملك فهد، الرياض"],
	["#place", "आपका पता क्या है?", "एम जी रोड 5, पुणे"],
	["#place", "ร้านอยู่ที่ไหน", "ถนนสุขุมวิท กรุงเทพ"],
	["#place", "你们在哪里？", "南京路5号"],
	["#place", "住所はどこですか？", "〒100-0001 東京都千代田区"],
	["#phone", "What's your phone number?", "Call 0113 496 0000."],
	["#phone", "Wie ist eure Telefonnummer?", "+49 30 123456"],
	["#phone", "Quel est votre numéro de téléphone ?", "04 50 12 34 56"],
	["#phone", "Какой у вас телефон?", "8 (495) 123-45-67"],
	["#phone", "电话是多少？", "010-12345678"],
	["#email", "What is your email?", "Write to hi@bakery.example."],
	["#email", "Wie lautet Ihre E-Mail-Adresse?", "post@bäckerei.example"],
	["#email", "¿Cuál es su correo electrónico?", "hola@panaderia.example"],
	["#email", "Какая у вас почта?", "info@bulochnaya.example"],
	["#email", "メールアドレスは？", "info@pan.example"],
])("%s: %s %s", (kind, question, text) => {
	expect(asked(question)).toContain(kind)
	expect(told(text)).toContain(kind)
})

it("sees nothing of the kind in other questions and texts", () => {
	for (const question of ["Do you sell rye bread?", "Wer leitet den Betrieb?", "Qui est le patron ?", "有什么面包？"]) {
		expect(asked(question)).toEqual([])
	}
	for (const text of [
		"We have 24 kinds of bread, 3.5 km from the sea, since 1987.",
		"From 1939 to 1945, and 2001-2005, 12 people worked here.",
		"Die Partei am Rhein gewann 52 Sitze.",
	]) {
		expect(told(text)).toEqual([])
	}
})

/** Whether a text answers, if the ranking finds it just good enough. */
function answers(question: string, text: string): boolean {
	const held = new Set([...wordsOf(text).map(({ lexeme }) => lexeme), ...told(text)])
	const words = questionWords(question)
	const lexemes = words.map(({ lexeme }) => lexeme).filter((lexeme) => held.has(lexeme))
	return isAnswer(words, { rank: 1, lexemes }, foldText(text))
}

it("lets what is told stand for the words that ask for it, and for no others", () => {
	expect(answers("How much does it cost?", "Membership is $6 a month.")).toBe(true)
	expect(answers("How much does it cost?", "Membership is for everyone.")).toBe(false)
	expect(answers("How much does membership cost?", "Membership is $6 a month.")).toBe(true)
	expect(answers("How much does parking cost?", "Membership is $6 a month.")).toBe(false)
	expect(answers("Where are you?", "Come to 12 Mill Lane.")).toBe(true)
	expect(answers("Where are you?", "We are a bakery.")).toBe(false)
})

import { expect, it } from "vitest"
import { asksForPerson } from "./asks-for-person"

it.each([
	"Can I talk to a person?",
	"I'd like to speak to a human, please",
	"talk to someone",
	"Human please!",
	"Ich möchte mit einem Menschen sprechen.",
	"Kann ich mit einem Mitarbeiter sprechen?",
	"Je voudrais parler à une personne",
	"Puis-je parler à quelqu'un ?",
	"Quiero hablar con una persona",
	"¿Puedo hablar con alguien?",
	"Vorrei parlare con una persona",
	"Posso parlare con un operatore?",
	"Quero falar com uma pessoa",
	"Posso falar com alguém?",
	"Хочу поговорить с человеком",
	"Соедините меня с оператором",
	"Bir insanla konuşmak istiyorum",
	"Müşteri temsilcisiyle görüşmek istiyorum",
	"أريد التحدث مع شخص",
	"هل يمكنني التحدث إلى موظف؟",
	"मुझे किसी इंसान से बात करनी है",
	"ขอคุยกับเจ้าหน้าที่ค่ะ",
	"อยากคุยกับคน",
	"我想和真人聊聊",
	"转人工",
	"担当者と話したい",
	"オペレーターにつないでください",
])("%s", (message) => {
	expect(asksForPerson(message)).toBe(true)
})

it.each([
	"How many people can I bring?",
	"Is there a person in the picture?",
	"Can I talk to my doctor about the dose?",
	"Do your agents speak to customers?",
	"Wie viele Menschen passen hinein?",
	"¿Cuántas personas caben?",
	"Сколько человек помещается?",
	"一个人多少钱？",
	"person in charge of refunds policy",
	"Hello",
])("not: %s", (message) => {
	expect(asksForPerson(message)).toBe(false)
})

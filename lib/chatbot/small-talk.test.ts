import { describe, expect, it } from "vitest"
import { courtesyOf, isQuestion } from "./small-talk"

describe("courtesyOf", () => {
	it.each([
		["Hi there!", "greeting"],
		["Hello, good morning :)", "greeting"],
		["Hi! Thanks.", "thanks"],
		["no, thanks", "thanks"],
		["no", null],
		["Thanks for the help", "thanks"],
		["thanks, bye", "goodbye"],
		["Thank you and goodbye!", "goodbye"],
		["Okay thanks bye", "goodbye"],
		["Hi, when are you open?", null],
		["Thanks. Do you ship?", null],
		["Byelaws", null],
		["🤷", null],
		["Guten Tag!", "greeting"],
		["Vielen Dank, auf Wiedersehen", "goodbye"],
		["Bonsoir", "greeting"],
		["¡Muchas gracias!", "thanks"],
		["Buongiorno", "greeting"],
		["Olá, bom dia", "greeting"],
		["Спасибо большое", "thanks"],
		["Merhaba", "greeting"],
		["شكرا", "thanks"],
		["नमस्ते।", "greeting"],
		["ขอบคุณค่ะ", "thanks"],
		["你好，谢谢！", "thanks"],
		["こんにちは。", "greeting"],
		["你好，几点开门？", null],
	])("of %j is %j", (message, courtesy) => {
		expect(courtesyOf(message)).toBe(courtesy)
	})
})

describe("courtesyOf, in each language,", () => {
	it.each([
		["en", "Good evening!", "Thank you very much.", "See you!", "Hello, do you deliver?"],
		["de", "Guten Abend", "Danke schön!", "Auf Wiedersehen", "Hallo, liefert ihr?"],
		["fr", "Bonjour !", "Merci beaucoup", "À bientôt !", "Bonjour, livrez-vous ?"],
		["es", "¡Buenos días!", "Muchas gracias", "¡Hasta luego!", "Hola, ¿hacen envíos?"],
		["it", "Buonasera", "Grazie mille!", "Arrivederci", "Ciao, consegnate?"],
		["pt", "Boa tarde!", "Muito obrigada", "Até logo", "Olá, vocês entregam?"],
		["nl", "Goedemorgen!", "Bedankt", "Tot ziens!", "Hoi, bezorgen jullie?"],
		["pl", "Dzień dobry", "Dziękuję!", "Do widzenia", "Cześć, czy jest dostawa?"],
		["ru", "Здравствуйте!", "Спасибо", "До свидания!", "Привет, есть доставка?"],
		["tr, in capitals", "GÜNAYDIN", "SAĞ OL", "HOŞÇA KALIN", "MERHABA, AÇIK MI?"],
		["tr", "İyi günler", "Teşekkür ederim", "Görüşürüz", "Merhaba, teslimat var mı?"],
		["ar", "السلام عليكم", "شكرا جزيلا", "مع السلامة", "مرحبا، هل يوجد توصيل؟"],
		["hi", "नमस्कार", "धन्यवाद।", "फिर मिलेंगे", "नमस्ते, क्या डिलीवरी है?"],
		["th", "สวัสดีครับ", "ขอบคุณมากค่ะ", "ลาก่อน", "สวัสดี มีบริการส่งไหม"],
		["zh", "您好！", "谢谢您。", "再见！", "你好，送货吗？"],
		["ja", "こんばんは。", "ありがとうございます。", "さようなら。", "こんにちは、配達はありますか?"],
	])("%s, knows a greeting, thanks, and a goodbye from a question", (_, greeting, thanks, goodbye, question) => {
		expect([greeting, thanks, goodbye, question].map(courtesyOf)).toEqual(["greeting", "thanks", "goodbye", null])
	})
})

it("a question is neither", () => {
	expect(["thanks, bye", "cleo@example.org", "Do you ship?"].map(isQuestion)).toEqual([false, false, true])
})

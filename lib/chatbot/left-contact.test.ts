import { describe, expect, it } from "vitest"
import { processorMs } from "@/tests/support/processor-time"
import { leftContact } from "./left-contact"

const email = "cleo@example.org"

describe("leftContact", () => {
	it.each([
		" Cleo@Example.org ",
		"cleo@example.org.",
		"my email is cleo@example.org",
		"E-mail: cleo@example.org",
		"You can reach me at cleo@example.org, thanks!",
		"Meine E-Mail-Adresse ist cleo@example.org.",
		"Sie können mir an cleo@example.org schreiben",
		"Mon adresse e-mail est cleo@example.org",
		"Vous pouvez m'écrire à cleo@example.org, merci",
		"Mi correo electrónico es cleo@example.org",
		"La mia email è cleo@example.org",
		"Potete contattarmi a cleo@example.org",
		"O meu e-mail é cleo@example.org",
		"Мой адрес электронной почты: cleo@example.org",
		"Напишите мне на cleo@example.org, пожалуйста",
		"E-posta adresim cleo@example.org",
		"بريدي الإلكتروني هو cleo@example.org",
		"मेरा ईमेल cleo@example.org है",
		"อีเมลของฉันคือcleo@example.orgค่ะ",
		"我的邮箱是cleo@example.org",
		"请联系我：cleo@example.org。谢谢",
		"メールアドレスはcleo@example.orgです。",
	])("finds the address in %j", (message) => {
		expect(leftContact(message)).toEqual({ email })
	})

	it.each([
		["My name is Cleo Byron, my email is cleo@example.org, phone +43 660 1234567", "Cleo Byron", "+43 660 1234567"],
		["Hi, I'm Cleo. My email is cleo@example.org", "Cleo", undefined],
		["Ich heiße Zoë. cleo@example.org", "Zoë", undefined],
		["Je m'appelle Cléo, cleo@example.org, tél 01 23 45 67 89", "Cléo", undefined],
		["Me llamo José, mi correo es cleo@example.org", "José", undefined],
		["Mi chiamo Cleo, cleo@example.org", "Cleo", undefined],
		["Me chamo João, cleo@example.org", "João", undefined],
		["Меня зовут Анна, cleo@example.org", "Анна", undefined],
		["Adım Ömer, cleo@example.org", "Ömer", undefined],
		["اسمي أحمد، cleo@example.org", "أحمد", undefined],
		["मेरा नाम अमित है, cleo@example.org", "अमित", undefined],
		["ฉันชื่อมาลี cleo@example.org", "มาลี", undefined],
		["我叫王芳，cleo@example.org", "王芳", undefined],
		["私の名前は田中です。cleo@example.org", "田中", undefined],
	])("finds the name in %j", (message, name, phone) => {
		expect(leftContact(message)).toMatchObject({ email, name, ...(phone && { phone }) })
	})

	it.each([
		"Is cleo@example.org yours?",
		"¿Es cleo@example.org su correo?",
		"cleo@example",
		"a@b.c d@e.f",
		`${"x".repeat(250)}@example.org`,
		"I wrote to info@shop.example yesterday and nothing happened",
		"Ich habe gestern an info@shop.example geschrieben, leider ohne Erfolg",
		"I am interested in bread, cleo@example.org is in charge",
		"cleo@example.orgに荷物が届きません",
		"",
	])("finds none in %j", (message) => {
		expect(leftContact(message)).toBeNull()
	})

	it.each([
		["cleo@example.org ٠٥٠ ١٢٣ ٤٥٦٧", "050 123 4567"],
		["cleo@example.org ۰۹۱۲ ۳۴۵ ۶۷۸۹", "0912 345 6789"],
		["メールはcleo@example.orgです 電話番号は０９０－１２３４－５６７８", "090-1234-5678"],
		["ｃｌｅｏ＠example.org 0660 1234567", "0660 1234567"],
	])("reads digits and signs of any keyboard: %j", (message, phone) => {
		expect(leftContact(message)).toEqual({ email, phone })
	})

	it("takes only a moment for adversarial input", async () => {
		for (const text of [
			"a@".repeat(250),
			"1 ".repeat(250),
			`${"a ".repeat(240)}@b.c`,
			`my name is ${"a-".repeat(240)}`,
		]) {
			expect(await processorMs(() => leftContact(text))).toBeLessThan(500)
		}
	})
})

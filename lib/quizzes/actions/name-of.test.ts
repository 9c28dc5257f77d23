import { expect, it } from "vitest"
import { nameOf } from "./name-of"

it.each([
	"Ada",
	"ada lovelace",
	"Zoë O’Hara-van Dyk",
	"María de la Cruz",
	"Dr. J. R. Hartley",
	"Nguyễn Văn An",
	"山田太郎",
	"Ömer bin Özil",
	"प्रिया शर्मा",
])("treats %j as a name", (name) => {
	expect(nameOf(` ${name}  `)).toBe(name)
})

it.each([
	"",
	"You won! Claim at https://evil.example",
	"evil.example",
	"www.evil.example",
	"Ada evil.com",
	"evil．com",
	"ada@example.com",
	"Claim your prize now",
	"You have been chosen",
	"Call 0900 123",
	"Ada\nClaim, now",
	"<b>Ada</b>",
	"{score}",
	"Ada / Bob",
	"Congratulations. Claim",
	"Ada Bob Cleo Dora Eve",
	"x".repeat(41),
	"🎁",
])("does not treat %j as a name", (typed) => {
	expect(nameOf(typed)).toBeNull()
})

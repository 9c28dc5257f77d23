import { expect, it } from "vitest"
import { conceal } from "./conceal"

const AUTH = { user: "box@gmail.example", pass: "abcdefghijklmnop" }
const base64 = (text: string) => Buffer.from(text).toString("base64")

it.each([AUTH.pass, base64(AUTH.pass), base64(`\0${AUTH.user}\0${AUTH.pass}`)])("hides %s", (dress) => {
	const said = conceal(`535 5.7.8 "${dress}" is wrong for ${AUTH.user} (${dress})`, AUTH)
	expect(said).not.toContain(dress.replace(/=+$/, ""))
	expect(said).toMatch(/^535 5\.7\.8 "\[hidden\]=*" is wrong for box@gmail\.example/)
})

it("leaves other words alone", () => {
	expect(conceal("535 Username and Password not accepted", AUTH)).toBe("535 Username and Password not accepted")
})

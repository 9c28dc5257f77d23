import { transformSync } from "rolldown/utils"
import { expect, it } from "vitest"
import { CALLING } from "./client-texts"

it("the script is the client's code without its types", async () => {
	const { code, errors } = transformSync("client.ts", CALLING, { lang: "ts", target: "es2022" })
	expect(errors).toEqual([])
	// A template in it would end the text early.
	expect(code).not.toMatch(/`|\$\{/)
	const file = `/** CALLING as JavaScript, written by calling-script.test.ts with -u. Node 20 can't strip types. */\nexport const CALLING_SCRIPT = String.raw\`${code}\`\n`
	await expect(file).toMatchFileSnapshot("./calling-script.ts")
})

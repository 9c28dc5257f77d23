import { expect, it } from "vitest"
import { z } from "zod"
import { json } from "./read-body"

const send = (type: string) => {
	const request = new Request("http://localhost/", {
		method: "POST",
		headers: { "content-type": type },
		body: '{"a":1}',
	})
	return json(z.object({ a: z.number() })).read(request)
}

it.each(["application/json", "application/json; charset=utf-8", "application/problem+json"])(
	"reads %s",
	async (type) => {
		expect((await send(type)).value).toEqual({ a: 1 })
	},
)

// A form of another site can send it without asking the server first.
it.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp"])("refuses %s", async (type) => {
	await expect(send(type)).rejects.toMatchObject({ code: "unsupported_type" })
})

import { describe, expect, it, vi } from "vitest"
import { z } from "zod"
import { form } from "./form"

const Schema = z.object({ name: z.string("name is required"), flag: z.string().optional() })
const post = (body: BodyInit, type?: string) =>
	new Request("http://localhost/", { method: "POST", body, headers: type ? { "content-type": type } : {} })

function formData(fields: Record<string, string>, files: Record<string, Uint8Array> = {}): FormData {
	const data = new FormData()
	for (const [name, value] of Object.entries(fields)) data.append(name, value)
	for (const [name, bytes] of Object.entries(files)) data.append(name, new Blob([new Uint8Array(bytes)]), "x.bin")
	return data
}

describe("form", () => {
	it.each([
		["urlencoded", () => post(new URLSearchParams({ name: "Ada & Co", tenant_id: "t", __proto__: "x" }))],
		["multipart", () => post(formData({ name: "Ada & Co", tenant_id: "t" }))],
	])("reads %s, keeps fields outside the schema in raw, and uses the first of repeated fields", async (_, request) => {
		const { value, raw } = await form(Schema).read(request())
		expect(value).toEqual({ name: "Ada & Co", files: {} })
		expect(raw.tenant_id).toBe("t")
		const twice = await form(Schema).read(post("name=first&name=second", "application/x-www-form-urlencoded"))
		expect(twice.value.name).toBe("first")
	})

	it("refuses another content type, a field over its limit, and text that cannot be stored", async () => {
		await expect(form(Schema).read(post("{}", "application/json"))).rejects.toMatchObject({ code: "unsupported_type" })
		const long = { name: "x".repeat(2000) }
		await expect(form(Schema, { cap: 1000 }).read(post(formData(long)))).rejects.toMatchObject({ code: "too_large" })
		await expect(form(Schema, { cap: 1000 }).read(post(new URLSearchParams(long)))).rejects.toMatchObject({
			code: "too_large",
		})
		await expect(form(Schema).read(post(formData({ name: "a\u0000b" })))).rejects.toMatchObject({ code: "invalid" })
		await expect(form(Schema).read(post(formData({})))).rejects.toMatchObject({ message: "name is required" })
	})

	it("accepts a field of exactly its limit", async () => {
		const name = "x".repeat(1000)
		expect((await form(Schema, { cap: 1000 }).read(post(formData({ name })))).value.name).toBe(name)
	})

	it("returns declared files along with the fields and ignores others", async () => {
		const files = { picture: { into: "memory", maxBytes: 10 } } as const
		const request = post(formData({ name: "Ada" }, { picture: Buffer.from("12345"), other: Buffer.from("x") }))
		const { value } = await form(Schema, { files }).read(request)
		expect(Buffer.from(value.files.picture ?? []).toString()).toBe("12345")
		expect(Object.keys(value.files)).toEqual(["picture"])
	})

	it("refuses a body beyond the sum of all declared sizes, wherever the excess is", async () => {
		const request = post(formData({ name: "Ada" }, { other: new Uint8Array(5 * 1024 * 1024) }))
		await expect(form(Schema).read(request)).rejects.toMatchObject({ code: "too_large" })
	})
})

describe("a body that trickles in", () => {
	it("ends after fifteen seconds", async () => {
		vi.useFakeTimers()
		try {
			const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(Buffer.from("name=")) })
			const init = {
				method: "POST",
				body,
				duplex: "half",
				headers: { "content-type": "application/x-www-form-urlencoded" },
			}
			const read = form(Schema).read(new Request("http://localhost/", init as RequestInit))
			const refused = expect(read).rejects.toMatchObject({ code: "timeout" })
			await vi.advanceTimersByTimeAsync(15_000)
			await refused
		} finally {
			vi.useRealTimers()
		}
	})
})

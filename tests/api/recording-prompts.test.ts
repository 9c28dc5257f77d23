import { expect, inject, it } from "vitest"
import { makeTenantWithAdmin } from "../support/factories"
import { readScreen } from "../support/read-screen"
import { send } from "../support/send"

const { url } = inject("product")

it("shows a business's own questions in place of the product's, up to five of 120 characters", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	const save = (recording_prompts: unknown) =>
		send(url, "PUT /api/admin/tenant-settings", { token, body: { recording_prompts } })
	const page = async () =>
		(await send(url, "GET /api/tenant/{tenantSlug}", { params: { tenantSlug: tenant.slug } })).body
	const questions = async () =>
		[...(await readScreen(`${url}/${tenant.slug}`)).document.querySelectorAll("details li")].map((li) => li.textContent)
	const standard = await questions()
	expect(standard).toHaveLength(3)
	expect(await page()).not.toHaveProperty("recording_prompts")
	const own = ["What was it like before?", "And now?"]
	expect((await save([" What was  it like before? ", "", "And now?"])).body.recording_prompts).toEqual(own)
	expect((await page()).recording_prompts).toEqual(own)
	expect(await questions()).toEqual(own)
	for (const bad of [Array(6).fill("Why?"), ["x".repeat(121)], "Why?", [5]]) expect((await save(bad)).status).toBe(422)
	expect((await save([])).body.recording_prompts).toEqual([])
	expect(await questions()).toEqual(standard)
})

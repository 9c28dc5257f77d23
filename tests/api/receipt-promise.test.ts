import { expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { giveMailbox, makeTenantWithAdmin } from "../support/factories"
import { send } from "../support/send"

const product = inject("product")
const { url } = product

const read = async (token: string) => (await send(url, "GET /api/admin/tenant-settings", { token })).body

it.skipIf(product.storage === "s3")("promises a receipt only where a mail leaves", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	const promised = async () => {
		const { body } = await send(url, "GET /api/tenant/{tenantSlug}/thank-you", { params: { tenantSlug: tenant.slug } })
		expect((await read(token)).receipt_mailed).toBe(body.receipt_mailed)
		const page = await (await fetch(`${url}/${tenant.slug}/thank-you`)).text()
		expect(page.includes("We emailed you a receipt")).toBe(body.receipt_mailed === true)
		return body.receipt_mailed
	}
	// Mail is written to files here.
	expect(await promised()).toBeUndefined()
	await giveMailbox(tenant.id)
	expect(await promised()).toBe(true)
	await db().tenant.update({ where: { id: tenant.id }, data: { emailError: "The mailbox refuses its login." } })
	expect(await promised()).toBeUndefined()
})

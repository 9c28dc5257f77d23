import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { bytesOf } from "../support/downloads"
import { makeDelivery, makeSubmission, makeTenantWithAdmin, unique } from "../support/factories"
import { settings } from "../support/settings"

test("a person is found, exported and erased, with a receipt", async ({ page, signInAs }) => {
	const { tenant, token, user } = await makeTenantWithAdmin()
	const email = `jane-${unique()}@example.com`
	await makeSubmission({ tenantId: tenant.id, name: "Jane Doe", email, bytes: Buffer.from("a video") })
	await makeSubmission({ tenantId: tenant.id, name: "Jane Doe", email, bytes: Buffer.from("another") })
	await makeDelivery({ tenantId: tenant.id, aboutEmail: email, status: "sent" })
	await signInAs(token)
	const owner = settings(page)
	await owner.open(tenant.slug, "privacy")
	await owner.field("The person's email").fill(email)
	await owner.field("The person's email").press("Enter")
	await expect(page.getByText("2 testimonials and 1 email found.")).toBeVisible()
	const download = page.waitForEvent("download")
	await owner.button("Export").click()
	expect((await download).suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.json$/)
	const exported = JSON.parse((await bytesOf(await download)).toString())
	expect(exported).toMatchObject({ email, testimonials: [{ name: "Jane Doe" }, { name: "Jane Doe" }] })

	await owner.button("Erase").click()
	await owner.question.getByRole("button", { name: "Erase" }).click()
	const receipts = page.getByRole("list", { name: "Receipts" }).getByRole("listitem")
	await expect(receipts).toHaveCount(1)
	await expect(receipts.first()).toContainText(`by ${user.email}`)
	expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(0)
	const receipt = page.waitForEvent("download")
	await receipts
		.first()
		.getByRole("button", { name: /^Receipt/ })
		.click()
	const text = (await bytesOf(await receipt)).toString()
	expect(text).toContain(`Business:     ${tenant.name}`)
	expect(text).toContain("Erased:       2 testimonials and 1 email")
	expect(text).toMatch(/Fingerprint: {2}[0-9a-f]{64}/)
	expect(text).not.toContain(email)
})

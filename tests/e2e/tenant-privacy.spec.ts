import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { bytesOf } from "../support/downloads"
import { makeDelivery, makeSubmission, makeTenantWithAdmin, unique } from "../support/factories"
import { settings } from "../support/settings"

test("one person: found, handed out, erased after one question, with a receipt @phone", async ({ page, signInAs }) => {
	const { tenant, token, user } = await makeTenantWithAdmin()
	const email = `jane-${unique()}@example.com`
	await makeSubmission({ tenantId: tenant.id, name: "Jane Doe", email, bytes: Buffer.from("a video") })
	await makeSubmission({ tenantId: tenant.id, name: "Jane Doe", email, bytes: Buffer.from("another") })
	await makeDelivery({ tenantId: tenant.id, aboutEmail: email, status: "sent" })
	await signInAs(token)
	const owner = settings(page)
	await owner.open(tenant.slug, "privacy")
	await expect(page.getByText("Nobody was erased yet.")).toBeVisible()
	const person = owner.field("The person's email")
	await owner.button("Find").click()
	await expect(page.getByText("Please enter an email address")).toBeVisible()
	await expect(person).toBeFocused()
	await person.fill("nobody@example.com")
	await expect(page.getByText("Please enter an email address")).toBeHidden()
	await person.press("Enter")
	await expect(page.getByText("Nothing is stored about this address.")).toBeVisible()
	await expect(owner.button("Erase")).toBeHidden()

	await person.fill(email.toUpperCase())
	await person.press("Enter")
	await expect(page.getByText("2 testimonials and 1 email found.")).toBeVisible()
	await expect(page.getByText("The links work for about an hour, so save the videos right away.")).toBeVisible()
	const download = page.waitForEvent("download")
	await owner.button("Export").click()
	expect((await download).suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.json$/)
	const exported = JSON.parse((await bytesOf(await download)).toString())
	expect(exported).toMatchObject({ email, testimonials: [{ name: "Jane Doe" }, { name: "Jane Doe" }] })

	await owner.button("Erase").click()
	await expect(owner.question).toHaveAccessibleName(`Erase everything about ${email}?`)
	await expect(owner.question).toContainText("This action cannot be undone.")
	await expect(owner.question.getByRole("button", { name: "Cancel" })).toBeFocused()
	await owner.question.getByRole("button", { name: "Erase" }).click()
	await expect(owner.notifications).toContainText("Erased")
	expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(0)

	const receipts = page.getByRole("list", { name: "Receipts" }).getByRole("listitem")
	await expect(receipts).toHaveCount(1)
	await expect(receipts.first()).toContainText("2 testimonials and 1 email")
	await expect(receipts.first()).toContainText(`by ${user.email}`)
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
	await person.fill(email)
	await person.press("Enter")
	await expect(page.getByText("Nothing is stored about this address.")).toBeVisible()
})

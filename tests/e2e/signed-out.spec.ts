import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { dashboard } from "../support/dashboard"
import { makeTenantWithAdmin } from "../support/factories"

test("a logout in another tab signs this one out, too, and ends the session", async ({ page, context, signInAs }) => {
	const { tenant, user, token } = await makeTenantWithAdmin()
	await signInAs(token)
	await dashboard(page).open(tenant.slug)
	const other = await context.newPage()
	await dashboard(other).open(tenant.slug)
	await dashboard(other).logout()
	await expect(other).toHaveURL(/:\d+\/$/)
	await expect(page).toHaveURL(new RegExp(`/admin/${tenant.slug}$`))
	expect(await db().session.count({ where: { userId: user.id } })).toBe(0)
})

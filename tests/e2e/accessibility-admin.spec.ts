import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { makeConversation, makeLead, makeQuestion, makeSource, makeTest, makeWebsite } from "../support/chatbot-rows"
import { chooseFile } from "../support/choose-file"
import { dashboard } from "../support/dashboard"
import { e2eProduct } from "../support/e2e-product"
import { makeAdmin, makeDelivery, makeSubmission, makeTenantWithAdmin, unique } from "../support/factories"
import { inspectEverywhere, inspectScreen, moveTo } from "../support/inspect-screen"
import { loginForm } from "../support/login-form"
import { settings } from "../support/settings"

test.use({ reducedMotion: "reduce" })

test("logins, an error, and the dialog for a forgotten password", async ({ page }) => {
	const { tenant } = await makeTenantWithAdmin()
	for (const path of ["/admin/platform", `/admin/${tenant.slug}`]) {
		await page.goto(path)
		await expect(loginForm(page).signIn).toBeEnabled()
		await inspectEverywhere(page)
	}
	await loginForm(page).signIn.click()
	await expect(loginForm(page).alert).toBeVisible()
	await inspectEverywhere(page)
	await page.getByRole("button", { name: "Forgot your password?" }).click()
	await expect(page.getByRole("dialog", { name: "Reset Password" })).toBeVisible()
	await inspectEverywhere(page)
})

test("an empty dashboard, and an inactive business's dashboard", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	await dashboard(page).open(tenant.slug)
	await expect(page.getByRole("heading", { name: "No testimonials yet" })).toBeVisible()
	await inspectEverywhere(page)
	await db().tenant.update({ where: { id: tenant.id }, data: { isActive: false } })
	await page.reload()
	await expect(page.getByText("This business is inactive")).toBeVisible()
	await inspectEverywhere(page)
})

test("a dashboard with its menus, dialogs, toasts and selection", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	for (const [name, status] of [
		["Ada", "pending"],
		["Bob", "approved"],
		["Eve", "rejected"],
	] as const) {
		await makeSubmission({ tenantId: tenant.id, name, status, website: "https://example.com" })
	}
	await signInAs(token)
	const owner = dashboard(page)
	await owner.open(tenant.slug)
	await expect(owner.rows).toHaveCount(3)
	await inspectEverywhere(page)

	await page.getByRole("button", { name: "More for Ada" }).click()
	await expect(page.getByRole("menu")).toBeVisible()
	await inspectEverywhere(page)
	await page.getByRole("menuitem", { name: "Share" }).click()
	const dialog = page.getByRole("dialog", { name: "Share Ada's testimonial" })
	await dialog.getByRole("button", { name: "Copy link" }).click()
	await expect(dialog.getByLabel("Suggested caption")).toBeVisible()
	await dialog.getByText("More", { exact: true }).click()
	await dialog.getByLabel("Or type where to").fill("nowhere")
	await dialog.getByLabel("Or type where to").press("Enter")
	await expect(dialog.getByText(/^Please choose:/)).toBeVisible()
	await inspectEverywhere(page)
	await page.keyboard.press("Escape")
	await expect(dialog).toBeHidden()

	await owner.choose("Bob", "Delete")
	await expect(page.getByRole("alertdialog")).toBeVisible()
	await inspectEverywhere(page)
	await page.keyboard.press("Escape")

	await page.getByRole("checkbox", { name: "Select Bob" }).check()
	await owner.row("Ada").getByRole("button", { name: "Approve" }).click()
	await expect(owner.notifications).toContainText("Ada approved")
	await inspectEverywhere(page)

	await page.getByRole("button", { name: /^Account: / }).click()
	await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible()
	await inspectEverywhere(page)
	await page.keyboard.press("Escape")

	await page.goto(`/admin/${tenant.slug}/dashboard?q=nobody`)
	await expect(page.getByRole("heading", { name: "No matching testimonials" })).toBeVisible()
	await inspectEverywhere(page)
})

test("the platform's dashboard", async ({ page, signInAs }) => {
	const { tenant } = await makeTenantWithAdmin()
	const name = `Ada ${unique()}`
	await makeSubmission({ tenantId: tenant.id, name })
	const { token } = await makeAdmin({ tenantId: null })
	await signInAs(token)
	await page.goto(`/admin/platform/dashboard?tab=testimonials&q=${encodeURIComponent(name)}`)
	await expect(dashboard(page).row(name)).toBeVisible()
	await inspectEverywhere(page)
})

test("a tenant's settings: each section with its form, errors and confirmations", async ({
	page,
	signInAs,
	strictness,
}) => {
	test.setTimeout(180_000)
	strictness.allow(/status of 409/)
	const { tenant, token } = await makeTenantWithAdmin({ emailError: "535 Username and Password not accepted" })
	await makeAdmin({ tenantId: tenant.id, isInvited: true })
	for (const status of ["queued", "sent", "failed"] as const) {
		await makeDelivery({ tenantId: tenant.id, status, lastError: status === "failed" ? "No such user here" : null })
	}
	await makeSubmission({ tenantId: tenant.id, email: "jane@example.com" })
	await signInAs(token)
	const owner = settings(page)
	await owner.open(tenant.slug)
	await inspectEverywhere(page)

	await owner.choose("Public page")
	await expect(owner.preview.getByRole("heading", { level: 1 })).toBeVisible()
	await inspectEverywhere(page)
	await owner.edit.click()
	await owner.field("Brand color").fill("blue")
	await owner.field("Maximum duration").fill("1")
	await owner.save.click()
	await expect(owner.field("Brand color")).toBeFocused()
	await inspectEverywhere(page)
	await owner.field("Brand color").fill("#0b5fa5")
	await owner.field("Maximum duration").fill("60")
	const theirs = { page_headline: "Theirs", max_duration_seconds: 30 }
	await page.request.put("/api/admin/tenant-settings", { data: theirs, headers: { authorization: `Bearer ${token}` } })
	await owner.save.click()
	await page.getByRole("button", { name: "Load the newer settings" }).click()
	await expect(page.getByText("The newer settings are loaded")).toBeVisible()
	await inspectEverywhere(page)
	// Without room next to the form the preview covers it.
	await moveTo(page, "phone")
	await owner.button("Show preview").click()
	await expect(owner.preview.getByRole("heading", { level: 1 })).toBeVisible()
	await inspectScreen(page)
	await page.keyboard.press("Escape")
	await moveTo(page, "desk")
	await owner.cancel.click()

	await owner.open(tenant.slug, "thank-you")
	await chooseFile(page.getByLabel("Upload PDF gift"), { name: "gift.txt", mimeType: "", buffer: Buffer.from("no") })
	await expect(page.getByText("This file type isn't supported.")).toBeVisible()
	await inspectEverywhere(page)
	await owner.open(tenant.slug, "email")
	await inspectEverywhere(page)
	await owner.edit.click()
	await inspectEverywhere(page)
	await owner.cancel.click()
	await owner.open(tenant.slug, "team")
	await inspectEverywhere(page)
	await page
		.getByRole("button", { name: /^More for / })
		.first()
		.click()
	await inspectEverywhere(page)
	await page.getByRole("menuitem", { name: "Remove" }).click()
	await expect(owner.question).toBeVisible()
	await inspectEverywhere(page)
	await owner.open(tenant.slug, "integrations")
	await owner.button("New API key").click()
	await owner.button("Create key").click()
	await expect(page.getByText("Enter a name")).toBeVisible()
	await inspectEverywhere(page)
	await owner.field("Name").fill("Website")
	await page.getByLabel("See leads").check()
	await owner.button("Create key").click()
	await expect(page.getByText(/^tstm_\w{46}$/)).toBeVisible()
	await expect(page.getByRole("list", { name: "API keys" })).toContainText("Website")
	await inspectEverywhere(page)
	await owner.button("I've copied it").click()

	await test.step("a webhook, from its form to a test that arrives", async () => {
		await moveTo(page, "phone")
		await owner.button("New webhook").click()
		await owner.field("Address").fill(e2eProduct().receiver ?? "")
		await owner.button("Add webhook").click()
		await expect(page.getByText("Choose at least one event")).toBeVisible()
		await inspectEverywhere(page)
		await moveTo(page, "phone")
		await page.getByLabel("A visitor left their contact details").check()
		await owner.button("Add webhook").click()
		await expect(page.getByText(/^whsec_/)).toBeVisible()
		await owner.button("I've copied it").click()
		await owner.button("Send a test").click()
		await expect(page.getByText("It arrived: your address answered 200")).toBeVisible()
		await expect(page.getByRole("list", { name: "Webhooks" })).toContainText("Working")
		const line = page.getByRole("list", { name: "Log" }).getByRole("listitem")
		await line.locator("summary").click()
		await expect(line.getByRole("group", { name: "Request" })).toContainText("lead.created")
		await expect(line.getByRole("group", { name: "Answer" })).toHaveText("thanks")
		await inspectEverywhere(page)
		await moveTo(page, "desk")
	})
	await owner.open(tenant.slug, "privacy")
	await owner.field("The person's email").fill("jane@example.com")
	await owner.button("Find").click()
	await expect(owner.button("Erase")).toBeVisible()
	await inspectEverywhere(page)
	await owner.open(tenant.slug, "retention")
	await inspectEverywhere(page)
	await owner.edit.click()
	await owner.field("Testimonials you've never approved").selectOption("6")
	await expect(page.getByText("Nothing is old enough right now.")).toBeVisible()
	await inspectEverywhere(page)
	await owner.cancel.click()
	await owner.open(tenant.slug, "activity")
	await expect(page.getByRole("list", { name: "Activity" })).toBeVisible()
	await inspectEverywhere(page)
})

test("an admin's own account", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	await page.goto(`/admin/${tenant.slug}/account`)
	await page.getByRole("button", { name: "Change email" }).click()
	await page.getByRole("main").getByRole("button", { name: "Change password" }).click()
	await expect(page.getByText("Please fill in all fields")).toBeVisible()
	await inspectEverywhere(page)
	await page.getByRole("button", { name: "Sign out everywhere" }).click()
	await expect(page.getByRole("alertdialog")).toBeVisible()
	await inspectEverywhere(page)
})

test("the chatbot's screens, full and empty, with their forms and confirmations", async ({ page, signInAs }) => {
	test.setTimeout(180_000)
	const { tenant, token } = await makeTenantWithAdmin()
	const lead = await makeLead(tenant.id, { company: "Analytical Engines", phone: "+44 20 1234", score: 82 })
	const conversation = await makeConversation(tenant.id, { lead, answer: { status: "failed", error: "It was away." } })
	await makeSource(tenant.id)
	await makeQuestion(tenant.id, undefined, 3)
	await signInAs(token)
	const chatbot = `/admin/${tenant.slug}/chatbot`
	for (const [query, name] of [
		["?tab=settings&section=look", "Edit"],
		["?tab=settings&section=answers", "Edit"],
		["?tab=settings&section=visitors", "Edit"],
		["?tab=settings&section=person", "Edit"],
	] as const) {
		await page.goto(chatbot + query)
		await page.getByRole("button", { name, exact: true }).click()
		await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible()
		if (query.endsWith("look")) await page.getByRole("button", { name: "Add question" }).click()
		await inspectEverywhere(page)
		await page.getByRole("button", { name: "Cancel", exact: true }).click()
	}
	for (const query of [
		"",
		"?tab=settings&section=usage",
		"?tab=embed",
		"?tab=leads",
		"?tab=conversations&show=waiting",
		"?tab=settings&section=mail",
	]) {
		await page.goto(chatbot + query)
		await expect(page.getByRole("heading", { level: 1, name: tenant.name })).toBeVisible()
		await inspectEverywhere(page)
	}
	await page.goto(`${chatbot}?tab=conversations&conversation=${conversation.id}`)
	await expect(page.getByRole("article")).toBeVisible()
	await inspectEverywhere(page)
	await page.getByRole("button", { name: "Delete this conversation" }).click()
	await expect(page.getByRole("alertdialog")).toBeVisible()
	await inspectEverywhere(page)
	await page.goto(`${chatbot}?tab=knowledge`)
	await page.getByRole("button", { name: "Add text" }).click()
	await page.getByRole("button", { name: "Save", exact: true }).click()
	await expect(page.getByText("Please enter a title")).toBeVisible()
	await inspectEverywhere(page)
	await page.getByRole("button", { name: "Cancel", exact: true }).click()
	const pages = [{ isTaken: true }, {}, { content: "", state: "failed" as const, reason: "No answer." }]
	const website = await makeWebsite(tenant.id, { pages })
	await page.goto(`${chatbot}?tab=knowledge&website=${website.id}`)
	await page.getByText("1 page left out").click()
	await inspectEverywhere(page)
	await page.goto(`${chatbot}?tab=unanswered`)
	await page.getByRole("button", { name: /^Answer / }).click()
	await inspectEverywhere(page)
	const known = await makeSource(tenant.id)
	const asked = {
		answer: "Open.",
		outcome: "answered" as const,
		restsOn: [known.id],
		isCited: true,
		askedAt: new Date(),
	}
	await makeTest(tenant.id, { ...asked, sourceId: known.id, isRight: true, turnedAt: new Date() })
	await makeTest(tenant.id, { ...asked, expects: "no_answer", isRight: false })
	await makeTest(tenant.id)
	await page.goto(`${chatbot}?tab=tests`)
	await page.getByText("What counts as right?").click()
	await inspectEverywhere(page)
	await page.getByRole("button", { name: "Add test question" }).click()
	await page.getByRole("button", { name: "Save", exact: true }).click()
	await expect(page.getByText("Please choose what should happen")).toBeVisible()
	await inspectEverywhere(page)
	await page.goto(chatbot)
	await expect(page.getByRole("navigation", { name: "Chatbot figures" })).toBeVisible()
	await inspectEverywhere(page)
})

test("the platform's chatbot dashboard, and its refusal", async ({ page, signInAs }) => {
	await makeTenantWithAdmin()
	await page.goto("/admin/chatbot")
	await expect(page.getByText(/^Access denied\./)).toBeVisible()
	await inspectEverywhere(page)
	const { token } = await makeAdmin({ tenantId: null })
	await signInAs(token)
	for (const tab of ["overview", "settings", "embed"]) {
		await page.goto(`/admin/chatbot?tab=${tab}`)
		await expect(page.getByRole("heading", { level: 1, name: "AI Chatbot" })).toBeVisible()
		await inspectEverywhere(page)
	}
	await page.getByRole("button", { name: "Tenant: Choose a tenant" }).click()
	await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible()
	await inspectEverywhere(page)
})

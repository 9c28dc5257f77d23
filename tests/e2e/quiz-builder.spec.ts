import type { Question, ScoringConfig } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { e2eProduct } from "../support/e2e-product"
import { makeTenantWithAdmin } from "../support/factories"
import { quizEditor } from "../support/quiz-editor"
import { makeQuiz, question } from "../support/quizzes"

test.use({ reducedMotion: "reduce" })

test("an owner builds a quiz of every type by keyboard, and publishes it", async ({ page, signInAs }) => {
	test.setTimeout(120_000)
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const owner = quizEditor(page)
	// A reload in the middle of it asks, as it should.
	page.on("dialog", (dialog) => void dialog.accept())
	await owner.open(tenant.slug)
	await expect(page.getByRole("heading", { name: "No quizzes yet" })).toBeVisible()

	await owner.button("New quiz").press("Enter")
	const dialog = page.getByRole("dialog", { name: "New quiz" })
	await expect(dialog.getByLabel("Name")).toBeFocused()
	await page.keyboard.press("Enter")
	await expect(dialog.getByText("Please enter a quiz name")).toBeVisible()
	await page.keyboard.type("Ready to sell?")
	await page.keyboard.press("Enter")
	await expect(page.getByRole("heading", { name: "No questions yet" })).toBeVisible()
	await expect(owner.published).toBeDisabled()

	// Multiple choice: the default, with two options.
	await owner.add.press("Enter")
	await expect(owner.form.getByLabel("Question")).toBeFocused()
	await owner.keep.press("Enter")
	await expect(owner.form.getByText("Please enter a question")).toBeVisible()
	await expect(owner.form.getByLabel("Question")).toBeFocused()
	await page.keyboard.type("How do people find you?")
	await owner.keep.press("Enter")
	await expect(owner.form.getByText("Multiple choice questions need at least 2 options")).toBeVisible()
	await expect(owner.option(1)).toBeFocused()
	await expect(owner.button("Remove option 1")).toBeDisabled()
	await page.keyboard.type("Search")
	await page.keyboard.press("Enter")
	await expect(owner.option(3)).toBeFocused()
	await page.keyboard.type("Chance")
	await owner.option(2).fill("Friends")
	await owner.points(1).fill("10")
	await owner.points(2).fill("6")
	// Moved by the keys, with its points; renamed, with its points.
	await owner.button("Move Friends, 2 of 3").press("ArrowUp")
	await expect(owner.option(1)).toHaveValue("Friends")
	await expect(owner.points(1)).toHaveValue("6")
	await expect(owner.button("Move Friends, 1 of 3")).toBeFocused()
	await owner.option(1).fill("By friends")
	await expect(owner.points(1)).toHaveValue("6")
	await owner.button("Remove option 3").press("Enter")
	await expect(owner.button("Remove option 1")).toBeDisabled()
	await owner.form.getByLabel(/^Category/).fill("Marketing")
	await owner.form.getByLabel("Weight").fill("30")
	await owner.form.getByLabel("Weight").press("Tab")
	await expect(owner.form.getByLabel("Weight")).toHaveValue("10")
	await owner.form.getByLabel("Weight").fill("3")
	await owner.keep.press("Enter")
	await expect(owner.button("Edit How do people find you?")).toBeFocused()

	const others: [string, string, [string, string][]][] = [
		[
			"How fast is your page?",
			"rating",
			[
				["1", "2"],
				["5", "10"],
			],
		],
		[
			"Can people pay online?",
			"yes_no",
			[
				["Yes", "10"],
				["No", "0"],
			],
		],
		["What would you change?", "text", []],
	]
	for (const [words, type, points] of others) {
		await owner.add.press("Enter")
		await page.keyboard.type(words)
		await owner.form.getByLabel("Type").selectOption(type)
		await expect(owner.form.getByLabel("Weight")).toHaveCount(type === "text" ? 0 : 1)
		for (const [answer, value] of points) {
			await expect(owner.form.getByRole("spinbutton", { name: answer, exact: true })).toHaveValue(value)
		}
		await owner.keep.press("Enter")
	}
	await expect(owner.questions).toHaveCount(4)
	await owner.button("Move Can people pay online?, 3 of 4").press("Home")
	await expect(owner.questions.first()).toContainText("Can people pay online?")
	await owner.button("Delete What would you change?").press("Enter")
	await expect(owner.question).toContainText("Delete “What would you change?”?")
	await page.keyboard.press("Escape")
	await expect(page.getByText("50 points to earn, weighted, in 3 of 4 questions")).toBeVisible()

	// Nothing of it is on the server, and a reload keeps it.
	await expect(owner.unsaved).toBeVisible()
	await page.reload()
	await expect(owner.questions).toHaveCount(4)
	await expect(owner.unsaved).toBeVisible()

	await owner.choose("Scoring Rules")
	const weight = page.getByRole("spinbutton", { name: "Weight" })
	await expect(weight).toHaveCount(0)
	await page.getByRole("radio", { name: /^Category/ }).check()
	await expect(weight).toHaveCount(1)
	const category = page.getByRole("textbox", { name: "Category", exact: true })
	await category.fill("Reach")
	await category.press("Enter")
	await page.getByRole("combobox", { name: "How do people find you?" }).selectOption("By friends")
	await page.getByRole("combobox", { name: "Can people pay online?" }).selectOption("Yes")
	await expect(page.getByText("Reach: 18 of 30 weighted points = 60%, counts 1×")).toBeVisible()
	await expect(page.getByRole("status").filter({ hasText: "80%" })).toContainText("High lead")
	await expect(page.getByText("Sees a neutral result: no outcome fits")).toBeVisible()

	await owner.choose("Results & Outcomes")
	for (const [title, from, to] of [
		["Just starting", "0", "49"],
		["On the way", "50", "70"],
		["Ready", "80", "100"],
	] as const) {
		await owner.button("Add outcome").press("Enter")
		await expect(owner.form.getByLabel("Title")).toBeFocused()
		await expect(owner.form.getByLabel("From, %")).toHaveValue("0")
		await expect(owner.form.getByLabel("To, %")).toHaveValue("100")
		await page.keyboard.type(title)
		await owner.form.getByLabel("From, %").fill(from)
		await owner.form.getByLabel("To, %").fill(to)
		await expect(
			page.getByRole("region", { name: "Preview" }).getByRole("heading", { name: title, exact: true }),
		).toBeVisible()
		await owner.keep.press("Enter")
	}
	await expect(page.getByText("No outcome: 71 to 79%. Who ends there sees a neutral result.")).toBeVisible()
	const slider = page.getByRole("slider", { name: "Who sees what" })
	await slider.press("End")
	await expect(slider).toHaveAttribute("aria-valuetext", "100%: Ready")
	await owner.button("Edit On the way").press("Enter")
	await owner.form.getByLabel("To, %").fill("79")
	await owner.button("Done").press("Enter")
	await expect(page.getByText(/No outcome:/)).toHaveCount(0)

	await owner.save.press("Enter")
	await expect(owner.notifications).toContainText("Quiz saved")
	await expect(owner.saved).toBeVisible()
	const stored = await db().quiz.findFirstOrThrow({ where: { tenantId: tenant.id } })
	const questions = stored.questions as unknown as Question[]
	expect(questions.map(({ question: words, type, category: name, weight }) => [words, type, name, weight])).toEqual([
		["Can people pay online?", "yes_no", "", 1],
		["How do people find you?", "multiple_choice", "Reach", 3],
		["How fast is your page?", "rating", "", 1],
		["What would you change?", "text", "", 1],
	])
	expect(questions[1]?.points).toEqual({ "By friends": 6, Search: 10 })
	expect((stored.scoringConfig as unknown as ScoringConfig).categories.map(({ name }) => name)).toEqual(["Reach"])
	await owner.published.press("Space")
	await expect(owner.published).toBeChecked()
	const { url } = e2eProduct()
	const answer = await page.request.get(`${url}/api/quiz/${tenant.slug}/${stored.id}`)
	expect(answer.status()).toBe(200)
})

test("edits that are not saved hold whoever leaves, but not on the way to another part", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const quiz = await makeQuiz({ tenantId: tenant.id, name: "Coffee" })
	await signInAs(token)
	const owner = quizEditor(page)
	await owner.open(tenant.slug, quiz.id)
	await owner.button("Details").click()
	await page.getByLabel("Name", { exact: true }).fill("Coffee and tea")
	await owner.choose("Scoring Rules")
	await expect(owner.unsaved).toBeVisible()
	await page.getByRole("link", { name: "All quizzes" }).click()
	await expect(owner.question).toContainText("Leave without saving?")
	await owner.question.getByRole("button", { name: "Leave" }).click()
	await expect(page.getByRole("list", { name: "Quizzes" })).toContainText("Coffee")
	await owner.open(tenant.slug, quiz.id)
	await expect(page.getByRole("heading", { name: "Coffee and tea" })).toBeVisible()
	await owner.discard()
	await expect(page.getByRole("heading", { name: "Coffee", exact: true })).toBeVisible()
})

test("somebody else's save is neither overwritten nor lost, and neither is one's own", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of 409/)
	const { tenant, token } = await makeTenantWithAdmin()
	const quiz = await makeQuiz({ tenantId: tenant.id, name: "Coffee" })
	await signInAs(token)
	const owner = quizEditor(page)
	// Too low for the whole of the part: the bar with Save rests below it until something waits to be saved.
	await page.setViewportSize({ width: 1440, height: 600 })
	await owner.open(tenant.slug, quiz.id, "scoring")
	const barHeight = () => page.evaluate(() => document.documentElement.style.getPropertyValue("--bottom-bar"))
	const total = page.getByLabel("Max total points")
	await total.focus()
	await expect.poll(barHeight).toBe("0px")
	await total.fill("500")
	await expect.poll(barHeight).toMatch(/^[1-9]\d+px$/)
	const other = await page.request.put(`${e2eProduct().url}/api/admin/quizzes/${quiz.id}`, {
		headers: { authorization: `Bearer ${token}` },
		form: { quiz_name: "Tea", scoring_config: JSON.stringify({ total_points: 7 }) },
	})
	expect(other.status()).toBe(200)
	await owner.save.click()
	await expect(page.getByText("This quiz was changed elsewhere in the meantime.")).toBeVisible()
	await expect(page.getByLabel("Max total points")).toHaveValue("500")
	await owner.button("Load the newer version").click()
	await expect(page.getByRole("heading", { name: "Tea" })).toBeVisible()
	await expect(page.getByText("You both changed these.")).toBeVisible()
	await expect(page.getByLabel("Max total points")).toHaveValue("500")
	await owner.save.click()
	await expect(owner.notifications).toContainText("Quiz saved")
	const stored = await db().quiz.findUniqueOrThrow({ where: { id: quiz.id } })
	expect([stored.name, (stored.scoringConfig as unknown as ScoringConfig).total_points]).toEqual(["Tea", 500])
})

test("a quiz's link and its code for other sites are copied from the list", async ({ page, signInAs }) => {
	await page.addInitScript(() => {
		const copied: string[] = []
		Object.assign(window, { copied })
		navigator.clipboard.writeText = async (text) => void copied.push(text)
	})
	const { tenant, token } = await makeTenantWithAdmin()
	const quiz = await makeQuiz({ tenantId: tenant.id, name: "Coffee" })
	await signInAs(token)
	const owner = quizEditor(page)
	await owner.open(tenant.slug)
	for (const name of ["Copy link", "Copy embed code"]) {
		await owner.button("More for Coffee").click()
		await page.getByRole("menuitem", { name }).click()
	}
	await expect(owner.notifications).toContainText("Embed code copied")
	const address = `${e2eProduct().url}/quiz/${tenant.slug}/${quiz.id}`
	const [link, code] = await page.evaluate(() => (window as unknown as { copied: string[] }).copied)
	expect(link).toBe(address)
	expect(code).toContain(`src="${address}"`)
	expect(code).toContain('title="Coffee"')
})

test("the list publishes, copies and deletes, and says what failed", async ({ page, signInAs, strictness }) => {
	strictness.allow(/status of 500/)
	const { tenant, token } = await makeTenantWithAdmin()
	const quiz = await makeQuiz({ tenantId: tenant.id, name: "Coffee", isActive: false })
	await signInAs(token)
	const owner = quizEditor(page)
	await owner.open(tenant.slug)
	const rows = page.getByRole("list", { name: "Quizzes" }).locator("> li")
	await expect(rows).toContainText(["Draft"])
	await page.getByRole("switch", { name: "Publish Coffee" }).click()
	await expect(rows).toContainText(["Active"])
	await owner.button("More for Coffee").click()
	await page.getByRole("menuitem", { name: "Duplicate" }).click()
	await expect(rows).toHaveCount(2)
	await expect(rows.first()).toContainText("Copy of Coffee")
	await expect(rows.first()).toContainText("Draft")

	const refuse = (method: string) =>
		page.route("**/api/admin/quizzes**", (route) =>
			route.request().method() === method
				? route.fulfill({ status: 500, json: { detail: "Out of order." } })
				: route.fallback(),
		)
	for (const method of ["POST", "PUT", "DELETE"]) await refuse(method)
	await owner.button("More for Coffee").click()
	await page.getByRole("menuitem", { name: "Delete" }).click()
	await expect(owner.question).toContainText("Delete “Coffee”?")
	await owner.question.getByRole("button", { name: "Delete" }).click()
	await expect(owner.notifications).toContainText("Failed to delete quiz: Out of order.")
	await owner.button("New quiz").click()
	await page.keyboard.type("Tea")
	await page.keyboard.press("Enter")
	await expect(page.getByText("Failed to create quiz: Out of order.")).toBeVisible()
	await owner.open(tenant.slug, quiz.id, "scoring")
	await page.getByLabel("Max total points").fill("500")
	await owner.save.click()
	await expect(page.getByText("Failed to save quiz: Out of order.")).toBeVisible()
	await expect(page.getByLabel("Max total points")).toHaveValue("500")
	await page.unrouteAll()
	await owner.save.click()
	await expect(owner.saved).toBeVisible()

	await owner.open(tenant.slug)
	await owner.button("More for Coffee").click()
	await page.getByRole("menuitem", { name: "Delete" }).click()
	await owner.question.getByRole("button", { name: "Delete" }).click()
	await expect(rows).toHaveCount(1)
	await expect(owner.button("More for Copy of Coffee")).toBeFocused()
	await owner.open(tenant.slug, quiz.id)
	await expect(page.getByRole("heading", { name: "This quiz does not exist." })).toBeVisible()
})

test("questions are dragged into their order", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const questions = ["one", "two", "three"].map((id) => question(id, { question: `About ${id}` }))
	const quiz = await makeQuiz({ tenantId: tenant.id, questions })
	await signInAs(token)
	const owner = quizEditor(page)
	await owner.open(tenant.slug, quiz.id)
	const from = await owner.button("Move About three, 3 of 3").boundingBox()
	const to = await owner.button("Move About one, 1 of 3").boundingBox()
	if (!from || !to) throw new Error("Handles are drawn.")
	await page.mouse.move(from.x + 10, from.y + 20)
	await page.mouse.down()
	await page.mouse.move(from.x + 10, to.y + 30, { steps: 5 })
	await page.mouse.move(from.x + 10, to.y, { steps: 3 })
	await page.mouse.up()
	await expect(owner.questions).toContainText(["About three", "About one", "About two"])
	await expect(owner.unsaved).toBeVisible()
})

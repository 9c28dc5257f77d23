import { fireEvent, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { settingsAccess } from "@/components/forms/settings-access"
import { importRefusals } from "@/lib/submissions/imports/words"
import { fill } from "../../../tests/support/fill-field"
import { STATEMENT } from "../../../tests/support/imports"
import { renderScreen } from "../../../tests/support/render-screen"
import { sampleTenant } from "../../../tests/support/sample-tenant"
import { stubApi } from "../../../tests/support/stub-api"
import { WrittenImport } from "./written-import"

const IMPORT = "POST /api/admin/submissions/import-texts"
const GOOD = "They fixed my bike in an hour."
const CSV = `Author;Comment;Day\nAda;${GOOD};2024-03-31\nBob;Great!;\nCleo;${GOOD};`

function open() {
	const api = stubApi()
	const access = settingsAccess({ role: "tenant_admin", tenant_role: "owner" }, sampleTenant())
	const shown = renderScreen(<WrittenImport access={access} tenantSlug="bakery" reviewHref="/review" />)
	return { ...shown, api }
}
const list = () => screen.getByLabelText("Testimonials as CSV")
const column = (label: RegExp) => screen.getByLabelText<HTMLSelectElement>(label)
const importButton = (name = /^Import/) => screen.getByRole<HTMLButtonElement>("button", { name })

it("guesses the columns, takes the owner's correction, and shows what each line comes to", async () => {
	const { api, user } = open()
	expect(importButton().disabled).toBe(true)
	fill(list(), CSV)
	await screen.findByText("2 testimonials ready to import")
	expect([column(/^Name/).value, column(/^Testimonial$/).value, column(/^Date given/).value]).toEqual(["0", "1", ""])
	expect(column(/^Name/).selectedOptions[0]?.textContent).toBe("1: Author")
	fireEvent.change(column(/^Date given/), { target: { value: "2" } })
	const preview = within(screen.getByRole("region", { name: "Preview" }))
	expect(await preview.findByText("Mar 31, 2024")).toBeTruthy()
	expect(preview.getByText("Line 3 (Bob): The text must have at least 20 characters")).toBeTruthy()

	// A column holds one thing: what it held before is open again.
	fireEvent.change(column(/^Company/), { target: { value: "0" } })
	expect(await screen.findByText("Choose the columns that hold the name and the testimonial.")).toBeTruthy()
	expect(importButton().disabled).toBe(true)
	fireEvent.change(column(/^Name/), { target: { value: "0" } })
	await user.click(screen.getByLabelText("The first row holds the titles"))
	expect(await screen.findByText(/Line 1 \(Author\)/)).toBeTruthy()
	await user.click(screen.getByLabelText("The first row holds the titles"))

	await user.click(importButton())
	expect(screen.getByText(importRefusals.statementNeeded)).toBeTruthy()
	const statement = screen.getByLabelText("How these customers gave their consent")
	expect(document.activeElement).toBe(statement)
	expect(api.sent).toEqual([])
	fill(statement, STATEMENT)
	const skipped = [{ line: 3, name: "Bob", detail: "The text must have at least 20 characters" }]
	api.on(IMPORT, { status: 502, body: { detail: "Not now." } }, { body: { imported: 2, skipped } })
	await user.click(importButton(/^Import 2 testimonials$/))
	expect(await screen.findByText("Not now.")).toBeTruthy()
	await user.click(importButton())
	expect(await screen.findByText("2 testimonials imported")).toBeTruthy()
	expect(api.sentTo(IMPORT)[1]?.body).toEqual({
		csv: CSV,
		columns: { name: 0, text: 1, date: 2 },
		has_header: true,
		consent_statement: STATEMENT,
	})
	expect(screen.getByRole("link", { name: "Review them" }).getAttribute("href")).toBe("/review")
	expect(screen.getByText(/^Line 3 \(Bob\)/)).toBeTruthy()
	await user.click(screen.getByRole("button", { name: "Import more" }))
	expect((list() as HTMLTextAreaElement).value).toBe("")
})

it("asks which day an unclear date is, in words, and imports nothing before it is told", async () => {
	const { api, user } = open()
	fill(list(), `Name,Text,Date\nAda,${GOOD},03/04/2024\nBo,${GOOD},05/06/2024`)
	const question = await screen.findByLabelText<HTMLSelectElement>("“03/04/2024” is")
	expect([...question.options].map(({ text }) => text)).toEqual([
		"Choose a day",
		"Apr 3, 2024 (day first)",
		"Mar 4, 2024 (month first)",
	])
	expect(screen.getByText("Nothing in your list shows whether the day or the month comes first.")).toBeTruthy()
	expect([importButton().disabled, screen.queryByRole("region", { name: "Preview" })]).toEqual([true, null])
	fireEvent.change(question, { target: { value: "dmy" } })
	const preview = within(await screen.findByRole("region", { name: "Preview" }))
	expect([preview.getByText("Apr 3, 2024"), preview.getByText("Jun 5, 2024")]).toHaveLength(2)
	fill(screen.getByLabelText("How these customers gave their consent"), STATEMENT)
	api.on(IMPORT, { body: { imported: 2, skipped: [] } })
	await user.click(importButton(/^Import 2 testimonials$/))
	await screen.findByText("2 testimonials imported")
	expect(api.sentTo(IMPORT)[0]?.body).toMatchObject({ date_order: "dmy" })
})

it("says how it reads a column that one date proves, and takes another answer", async () => {
	open()
	fill(list(), `Name,Text,Date\nAda,${GOOD},03/04/2024\nBo,${GOOD},25/04/2024`)
	const order = await screen.findByLabelText<HTMLSelectElement>("“03/04/2024” is")
	expect([order.value, screen.queryByText("Choose a day")]).toEqual(["dmy", null])
	expect(screen.getByText("Another date in your list shows the order.")).toBeTruthy()
	expect(await screen.findByText("Apr 3, 2024")).toBeTruthy()
	fireEvent.change(order, { target: { value: "mdy" } })
	expect(await screen.findByText("Mar 4, 2024")).toBeTruthy()
})

it("shows what a rating was, and asks for the scale where one goes beyond five", async () => {
	open()
	fill(list(), `Our reviews\nName;Last name;Text;Stars\nAda;Lovelace;${GOOD};9\nBo;;${GOOD};4\nCy;;${GOOD};great`)
	const preview = within(await screen.findByRole("region", { name: "Preview" }))
	expect(preview.getByText("1 line at the top left out")).toBeTruthy()
	expect(preview.getByText("2 ratings can't be turned into stars. Their testimonials come without.")).toBeTruthy()
	expect(preview.getByText("Ada Lovelace")).toBeTruthy()
	expect(screen.getByLabelText<HTMLInputElement>("Line 2 holds the titles").checked).toBe(true)
	fireEvent.change(screen.getByLabelText("Best rating"), { target: { value: "10" } })
	expect(await preview.findByText("1 rating can't be turned into stars. Its testimonial comes without.")).toBeTruthy()
	expect([preview.getByText("“9” in your list"), preview.getByText("“4” in your list")]).toHaveLength(2)
	expect(preview.getAllByRole("img").map((stars) => stars.getAttribute("aria-label"))).toEqual([
		"4 of 5 stars",
		"2 of 5 stars",
	])
})

it.each([
	["UTF-16", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")],
	["UTF-16 of the other order, without a mark", (text: string) => Buffer.from(text, "utf16le").swap16()],
	["Windows-1252", (text: string) => Buffer.from(text.replace("€", "\x80"), "latin1")],
	["UTF-8 with a mark", (text: string) => Buffer.from(`\ufeff${text}`)],
])("reads a file in %s", async (_, encode) => {
	open()
	const text = "Name;Text;Stars\r\nJörg Müller;Für 35 € war mein Fahrrad am selben Tag wieder schön.;5\r\n"
	const bytes = new Uint8Array(encode(text))
	fireEvent.change(screen.getByLabelText("Choose a CSV file", { selector: "input" }), {
		target: { files: [new File([bytes], "reviews.csv")] },
	})
	const preview = within(await screen.findByRole("region", { name: "Preview" }))
	expect(preview.getByText("Jörg Müller")).toBeTruthy()
	expect(preview.getByText("Für 35 € war mein Fahrrad am selben Tag wieder schön.")).toBeTruthy()
})

it("refuses more than a megabyte before it is sent, and says so", async () => {
	open()
	fill(list(), `Ada,${"x".repeat(1024 * 1024)}`)
	expect(await screen.findByText("The list can have up to 1 MB")).toBeTruthy()
	expect(importButton().disabled).toBe(true)
})

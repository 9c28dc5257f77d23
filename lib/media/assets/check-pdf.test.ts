import { describe, expect, it } from "vitest"
import { checkPdf } from "./check-pdf"

const OBJECTS =
	"1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n"
const HEAD = "%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"
const TABLE = "xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 3 /Root 1 0 R >>\n"
const at = (HEAD + OBJECTS).length
const pdf = `${HEAD}${OBJECTS}${TABLE}startxref\n${at}\n%%EOF\n`
const check = (text: string) => checkPdf(Buffer.from(text, "latin1"))

const fine = { is: "fine" }
const broken = { is: "refused", because: "is damaged or incomplete" }

describe("checkPdf", () => {
	it.each<[string, string]>([
		["a table and its trailer", pdf],
		["other line ends", pdf.replaceAll("\n", "\r").replace(/startxref\r\d+/, `startxref\r${at}`)],
		[
			"a cross-reference stream, its objects packed",
			`${HEAD}7 0 obj\n<< /Type /XRef /Size 8 /W [1 2 1] /Root 3 0 R /Length 0 >>\nstream\nendstream\nendobj\nstartxref\n${HEAD.length}\n%%EOF`,
		],
		["positions that are slightly wrong", pdf.replace(`startxref\n${at}`, `startxref\n${at + 40}`)],
		["padding behind its end", `${pdf}\r\n${"\0".repeat(4000)}`],
		[
			"an update appended to it",
			`${pdf}3 0 obj\n<< >>\nendobj\nxref\n0 0\ntrailer\n<< /Root 1 0 R /Prev ${at} >>\nstartxref\n${pdf.length + 20}\n%%EOF\n`,
		],
	])("accepts %s", (_, text) => {
		expect(check(text)).toEqual(fine)
	})

	it.each<[string, string]>([
		["only its head", "%PDF-1.7\n"],
		["a head and an end", "%PDF-1.7\n%%EOF"],
		["a page behind its head", "%PDF-1.7\n<script>alert(1)</script>\n%%EOF"],
		["half a download", pdf.slice(0, -30)],
		["an end that a page follows", `${pdf}<html>${"x".repeat(2000)}</html>`],
		["a root that is not there", pdf.replace("1 0 obj", "9 0 obj").replace(`startxref\n${at}`, "startxref\n3")],
		["a position behind its end", pdf.replace(`${at}\n%%EOF`, "9999999999\n%%EOF").replace("1 0 obj", "9 0 obj")],
	])("refuses %s", (_, text) => {
		expect(check(text)).toEqual(broken)
	})

	it.each(["", "PDF-1.7", "<html>%PDF-1.7", " %PDF-1.7", "%PDF-", "%PDF-x.y"])("does not count %j as a PDF", (text) => {
		expect(check(text)).toEqual({ is: "other" })
	})
})

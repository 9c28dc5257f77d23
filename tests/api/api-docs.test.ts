import { expect, inject, it } from "vitest"
import { contract } from "@/lib/description/contract"
import { readScreen } from "../support/read-screen"

const { url } = inject("product")

const read = (path: string) => readScreen(`${url}/api/docs${path}`)
type Screen = Awaited<ReturnType<typeof read>>
const callsOf = ({ document }: Screen) => [...document.querySelectorAll("main section li a")]

it("lists every call in the server's own HTML, under its subject", async () => {
	const screen = await read("")
	expect(screen).toMatchObject({ status: 200, title: "API reference", needsScript: false })
	expect(callsOf(screen)).toHaveLength(Object.keys(contract).length)
	expect(screen.texts).toContain(`${Object.keys(contract).length} calls`)
	const subjects = [...screen.document.querySelectorAll("main section h2")].map(({ textContent }) => textContent)
	expect(subjects).toEqual(["Testimonials", "Chatbot", "Quizzes", "Business", "Account", "Platform"])
	for (const link of screen.document.querySelectorAll("main nav a")) {
		expect(screen.document.querySelector(link.getAttribute("href") ?? ""), link.textContent).not.toBeNull()
	}
	// A reference is for programmers, and not what people look for a business with.
	expect(screen.document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex")
})

it("finds calls by their words and by who calls, and keeps what was asked in the form", async () => {
	const screen = await read("?q=export+leads&caller=")
	expect(callsOf(screen).map((link) => link.getAttribute("href"))).toEqual(["/api/docs/getAdminChatbotLeadsExport"])
	expect(screen.document.querySelector("input[name=q]")?.getAttribute("value")).toBe("export leads")
	const ofKey = callsOf(await read("?caller=leads:read")).map(({ textContent }) => textContent)
	expect(ofKey).toEqual([expect.stringContaining("/api/admin/chatbot/leads")])
	const none = await read(`?q=${encodeURIComponent("<b>nothing</b>")}`)
	expect(none.texts).toContain("No call has all of that")
	expect(none.document.querySelector("main b")).toBeNull()
})

it("says of a call what it takes and answers, who may call it, and how often", async () => {
	const screen = await read("/patchAdminSubmissionId")
	expect(screen).toMatchObject({ status: 200, title: "Approve or reject a testimonial", needsScript: false })
	const words = screen.document.querySelector("main")?.textContent ?? ""
	for (const part of [
		"PATCH/api/admin/submission/{id}",
		"testimonials:write",
		"600 calls of all kinds in 60 seconds",
		'status"pending" | "approved" | "rejected"required',
		"Answer 200",
		"playback_state",
		"409It doesn't fit what is stored now.",
		`curl -X PATCH '${url}/api/admin/submission/0f8fad5b-d9cb-469f-a165-70867728950e'`,
		'"status": "pending"',
	]) {
		expect(words).toContain(part)
	}
})

it("draws each kind of call", async () => {
	const words = async (path: string) => (await read(path)).document.querySelector("main")?.textContent ?? ""
	expect(await words("/putAdminChatbotSettings")).toMatch(/--form-string|--data-urlencode/)
	expect(await words("/postAdminUploadLogo")).toContain("-F 'file=@file'")
	expect(await words("/getAdminChatbotLeadsExport")).toContain("Answered as text/csv.")
	expect(await words("/getHealth")).toContain("Without signing in")
	expect(await words("/getAdminKeys")).toContain("Closed to API keys")
})

it("leads on from a call that there is not, and refuses what is no reading", async () => {
	const unknown = await read("/getNothing")
	expect(unknown).toMatchObject({ status: 404, title: "Call not found" })
	expect(unknown.document.querySelector("main a")?.getAttribute("href")).toBe("/api/docs")
	for (const path of ["", "/getHealth"]) {
		expect((await fetch(`${url}/api/docs${path}`, { method: "POST" })).status).toBe(405)
	}
})

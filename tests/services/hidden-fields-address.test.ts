import { NextRequest } from "next/server"
import { expect, it } from "vitest"
import { bridge, PAGES } from "@/lib/bridge.mjs"
import { announcePublicPages } from "@/lib/http/public-pages"
import { proxy } from "@/proxy"
import { withOwnDatabase } from "../support/with-own-database"

withOwnDatabase()

const MARKER = "hidden-marker"
const QUIZ = "00000000-0000-4000-8000-000000000001"
const PATHS = ["/bakery", `/quiz/bakery/${QUIZ}`, `/embed/quiz/${QUIZ}`, "/chat/bakery"]

it.each(PATHS)("keeps what the address of %s brings out of the kept page's key and of every referrer", async (path) => {
	announcePublicPages()
	const address = `${path}?city=${MARKER}`
	const page = bridge[PAGES]?.(address) ?? expect.fail()
	expect(page.url).not.toContain(MARKER)
	const answer = await proxy(new NextRequest(`http://localhost:3000${address}`))
	// Without it, each call of the page to its own host would name the whole address.
	expect(answer.headers.get("referrer-policy")).toBe("strict-origin")
})

it("leaves the dashboard's screens the address that they come from", async () => {
	const answer = await proxy(new NextRequest("http://localhost:3000/admin/bakery/chatbot"))
	expect(answer.headers.get("referrer-policy")).toBeNull()
})

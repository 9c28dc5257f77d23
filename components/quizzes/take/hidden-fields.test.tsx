import { screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import type { PublicQuiz } from "@/lib/client/contract"
import { publicQuiz, question } from "../../../tests/support/quiz-content"
import { renderScreen } from "../../../tests/support/render-screen"
import { stubApi } from "../../../tests/support/stub-api"
import { QuizRoom } from "./quiz-room"

const START = "POST /api/quiz/{tenantSlug}/{quizId}/sessions"
const READ = "GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}"
const ASKED = [
	question("first"),
	question("second", { question: "{answer:first|Well}, {name|you} in {field:city|town}?" }),
]

afterEach(() => vi.restoreAllMocks())

function visit(address: string, given: Partial<PublicQuiz> = {}) {
	const { search, hash } = new URL(address, location.href)
	vi.spyOn(location, "search", "get").mockReturnValue(search)
	vi.spyOn(location, "hash", "get").mockReturnValue(hash)
	const api = stubApi()
	api.on(START, { body: { session_id: "session-1", session_secret: "a-secret" } })
	api.on("PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}", { body: { answers: {} } })
	const offered = publicQuiz(ASKED, { contact_step: "never", hidden_fields: ["city", "name", "email"], ...given })
	const show = () => {
		const { user } = renderScreen(<QuizRoom quiz={offered} header={null} />)
		return { press: async (name: string) => user.click(await screen.findByRole("button", { name })), user }
	}
	return { api, show, offered }
}

it("sends what its address brings, and shows it where a text asks for it", async () => {
	const { api, show } = visit("/quiz?city=Bern+West&other=x&name=Ada#?email=a%2Bb@example.com")
	const { press, user } = show()
	await press("Start")
	expect(api.sentTo(START)[0]?.body).toEqual({
		fields: { city: "Bern West", name: "Ada", email: "a+b@example.com" },
	})
	await user.click(await screen.findByRole("radio", { name: "Good" }))
	await press("Continue")
	expect(await screen.findByRole("heading", { name: "Good, you in Bern West?" })).toBeTruthy()
})

it("without allowed names sends nothing of its address", async () => {
	const { api, show } = visit("/quiz?city=Bern", { hidden_fields: undefined })
	await show().press("Start")
	await screen.findByRole("heading", { name: "What about first?" })
	expect(api.sentTo(START)[0]?.body).toEqual({})
})

it("goes on with the fields of its session, whatever a later address brings", async () => {
	const { api, show, offered } = visit("/quiz?city=Paris")
	localStorage.setItem("quiz:quiz-1", JSON.stringify({ id: "session-1", secret: "a-secret", at: "second" }))
	const who = { user_name: "Ada", user_email: null, fields: { city: "Bern" } }
	api.on(READ, { body: { quiz: offered, answers: { first: "Bad" }, ...who, result: null } })
	show()
	expect(await screen.findByRole("heading", { name: "Bad, Ada in Bern?" })).toBeTruthy()
})

it("fills the contact step with the name and the address that came along", async () => {
	const { show } = visit("/quiz?name=Ada&email=ada@example.com", { contact_step: "before" })
	await show().press("Start")
	expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe("Ada")
	expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe("ada@example.com")
})

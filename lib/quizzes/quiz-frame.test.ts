import { expect, it } from "vitest"
import { quizFrame } from "./quiz-frame"

it("is one frame with the quiz's address and a title that stays in its quotes", () => {
	const frame = quizFrame({ address: "https://a.example/quiz/demo/1", name: '"><script>' })
	expect(frame).toMatch(/^<iframe\s[^<>]*><\/iframe>$/)
	expect(frame).toContain('src="https://a.example/quiz/demo/1"')
	expect(frame).toContain('title="&quot;&gt;&lt;script&gt;"')
})

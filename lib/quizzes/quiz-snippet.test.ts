import { expect, it } from "vitest"
import { popupSnippet, quizSnippet } from "./quiz-snippet"

it("is a place with a link to the quiz and one script, with a name that stays text", () => {
	const snippet = quizSnippet({ address: "https://a.example/quiz/demo/1", id: "1", name: "<b>Us</b>" })
	expect(snippet).toContain('<a href="https://a.example/quiz/demo/1">&lt;b&gt;Us&lt;/b&gt;</a></div>')
	expect(snippet).toContain('<script async src="https://a.example/quiz.js" data-quiz="1"></script>')
	// A strict policy allows neither.
	expect(snippet).not.toMatch(/style=|<style/)
})

it("is a link and one script where a press opens it, and one script where it opens by itself", () => {
	const quiz = { address: "https://a.example/quiz/demo/1", id: "1", name: "<b>Us</b>" }
	const script = '<script async src="https://a.example/quiz.js"'
	expect(popupSnippet(quiz, "press")).toBe(
		`<a href="https://a.example/quiz/demo/1" data-quiz-open="1">&lt;b&gt;Us&lt;/b&gt;</a>\n${script}></script>`,
	)
	expect(popupSnippet(quiz, "delay")).toBe(`${script} data-quiz="1" data-popup="delay" data-delay="20"></script>`)
	expect(popupSnippet(quiz, "exit")).toBe(`${script} data-quiz="1" data-popup="exit"></script>`)
})

import { readFileSync } from "node:fs"
import { gzipSync } from "node:zlib"
import { expect, it } from "vitest"
import { quizSnippet } from "./quiz-snippet"

it("is a place with a link to the quiz and one script, with a name that stays text", () => {
	const snippet = quizSnippet({ address: "https://a.example/quiz/demo/1", id: "1", name: "<b>Us</b>" })
	expect(snippet).toContain('<a href="https://a.example/quiz/demo/1">&lt;b&gt;Us&lt;/b&gt;</a></div>')
	expect(snippet).toContain('<script async src="https://a.example/quiz.js" data-quiz="1"></script>')
	// A strict policy allows neither.
	expect(snippet).not.toMatch(/style=|<style/)
})

it("loads a script of at most 2 KB", () => {
	const script = readFileSync(new URL("../../public/quiz.js", import.meta.url))
	expect(gzipSync(script).byteLength).toBeLessThanOrEqual(2 * 1024)
})

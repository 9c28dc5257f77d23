import { expect, it } from "vitest"
import { checkSource } from "./check-source"

it("says what is missing, in terms of the kind of source", () => {
	expect(checkSource("text", { title: " ", content: "" })).toEqual([
		{ field: "title", detail: "Please enter a title" },
		{ field: "content", detail: "Please enter some text" },
	])
	expect(checkSource("qa", { title: "x".repeat(301), content: "" })).toEqual([
		{ field: "title", detail: "Question can have up to 300 characters" },
		{ field: "content", detail: "Please enter an answer" },
	])
	expect(checkSource("qa", { title: "Open?", content: "Yes." })).toEqual([])
})

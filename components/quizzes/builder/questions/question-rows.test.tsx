import { expect, it, vi } from "vitest"
import { rulesInWords } from "@/lib/quizzes/paths/rules-in-words"
import { question } from "../../../../tests/support/quiz-content"
import { renderQuizEditor } from "../../../../tests/support/render-quiz-editor"
import { OrderedRow } from "../parts/ordered-row"

vi.mock("../parts/ordered-row", async (load) => {
	const { OrderedRow: drawn } = await load<typeof import("../parts/ordered-row")>()
	return { OrderedRow: vi.fn(drawn) }
})
vi.mock("@/lib/quizzes/paths/rules-in-words", async (load) => {
	const module = await load<typeof import("@/lib/quizzes/paths/rules-in-words")>()
	return { ...module, rulesInWords: vi.fn(module.rulesInWords) }
})

const shown = (id: string, value: string) => ({
	show_if: { join: "and" as const, tests: [{ of: "answer" as const, id, is: "is" as const, value }] },
})

it("draws only the row in which the owner types, and says no rule anew", async () => {
	const owner = renderQuizEditor({
		questions: [question("a"), question("b", shown("a", "Good")), question("c", shown("b", "Bad")), question("d")],
	})
	await owner.press("Edit What about b?")
	const drawnWhile = async (typing: () => Promise<unknown>) => {
		vi.mocked(OrderedRow).mockClear()
		vi.mocked(rulesInWords).mockClear()
		await typing()
		return [...new Set(vi.mocked(OrderedRow).mock.calls.map(([{ label }]) => label))]
	}
	const typed = await drawnWhile(() => owner.user.type(owner.field("Question"), "!"))
	expect(typed).toEqual(["What about b?!"])
	expect(rulesInWords).not.toHaveBeenCalled()
	// Only the third question's rule names this option.
	expect(await drawnWhile(() => owner.user.type(owner.field("Option 1"), "!"))).toEqual(["What about b?!"])
	const named = await drawnWhile(() => owner.user.type(owner.field("Option 2"), "!"))
	expect(named).toEqual(["What about b?!", "What about c?"])
})

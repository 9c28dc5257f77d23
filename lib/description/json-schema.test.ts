import Ajv2020 from "ajv/dist/2020"
import { expect, it } from "vitest"
import { FOUR_TYPES, outcome } from "@/tests/support/quiz-content"
import { newScoringConfig } from "../quizzes/defaults"
import { CreateQuiz, QuizUpdateForm } from "../quizzes/schema"
import { exampleOf } from "./example-of"
import { type Json, requestSchema } from "./json-schema"

const fieldsOf = (schema: typeof QuizUpdateForm | typeof CreateQuiz) =>
	requestSchema(schema).properties as Record<string, Json & { contentSchema?: Json }>

it.each([
	["questions", FOUR_TYPES, [{ ...FOUR_TYPES[0], type: "essay" }]],
	["outcomes", [outcome("a")], [{ ...outcome("a"), score_min: "low" }]],
	["scoring_config", newScoringConfig(), { ...newScoringConfig(), scoring_method: "best" }],
])("describes what the JSON text of a quiz's %s holds", (name, good, bad) => {
	for (const form of [QuizUpdateForm, CreateQuiz]) {
		const { contentSchema, ...field } = fieldsOf(form)[name] ?? {}
		expect(field).toEqual({ type: "string", contentMediaType: "application/json" })
		const fits = new Ajv2020({ strict: false, validateFormats: false }).compile(contentSchema ?? {})
		expect([fits(good), fits(bad)]).toEqual([true, false])
	}
})

it("gives an example that is JSON of that shape", () => {
	const { questions = {} } = fieldsOf(QuizUpdateForm)
	const example = JSON.parse(String(exampleOf(questions, {})))
	expect(new Ajv2020({ strict: false, validateFormats: false }).compile(questions.contentSchema ?? {})(example)).toBe(
		true,
	)
})

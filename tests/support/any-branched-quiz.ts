import { type GivenAnswers, possibleAnswers, readAnswers } from "@/lib/quizzes/answer-types"
import type { Question } from "@/lib/quizzes/answers"
import type { Condition, PathTest } from "@/lib/quizzes/paths/answers"
import fc from "./fast-check"
import { question } from "./quiz-content"

const COUNT = 7
export const IDS = Array.from({ length: COUNT }, (_, at) => `q${at}`)
const anyTest: fc.Arbitrary<PathTest> = fc.oneof(
	fc.record({
		of: fc.constant("answer" as const),
		id: fc.constantFrom(...IDS, "gone"),
		is: fc.constantFrom("is", "is_not", "contains"),
		value: fc.constantFrom("Good", "Bad", "Yes", "3", ""),
	}),
	fc.record({
		of: fc.constant("answer" as const),
		id: fc.constantFrom(...IDS),
		is: fc.constant("any_of" as const),
		value: fc.subarray(["Good", "Bad", "Yes", "No", "1", "5"]),
	}),
	fc.record({
		of: fc.constantFrom("answer", "score"),
		id: fc.constantFrom(...IDS),
		is: fc.constant("at_least" as const),
		value: fc.nat(120),
	}),
)
const anyCondition: fc.Arbitrary<Condition> = fc.record({
	join: fc.constantFrom("and", "or"),
	tests: fc.array(anyTest, { maxLength: 3 }),
})
const anyQuestion = (id: string): fc.Arbitrary<Question> =>
	fc
		.record({
			kind: fc.constantFrom("multiple_choice", "rating", "yes_no", "text"),
			required: fc.boolean(),
			rules: fc.record(
				{
					show_if: anyCondition,
					with_previous: fc.constant(true),
					next: fc.array(fc.record({ if: fc.option(anyCondition), to: fc.constantFrom(...IDS, "gone", null) }), {
						maxLength: 3,
					}),
				},
				{ requiredKeys: [] },
			),
		})
		.map(({ kind, required, rules }) => {
			const own = kind === "multiple_choice" ? {} : { options: [], points: {} }
			return question(id, { type: kind, required, ...own, ...rules })
		})
export const anyQuiz = fc.tuple(...IDS.map(anyQuestion)).map((questions) => [...questions])
export const answered = (questions: Question[], dice: number[]): GivenAnswers =>
	readAnswers(
		questions,
		Object.fromEntries(
			questions.flatMap((each, at) => {
				const options = possibleAnswers(each) ?? ["Good", "4"]
				const option = options[(dice[at] ?? 0) % (options.length + 1)]
				return option === undefined ? [] : [[each.id, option]]
			}),
		),
	)
export const anyDice = fc.array(fc.nat(59), { minLength: COUNT, maxLength: COUNT })

import type { TestQuestion } from "@/lib/db/generated/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { type Draft, draftBuiltIn } from "../../answer/answer-built-in"
import { draftWithModel } from "../../answer/answer-with-model"
import { gatherMaterial, type Material, type Question } from "../../answer/gather-material"
import type { OfferedQuiz } from "../../answer/offered-quiz"
import { asksForPerson } from "../../person/asks-for-person"
import type { Spent } from "../../usage/mutations"
import type { AskedTest } from "./row-mutations"

export interface Asking {
	scope: TenantScope
	tenant: { name: string; slug: string }
	quizzes(): Promise<OfferedQuiz[]>
}

/** No visitor can have it, and no conversation is stored. */
const NO_SESSION = ""

const asVisitor = ({ scope, tenant, quizzes }: Asking, message: string): Question => ({
	scope,
	tenant,
	sessionId: NO_SESSION,
	message,
	visitor: null,
	leadCard: true,
	quizzes,
	signal: new AbortController().signal,
})

const idsOf = (sources: readonly { sourceId: string }[]) => [...new Set(sources.map(({ sourceId }) => sourceId))]

function askedTest(
	question: TestQuestion,
	{ text, cited, unanswered }: Draft,
	given: Material["knowledge"],
): AskedTest {
	const isCited = cited.length > 0
	const restsOn = unanswered ? [] : idsOf(isCited ? cited : given)
	return { question, outcome: unanswered ? "unanswered" : "answered", answer: text, restsOn, isCited }
}

function handedOver(question: TestQuestion, { settings }: Material): AskedTest | null {
	if (!settings.personEnabled || !asksForPerson(question.question)) return null
	return { question, outcome: "person", answer: "", restsOn: [], isCited: false }
}

export async function askBuiltIn(asking: Asking, question: TestQuestion): Promise<AskedTest> {
	const visit = asVisitor(asking, question.question)
	const material = await gatherMaterial(visit)
	// What it was given and did not cite, it did not use.
	return handedOver(question, material) ?? askedTest(question, await draftBuiltIn(visit, material), [])
}

export interface AskedModel {
	asked: AskedTest | null
	error: string | null
	/** The caller settles it. Null if nothing was spent. */
	spent: Spent | null
}

/** As a new visitor would, within the day's budget. @returns null if that is used up. */
export async function askModel(asking: Asking, question: TestQuestion): Promise<AskedModel | null> {
	const visit = asVisitor(asking, question.question)
	const material = await gatherMaterial(visit)
	const handed = handedOver(question, material)
	if (handed) return { asked: handed, error: null, spent: null }
	const told = await draftWithModel(visit, material)
	if (!told) return null
	const { error, spent } = told
	return { asked: error === null ? askedTest(question, told, material.knowledge) : null, error, spent }
}

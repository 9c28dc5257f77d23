import { inject } from "vitest"
import type { QuizUpdate } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { makeTenantWithAdmin } from "./factories"
import { makeQuiz } from "./quizzes"
import { send } from "./send"

const product = () => inject("product").url

export const createQuiz = (token: string, fields: Record<string, string>) =>
	send(product(), "POST /api/admin/quizzes", { token, raw: new URLSearchParams(fields) })

export const readQuiz = (token: string, id: string) =>
	send(product(), "GET /api/admin/quizzes/{id}", { token, params: { id } })

/** A response body, or any text in its place. */
export type QuizFields = { [K in keyof QuizUpdate]: QuizUpdate[K] | string }

export function saveQuiz(
	token: string,
	id: string,
	fields: QuizFields,
	encoding: "urlencoded" | "multipart" = "urlencoded",
) {
	const raw = encoding === "urlencoded" ? new URLSearchParams() : new FormData()
	for (const [name, value] of Object.entries(fields)) raw.append(name, String(value))
	return send(product(), "PUT /api/admin/quizzes/{id}", { token, params: { id }, raw })
}

export const auditOfQuiz = (targetId: string) =>
	db().auditEntry.findMany({ where: { targetId }, orderBy: { createdAt: "asc" } })

/** A tenant, its admin and one quiz. */
export async function oneQuiz(given: Partial<Parameters<typeof makeQuiz>[0]> = {}) {
	const { tenant, token, user } = await makeTenantWithAdmin()
	return { tenant, token, user, quiz: await makeQuiz({ tenantId: tenant.id, ...given }) }
}

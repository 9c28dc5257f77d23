import { db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { AppError } from "@/lib/errors"
import type { TranslatedTexts } from "@/lib/tenants/translations/answers"
import { findTranslations } from "@/lib/tenants/translations/queries"
import { consentChanged } from "@/lib/tenants/words"
import type { GivenAnswers } from "../answer-types"
import type { Question } from "../answers"
import type { Page } from "../sessions/on-page"

export const CONSENT = {
	questionId: true,
	text: true,
	textSha256: true,
	language: true,
	givenAt: true,
} as const satisfies Prisma.QuizConsentSelect
export type ConsentRow = Prisma.QuizConsentGetPayload<{ select: typeof CONSENT }>

/** By session, for the questions that were met and are still ticked, in the order of the ticks. */
export async function findConsents(sessionIds: string[]): Promise<Map<string, ConsentRow[]>> {
	const rows = await db().$queryRaw<(ConsentRow & { sessionId: string })[]>`
		SELECT c.session_id AS "sessionId", c.question_id AS "questionId", c.text, c.text_sha256 AS "textSha256", c.language,
			c.given_at AS "givenAt"
		FROM quiz_consents c JOIN quiz_sessions s ON s.id = c.session_id
		WHERE c.session_id = ANY(${sessionIds}::uuid[]) AND s.answers ? c.question_id
			AND (s.path = '{}' OR c.question_id = ANY(s.path))
		ORDER BY c.given_at, c.question_id`
	const bySession = new Map<string, ConsentRow[]>()
	for (const { sessionId, ...row } of rows) bySession.set(sessionId, [...(bySession.get(sessionId) ?? []), row])
	return bySession
}

export type AgreedText = Pick<ConsentRow, "text" | "language">
export type AgreedTexts = ReadonlyMap<string, AgreedText>

interface Agreed {
	questions: readonly Pick<Question, "id" | "type">[]
	given: GivenAnswers
	/** The statements as the page showed them, by question. A missing one counts as what its page shows now. */
	shown?: Readonly<Record<string, string>>
}

/** The words to which the visitor agreed, by question. @throws `invalid` for words that the business no longer has. */
export async function findAgreedTexts(
	{ questions, given, shown = {} }: Agreed,
	quizId: string,
	page?: Page,
): Promise<AgreedTexts> {
	const agreed = questions.flatMap(({ id, type }) => {
		const answer = given.get(id)
		return type === "consent" && answer?.kind === "choice" ? [{ id, statement: answer.option }] : []
	})
	const spoken = agreed.length > 0 && page ? await findSpoken(page, quizId) : undefined
	return new Map(
		agreed.map(({ id, statement }) => {
			const words = Object.hasOwn(shown, id) ? shown[id] : undefined
			const text = agreedText(statement, words, spoken)
			if (!text) throw new AppError("invalid", consentChanged, { errors: [{ field: id, detail: consentChanged }] })
			return [id, text]
		}),
	)
}

interface Spoken {
	/** The business's own. */
	written: string | null
	page: string | null
	/** Each language's texts, by the text as the business wrote it. */
	texts: ReadonlyMap<string, TranslatedTexts>
}

async function findSpoken({ tenant, scope, language }: Page, quizId: string): Promise<Spoken> {
	const [written = null, ...others] = tenant.languages
	// The later one counts, as in ownTextsOf().
	const subjects = others.length > 0 ? ["page", quizId] : []
	const found = (await Promise.all(subjects.map((subject) => findTranslations(scope, subject)))).flat()
	const texts = new Map<string, TranslatedTexts>()
	for (const row of found) {
		if (row.language !== written) texts.set(row.language, { ...texts.get(row.language), ...row.texts })
	}
	return { written, page: language, texts }
}

/** @param words as the page showed them. Undefined if the business has these words in no language. */
function agreedText(statement: string, words: string | undefined, spoken?: Spoken): AgreedText | undefined {
	const asWritten = { text: statement, language: spoken?.written ?? null }
	const translated = [...(spoken?.texts ?? [])].flatMap(([language, texts]) => {
		const text = Object.hasOwn(texts, statement) ? texts[statement] : undefined
		return text === undefined ? [] : [{ text, language }]
	})
	const inPage = translated.find(({ language }) => language === spoken?.page)
	if (words === undefined) return inPage ?? asWritten
	// A visitor may have switched the page's language since.
	return [inPage, asWritten, ...translated].find((each) => each?.text === words)
}

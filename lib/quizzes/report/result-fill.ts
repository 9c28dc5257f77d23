import { fillAddress } from "../actions/fill-address"
import type { Values } from "../actions/fill-template"
import { fillWithGiven, givenIn } from "../actions/fill-with-given"
import { figure } from "../percent-text"
import type { QuizResult } from "../sessions/answers"
import type { ResultSource } from "./report-data"

export type Fill = (text: string) => string

/** The values of a finished quiz. */
export function resultValues({ percentage_score, total_score }: QuizResult): Values {
	return { score: figure(total_score), percentage: figure(percentage_score) }
}

export const resultFill =
	({ version, session }: ResultSource): Fill =>
	(text) =>
		fillWithGiven(text, version.questions, session, resultValues(session.result))

/** As `resultFill()`, for an address that the visitor visits next. */
export const resultAddress = ({ version, session }: ResultSource, address: string): string =>
	fillAddress(
		address,
		{ name: session.userName ?? null, ...resultValues(session.result) },
		givenIn(version.questions, session),
	)

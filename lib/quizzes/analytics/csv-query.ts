import pg from "pg"
import { defused, utcTime } from "@/lib/db/csv-columns"
import type { CsvQuery } from "@/lib/db/export-csv"
import type { ContactPart, QuestionType } from "../answers"
import { CONTACT_PARTS } from "../contact-parts"
import { ANONYMOUS } from "../defaults"
import { VISITOR_EMAIL_SQL, visitorNameSql } from "../given-contact"
import type { Bounds } from "./bounds"

const BEFORE_VISITOR = [
	["session_id", "s.id"],
	["tenant", defused("t.name")],
	["quiz_name", defused("v.name")],
] as const
const visitorColumns = (asksContact: boolean) => {
	const name = asksContact ? visitorNameSql() : "s.user_name"
	const email = asksContact ? VISITOR_EMAIL_SQL : "s.user_email"
	return [
		["user_name", defused(`coalesce(${name}, '${ANONYMOUS}')`)],
		["user_email", defused(email)],
	] as const
}
const AFTER_VISITOR = [
	["percentage_score", "s.percentage"],
	["total_score", "s.total_score"],
	["max_possible_score", "s.max_possible_score"],
	["lead_level", "s.lead_level"],
	["outcome", defused("(s.result #>> '{outcome,title}')")],
	["time_taken_minutes", "round(s.time_taken_seconds / 60.0, 1)"],
	["completed_at", utcTime("s.completed_at")],
	["answers", defused("a.told")],
] as const

const TEXT = "s.answers ->> (q.asked ->> 'id')"
/** Quotes a choice that has a comma, so that two can be distinguished from one. */
const LIST = `(SELECT string_agg(CASE WHEN jsonb_array_length(given.list) > 1 AND part.words ~ '[,"]'
		THEN '"' || replace(part.words, '"', '""') || '"' ELSE part.words END, ', ' ORDER BY part.place)
	FROM (SELECT s.answers -> (q.asked ->> 'id') AS list) given
	CROSS JOIN LATERAL jsonb_array_elements_text(given.list) WITH ORDINALITY AS part(words, place))`
const CONTACT = `concat_ws(', ', ${CONTACT_PARTS.map((part) => `s.answers -> (q.asked ->> 'id') ->> '${part}'`).join(", ")})`
const IN_WORDS: Readonly<Record<QuestionType, string>> = {
	multiple_choice: TEXT,
	rating: TEXT,
	yes_no: TEXT,
	text: TEXT,
	multiple_choices: LIST,
	scale: TEXT,
	number: TEXT,
	date: TEXT,
	consent: TEXT,
	contact: CONTACT,
}
const ANSWER = `CASE q.asked ->> 'type' ${Object.entries(IN_WORDS)
	.map(([type, text]) => `WHEN '${type}' THEN ${text}`)
	.join(" ")} END`
/** In quotation marks, doubled inside, only where the text has the mark that ends it: others stay as they are. */
const toldApart = (text: string, end: string) =>
	`CASE WHEN strpos(${text}, '${end}') > 0 OR ${text} LIKE '"%' THEN '"' || replace(${text}, '"', '""') || '"' ELSE ${text} END`
const ANSWERS = `LATERAL (
	SELECT string_agg(${toldApart("q.asked ->> 'question'", ": ")} || ': ' || ${toldApart(`(${ANSWER})`, "; ")},
		'; ' ORDER BY q.place) AS told
	FROM jsonb_array_elements(v.questions) WITH ORDINALITY AS q(asked, place)
	WHERE s.answers ->> (q.asked ->> 'id') <> '' AND (s.path = '{}' OR q.asked ->> 'id' = ANY(s.path))
)`

/** From all questions about contact that were asked. */
const contactPart = (
	part: ContactPart,
) => `(SELECT string_agg(s.answers -> (q.asked ->> 'id') ->> '${part}', '; ' ORDER BY q.place)
	FROM jsonb_array_elements(v.questions) WITH ORDINALITY AS q(asked, place)
	WHERE q.asked ->> 'type' = 'contact' AND (s.path = '{}' OR q.asked ->> 'id' = ANY(s.path)))`
const CONTACT_COLUMNS = CONTACT_PARTS.map((part) => [`contact_${part}`, defused(contactPart(part))] as const)

/** From all questions about consent that were asked and are still ticked. */
const consentPart = (
	told: string,
) => `(SELECT string_agg(${told}, '; ' ORDER BY q.place) FROM jsonb_array_elements(v.questions) WITH ORDINALITY AS q(asked, place)
	JOIN quiz_consents c ON c.session_id = s.id AND c.question_id = q.asked ->> 'id'
	WHERE s.answers ? c.question_id AND (s.path = '{}' OR c.question_id = ANY(s.path)))`
const CONSENT_COLUMNS = [
	["consent_text", defused(consentPart(toldApart("c.text", "; ")))],
	["consent_language", consentPart("coalesce(c.language, '')")],
	["consent_given_at", consentPart(`${utcTime("c.given_at")}::text`)],
] as const

/** What only some quizzes have. Its columns come last. */
export interface CsvExtras {
	fields?: readonly string[]
	asksContact?: boolean
	asksConsent?: boolean
}

export function csvQuery(
	{ tenantId, quizId, leadLevel }: Bounds,
	{ fields = [], asksContact = false, asksConsent = false }: CsvExtras = {},
): CsvQuery {
	const conditions = [
		"s.completed_at IS NOT NULL",
		tenantId && `s.tenant_id = ${pg.escapeLiteral(tenantId)}::uuid`,
		quizId && `s.quiz_id = ${pg.escapeLiteral(quizId)}::uuid`,
		leadLevel && `s.lead_level = ${pg.escapeLiteral(leadLevel)}`,
	].filter(Boolean)
	const from = `FROM quiz_sessions s JOIN tenants t ON t.id = s.tenant_id JOIN quiz_versions v ON v.id = s.version_id
		CROSS JOIN ${ANSWERS} a
		WHERE ${conditions.join(" AND ")} ORDER BY s.completed_at DESC, s.id DESC`
	const own = fields.map((name) => [`field_${name}`, defused(`(s.fields ->> ${pg.escapeLiteral(name)})`)] as const)
	const asked = [...(asksContact ? CONTACT_COLUMNS : []), ...(asksConsent ? CONSENT_COLUMNS : [])]
	return { columns: [...BEFORE_VISITOR, ...visitorColumns(asksContact), ...AFTER_VISITOR, ...own, ...asked], from }
}

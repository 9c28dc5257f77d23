import { pool } from "@/lib/db/client"
import { prepared } from "@/lib/db/prepared"
import type { TenantScope } from "@/lib/tenants/scope"
import { questionWords } from "./common-words"
import { isAnswer } from "./is-answer"
import { standsForOne } from "./question-kinds"
import { BACKGROUND, type Candidate, type Ranked, rankPassages, rarityOf } from "./rank-passages"
import { spellingsOf } from "./spellings"
import { searchUnindexed } from "./unindexed-queries"
import { TOKENIZER, type Word } from "./words-of"

const PIECES = 6
const CHARACTERS = 6_000
/** The index scores every chunk. Only these are compared part by part. */
const CANDIDATES = 24
/** A question with fewer words leans on the one before it ("And on Sundays?"). */
const WORDS_ENOUGH = 3
/** Each has hundreds of spellings. A question with more unknown words is about something else. */
const RESPELLED_MAX = 8
const CONTEXT_WEIGHT = 0.3
/** For a kind of question and the words that ask for it: many texts name a price. */
const KIND_WEIGHT = 0.5

// BM25 (k1 = 1.2, b = 0.5), weighted by rarityOf(), from two indexes alone. OFFSET 0 has the index asked for each word:
// for new rows, the planner would read all postings. `held` has a bit per word: an array per chunk is slower than
// scoring.
const search = prepared(
	"knowledge-search",
	`WITH corpus AS MATERIALIZED (
		SELECT count(*)::float8 AS chunks, greatest(avg(words), 1)::float8 AS mean,
			count(*) FILTER (WHERE left(index_version, 1) = $4) = count(*) AS built
		FROM knowledge_chunks WHERE tenant_id = $1
	),
	asked AS MATERIALIZED (
		SELECT lexeme, 1::bigint << (at - 1)::int AS bit, df,
			weight * ln(1 + (chunks + ${BACKGROUND} - df + 0.5::float8) / (df + 0.5::float8)) AS weight
		FROM corpus, unnest($2::text[], $3::float8[]) WITH ORDINALITY AS a (lexeme, weight, at) CROSS JOIN LATERAL (
			SELECT count(*)::float8 AS df FROM knowledge_postings p WHERE p.tenant_id = $1 AND p.lexeme = a.lexeme
		) AS counted
	),
	scored AS (
		SELECT chunk_id, bit_or(bit) AS held, sum(
			weight * frequency * 2.2::float8 / (frequency + 1.2::float8 * (0.5::float8 + 0.5::float8 * words / mean))
		) AS score
		FROM corpus, asked CROSS JOIN LATERAL (
			SELECT chunk_id, frequency, words FROM knowledge_postings p
			WHERE p.tenant_id = $1 AND p.lexeme = asked.lexeme OFFSET 0
		) AS posting
		GROUP BY chunk_id ORDER BY score DESC, chunk_id LIMIT ${CANDIDATES}
	)
	SELECT chunks, built AS "isBuilt", (SELECT json_object_agg(lexeme, df) FROM asked) AS "frequencies",
		(SELECT json_agg(json_build_object(
			'sourceId', c.source_id, 'position', c.position, 'title', c.title, 'content', c.content,
			'score', score, 'held', held
		)) FROM scored JOIN knowledge_chunks c ON c.id = chunk_id) AS found
	FROM corpus`,
)

const knownLexemes = prepared(
	"known-lexemes",
	`SELECT lexeme FROM unnest($2::text[]) AS asked (lexeme)
	WHERE EXISTS (SELECT 1 FROM knowledge_postings p WHERE p.tenant_id = $1 AND p.lexeme = asked.lexeme)`,
)

interface Found {
	chunks: number
	isBuilt: boolean
	frequencies: Record<string, number> | null
	/** `held` is at most 2^53: a question has few enough words. */
	found: (Omit<Candidate, "lexemes"> & { held: number })[] | null
}

export interface Passage extends Omit<Ranked<Candidate>, "text"> {
	answers: boolean
}

interface Looked {
	passages: Passage[]
	unknown: Word[]
}

/** @returns null while the tenant's index is not built. */
async function look(
	{ tenantId }: TenantScope,
	words: readonly Word[],
	context: readonly Word[],
): Promise<Looked | null> {
	const own = new Set(words.map(({ lexeme }) => lexeme))
	const all = [...words, ...context.filter(({ lexeme }) => !own.has(lexeme))]
	const isStoodFor = standsForOne(words)
	const weightOf = (word: Word) => {
		if (!own.has(word.lexeme)) return CONTEXT_WEIGHT
		return word.standsFor || isStoodFor(word) ? KIND_WEIGHT : 1
	}
	const lexemes = all.map(({ lexeme }) => lexeme)
	const { rows } = await pool().query<Found>(search(tenantId, lexemes, all.map(weightOf), TOKENIZER))
	const [{ chunks, isBuilt, frequencies, found } = { chunks: 0, isBuilt: false, frequencies: null, found: null }] = rows
	if (!isBuilt) return null
	const df = ({ lexeme }: Word) => frequencies?.[lexeme] ?? 0
	// In a question for a price alone, "cost" is not missing if the price is there. Where no text has a price in figures,
	// "five dollars" must do.
	const isOnlyKind = words.every((word) => word.standsFor || isStoodFor(word))
	const isMissed = (word: Word) => df(word) > 0 || !own.has(word.lexeme) || !(isOnlyKind || word.standsFor)
	const rarity = new Map(
		all.map((word) => [word.lexeme, isMissed(word) ? weightOf(word) * rarityOf(df(word), chunks) : 0]),
	)
	const candidates = (found ?? []).map(({ held, ...candidate }) => ({
		...candidate,
		lexemes: lexemes.filter((_, at) => Math.floor(held / 2 ** at) % 2 === 1),
	}))
	const passages = rankPassages(all, rarity, candidates).map(({ text, ...passage }) => ({
		...passage,
		answers: isAnswer(words, passage, text),
	}))
	const isTold = standsForOne(words.filter((word) => df(word) > 0))
	return { passages, unknown: words.filter((word) => df(word) === 0 && !word.standsFor && !isTold(word)) }
}

async function respell(
	{ tenantId }: TenantScope,
	words: readonly Word[],
	unknown: readonly Word[],
): Promise<Word[] | null> {
	const spellings = new Map(unknown.slice(0, RESPELLED_MAX).map((word) => [word, spellingsOf(word)]))
	const lexemes = [...spellings.values()].flat(2).map(({ lexeme }) => lexeme)
	if (lexemes.length === 0) return null
	const { rows } = await pool().query<{ lexeme: string }>(knownLexemes(tenantId, [...new Set(lexemes)]))
	const known = new Set(rows.map(({ lexeme }) => lexeme))
	const respelled = words.flatMap((word) => {
		const meant = spellings.get(word)?.find((parts) => parts.every(({ lexeme }) => known.has(lexeme)))
		return meant ?? [word]
	})
	return respelled.every((word, at) => word === words[at]) ? null : respelled
}

/** @param before the previous question, or "". @returns best first; null while the tenant's index is not built. */
export async function searchIndex(
	scope: TenantScope,
	question: string,
	before: string | Promise<string>,
): Promise<Passage[] | null> {
	const words = questionWords(question)
	const context = words.length < WORDS_ENOUGH ? questionWords(await before) : []
	const first = await look(scope, words, context)
	if (!first) return null
	if (first.unknown.length === 0 || first.passages[0]?.answers) return first.passages
	const respelled = await respell(scope, words, first.unknown)
	const second = respelled && (await look(scope, respelled, context))
	return (second ?? first).passages
}

export interface FoundKnowledge {
	sourceId: string
	title: string
	content: string
	rank: number
	/** It contains enough of the question to be quoted as its answer. */
	answers: boolean
}

/** Best first, at most six pieces. @param before the previous question, which a short question leans on, or "". */
export async function searchKnowledge(
	scope: TenantScope,
	question: string,
	before: string | Promise<string>,
): Promise<FoundKnowledge[]> {
	const found = (await searchIndex(scope, question, before)) ?? (await searchUnindexed(scope, question, before))
	let characters = 0
	return found.slice(0, PIECES).filter(({ title, content }) => {
		characters += title.length + content.length
		return characters <= CHARACTERS
	})
}

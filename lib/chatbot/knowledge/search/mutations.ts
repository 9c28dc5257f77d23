import type { Db } from "@/lib/db/client"
import { kindsAnswered } from "./question-kinds"
import { foldText, wordsOf } from "./words-of"

/** Postings of so many chunks go to the database together. In between, the process answers others. */
const BATCH = 20

interface IndexedChunk {
	id: string
	tenantId: string
	title: string
	content: string
	words: number
}

/** How often each lexeme occurs; once for a kind of question that the text answers. */
function frequenciesIn({ title, content }: IndexedChunk): Map<string, number> {
	const counts = new Map<string, number>()
	for (const { lexeme } of wordsOf(`${content}\n${title}`)) counts.set(lexeme, (counts.get(lexeme) ?? 0) + 1)
	for (const kind of kindsAnswered(foldText(content))) counts.set(kind, 1)
	return counts
}

/** In the transaction that writes the chunks. Deleting a chunk deletes its postings. */
export async function writePostings(tx: Db, chunks: readonly IndexedChunk[]): Promise<void> {
	for (let at = 0; at < chunks.length; at += BATCH) {
		const rows = chunks
			.slice(at, at + BATCH)
			.flatMap((chunk) => Array.from(frequenciesIn(chunk), ([lexeme, frequency]) => ({ chunk, lexeme, frequency })))
		await tx.$executeRaw`INSERT INTO knowledge_postings (tenant_id, lexeme, chunk_id, frequency, words)
			SELECT * FROM unnest(${rows.map(({ chunk }) => chunk.tenantId)}::uuid[],
				${rows.map(({ lexeme }) => lexeme)}::text[], ${rows.map(({ chunk }) => chunk.id)}::uuid[],
				${rows.map(({ frequency }) => frequency)}::int[], ${rows.map(({ chunk }) => chunk.words)}::int[])`
	}
}

import type { KnowledgeSource as SourceRow } from "@/lib/db/generated/client"
import { storedJson } from "@/lib/db/stored-json"
import { PlayedWish } from "@/lib/tenants/played/answers"
import type { KnowledgeSource } from "./answers"

type CitedRow = SourceRow & {
	websitePage?: { path: string; website: { origin: string | null } } | null
	submission?: KnowledgeSource["testimonial"] | null
}

export function presentSource(row: CitedRow): KnowledgeSource {
	// Code points, as the database counts, so that an emoji counts once.
	return presentExcerpt({ ...row, contentLength: [...row.content].length })
}

/** `content` is the beginning; `contentLength` counts the whole text. */
export function presentExcerpt(row: CitedRow & { contentLength: number }): KnowledgeSource {
	return {
		id: row.id,
		kind: row.kind,
		title: row.title,
		content: row.content,
		content_length: row.contentLength,
		status: row.status,
		// While a PDF is being read, the column counts the attempts.
		error: row.status === "failed" ? row.error : null,
		file_size_bytes: row.fileSizeBytes,
		address: row.websitePage?.website.origin ? row.websitePage.website.origin + row.websitePage.path : null,
		...(row.submission && { testimonial: row.submission }),
		...(row.plays && { plays: storedJson(PlayedWish, row.plays) }),
		created_at: row.createdAt.toISOString(),
		updated_at: row.updatedAt.toISOString(),
	}
}

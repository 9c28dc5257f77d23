import type { Website, WebsitePage, WholeWebsite } from "./answers"
import type { PageRow, WebsiteRow } from "./queries"

export function presentWebsite({ figures, ...row }: WebsiteRow): Website {
	return {
		id: row.id,
		address: row.address,
		state: row.state,
		error: row.error,
		pages_met: figures.met,
		pages_read: figures.read,
		pages_found: figures.found,
		pages_taken: figures.taken,
		pages_learning: figures.learning,
		pages_gone: figures.gone,
		has_more: row.hasMore,
		read_at: row.readAt?.toISOString() ?? null,
		next_read_at: row.state === "reading" ? null : row.nextReadAt.toISOString(),
		created_at: row.createdAt.toISOString(),
	}
}

function presentPage(row: PageRow, origin: string): WebsitePage {
	return {
		id: row.id,
		address: origin + row.path,
		state: row.state,
		reason: row.reason,
		title: row.title,
		content_length: row.length,
		content_bytes: row.bytes,
		language: row.language,
		is_taken: row.isTaken,
	}
}

export function presentWholeWebsite({ website, pages }: { website: WebsiteRow; pages: PageRow[] }): WholeWebsite {
	const origin = website.origin ?? new URL(website.address).origin
	return { website: presentWebsite(website), pages: pages.map((page) => presentPage(page, origin)) }
}

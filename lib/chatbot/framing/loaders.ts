import { isUuid } from "@/lib/db/is-uuid"
import { log } from "@/lib/log"
import { isSlug } from "@/lib/tenants/check-slug"
import { FRAMING_FRESH_SECONDS, frameAncestors, OWN_PAGES } from "./frame-ancestors"
import { findAllowedOrigins, findAllowedOriginsOfQuiz } from "./queries"

/** A page must not wait for a silent database twice: its own query already waits four seconds. */
const TIMEOUT_MS = 500
/** Bounds the memory that a visitor who tries many slugs can fill. */
const MOST = 1000

interface Known {
	sources: string
	until: number
}

const known = new Map<string, Known>()
const asking = new Map<string, Promise<string>>()

/** Never throws: while the database is down it answers with the last known sources, or the product's own pages. */
export async function loadFrameAncestors(slug: string): Promise<string> {
	return isSlug(slug) ? sourcesOf(slug, () => findAllowedOrigins(slug)) : OWN_PAGES
}

export async function loadQuizFrameAncestors(quizId: string): Promise<string> {
	// No slug has a slash.
	return isUuid(quizId) ? sourcesOf(`quiz/${quizId}`, () => findAllowedOriginsOfQuiz(quizId)) : OWN_PAGES
}

async function sourcesOf(key: string, find: () => Promise<string[]>): Promise<string> {
	const last = known.get(key)
	if (last && last.until > Date.now()) return last.sources
	const question = asking.get(key) ?? ask(key, find)
	asking.set(key, question)
	try {
		return await question
	} catch (error) {
		log.warn({ err: error, key }, "who may frame a page is not known")
		return last?.sources ?? OWN_PAGES
	} finally {
		asking.delete(key)
	}
}

async function ask(key: string, find: () => Promise<string[]>): Promise<string> {
	const sources = frameAncestors(await within(TIMEOUT_MS, find()))
	known.delete(key)
	known.set(key, { sources, until: Date.now() + FRAMING_FRESH_SECONDS * 1000 })
	const oldest = known.size > MOST ? known.keys().next().value : undefined
	if (oldest !== undefined) known.delete(oldest)
	return sources
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined
	const tooLate = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error("The database took too long.")), ms)
	})
	return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

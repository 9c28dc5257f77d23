import { ApiError, call } from "@/lib/client/api"
import { SENT_ALREADY } from "@/lib/client/sent-takes"
import { untilReachable } from "@/lib/client/until-reachable"
import { t } from "@/lib/languages/t"
import { wordingsOf } from "@/lib/submissions/consent-text"
import * as formWords from "./form-words"
import type { UploadView } from "./upload-view"
import * as uploadWords from "./upload-words"

/** The field of the server's error when a key returns with another body. */
const IDEMPOTENCY_FIELD = "Idempotency-Key"

/** Our own server explains each refusal. A refusal without words comes from a proxy in front of it. */
const isProxys = ({ status, detail }: ApiError) => status > 0 && detail === ""

/** What counts now; undefined if that cannot be read. The next refusal asks again. */
const readConsents = (tenantSlug: string) =>
	call("GET /api/tenant/{tenantSlug}", { params: { tenantSlug } }).then(wordingsOf, () => undefined)

export async function viewOfFailure(tenantSlug: string, error: unknown): Promise<UploadView> {
	const errors = error instanceof ApiError ? error.errors : []
	// An earlier attempt reached the server, its answer was lost, and the form changed since. One take is one testimonial,
	// which stays as it was first sent.
	if (errors.some(({ field }) => field === IDEMPOTENCY_FIELD)) return { phase: "sent" }
	const refused = errors.some(({ field }) => field === "consent")
	// This page has the sentence of its own language only as it was when the page was opened.
	const isOutdated = refused && (globalThis.visitorLanguage ?? globalThis.ownTexts) !== undefined
	const wordedErrors = errors.map(({ field, detail }) => [
		field,
		isOutdated && field === "consent" ? t(uploadWords.consentChanged) : detail,
	])
	return {
		phase: "failed",
		consent: refused && !isOutdated ? await readConsents(tenantSlug) : undefined,
		status: error instanceof ApiError ? error.status : 0,
		detail: (error instanceof ApiError && error.detail) || t(formWords.submitFailed),
		note: error instanceof ApiError && isProxys(error) ? uploadWords.refusedByProxy(error.status) : undefined,
		errors: Object.fromEntries(wordedErrors),
		sentAlready: error instanceof ApiError && error.status === SENT_ALREADY,
	}
}

/** Resolves once the page that follows can open. Shows until then that the testimonial is safe. */
export const waitForPage = (path: string, signal: AbortSignal, show: (view: UploadView) => void) =>
	untilReachable(path, signal, () => show({ phase: "sent", late: true }))

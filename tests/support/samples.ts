import type { OperationName } from "@/lib/client/contract"
import { ACCOUNTS } from "./samples/accounts"
import { CHATBOT } from "./samples/chatbot"
import { MAIL } from "./samples/mail"
import { PEOPLE } from "./samples/people"
import { PLATFORM } from "./samples/platform"
import { QUIZZES } from "./samples/quizzes"
import type { Sample } from "./samples/sample"
import { SETTINGS } from "./samples/settings"
import { TENANTS } from "./samples/tenants"
import { TESTIMONIALS } from "./samples/testimonials"
import { UPLOADS } from "./samples/uploads"
import { WEBHOOKS } from "./samples/webhooks"

export type { SampleTenant } from "./samples/sample"

/** These need no sign-in. tests/faults/support/every-call.ts has a request for each. */
export type PublicOperation =
	| Extract<
			OperationName,
			| `${string} /media/${string}`
			| `${string} /api/tenant/${string}`
			| `${string} /api/testimonial/${string}`
			| `${string} /api/widget/${string}`
			| `${string} /embed/${string}`
			| `${string} /api/consent/${string}`
			| `${string} /api/unsubscribe/${string}`
			| `${string} /api/chatbot/${string}`
			| `${string} /api/quiz/${string}`
	  >
	| "GET /api/health"
	| "GET /api/metrics"
	| "GET /api/openapi.json"
	| "GET /api/client.ts"
	| "GET /api/client.js"
	| "GET /api/oembed"
	| "GET /sitemap.xml"
	| "GET /robots.txt"
	| "GET /api/platform/config"
	| "POST /api/admin/login"
	| "POST /api/admin/login/second-factor"
	| "POST /api/admin/login/passkey-options"
	| "POST /api/admin/login/passkey"
	| "POST /api/admin/password-reset-request"
	| "GET /api/admin/verify-reset-token/{token}"
	| "POST /api/admin/password-reset-confirm"

/**
 * One sample for every operation that is not public. An operation without one does not compile and fails the matrix.
 */
export const SAMPLES: Record<Exclude<OperationName, PublicOperation>, Sample> = {
	...ACCOUNTS,
	...CHATBOT,
	...MAIL,
	...PEOPLE,
	...PLATFORM,
	...QUIZZES,
	...SETTINGS,
	...TENANTS,
	...TESTIMONIALS,
	...UPLOADS,
	...WEBHOOKS,
}

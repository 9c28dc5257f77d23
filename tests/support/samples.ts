import type { OperationName } from "@/lib/client/contract"
import { ACCOUNTS } from "./samples/accounts"
import { CHATBOT } from "./samples/chatbot"
import { MAIL } from "./samples/mail"
import { PEOPLE } from "./samples/people"
import { PLATFORM } from "./samples/platform"
import { QUIZZES } from "./samples/quizzes"
import type { OperationOf, Sample } from "./samples/sample"
import { SETTINGS } from "./samples/settings"
import { TENANTS } from "./samples/tenants"
import { TESTIMONIALS } from "./samples/testimonials"
import { UPLOADS } from "./samples/uploads"
import { WEBHOOKS } from "./samples/webhooks"

export type { SampleTenant } from "./samples/sample"

/** These need no sign-in. tests/faults/support/every-call.ts has a request for each. */
export type PublicOperation = OperationOf<"public" | "visitor" | "quiz_session">

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

/**
 * The contract has one row per call, and the server answers no call without a row. The rows stand in contract/, a file
 * for each domain. The typed client (lib/client/api.ts), the route wrapper (lib/http/route.ts takes its authorization
 * from the row) and the authorization test are built from them. Requests and answers are zod schemas of their domain
 * (schema.ts, answers.ts). The rows import only their types: the browser loads plain data and no zod.
 */
import { accountsContract } from "./contract/accounts"
import { chatbotContract } from "./contract/chatbot"
import { platformContract } from "./contract/platform"
import { quizzesContract } from "./contract/quizzes"
import type { Operation } from "./contract/row"
import { submissionsContract } from "./contract/submissions"
import { tenantsContract } from "./contract/tenants"

export type * from "@/lib/accounts/answers"
export type * from "@/lib/accounts/own/answers"
export type * from "@/lib/accounts/passkeys/answers"
export type * from "@/lib/accounts/reset/answers"
export type * from "@/lib/accounts/second-factor/answers"
export type * from "@/lib/audit/answers"
export type * from "@/lib/chatbot/citations/answers"
export type * from "@/lib/chatbot/conversations/answers"
export type * from "@/lib/chatbot/conversations/archive/answers"
export type * from "@/lib/chatbot/knowledge/sources/answers"
export type * from "@/lib/chatbot/knowledge/website/answers"
export type * from "@/lib/chatbot/leads/archive/answers"
export type * from "@/lib/chatbot/person/answers"
export type * from "@/lib/chatbot/platform/answers"
export type * from "@/lib/chatbot/settings/answers"
export type * from "@/lib/chatbot/settings/form/answers"
export type { ChatbotSettingsUpdate } from "@/lib/chatbot/settings/form/schema"
export type * from "@/lib/chatbot/test-questions/answers"
export type * from "@/lib/chatbot/unanswered/inbox/answers"
export type * from "@/lib/chatbot/usage/answers"
export type * from "@/lib/http/answers"
export type * from "@/lib/mail/answers"
export type * from "@/lib/platform/admins/answers"
export type * from "@/lib/platform/answers"
export type * from "@/lib/privacy/answers"
export type * from "@/lib/quizzes/analytics/answers"
export type * from "@/lib/quizzes/answers"
export type { QuizUpdate } from "@/lib/quizzes/schema"
export type * from "@/lib/quizzes/sessions/answers"
export type * from "@/lib/services/answers"
export type * from "@/lib/services/retention/rules/answers"
export type * from "@/lib/submissions/answers"
export type * from "@/lib/submissions/captions/answers"
export type { CaptionsUpdate } from "@/lib/submissions/captions/schema"
export type * from "@/lib/submissions/consent/answers"
export type * from "@/lib/submissions/consent/wording/answers"
export type * from "@/lib/submissions/discovery/answers"
export type * from "@/lib/submissions/funnel/answers"
export type * from "@/lib/submissions/imports/answers"
export type * from "@/lib/submissions/invitations/answers"
export type * from "@/lib/submissions/tags/answers"
export type * from "@/lib/submissions/widgets/answers"
export type * from "@/lib/tenants/answers"
export type * from "@/lib/tenants/api-keys/answers"
export type * from "@/lib/tenants/assets/answers"
export type * from "@/lib/tenants/mail/answers"
export type { ProductAccess } from "@/lib/tenants/schema"
export type { TenantSettingsUpdate } from "@/lib/tenants/settings/schema"
export type * from "@/lib/tenants/team/answers"
export type * from "@/lib/tenants/webhooks/answers"
export type { AsksAgain, Auth, Product } from "./contract/row"

export const contract = {
	...platformContract,
	...accountsContract,
	...tenantsContract,
	...submissionsContract,
	...chatbotContract,
	...quizzesContract,
}

export type Contract = typeof contract
export type OperationName = keyof Contract

type TypesOf<K extends OperationName> = Contract[K] extends Operation<infer T> ? T : never
export type AnswerOf<K extends OperationName> = TypesOf<K> extends { answer: infer A } ? A : undefined
export type BodyOf<K extends OperationName> = TypesOf<K> extends { body: infer B } ? B : undefined
export type FormOf<K extends OperationName> = TypesOf<K> extends { form: infer F } ? F : undefined
/** The name under which the file is sent. */
export type FileOf<K extends OperationName> = TypesOf<K> extends { file: infer F } ? F : undefined
export type QueryOf<K extends OperationName> = TypesOf<K> extends { query: infer Q } ? Q : undefined

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
	? Name | ParamNames<Rest>
	: never
export type ParamsOf<K extends OperationName> = Record<ParamNames<K>, string>

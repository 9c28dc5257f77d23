/** Types alone, because the calls' schemas weigh more than a public page. lib/description/contract.ts has the calls. */
import type { FileSpecs, Input, NamedTenant, Output, Schema } from "@/lib/calls"
import type { contract } from "@/lib/description/contract"

export type * from "@/lib/accounts/answers"
export type * from "@/lib/accounts/own/answers"
export type * from "@/lib/accounts/passkeys/answers"
export type * from "@/lib/accounts/reset/answers"
export type * from "@/lib/accounts/second-factor/answers"
export type * from "@/lib/audit/answers"
export type { AsksAgain, Auth, Product } from "@/lib/calls"
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
export type * from "@/lib/quizzes/paths/answers"
export type { QuizUpdate } from "@/lib/quizzes/schema"
export type * from "@/lib/quizzes/sessions/answers"
export type * from "@/lib/quizzes/templates/answers"
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
export type * from "@/lib/submissions/statements/answers"
export type * from "@/lib/submissions/tags/answers"
export type * from "@/lib/submissions/widgets/answers"
export type * from "@/lib/tenants/answers"
export type * from "@/lib/tenants/api-keys/answers"
export type * from "@/lib/tenants/assets/answers"
export type * from "@/lib/tenants/mail/answers"
export type * from "@/lib/tenants/played/answers"
export type { ProductAccess } from "@/lib/tenants/schema"
export type { TenantSettingsUpdate } from "@/lib/tenants/settings/schema"
export type * from "@/lib/tenants/team/answers"
export type * from "@/lib/tenants/translations/answers"
export type * from "@/lib/tenants/webhooks/answers"

export type Contract = typeof contract
export type OperationName = keyof Contract

/** As a call's schema takes it, or as it reads it: numbers and flags of a form become text on the way. */
type Sent<S extends Schema> = { [K in keyof Input<S>]: Input<S>[K] | Output<S>[K & keyof Output<S>] }
type SentAs<C, Key extends string> = C extends Record<Key, infer S extends Schema> ? Sent<S> : unknown
type Named<C> = C extends { auth: "tenant" | "scoped" } ? NamedTenant : unknown
type OrNone<T> = unknown extends T ? undefined : T

export type AnswerOf<K extends OperationName> = Contract[K] extends { answer: infer S extends Schema }
	? Output<S>
	: undefined
export type BodyOf<K extends OperationName> = Contract[K] extends { body: infer S extends Schema }
	? Input<S>
	: undefined
export type FormOf<K extends OperationName> = Contract[K] extends { form: Schema } | { upload: string }
	? SentAs<Contract[K], "form"> & Named<Contract[K]>
	: undefined
export type FileOf<K extends OperationName> = Contract[K] extends { upload: string }
	? "file"
	: Contract[K] extends { deferred: true }
		? undefined
		: Contract[K] extends { files: infer F extends FileSpecs }
			? keyof F
			: undefined
export type QueryOf<K extends OperationName> = OrNone<Partial<SentAs<Contract[K], "query">> & Named<Contract[K]>>

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
	? Name | ParamNames<Rest>
	: never
export type ParamsOf<K extends OperationName> = Record<ParamNames<K>, string>

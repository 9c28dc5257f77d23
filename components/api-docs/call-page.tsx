import type { ReactNode } from "react"
import { Snippet } from "@/components/forms/snippet"
import type { Answer, ApiDescription, Content, Operation, Parameter, Schemas } from "@/lib/description/api-description"
import { keyScopeOf, operationsOf } from "@/lib/description/api-description"
import { curlSample, shownBody } from "@/lib/description/curl-sample"
import { fieldsOf } from "@/lib/description/fields-of"
import * as apiDocsWords from "./api-docs-words"
import { DocsFrame } from "./docs-frame"
import { anchorOf, DOCS, docsOf } from "./docs-paths"
import { FieldList } from "./field-list"
import { InlineCode } from "./inline-code"
import { Method } from "./method"

const SAMPLE_ID = "sample"
const JSON_TYPE = "application/json"

/** Answers the reader's question: what do I send, and what comes back? */
export function CallPage({ api, origin, operation }: { api: ApiDescription; origin: string; operation: Operation }) {
	const { schemas } = api.components
	const subject = operation.tags[0] ?? ""
	const answers = Object.entries(operation.responses)
	const good = answers.filter(([status]) => status < "400")
	const sample = good.flatMap(([, { content }]) => content?.[JSON_TYPE] ?? [])[0]
	return (
		<DocsFrame version={api.info.version}>
			<div className="pt-4 sm:pt-6">
				<nav aria-label={apiDocsWords.allCalls} className="flex flex-wrap gap-x-2 text-ink-muted">
					<a href={DOCS} className="flex items-center hover:text-ink pointer-coarse:min-h-11">
						{apiDocsWords.allCalls}
					</a>
					<span aria-hidden="true" className="flex items-center">
						/
					</span>
					<a href={`${DOCS}#${anchorOf(subject)}`} className="flex items-center hover:text-ink pointer-coarse:min-h-11">
						{subject}
					</a>
				</nav>
				<h1 className="mt-2 font-display text-xl md:text-2xl">{operation.summary}</h1>
				<p className="mt-3 flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
					<Method name={operation.method} />
					<code className="text-base wrap-anywhere">{operation.path}</code>
				</p>
			</div>
			<div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
				<div className="flex min-w-0 flex-col gap-9">
					<Access operation={operation} />
					<Parameters
						title={apiDocsWords.pathFields}
						place="path"
						parameters={operation.parameters}
						schemas={schemas}
					/>
					<Parameters
						title={apiDocsWords.queryFields}
						place="query"
						parameters={operation.parameters}
						schemas={schemas}
					/>
					<Body operation={operation} schemas={schemas} />
					{good.map(([status, answer]) => (
						<GoodAnswer key={status} status={status} answer={answer} schemas={schemas} />
					))}
					<Refusals answers={answers.filter(([status]) => status >= "400" && status !== "default")} />
				</div>
				<aside id={SAMPLE_ID} className="min-w-0 scroll-mt-6">
					<div className="flex flex-col gap-6 lg:sticky lg:top-6">
						<Sample title={apiDocsWords.callSample} code={curlSample(operation, origin)} />
						{sample && <Sample title={apiDocsWords.answerSample} code={JSON.stringify(sample.example, null, 2)} />}
					</div>
				</aside>
			</div>
			<Neighbors api={api} operation={operation} subject={subject} />
		</DocsFrame>
	)
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="flex flex-col gap-2">
			<h2 className="text-base font-medium">{title}</h2>
			{children}
		</section>
	)
}

function Access({ operation }: { operation: Operation }) {
	const scope = keyScopeOf(operation)
	return (
		<div className="flex flex-col items-start gap-2">
			<p className="rounded-control bg-sunken px-2.5 py-1 font-medium">
				{scope ? <code>{scope}</code> : operation.security.length === 0 ? apiDocsWords.open : apiDocsWords.closed}
			</p>
			<p className="max-w-prose text-base">
				<InlineCode>{operation.description}</InlineCode>
			</p>
			<a href={`#${SAMPLE_ID}`} className="wall-link lg:hidden">
				{apiDocsWords.toSample}
			</a>
		</div>
	)
}

function Parameters({
	title,
	place,
	parameters,
	schemas,
}: {
	title: string
	place: "path" | "query"
	parameters: readonly Parameter[]
	schemas: Schemas
}) {
	const fields = parameters
		.filter((parameter) => parameter.in === place)
		.map(({ name, required = false, description, schema }) => ({
			name,
			required,
			schema: description ? { ...schema, description } : schema,
			fields: [],
		}))
	if (fields.length === 0) return null
	return (
		<Part title={title}>
			<FieldList fields={fields} schemas={schemas} />
		</Part>
	)
}

function Fields({ content, ...how }: { content: Content; schemas: Schemas; answered?: boolean }) {
	const fields = fieldsOf(content.schema, how.schemas)
	return fields.length > 0 ? <FieldList fields={fields} {...how} /> : <p>{apiDocsWords.noFields}</p>
}

function Body({ operation, schemas }: { operation: Operation; schemas: Schemas }) {
	const types = Object.entries(operation.requestBody?.content ?? {})
	// Among several forms, the one that takes most: only a multipart form takes files.
	const most = types.find(([type]) => type === "multipart/form-data") ?? shownBody(operation)
	if (!most) return null
	return (
		<Part title={apiDocsWords.body}>
			<p className="text-ink-muted">{apiDocsWords.bodyAs(types.map(([type]) => type))}</p>
			<Fields content={most[1]} schemas={schemas} />
		</Part>
	)
}

function GoodAnswer({ status, answer, schemas }: { status: string; answer: Answer; schemas: Schemas }) {
	const types = Object.keys(answer.content ?? {})
	const json = answer.content?.[JSON_TYPE]
	return (
		<Part title={`${apiDocsWords.answer} ${status}`}>
			<p className="text-ink-muted">
				<InlineCode>{answer.description}</InlineCode> {types.length > 0 && apiDocsWords.answeredAs(types)}
			</p>
			{json?.schema.$ref && <Fields content={json} schemas={schemas} answered />}
		</Part>
	)
}

function Refusals({ answers }: { answers: readonly [string, Answer][] }) {
	return (
		<Part title={apiDocsWords.refusals}>
			<p className="text-ink-muted">
				<InlineCode>{apiDocsWords.refusalsAbout}</InlineCode>
			</p>
			<dl className="divide-y divide-line border-y border-line">
				{answers.map(([status, { description }]) => (
					<div key={status} className="flex gap-4 py-2">
						<dt className="w-10 shrink-0 font-medium tabular-nums">{status}</dt>
						<dd>
							<InlineCode>{description}</InlineCode>
						</dd>
					</div>
				))}
			</dl>
		</Part>
	)
}

function Sample({ title, code }: { title: string; code: string }) {
	return (
		<section className="flex flex-col gap-2">
			<h2 className="text-base font-medium">{title}</h2>
			<Snippet label={title} code={code} />
		</section>
	)
}

function Neighbors({ api, operation, subject }: { api: ApiDescription; operation: Operation; subject: string }) {
	const all = operationsOf(api).filter(({ tags }) => tags.includes(subject))
	const at = all.findIndex(({ operationId }) => operationId === operation.operationId)
	const [before, after] = [all[at - 1], all[at + 1]]
	return (
		<nav
			aria-label={apiDocsWords.neighbors}
			className="mt-12 flex flex-wrap justify-between gap-4 border-t border-line pt-4"
		>
			{before && <Neighbor label={apiDocsWords.previous} operation={before} />}
			{after && <Neighbor label={apiDocsWords.next} operation={after} />}
		</nav>
	)
}

function Neighbor({ label, operation }: { label: string; operation: Operation }) {
	return (
		<a href={docsOf(operation)} className="flex min-h-11 flex-col justify-center hover:underline">
			<span className="text-xs text-ink-muted">{label}</span>
			<span className="font-medium">{operation.summary}</span>
		</a>
	)
}

import type { ApiDescription } from "@/lib/description/api-description"
import { operationsOf } from "@/lib/description/api-description"
import { curlSample } from "@/lib/description/curl-sample"
import { type Caller, findOperations } from "@/lib/description/find-operations"
import { AllCalls, countOf } from "./all-calls"
import * as apiDocsWords from "./api-docs-words"
import { DocsFrame } from "./docs-frame"
import { FindForm } from "./find-form"
import { HowItWorks } from "./how-it-works"

/** Answers the reader's question: which call does what I need? */
export function Overview({
	api,
	origin,
	q,
	caller,
}: {
	api: ApiDescription
	origin: string
	q: string
	caller: Caller
}) {
	const subjects = findOperations(api, { q, caller })
	const isAsked = q !== "" || caller !== ""
	const first = operationsOf(api).find(({ operationId }) => operationId === "getAdminDashboard")
	return (
		<DocsFrame version={api.info.version}>
			<div className="flex flex-col gap-6 pt-6 sm:pt-10">
				<div>
					<h1 className="font-display text-xl md:text-2xl">{apiDocsWords.apiReference}</h1>
					<p className="mt-2 max-w-prose text-base text-ink-muted">{apiDocsWords.referenceLead}</p>
				</div>
				<div className="max-w-3xl">
					<FindForm q={q} caller={caller} />
				</div>
				{!isAsked && first && <HowItWorks api={api} firstCall={curlSample(first, origin)} />}
				{subjects.length > 0 && <p className="font-medium">{countOf(subjects)}</p>}
				<AllCalls subjects={subjects} />
			</div>
		</DocsFrame>
	)
}

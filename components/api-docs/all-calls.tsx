import { buttonClass } from "@/components/ui/button-class"
import { EmptyState } from "@/components/ui/empty-state"
import { keyScopeOf, type Operation } from "@/lib/description/api-description"
import type { Subject } from "@/lib/description/find-operations"
import * as apiDocsWords from "./api-docs-words"
import { anchorOf, DOCS, docsOf } from "./docs-paths"
import { Method } from "./method"

const callerOf = (operation: Operation) =>
	keyScopeOf(operation) ?? (operation.security.length === 0 ? apiDocsWords.open : apiDocsWords.closed)

export function AllCalls({ subjects }: { subjects: readonly Subject[] }) {
	if (subjects.length === 0) {
		return (
			<EmptyState
				title={apiDocsWords.nothingFound}
				action={
					<a href={DOCS} className={buttonClass()}>
						{apiDocsWords.showAllCalls}
					</a>
				}
			>
				{apiDocsWords.nothingFoundWhy}
			</EmptyState>
		)
	}
	return (
		<div className="grid gap-x-10 gap-y-6 lg:grid-cols-[10.5rem_minmax(0,1fr)]">
			<nav aria-label={apiDocsWords.subjects}>
				<ul className="flex flex-wrap gap-x-5 lg:sticky lg:top-6 lg:flex-col">
					{subjects.map(({ name, operations }) => (
						<li key={name}>
							<a
								href={`#${anchorOf(name)}`}
								className="flex h-9 items-center gap-2 text-ink-muted hover:text-ink pointer-coarse:h-11"
							>
								{name}
								<span className="text-xs tabular-nums">{operations.length}</span>
							</a>
						</li>
					))}
				</ul>
			</nav>
			<div className="flex min-w-0 flex-col gap-12">
				{subjects.map(({ name, description, operations }) => (
					<section key={name} id={anchorOf(name)} aria-labelledby={`${anchorOf(name)}-title`} className="scroll-mt-6">
						<h2 id={`${anchorOf(name)}-title`} className="text-lg font-medium">
							{name}
						</h2>
						<p className="mt-1 max-w-prose text-ink-muted">{description}</p>
						<ul className="mt-3 divide-y divide-line border-y border-line">
							{operations.map((operation) => (
								<CallRow key={operation.operationId} operation={operation} />
							))}
						</ul>
					</section>
				))}
			</div>
		</div>
	)
}

function CallRow({ operation }: { operation: Operation }) {
	return (
		<li>
			<a
				href={docsOf(operation)}
				className="-mx-2 grid items-baseline gap-x-5 gap-y-0.5 rounded-control px-2 py-2.5 hover:bg-sunken md:grid-cols-[minmax(0,3fr)_minmax(0,4fr)] xl:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_10rem]"
			>
				<span className="font-medium">{operation.summary}</span>
				<span className="flex items-baseline gap-2 text-ink-muted">
					<Method name={operation.method} />
					<code className="text-xs wrap-anywhere">{operation.path}</code>
				</span>
				<span className="text-xs text-ink-muted max-xl:hidden">{callerOf(operation)}</span>
			</a>
		</li>
	)
}

export const countOf = (subjects: readonly Subject[]) =>
	apiDocsWords.found(subjects.reduce((sum, { operations }) => sum + operations.length, 0))

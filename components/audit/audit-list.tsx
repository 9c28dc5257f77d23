import { EmptyState } from "@/components/ui/empty-state"
import { LocalTime } from "@/components/ui/local-time"
import { Pagination } from "@/components/ui/pagination"
import type { AuditEntry } from "@/lib/client/contract"
import { auditWords } from "./audit-words"
import { type AuditChange, describeEntry } from "./describe-entry"

export interface AuditListProps {
	page: { items: AuditEntry[]; next: string | null }
	/** The section's own address, which has a query. */
	href: string
	cursor: string | undefined
	showTenant?: boolean
}

export function AuditList({ page: { items, next }, href, cursor, showTenant = false }: AuditListProps) {
	if (items.length === 0) {
		return <EmptyState title={auditWords.none}>{auditWords.noneWhy}</EmptyState>
	}
	return (
		<>
			<ol aria-label={auditWords.activity} className="border-b border-line">
				{items.map((entry) => (
					<Entry key={entry.id} entry={entry} showTenant={showTenant} />
				))}
			</ol>
			<Pagination
				label={auditWords.pages}
				newestHref={cursor ? href : null}
				olderHref={next && `${href}&cursor=${encodeURIComponent(next)}`}
			/>
		</>
	)
}

function Entry({ entry, showTenant }: { entry: AuditEntry; showTenant: boolean }) {
	const { summary, summaryAt, inSentence, details } = describeEntry(entry)
	const tenant = showTenant ? entry.tenant_name : null
	return (
		<li className="grid gap-x-6 gap-y-1 border-t border-line py-3.5 sm:grid-cols-[minmax(0,1fr)_auto]">
			<p className="min-w-0 text-ink wrap-anywhere">
				<span className="font-medium">{entry.actor_email}</span> {tenant ? summaryAt : summary}
				{tenant && (
					<>
						{" "}
						<span className="font-medium">{tenant}</span>
					</>
				)}
				{inSentence && (
					<>
						: {inSentence.label}, <Values change={inSentence} />
					</>
				)}
			</p>
			<p className="text-xs text-ink-muted sm:row-span-2 sm:pt-0.5 sm:text-end">
				<LocalTime iso={entry.created_at} />
				<span className="ms-2 sm:ms-0 sm:block">{entry.ip_address}</span>
			</p>
			{details.length > 0 && (
				<details className="min-w-0 text-ink-muted">
					<summary className="min-h-11 content-center wrap-anywhere sm:min-h-8">
						{auditWords.details(details.map(({ label }) => label))}
					</summary>
					<dl className="flex flex-col gap-0.5 ps-4">
						{details.map((change) => (
							<div key={change.label} className="min-w-0">
								<dt className="inline">{change.label}: </dt>
								<dd className="inline wrap-anywhere">
									<Values change={change} />
								</dd>
							</div>
						))}
					</dl>
				</details>
			)}
		</li>
	)
}

function Values({ change: { from, to } }: { change: AuditChange }) {
	return (
		<>
			{from !== null && (
				<>
					{to !== null && <span className="sr-only">{auditWords.from} </span>}
					<del className={to === null ? undefined : "no-underline"}>{from}</del>
				</>
			)}
			{from !== null && to !== null && (
				<>
					<span aria-hidden="true"> → </span>
					<span className="sr-only"> {auditWords.to} </span>
				</>
			)}
			{to !== null && <ins className="text-ink no-underline">{to}</ins>}
		</>
	)
}

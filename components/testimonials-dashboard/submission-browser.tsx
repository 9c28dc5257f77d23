"use client"

import { useRouter } from "next/navigation"
import { type ReactNode, startTransition, useEffect, useRef, useState, useTransition } from "react"
import { ExportLink } from "@/components/forms/export-link"
import { Checkbox } from "@/components/ui/checkbox"
import { classNames } from "@/components/ui/class-names"
import { commonWords } from "@/components/ui/common-words"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { KeyHints } from "@/components/ui/key-hints"
import { Pagination } from "@/components/ui/pagination"
import { SearchBox } from "@/components/ui/search-box"
import { StackingTable } from "@/components/ui/stacking-table"
import { useRowKeys } from "@/components/ui/use-row-keys"
import { pathOf } from "@/lib/client/api"
import type { Dashboard, Submission, Tenant } from "@/lib/client/contract"
import { dashboardWords, testimonialListWords } from "@/lib/submissions/dashboard-words"
import { canUse, mayReject } from "@/lib/submissions/policy"
import { BulkBar } from "./bulk-bar"
import { ImportLink } from "./import-link"
import { type ListSearch, listHref, watchHref } from "./list-search"
import { NoSubmissions } from "./no-submissions"
import { RejectDialog } from "./reject-dialog"
import { ShareDialog } from "./share-dialog"
import { SubmissionRow } from "./submission-row"
import { TagDialog } from "./tags/tag-dialog"
import { TagFilter } from "./tags/tag-filter"
import { TotalsStrip } from "./totals-strip"
import { useFreshList } from "./use-fresh-list"
import { useOptimisticRows } from "./use-optimistic-rows"
import { useSubmissionActions } from "./use-submission-actions"
import { useToastRoom } from "./use-toast-room"
import { useUntilReady } from "./use-until-ready"

/** More than one screen shows. */
const FIRST = 8

/**
 * The rows to render. The server's HTML and hydration include only FIRST rows, the others follow at once. With fifty
 * rows a phone would have to hydrate six times as much before the first press has an effect.
 */
function useShownFirst<Row>(rows: Row[]): Row[] {
	const [all, setAll] = useState(false)
	useEffect(() => startTransition(() => setAll(true)), [])
	return all ? rows : rows.slice(0, FIRST)
}

const COLUMNS = [
	{ name: testimonialListWords.columnVideo },
	{ name: testimonialListWords.columnCustomer },
	{ name: testimonialListWords.columnDate },
	{ name: testimonialListWords.columnLength, isNumber: true },
	{ name: testimonialListWords.columnSize, isNumber: true },
	{ name: testimonialListWords.columnStatus },
]

export interface SubmissionBrowserProps {
	dashboard: Pick<Dashboard, "submissions" | "totals" | "tags" | "next_cursor">
	base: string
	search: ListSearch
	/** Null on the platform's list, which then names each row's tenant. */
	tenant: Pick<Tenant, "tenant_slug" | "page_url" | "accept_written"> | null
	readOnly: boolean
	mayExport: boolean
	firstRun?: ReactNode
}

export function SubmissionBrowser({
	dashboard,
	base,
	search,
	tenant,
	readOnly,
	mayExport,
	firstRun,
}: SubmissionBrowserProps) {
	const router = useRouter()
	const [loading, startLoading] = useTransition()
	const optimistic = useOptimisticRows(dashboard.submissions, dashboard.totals, search.status)
	const { rows, totals } = optimistic
	useFreshList(dashboard.submissions)
	useUntilReady(dashboard.submissions)
	useToastRoom()
	const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
	const [deleting, setDeleting] = useState<Submission[] | null>(null)
	const [rejecting, setRejecting] = useState<Submission[] | null>(null)
	const [sharing, setSharing] = useState<Submission | null>(null)
	/** The testimonials whose tags are edited; none to manage the tags alone. */
	const [tagging, setTagging] = useState<Submission[] | null>(null)
	const actions = useSubmissionActions(optimistic, { onShare: setSharing })
	const { cursor, ...filter } = search
	const list = { ...filter, ofAll: tenant === null }
	// Businesses that take only videos have nothing to choose from.
	const hasKinds = Boolean(tenant?.accept_written || search.kind || dashboard.submissions.some(({ kind }) => kind))
	const searchRef = useRef<HTMLInputElement>(null)

	const shown = useShownFirst(rows)
	const selected = rows.filter((row) => picked.has(row.id))
	const clear = () => setPicked(new Set())
	const pick = (id: string, on: boolean) => {
		if (readOnly) return
		setPicked((before) => {
			const next = new Set(before)
			if (on) next.add(id)
			else next.delete(id)
			return next
		})
	}
	const keys = useRowKeys<HTMLTableSectionElement>({
		searchRef,
		ids: rows.map((row) => row.id),
		onToggle: (id) => pick(id, !picked.has(id)),
		onEscape: clear,
	})
	const go = (href: string, how: "push" | "replace" = "push") => startLoading(() => router[how](href))

	function forSelected(act: (rows: Submission[]) => void) {
		act(selected)
		clear()
	}

	return (
		<>
			<div className="flex flex-wrap items-end justify-between gap-x-8 border-b border-line pt-5">
				<TotalsStrip totals={totals} base={base} search={search} onNavigate={go} />
				<div className="flex w-full flex-wrap items-center gap-2 pb-4 max-lg:order-last max-lg:-mx-4 max-lg:w-[calc(100%+2rem)] max-lg:border-t max-lg:border-line max-lg:px-4 max-lg:pt-3 lg:w-auto lg:pt-3 lg:pb-2.5 max-sm:[&>search]:basis-full">
					<SearchBox
						label={testimonialListWords.search}
						placeholder={testimonialListWords.searchIn}
						inputRef={searchRef}
						value={search.q ?? ""}
						onSearch={(q) => go(listHref(base, { ...filter, q }), "replace")}
					/>
					{(tenant || hasKinds) && (
						<TagFilter
							tags={dashboard.tags}
							search={search}
							hasKinds={hasKinds}
							readOnly={readOnly}
							onFilter={(chosen) => go(listHref(base, chosen))}
							onManage={tenant && (() => setTagging([]))}
						/>
					)}
					{tenant && !readOnly && <ImportLink tenantSlug={tenant.tenant_slug} />}
					{mayExport && (
						<ExportLink
							href={pathOf("GET /api/admin/submissions/export", {}, { tenant_slug: tenant?.tenant_slug, ...filter })}
						/>
					)}
				</div>
			</div>
			<div aria-busy={loading} className={classNames("transition-opacity", loading && "opacity-50")}>
				{rows.length === 0 ? (
					<NoSubmissions
						none={totals.total === 0}
						search={search}
						base={base}
						tenant={tenant}
						readOnly={readOnly}
						firstRun={firstRun}
					/>
				) : (
					<StackingTable
						label={dashboardWords.testimonials}
						columns={COLUMNS}
						bodyProps={keys.bodyProps}
						selectAll={
							<span className="-ms-2 flex">
								<Checkbox
									hideLabel
									label={testimonialListWords.selectAll}
									autoComplete="off"
									checked={selected.length === rows.length}
									disabled={readOnly}
									onChange={(event) => setPicked(new Set(event.target.checked ? rows.map((row) => row.id) : []))}
								/>
							</span>
						}
					>
						{shown.map((row) => (
							<SubmissionRow
								key={row.id}
								row={row}
								watchHref={watchHref(row, list)}
								showTenant={tenant === null}
								readOnly={readOnly}
								selected={picked.has(row.id)}
								tabbable={row.id === keys.tabbable}
								onSelect={(on) => pick(row.id, on)}
								onStatus={(status) =>
									status === "rejected" ? setRejecting([row]) : void actions.setStatus([row], status)
								}
								onDownload={() => void actions.download(row)}
								onRepair={() => void actions.repair(row)}
								onShare={() => setSharing(row)}
								onPin={(pinned) => void actions.pin(row, pinned)}
								onTags={tenant ? () => setTagging([row]) : undefined}
								onDelete={() => setDeleting([row])}
							/>
						))}
					</StackingTable>
				)}
				<Pagination
					label={testimonialListWords.pages}
					newestHref={cursor ? listHref(base, filter) : null}
					olderHref={dashboard.next_cursor && listHref(base, { ...filter, cursor: dashboard.next_cursor })}
				/>
				{rows.length > 0 && <KeyHints hints={testimonialListWords.listKeys} />}
			</div>
			{selected.length > 0 && !readOnly && (
				<BulkBar
					count={selected.length}
					usable={selected.some(canUse)}
					rejectable={selected.some((row) => canUse(row) && mayReject(row))}
					onApprove={() => forSelected((chosen) => void actions.setStatus(chosen, "approved"))}
					onReject={() => setRejecting(selected.filter((row) => canUse(row) && mayReject(row)))}
					onTags={tenant ? () => setTagging(selected.filter(canUse)) : undefined}
					onDelete={() => setDeleting(selected)}
					onClear={clear}
				/>
			)}
			<RejectDialog
				rows={rejecting}
				onReject={(chosen, reason) => {
					void actions.setStatus(chosen, "rejected", reason)
					clear()
				}}
				onClose={() => setRejecting(null)}
			/>
			<ConfirmDialog
				open={deleting !== null}
				onOpenChange={(open) => !open && setDeleting(null)}
				title={dashboardWords.deleteTitle(deleting ?? [])}
				description={dashboardWords.deleteConfirmation(deleting?.length ?? 0)}
				confirmLabel={commonWords.delete}
				onConfirm={() => {
					if (deleting) void actions.remove(deleting)
				}}
			/>
			{tagging && tenant && (
				<TagDialog
					tags={dashboard.tags}
					tenantSlug={tenant.tenant_slug}
					rows={tagging}
					onChanged={() => router.refresh()}
					onClose={() => setTagging(null)}
				/>
			)}
			{sharing && <ShareDialog row={sharing} onClose={() => setSharing(null)} onShared={() => router.refresh()} />}
		</>
	)
}

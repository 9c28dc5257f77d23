"use client"

import Link from "next/link"
import { useRouter } from "next/navigation"
import { useRef, useState, useTransition } from "react"
import { toast } from "sonner"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import { listHref } from "@/components/testimonials-dashboard/list-search"
import { buttonClass } from "@/components/ui/button-class"
import { classNames } from "@/components/ui/class-names"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { EmptyState } from "@/components/ui/empty-state"
import { ExportLink } from "@/components/ui/export-link"
import { NothingFound } from "@/components/ui/nothing-found"
import { Pagination } from "@/components/ui/pagination"
import { SearchBox } from "@/components/ui/search-box"
import { StackingTable } from "@/components/ui/stacking-table"
import { useRowKeys } from "@/components/ui/use-row-keys"
import { pathOf } from "@/lib/client/api"
import type { Lead } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { LeadRow } from "./lead-row"

export interface LeadsData {
	list: { items: Lead[]; next: string | null }
	search: { q?: string; cursor?: string }
}

export interface LeadsTabProps {
	data: LeadsData
	base: string
	access: SettingsAccess
	/** Address of the conversations, including a query. */
	conversationsHref: string
	/** Where the admin turns on lead capture. */
	visitorsHref: string
}

const COLUMNS = [
	{ name: "Visitor" },
	{ name: "Company" },
	{ name: "Phone" },
	{ name: "Quiz score", isNumber: true },
	{ name: "Date" },
]

/** Answers the admin's question: which visitors can I get back to? */
export function LeadsTab({ data: { list, search }, base, access, conversationsHref, visitorsHref }: LeadsTabProps) {
	const router = useRouter()
	const [loading, startLoading] = useTransition()
	const [deleting, setDeleting] = useState<Lead | null>(null)
	const searchRef = useRef<HTMLInputElement>(null)
	const keys = useRowKeys<HTMLTableSectionElement>({ searchRef, ids: list.items.map(({ id }) => id) })
	const { q = "", cursor } = search
	const query = namedTenant(access)

	async function remove({ id, email }: Lead): Promise<void> {
		try {
			await adminCall("DELETE /api/admin/chatbot/lead/{id}", { params: { id }, query })
		} catch (error) {
			toastError("Failed to delete lead", error)
			return
		}
		toast.success("Lead deleted", { description: email })
		startLoading(() => router.refresh())
	}

	if (list.items.length === 0 && !q && !cursor) {
		return (
			<EmptyState
				title="No leads yet"
				action={
					<Link href={visitorsHref} className={buttonClass({ variant: "secondary" })}>
						Look at lead capture
					</Link>
				}
			>
				Visitors who leave their address in the chat stand here, with the conversation they had.
			</EmptyState>
		)
	}
	return (
		<>
			<div className="flex items-center gap-2 border-b border-line py-3 lg:py-4">
				<SearchBox
					label="Search leads"
					placeholder="Name, email or company"
					inputRef={searchRef}
					value={q}
					onSearch={(text) => startLoading(() => router.replace(listHref(base, { q: text })))}
				/>
				<ExportLink href={pathOf("GET /api/admin/chatbot/leads/export", {}, { ...query, q })} />
			</div>
			<div aria-busy={loading} className={classNames("transition-opacity", loading && "opacity-50")}>
				{list.items.length === 0 ? (
					<NothingFound title="No lead matches" q={q} base={base} />
				) : (
					<StackingTable label="Leads" columns={COLUMNS} bodyProps={keys.bodyProps}>
						{list.items.map((lead) => (
							<LeadRow
								key={lead.id}
								lead={lead}
								conversationHref={lead.conversation_id && `${conversationsHref}&conversation=${lead.conversation_id}`}
								readOnly={access.readOnly !== null}
								tabbable={lead.id === keys.tabbable}
								onDelete={() => setDeleting(lead)}
							/>
						))}
					</StackingTable>
				)}
				<Pagination
					label="Pages of leads"
					newestHref={cursor ? listHref(base, { q }) : null}
					olderHref={list.next && listHref(base, { q, cursor: list.next })}
				/>
			</div>
			<ConfirmDialog
				open={deleting !== null}
				onOpenChange={(open) => !open && setDeleting(null)}
				title={`Delete ${deleting?.email ?? ""}?`}
				description="Name, address and whatever else was left go, and cannot be brought back. The conversation stays, as an anonymous visitor’s."
				confirmLabel="Delete"
				onConfirm={() => deleting && void remove(deleting)}
			/>
		</>
	)
}

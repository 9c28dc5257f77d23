"use client"

import Link from "next/link"
import { useRouter } from "next/navigation"
import { useRef, useTransition } from "react"
import { ExportLink } from "@/components/forms/export-link"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { useRowAction } from "@/components/forms/use-row-action"
import { listHref } from "@/components/testimonials-dashboard/list-search"
import { buttonClass } from "@/components/ui/button-class"
import { classNames } from "@/components/ui/class-names"
import { commonWords } from "@/components/ui/common-words"
import { EmptyState } from "@/components/ui/empty-state"
import { NothingFound } from "@/components/ui/nothing-found"
import { Pagination } from "@/components/ui/pagination"
import { SearchBox } from "@/components/ui/search-box"
import { StackingTable } from "@/components/ui/stacking-table"
import { useRowKeys } from "@/components/ui/use-row-keys"
import { pathOf } from "@/lib/client/api"
import type { Lead } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import type { NewestSession } from "@/lib/quizzes/analytics/answers"
import { chatbotWords, leadWords } from "../chatbot-words"
import { type LeadColumns, LeadRow } from "./lead-row"

export interface LeadsData {
	list: { items: Lead[]; next: string | null }
	search: { q?: string; cursor?: string }
	sessions: NewestSession[]
}

export interface LeadsTabProps {
	data: LeadsData
	base: string
	access: SettingsAccess
	/** Address of the conversations, including a query. */
	conversationsHref: string
	visitorsHref: string
}

function columnsOf(leads: Lead[]): LeadColumns {
	return {
		company: leads.some(({ company }) => company),
		phone: leads.some(({ phone }) => phone),
		score: leads.some(({ score }) => score !== null),
	}
}

/** Answers the admin's question: which visitors can I get back to? */
export function LeadsTab({ data, base, access, conversationsHref, visitorsHref }: LeadsTabProps) {
	const { list, search, sessions } = data
	const router = useRouter()
	const [loading, startLoading] = useTransition()
	const searchRef = useRef<HTMLInputElement>(null)
	const keys = useRowKeys<HTMLTableSectionElement>({ searchRef, ids: list.items.map(({ id }) => id) })
	const { q = "", cursor } = search
	const query = namedTenant(access)
	const shown = columnsOf(list.items)
	const columns = [
		{ name: leadWords.columnContact },
		...(shown.company ? [{ name: leadWords.columnCompany }] : []),
		...(shown.phone ? [{ name: leadWords.columnPhone }] : []),
		...(shown.score ? [{ name: leadWords.columnScore, isNumber: true }] : []),
		{ name: leadWords.columnDate },
	]

	const deletion = useRowAction<Lead>({
		question: ({ email }) => ({
			title: leadWords.deleteTitle(email),
			description: leadWords.deleteEffect,
			confirmLabel: commonWords.delete,
		}),
		send: ({ id }) => adminCall("DELETE /api/admin/chatbot/lead/{id}", { params: { id }, query }),
		done: leadWords.deleted,
		nameOf: ({ email }) => email,
		failed: leadWords.deleteFailed,
		settled: () => startLoading(() => router.refresh()),
	})

	if (list.items.length === 0 && !q && !cursor) {
		return (
			<EmptyState
				title={leadWords.none}
				action={
					<Link href={visitorsHref} className={buttonClass({ variant: "secondary" })}>
						{leadWords.settings}
					</Link>
				}
			>
				{leadWords.noneWhy}
			</EmptyState>
		)
	}
	return (
		<>
			<p className="pt-3 text-ink-muted">{leadWords.about}</p>
			<div className="flex flex-wrap items-center gap-2 border-b border-line py-3 lg:py-4">
				<SearchBox
					label={leadWords.search}
					placeholder={leadWords.searchBy}
					inputRef={searchRef}
					value={q}
					onSearch={(text) => startLoading(() => router.replace(listHref(base, { q: text })))}
				/>
				{access.mayExport && <ExportLink href={pathOf("GET /api/admin/chatbot/leads/export", {}, { ...query, q })} />}
			</div>
			<div aria-busy={loading} className={classNames("transition-opacity", loading && "opacity-50")}>
				{list.items.length === 0 ? (
					<NothingFound title={leadWords.noMatches} q={q} base={base} />
				) : (
					<StackingTable label={chatbotWords.leads} columns={columns} bodyProps={keys.bodyProps}>
						{list.items.map((lead) => (
							<LeadRow
								key={lead.id}
								lead={lead}
								shown={shown}
								session={sessions.find(({ email }) => email === lead.email) ?? null}
								access={access}
								conversationHref={lead.conversation_id && `${conversationsHref}&conversation=${lead.conversation_id}`}
								tabbable={lead.id === keys.tabbable}
								onDelete={() => deletion.ask(lead)}
							/>
						))}
					</StackingTable>
				)}
				<Pagination
					label={leadWords.pages}
					newestHref={cursor ? listHref(base, { q }) : null}
					olderHref={list.next && listHref(base, { q, cursor: list.next })}
				/>
			</div>
			{deletion.dialog}
		</>
	)
}

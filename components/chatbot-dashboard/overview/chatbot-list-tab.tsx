"use client"

import Link from "next/link"
import { useRouter } from "next/navigation"
import { useRef, useTransition } from "react"
import { tenantWords } from "@/components/tenants/tenant-words"
import { listHref } from "@/components/testimonials-dashboard/list-search"
import { Badge, type BadgeTone } from "@/components/ui/badge"
import { buttonClass } from "@/components/ui/button-class"
import { classNames } from "@/components/ui/class-names"
import { EmptyState } from "@/components/ui/empty-state"
import { NothingFound } from "@/components/ui/nothing-found"
import { Pagination } from "@/components/ui/pagination"
import { SearchBox } from "@/components/ui/search-box"
import { StackingTable } from "@/components/ui/stacking-table"
import { CELL, ROW } from "@/components/ui/table-roles"
import { useRowKeys } from "@/components/ui/use-row-keys"
import { MODELS } from "@/lib/ai/models"
import type { LoadedChatbots } from "@/lib/chatbot/platform/loaders"
import type { ChatbotListEntry } from "@/lib/client/contract"
import { chatbotPath, PLATFORM_QUIZZES_HREF } from "../chatbot-tabs"
import { chatbotListWords, chatbotWords } from "../chatbot-words"

const STATUS: Record<ChatbotListEntry["chatbot_status"], { label: string; tone: BadgeTone }> = {
	active: { label: chatbotListWords.statusActive, tone: "success" },
	disabled: { label: chatbotListWords.statusOff, tone: "warning" },
	inactive: { label: chatbotListWords.statusInactive, tone: "neutral" },
}
const COLUMNS = [
	{ name: chatbotListWords.columnChatbot },
	{ name: chatbotListWords.columnModel },
	{ name: chatbotListWords.columnStatus },
	{ name: chatbotWords.conversations, isNumber: true },
	{ name: chatbotWords.leads, isNumber: true },
]
const figure = (amount: number) => amount.toLocaleString("en-US")

export interface ChatbotListTabProps {
	loaded: LoadedChatbots
	base: string
	search: { q?: string; cursor?: string }
}

/** Answers the platform admin's question: which chatbots are there, and which of them talk to people? */
export function ChatbotListTab({ loaded, base, search }: ChatbotListTabProps) {
	const { chatbots, total_chatbots, total_conversations, total_leads, next_cursor } = loaded
	const router = useRouter()
	const [loading, startLoading] = useTransition()
	const searchRef = useRef<HTMLInputElement>(null)
	const keys = useRowKeys<HTMLTableSectionElement>({ searchRef, ids: chatbots.map(({ tenant_id }) => tenant_id) })
	const { q = "", cursor } = search
	return (
		<>
			<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-4">
				<h2 aria-live="polite" className="flex flex-wrap items-baseline gap-x-4 text-ink-muted">
					<span>
						<data value={total_chatbots} className="text-lg font-medium text-ink sm:text-xl">
							{figure(total_chatbots)}
						</data>{" "}
						{chatbotListWords.found(total_chatbots, q)}
					</span>
					{!q && (
						<span className="text-sm font-normal">
							{chatbotListWords.conversationsAndLeads(total_conversations, total_leads)}
						</span>
					)}
				</h2>
				<div className="flex w-full items-center gap-2 sm:w-auto">
					<Link
						href={PLATFORM_QUIZZES_HREF}
						className={classNames("max-sm:order-last", buttonClass({ variant: "secondary" }))}
					>
						{chatbotListWords.quizzes}
					</Link>
					<SearchBox
						label={chatbotListWords.search}
						placeholder={chatbotListWords.searchBy}
						inputRef={searchRef}
						value={q}
						onSearch={(text) => startLoading(() => router.replace(listHref(base, { q: text })))}
					/>
				</div>
			</div>
			<div aria-busy={loading} className={classNames("transition-opacity", loading && "opacity-50")}>
				{chatbots.length === 0 ? (
					q ? (
						<NothingFound title={chatbotListWords.noMatches} q={q} base={base} />
					) : (
						<EmptyState title={chatbotListWords.none}>{chatbotListWords.noneWhy}</EmptyState>
					)
				) : (
					<StackingTable label={chatbotListWords.chatbots} columns={COLUMNS} bodyProps={keys.bodyProps}>
						{chatbots.map((chatbot) => (
							<ChatbotRow key={chatbot.tenant_id} chatbot={chatbot} tabbable={chatbot.tenant_id === keys.tabbable} />
						))}
					</StackingTable>
				)}
				<Pagination
					label={chatbotListWords.pages}
					newestHref={cursor ? listHref(base, { q }) : null}
					olderHref={next_cursor && listHref(base, { q, cursor: next_cursor })}
				/>
			</div>
		</>
	)
}

function ChatbotRow({ chatbot, tabbable }: { chatbot: ChatbotListEntry; tabbable: boolean }) {
	const { label, tone } = STATUS[chatbot.chatbot_status]
	return (
		<tr
			{...ROW}
			data-row={chatbot.tenant_id}
			tabIndex={tabbable ? 0 : -1}
			className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3 max-lg:-mx-4 max-lg:px-4 focus-visible:-outline-offset-2 lg:table-row lg:py-0 lg:hover:bg-sunken/60"
		>
			<td {...CELL} className="min-w-0 lg:w-2/5 lg:max-w-0 lg:py-3 lg:pe-6">
				<span className="block truncate font-medium text-ink">{chatbot.tenant_name}</span>
				<span className="block truncate text-ink-muted">
					{chatbot.chatbot_name} · {chatbot.tenant_slug}
				</span>
			</td>
			<td {...CELL} className="text-ink-muted max-lg:hidden lg:pe-6 lg:whitespace-nowrap">
				{MODELS.find(({ model }) => model === chatbot.ai_model)?.label ?? chatbot.ai_model}
			</td>
			<td {...CELL} className="max-lg:text-end lg:pe-6">
				<Badge tone={tone}>{label}</Badge>
			</td>
			<td {...CELL} className="text-ink-muted lg:pe-6 lg:text-end lg:text-ink">
				<span className="max-lg:hidden">{figure(chatbot.total_conversations)}</span>
				<span className="lg:hidden">
					{chatbotListWords.conversationsAndLeads(chatbot.total_conversations, chatbot.total_leads)}
				</span>
			</td>
			<td {...CELL} className="max-lg:hidden lg:pe-6 lg:text-end">
				{figure(chatbot.total_leads)}
			</td>
			<td {...CELL} className="lg:w-px lg:whitespace-nowrap">
				<span className="flex justify-end">
					<Link
						data-main
						href={chatbotPath(chatbot.tenant_slug)}
						prefetch={false}
						className={buttonClass({ variant: "secondary", size: "sm" })}
					>
						{tenantWords.manage}
						<span className="sr-only"> {chatbot.tenant_name}</span>
					</Link>
				</span>
			</td>
		</tr>
	)
}

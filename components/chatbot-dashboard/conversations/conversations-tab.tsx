"use client"

import Link from "next/link"
import { useRouter } from "next/navigation"
import { useRef, useTransition } from "react"
import { ExportLink } from "@/components/forms/export-link"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { useRowAction } from "@/components/forms/use-row-action"
import { buttonClass } from "@/components/ui/button-class"
import { classNames } from "@/components/ui/class-names"
import { commonWords } from "@/components/ui/common-words"
import { EmptyState } from "@/components/ui/empty-state"
import { NothingFound } from "@/components/ui/nothing-found"
import { Notice } from "@/components/ui/notice"
import { Pagination } from "@/components/ui/pagination"
import { SearchBox } from "@/components/ui/search-box"
import { useRowKeys } from "@/components/ui/use-row-keys"
import { pathOf } from "@/lib/client/api"
import type { Conversation, LiveConversation, WholeConversation } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { chatbotWords, conversationWords } from "../chatbot-words"
import { inboxName } from "../live/inbox-name"
import { liveWords } from "../live/live-words"
import { NotifyButton } from "../live/notify-button"
import { useLiveInbox } from "../live/use-live-inbox"
import { ConversationList, itemOf, liveItemOf } from "./conversation-list"
import { ConversationReader } from "./conversation-reader"
import { type ConversationSearch, conversationHref, firstIn } from "./conversation-search"
import { InboxFilterLinks } from "./inbox-filter"

export interface ConversationsData {
	/** All conversations; empty where the live inbox is the list. */
	list: { items: Conversation[]; next: string | null }
	/** The conversation in the address, else the first of the list. Null if there is none, or if it no longer exists. */
	whole: WholeConversation | null
	search: ConversationSearch
	/** Null on the platform's dashboard, which only looks in. */
	live: {
		conversations: LiveConversation[]
		viewerId: string
		isOffered: boolean
	} | null
}

export interface ConversationsTabProps {
	data: ConversationsData
	base: string
	access: SettingsAccess
	embedHref: string
	testsHref: string
	personHref: string
}

/** Answers the admin's questions: who waits for me, what do people ask, and was the answer good? */
export function ConversationsTab({ data, base, access, embedHref, testsHref, personHref }: ConversationsTabProps) {
	const { list, whole, search, live } = data
	const router = useRouter()
	const [loading, startLoading] = useTransition()
	const searchRef = useRef<HTMLInputElement>(null)
	const query = namedTenant(access)
	const { q = "", cursor, conversation, show } = search
	const liveHref = conversationHref(base, { show: "waiting" })
	const { conversations, problem, liveOf, shown, missed } = useShown(data, access, liveHref)
	const keys = useRowKeys<HTMLDivElement>({ searchRef, ids: [...shown, ...missed].map(({ id }) => id) })
	const listHref = conversationHref(base, { show, q, cursor })
	const chosen = conversation !== undefined
	const go = (href: string) => startLoading(() => router.replace(href, { scroll: false }))

	const deletion = useRowAction<WholeConversation>({
		question: ({ conversation: { first_question } }) => ({
			title: conversationWords.deleteTitle,
			description: (
				<>
					<span className="line-clamp-2 text-ink">“{first_question}”</span>
					{conversationWords.deleteEffect}
				</>
			),
			confirmLabel: commonWords.delete,
		}),
		send: ({ conversation: { id } }) =>
			adminCall("DELETE /api/admin/chatbot/conversation/{id}", { params: { id }, query }),
		done: conversationWords.deleted,
		failed: conversationWords.deleteFailed,
		settled: (isDone) =>
			isDone &&
			startLoading(() => {
				router.replace(listHref, { scroll: false })
				router.refresh()
			}),
	})

	const saveTest = ({ conversation: { id } }: WholeConversation, messageId: string) =>
		adminCall("POST /api/admin/chatbot/conversation/{id}/test-question", {
			params: { id },
			query,
			body: { message_id: messageId },
		})

	if (shown.length === 0 && !show && !q && !cursor) {
		return (
			<EmptyState
				title={conversationWords.none}
				action={
					<Link href={embedHref} className={buttonClass({ variant: "primary" })}>
						{conversationWords.getEmbedCode}
					</Link>
				}
			>
				{conversationWords.noneHow}
			</EmptyState>
		)
	}
	const rows = {
		shown: whole?.conversation.id ?? null,
		tabbable: keys.tabbable,
		hrefOf: (id: string) => conversationHref(base, { show, q, cursor, conversation: id }),
	}
	return (
		<>
			<div
				className={classNames(
					"flex flex-wrap items-center gap-2 border-b border-line py-3 lg:py-4",
					chosen && "max-lg:hidden",
				)}
			>
				{live && <InboxFilterLinks conversations={conversations} base={base} current={show} onNavigate={go} />}
				{show ? (
					<NotifyButton />
				) : (
					<>
						<SearchBox
							label={conversationWords.search}
							placeholder={conversationWords.searchBy}
							inputRef={searchRef}
							value={q}
							onSearch={(text) => startLoading(() => router.replace(conversationHref(base, { q: text })))}
						/>
						{access.mayExport && (
							<ExportLink href={pathOf("GET /api/admin/chatbot/conversations/export", {}, { ...query, q })} />
						)}
					</>
				)}
			</div>
			<div role="status" className="pt-3 empty:hidden">
				{problem && <Notice tone="warning">{problem}</Notice>}
			</div>
			{shown.length === 0 && !show ? (
				<NothingFound title={conversationWords.noMatches} q={q} base={base} />
			) : (
				<div
					aria-busy={loading}
					className={classNames(
						"grid grid-cols-[minmax(0,1fr)] gap-x-10 transition-opacity lg:grid-cols-[minmax(18rem,23rem)_minmax(0,1fr)]",
						loading && "opacity-50",
					)}
				>
					<div {...keys.bodyProps} className={chosen ? "max-lg:hidden" : undefined}>
						{shown.length > 0 ? (
							<ConversationList {...rows} label={show ? liveWords.list : chatbotWords.conversations} items={shown} />
						) : (
							<NoOne show={show} isOffered={live?.isOffered === true} personHref={personHref} />
						)}
						{missed.length > 0 && (
							<>
								<h2 className="pt-5 pb-2 font-medium">{liveWords.missed}</h2>
								<ConversationList {...rows} label={liveWords.missed} items={missed} />
							</>
						)}
						<Pagination
							label={conversationWords.pages}
							newestHref={cursor ? conversationHref(base, { q }) : null}
							olderHref={list.next && conversationHref(base, { q, cursor: list.next })}
						/>
					</div>
					{/* A row far down the list opens its conversation beside it, and each is read from its beginning. */}
					<div
						key={whole?.conversation.id}
						className={classNames(
							"min-w-0 pt-4 lg:sticky lg:top-0 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:py-5",
							!chosen && "max-lg:hidden",
						)}
					>
						{whole ? (
							<ConversationReader
								loaded={whole}
								live={liveOf(whole.conversation.id)}
								query={query}
								back={{ href: listHref, label: show ? liveWords.backTo[show] : conversationWords.all }}
								readOnly={access.readOnly !== null}
								testsHref={testsHref}
								onSaveTest={(id) => saveTest(whole, id)}
								onDelete={() => deletion.ask(whole)}
							/>
						) : (
							<NothingOpen wasChosen={chosen} listHref={listHref} hasRows={shown.length > 0} />
						)}
					</div>
				</div>
			)}
			{deletion.dialog}
		</>
	)
}

function useShown({ list, live, search }: ConversationsData, access: SettingsAccess, liveHref: string) {
	const query = namedTenant(access)
	const name = live && inboxName({ tenantId: access.tenantId, viewerId: live.viewerId })
	const { conversations, isOn, refused } = useLiveInbox(
		name ? { name, query, liveHref } : null,
		live?.conversations ?? [],
	)
	const liveOf = (id: string) => conversations.find((each) => each.id === id)
	const first = useFirst(list, search, conversations)
	return {
		conversations,
		problem: isOn ? refused : liveWords.lineLost,
		liveOf,
		shown: [
			...[...first.values()].map((each) => liveItemOf(each, liveOf(each.id))),
			...list.items.filter(({ id }) => !first.has(id)).map((each) => itemOf(each, liveOf(each.id))),
		],
		missed: conversations
			.filter(({ state }) => search.show === "waiting" && state === "missed")
			.map((each) => liveItemOf(each, each)),
	}
}

/** Who stands above the server's rows. In the list of all, who once waited keeps the place while the list is read, so a
 * conversation that is newer than the list doesn't vanish with its answer. */
function useFirst(list: ConversationsData["list"], search: ConversationSearch, conversations: LiveConversation[]) {
	const kept = useRef({ list, rows: new Map<string, LiveConversation>() })
	if (kept.current.list !== list) kept.current = { list, rows: new Map() }
	const { rows } = kept.current
	const first = firstIn(search, conversations)
	if (search.show) return new Map(first.map((each) => [each.id, each]))
	for (const each of conversations) if (rows.has(each.id)) rows.set(each.id, each)
	for (const each of first) rows.set(each.id, each)
	return rows
}

function NothingOpen({ wasChosen, listHref, hasRows }: { wasChosen: boolean; listHref: string; hasRows: boolean }) {
	if (wasChosen) {
		return (
			<EmptyState
				title={conversationWords.gone}
				action={
					<Link href={listHref} className={buttonClass({ variant: "secondary" })}>
						{conversationWords.all}
					</Link>
				}
			>
				{conversationWords.goneWhy}
			</EmptyState>
		)
	}
	return hasRows && <EmptyState title={liveWords.chooseOne}>{liveWords.chooseOneWhy}</EmptyState>
}

interface NoOneProps {
	show: ConversationSearch["show"]
	isOffered: boolean
	personHref: string
}

function NoOne({ show, isOffered, personHref }: NoOneProps) {
	if (!isOffered) {
		return (
			<EmptyState
				title={liveWords.notOffered}
				action={
					<Link href={personHref} className={buttonClass({ variant: "primary" })}>
						{liveWords.openSettings}
					</Link>
				}
			>
				{liveWords.notOfferedWhy}
			</EmptyState>
		)
	}
	const [title, why] =
		show === "mine" ? [liveWords.noneMine, liveWords.noneMineWhy] : [liveWords.noOneWaiting, liveWords.noOneWaitingWhy]
	return <EmptyState title={title}>{why}</EmptyState>
}

"use client"

import Link from "next/link"
import { useRouter } from "next/navigation"
import { useRef, useState, useTransition } from "react"
import { toast } from "sonner"
import { ExportLink } from "@/components/forms/export-link"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import { buttonClass } from "@/components/ui/button-class"
import { classNames } from "@/components/ui/class-names"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { EmptyState } from "@/components/ui/empty-state"
import { NothingFound } from "@/components/ui/nothing-found"
import { Pagination } from "@/components/ui/pagination"
import { SearchBox } from "@/components/ui/search-box"
import { useRowKeys } from "@/components/ui/use-row-keys"
import { pathOf } from "@/lib/client/api"
import type { Conversation, WholeConversation } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import {
	ALL_CONVERSATIONS,
	CONVERSATION_DELETE_FAILED,
	CONVERSATION_DELETED,
	CONVERSATION_GONE,
	CONVERSATION_GONE_WHY,
	CONVERSATION_PAGES,
	DELETE,
	DELETE_CONVERSATION_EFFECT,
	DELETE_CONVERSATION_TITLE,
	GET_EMBED_CODE,
	NO_CONVERSATION_MATCHES,
	NO_CONVERSATIONS,
	NO_CONVERSATIONS_HOW,
	SEARCH_CONVERSATIONS,
	SEARCH_CONVERSATIONS_BY,
} from "../chatbot-texts"
import { ConversationList } from "./conversation-list"
import { ConversationReader } from "./conversation-reader"
import { type ConversationSearch, conversationHref } from "./conversation-search"

export interface ConversationsData {
	list: { items: Conversation[]; next: string | null }
	/** The conversation in the address, else the newest. Null if there is none, or if it no longer exists. */
	whole: WholeConversation | null
	search: ConversationSearch
}

export interface ConversationsTabProps {
	data: ConversationsData
	base: string
	access: SettingsAccess
	/** Where an empty list sends the admin. */
	embedHref: string
	testsHref: string
}

/** Answers the admin's question: what do people ask, and was the answer good? */
export function ConversationsTab({ data, base, access, embedHref, testsHref }: ConversationsTabProps) {
	const { list, whole, search } = data
	const router = useRouter()
	const [loading, startLoading] = useTransition()
	const [deleting, setDeleting] = useState<WholeConversation | null>(null)
	const searchRef = useRef<HTMLInputElement>(null)
	const keys = useRowKeys<HTMLOListElement>({ searchRef, ids: list.items.map(({ id }) => id) })
	const { q = "", cursor, conversation } = search
	const listHref = conversationHref(base, { q, cursor })
	const query = namedTenant(access)
	const chosen = conversation !== undefined

	async function remove({ conversation: { id } }: WholeConversation): Promise<void> {
		try {
			await adminCall("DELETE /api/admin/chatbot/conversation/{id}", { params: { id }, query })
		} catch (error) {
			toastError(CONVERSATION_DELETE_FAILED, error)
			return
		}
		toast.success(CONVERSATION_DELETED)
		startLoading(() => {
			router.replace(listHref, { scroll: false })
			router.refresh()
		})
	}

	const saveTest = ({ conversation: { id } }: WholeConversation, messageId: string) =>
		adminCall("POST /api/admin/chatbot/conversation/{id}/test-question", {
			params: { id },
			query,
			body: { message_id: messageId },
		})

	if (list.items.length === 0 && !q && !cursor) {
		return (
			<EmptyState
				title={NO_CONVERSATIONS}
				action={
					<Link href={embedHref} className={buttonClass({ variant: "primary" })}>
						{GET_EMBED_CODE}
					</Link>
				}
			>
				{NO_CONVERSATIONS_HOW}
			</EmptyState>
		)
	}
	return (
		<>
			<div
				className={classNames("flex items-center gap-2 border-b border-line py-3 lg:py-4", chosen && "max-lg:hidden")}
			>
				<SearchBox
					label={SEARCH_CONVERSATIONS}
					placeholder={SEARCH_CONVERSATIONS_BY}
					inputRef={searchRef}
					value={q}
					onSearch={(text) => startLoading(() => router.replace(conversationHref(base, { q: text })))}
				/>
				{access.mayExport && (
					<ExportLink href={pathOf("GET /api/admin/chatbot/conversations/export", {}, { ...query, q })} />
				)}
			</div>
			{list.items.length === 0 ? (
				<NothingFound title={NO_CONVERSATION_MATCHES} q={q} base={base} />
			) : (
				<div
					aria-busy={loading}
					className={classNames(
						"grid grid-cols-[minmax(0,1fr)] gap-x-10 transition-opacity lg:grid-cols-[minmax(18rem,23rem)_minmax(0,1fr)]",
						loading && "opacity-50",
					)}
				>
					<div className={chosen ? "max-lg:hidden" : undefined}>
						<ConversationList
							conversations={list.items}
							shown={whole?.conversation.id ?? null}
							tabbable={keys.tabbable}
							bodyProps={keys.bodyProps}
							hrefOf={({ id }) => conversationHref(base, { q, cursor, conversation: id })}
						/>
						<Pagination
							label={CONVERSATION_PAGES}
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
								whole={whole}
								listHref={listHref}
								readOnly={access.readOnly !== null}
								testsHref={testsHref}
								onSaveTest={(id) => saveTest(whole, id)}
								onDelete={() => setDeleting(whole)}
							/>
						) : (
							<EmptyState
								title={CONVERSATION_GONE}
								action={
									<Link href={listHref} className={buttonClass({ variant: "secondary" })}>
										{ALL_CONVERSATIONS}
									</Link>
								}
							>
								{CONVERSATION_GONE_WHY}
							</EmptyState>
						)}
					</div>
				</div>
			)}
			<ConfirmDialog
				open={deleting !== null}
				onOpenChange={(open) => !open && setDeleting(null)}
				title={DELETE_CONVERSATION_TITLE}
				description={
					<>
						{deleting && <span className="line-clamp-2 text-ink">“{deleting.conversation.first_question}”</span>}
						{DELETE_CONVERSATION_EFFECT}
					</>
				}
				confirmLabel={DELETE}
				onConfirm={() => deleting && void remove(deleting)}
			/>
		</>
	)
}

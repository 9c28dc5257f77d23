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
import { commonWords } from "@/components/ui/common-words"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { EmptyState } from "@/components/ui/empty-state"
import { NothingFound } from "@/components/ui/nothing-found"
import { Pagination } from "@/components/ui/pagination"
import { SearchBox } from "@/components/ui/search-box"
import { useRowKeys } from "@/components/ui/use-row-keys"
import { pathOf } from "@/lib/client/api"
import type { Conversation, WholeConversation } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { conversationWords } from "../chatbot-words"
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
			toastError(conversationWords.deleteFailed, error)
			return
		}
		toast.success(conversationWords.deleted)
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
	return (
		<>
			<div
				className={classNames("flex items-center gap-2 border-b border-line py-3 lg:py-4", chosen && "max-lg:hidden")}
			>
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
			</div>
			{list.items.length === 0 ? (
				<NothingFound title={conversationWords.noMatches} q={q} base={base} />
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
								whole={whole}
								listHref={listHref}
								readOnly={access.readOnly !== null}
								testsHref={testsHref}
								onSaveTest={(id) => saveTest(whole, id)}
								onDelete={() => setDeleting(whole)}
							/>
						) : (
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
						)}
					</div>
				</div>
			)}
			<ConfirmDialog
				open={deleting !== null}
				onOpenChange={(open) => !open && setDeleting(null)}
				title={conversationWords.deleteTitle}
				description={
					<>
						{deleting && <span className="line-clamp-2 text-ink">“{deleting.conversation.first_question}”</span>}
						{conversationWords.deleteEffect}
					</>
				}
				confirmLabel={commonWords.delete}
				onConfirm={() => deleting && void remove(deleting)}
			/>
		</>
	)
}

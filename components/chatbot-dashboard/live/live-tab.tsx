"use client"

import Link from "next/link"
import { useState } from "react"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { buttonClass } from "@/components/ui/button-class"
import { classNames } from "@/components/ui/class-names"
import { EmptyState } from "@/components/ui/empty-state"
import { Notice } from "@/components/ui/notice"
import { SegmentedControl } from "@/components/ui/segmented-control"
import type { LiveConversation } from "@/lib/client/contract"
import { inboxName } from "./inbox-name"
import { LiveList } from "./live-list"
import { LiveReader } from "./live-reader"
import { liveWords } from "./live-words"
import { NotifyButton } from "./notify-button"
import { useLiveInbox } from "./use-live-inbox"

export interface LiveData {
	conversations: LiveConversation[]
	/** The conversation in the address. */
	chosen: string | null
	/** Visitors may ask for a person. */
	isOffered: boolean
	viewerId: string
}

export interface LiveTabProps {
	data: LiveData
	access: SettingsAccess
	/** The tab's own address. */
	base: string
	/** Where people are turned on. */
	settingsHref: string
}

const VIEWS = {
	waiting: ({ state }: LiveConversation) => state === "waiting",
	mine: ({ taken_by }: LiveConversation) => taken_by?.is_you === true,
	all: () => true,
}
type View = keyof typeof VIEWS

/** Answers the admin's question: who waits for me right now? */
export function LiveTab({ data, access, base, settingsHref }: LiveTabProps) {
	const query = namedTenant(access)
	const name = inboxName({ tenantId: access.tenantId, viewerId: data.viewerId })
	const { conversations, isOn, refused } = useLiveInbox({ name, query, liveHref: base }, data.conversations)
	const [view, setView] = useState<View>("all")
	const [chosen, setChosen] = useState(data.chosen)
	const shown = conversations.filter(VIEWS[view])
	const open = conversations.find(({ id }) => id === chosen)

	function choose(id: string | null): void {
		setChosen(id)
		// In the address, so that a reload stays here. The tab's own data needs no new reading.
		const address = new URL(window.location.href)
		if (id) address.searchParams.set("conversation", id)
		else address.searchParams.delete("conversation")
		window.history.replaceState(null, "", address)
	}
	const counted = (each: View, label: string) => `${label} ${conversations.filter(VIEWS[each]).length}`

	if (conversations.length === 0 && !data.isOffered && !chosen) {
		return (
			<EmptyState
				title={liveWords.notOffered}
				action={
					<Link href={settingsHref} className={buttonClass({ variant: "primary" })}>
						{liveWords.openSettings}
					</Link>
				}
			>
				{liveWords.notOfferedWhy}
			</EmptyState>
		)
	}
	return (
		<>
			<div
				className={classNames(
					"flex flex-wrap items-center justify-between gap-2 border-b border-line py-3 lg:py-4",
					chosen && "max-lg:hidden",
				)}
			>
				<SegmentedControl<View>
					label={liveWords.which}
					options={{
						all: counted("all", liveWords.all),
						waiting: counted("waiting", liveWords.waiting),
						mine: counted("mine", liveWords.mine),
					}}
					value={view}
					onChange={setView}
				/>
				<NotifyButton />
			</div>
			<div role="status" className="pt-3 empty:hidden">
				{(refused || !isOn) && <Notice tone="warning">{refused || liveWords.lineLost}</Notice>}
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[minmax(18rem,23rem)_minmax(0,1fr)]">
				<div className={chosen ? "max-lg:hidden" : undefined}>
					{shown.length > 0 ? (
						<LiveList conversations={shown} shown={chosen} onChoose={choose} />
					) : (
						<EmptyState title={liveWords.noOneWaiting}>{liveWords.noOneWaitingWhy}</EmptyState>
					)}
				</div>
				<div className={classNames("min-w-0 pt-4 lg:pt-5", !chosen && "max-lg:hidden")}>
					{open ? (
						<LiveReader
							key={open.id}
							conversation={open}
							query={query}
							readOnly={access.readOnly !== null}
							onBack={() => choose(null)}
						/>
					) : chosen ? (
						<EmptyState
							title={liveWords.notHere}
							action={
								<button type="button" onClick={() => choose(null)} className={buttonClass({ variant: "secondary" })}>
									{liveWords.all}
								</button>
							}
						>
							{liveWords.notHereWhy}
						</EmptyState>
					) : (
						shown.length > 0 && <EmptyState title={liveWords.chooseOne}>{liveWords.chooseOneWhy}</EmptyState>
					)}
				</div>
			</div>
		</>
	)
}

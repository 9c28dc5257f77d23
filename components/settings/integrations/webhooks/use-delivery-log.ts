import { useRouter } from "next/navigation"
import { useEffect, useRef, useState } from "react"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { type Page, useMore } from "@/components/forms/use-more"
import type { WebhookDelivery, WebhookDeliveryStatus } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { useLookAgain } from "../../use-look-again"

export type DeliveryFilter = "all" | WebhookDeliveryStatus

const PAGE = 20
/** One answer of a further look covers at most these. */
const ANSWER_CAP = 100
/** A delivery leaves within a second. */
const FIRST_LOOK_MS = 1_000
const NOTHING: Page<WebhookDelivery> = { items: [], next: null }

const hasEnded = (before: WebhookDelivery | undefined, after: WebhookDelivery) =>
	before !== undefined && (before.status !== after.status || before.next_at !== after.next_at)

/** A webhook's log. It loads once its webhook is opened, and rows that wait are asked for again until they don't. */
export function useDeliveryLog(id: string, access: SettingsAccess) {
	const router = useRouter()
	const [filter, setFilter] = useState<DeliveryFilter>("all")
	const [first, setFirst] = useState<Page<WebhookDelivery> | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	/** Counts what outdates an answer that is on its way. */
	const turn = useRef(0)

	async function ask(by: DeliveryFilter, cursor?: string, limit = PAGE): Promise<Page<WebhookDelivery>> {
		const query = { ...namedTenant(access), cursor, limit, status: by === "all" ? undefined : by }
		const answer = await adminCall("GET /api/admin/webhooks/{id}/deliveries", { params: { id }, query })
		return { items: answer.deliveries, next: answer.next_cursor }
	}

	/** The webhook's own state follows from its deliveries, and this one may have ended before the log showed it. */
	const isNews = ({ id: each, status }: WebhookDelivery) =>
		status !== "waiting" && !items.some((shown) => shown.id === each)

	async function load(by: DeliveryFilter, isFirst = false): Promise<void> {
		turn.current += 1
		const mine = turn.current
		setFilter(by)
		try {
			const page = await ask(by)
			if (mine !== turn.current) return
			setFirst(page)
			setFailure(null)
			if (!isFirst && page.items.some(isNews)) router.refresh()
		} catch (error) {
			if (mine === turn.current) setFailure(reasonOf(error))
		}
	}
	const begin = useRef(load)
	useEffect(() => void begin.current("all", true), [])

	const { items, hasMore, busy, more, replace } = useMore(first ?? NOTHING, (cursor) => ask(filter, cursor))

	const waiting = items.slice(0, ANSWER_CAP).filter(({ status }) => status === "waiting")
	// Updates rows in place and adds none, because text that the admin reads must not move.
	useLookAgain(
		waiting.map(({ id: each, attempts }) => `${each}:${attempts}`).join(),
		async () => {
			const mine = turn.current
			const latest = await ask("all", undefined, Math.min(items.length + PAGE, ANSWER_CAP))
			if (mine !== turn.current) return
			latest.items.forEach(replace)
			const news = latest.items.some((item) =>
				hasEnded(
					items.find((shown) => shown.id === item.id),
					item,
				),
			)
			if (news) router.refresh()
		},
		FIRST_LOOK_MS,
	)

	return {
		filter,
		items,
		hasMore,
		busy,
		more,
		loaded: first !== null,
		failure,
		show: (by: DeliveryFilter) => void load(by),
		reload: () => void load(filter),
		replace(item: WebhookDelivery): void {
			turn.current += 1
			replace(item)
		},
	}
}
export type DeliveryLogState = ReturnType<typeof useDeliveryLog>

import { RotateCw } from "lucide-react"
import { useId } from "react"
import { MoreButton } from "@/components/forms/more-button"
import { SectionHeader } from "@/components/forms/section-header"
import type { SettingsAccess } from "@/components/forms/settings-access"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { SegmentedControl } from "@/components/ui/segmented-control"
import { Skeleton } from "@/components/ui/skeleton"
import * as uiWords from "@/components/ui/ui-words"
import type { Webhook } from "@/lib/client/contract"
import { emailWords } from "../../settings-words"
import { DeliveryRow } from "./delivery-row"
import type { DeliveryLogState } from "./use-delivery-log"
import { deliveryLogWords } from "./webhook-words"

export interface DeliveryLogProps {
	webhook: Webhook
	access: SettingsAccess
	log: DeliveryLogState
}

export function DeliveryLog({ webhook, access, log }: DeliveryLogProps) {
	const id = useId()
	const { items, failure, loaded, filter } = log
	return (
		<section className="flex flex-col gap-3" aria-labelledby={id}>
			<div id={id}>
				<SectionHeader
					level={4}
					title={deliveryLogWords.log}
					about={deliveryLogWords.about}
					action={
						<Button size="sm" variant="quiet" onClick={log.reload}>
							<RotateCw aria-hidden size={16} />
							{emailWords.refresh}
						</Button>
					}
				/>
			</div>
			<div className="w-fit">
				<SegmentedControl
					label={deliveryLogWords.whichEvents}
					options={{ all: deliveryLogWords.all, ...deliveryLogWords.statuses }}
					value={filter}
					onChange={log.show}
				/>
			</div>
			{failure !== null && (
				<Notice
					tone="danger"
					role="alert"
					title={deliveryLogWords.failed}
					action={
						<Button size="sm" onClick={log.reload}>
							{uiWords.retry}
						</Button>
					}
				>
					{failure}
				</Notice>
			)}
			{!loaded && failure === null && (
				<div
					role="status"
					aria-label={deliveryLogWords.loading}
					className="flex flex-col gap-3 border-y border-line py-3"
				>
					<Skeleton className="h-10 w-full" />
					<Skeleton className="h-10 w-full" />
				</div>
			)}
			{loaded && items.length === 0 && (
				<p className="border-y border-line py-6 text-ink-muted">
					{filter !== "all"
						? deliveryLogWords.nothingLikeIt
						: webhook.is_enabled
							? deliveryLogWords.nothingSent
							: deliveryLogWords.nothingSentOff}
				</p>
			)}
			{items.length > 0 && (
				<ul aria-label={deliveryLogWords.log} className="divide-y divide-line border-y border-line">
					{items.map((delivery) => (
						<DeliveryRow
							key={delivery.id}
							delivery={delivery}
							access={access}
							canSend={webhook.is_enabled}
							onSent={log.replace}
						/>
					))}
				</ul>
			)}
			{log.hasMore && <MoreButton label={deliveryLogWords.olderEvents} busy={log.busy} onMore={log.more} />}
		</section>
	)
}

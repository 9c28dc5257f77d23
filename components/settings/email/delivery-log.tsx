"use client"

import { RotateCw } from "lucide-react"
import { useRouter } from "next/navigation"
import { useRef, useState, useTransition } from "react"
import { toast } from "sonner"
import { MoreButton } from "@/components/forms/more-button"
import { SectionHeader } from "@/components/forms/section-header"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import { type Page, useMore } from "@/components/forms/use-more"
import { Badge, type BadgeTone } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { LocalTime } from "@/components/ui/local-time"
import type { MailDelivery, MailStatus } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { emailWords } from "../settings-words"
import { useLookAgain } from "../use-look-again"

const STATUS: Record<MailStatus, { label: string; tone: BadgeTone }> = {
	queued: { label: emailWords.queued, tone: "neutral" },
	sent: { label: emailWords.sent, tone: "success" },
	failed: { label: emailWords.failed, tone: "danger" },
}

/** Room for mails newer than the listed ones. */
const NEWER_ROOM = 20
const ANSWER_CAP = 100

export function DeliveryLog({ first, access }: { first: Page<MailDelivery>; access: SettingsAccess }) {
	const router = useRouter()
	const [refreshing, startRefresh] = useTransition()
	const [sending, setSending] = useState<string | null>(null)
	/** Counts the presses of Send again: an answer requested before a press would undo what it showed. */
	const resent = useRef(0)
	const { items, hasMore, busy, more, replace } = useMore(first, async (cursor) => {
		const query = { ...namedTenant(access), cursor }
		const { deliveries, next_cursor } = await adminCall("GET /api/admin/mail-deliveries", { query })
		return { items: deliveries, next: next_cursor }
	})

	// Only mails that one answer can contain: others might never leave the queue here.
	const queued = items.slice(0, ANSWER_CAP).filter(({ status }) => status === "queued")
	// Updates rows in place and adds none, because text that the admin reads must not move. One answer covers at most
	// ANSWER_CAP mails.
	useLookAgain(queued.map(({ id }) => id).join(), async () => {
		const query = { ...namedTenant(access), limit: Math.min(items.length + NEWER_ROOM, ANSWER_CAP) }
		const before = resent.current
		const { deliveries } = await adminCall("GET /api/admin/mail-deliveries", { query })
		if (before === resent.current) deliveries.forEach(replace)
	})

	async function sendAgain({ id, to }: MailDelivery): Promise<void> {
		setSending(id)
		try {
			const query = namedTenant(access)
			replace(await adminCall("POST /api/admin/mail-delivery/{id}/send-again", { params: { id }, query }))
			toast.success(emailWords.sentAgain, { description: to })
		} catch (error) {
			toastError(emailWords.sendAgainFailed, error)
		} finally {
			resent.current += 1
			setSending(null)
		}
	}

	return (
		<section className="flex flex-col gap-3" aria-labelledby="delivery-log">
			<div id="delivery-log">
				<SectionHeader
					level={3}
					title={emailWords.deliveryLog}
					about={emailWords.deliveryLogAbout}
					action={
						<Button size="sm" variant="quiet" busy={refreshing} onClick={() => startRefresh(() => router.refresh())}>
							{!refreshing && <RotateCw aria-hidden size={16} />}
							{emailWords.refresh}
						</Button>
					}
				/>
			</div>
			{items.length === 0 ? (
				<p className="border-y border-line py-6 text-ink-muted">{emailWords.noEmails}</p>
			) : (
				<ul aria-label={emailWords.deliveryLog} className="divide-y divide-line border-y border-line">
					{items.map((mail) => (
						<li key={mail.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
							<div className="min-w-0 flex-1 basis-64">
								<p className="font-medium break-words">{mail.subject}</p>
								<p className="mt-0.5 break-words text-ink-muted">
									{emailWords.mailTo(mail.to)} <LocalTime iso={mail.sent_at ?? mail.created_at} />
								</p>
								{mail.last_error && mail.status !== "sent" && (
									<p className={`mt-1 break-words ${mail.status === "failed" ? "text-danger" : "text-ink-muted"}`}>
										{mail.last_error}
										{mail.status === "queued" && ` ${emailWords.triedTimes(mail.attempts)}`}
									</p>
								)}
							</div>
							<div className="flex min-h-8 items-center justify-between gap-3 max-sm:basis-full">
								<Badge tone={STATUS[mail.status].tone}>{STATUS[mail.status].label}</Badge>
								{mail.can_send_again && (
									<Button
										size="sm"
										busy={sending === mail.id}
										disabled={access.readOnly !== null}
										onClick={() => void sendAgain(mail)}
									>
										{emailWords.sendAgain}
										<span className="sr-only"> {mail.subject}</span>
									</Button>
								)}
							</div>
						</li>
					))}
				</ul>
			)}
			{hasMore && <MoreButton label={emailWords.olderEmails} busy={busy} onMore={more} />}
		</section>
	)
}

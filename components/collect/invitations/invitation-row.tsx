import { Ban, Ellipsis, Trash2 } from "lucide-react"
import { Badge, type BadgeTone } from "@/components/ui/badge"
import { commonWords } from "@/components/ui/common-words"
import { IconButton } from "@/components/ui/icon-button"
import { LocalTime } from "@/components/ui/local-time"
import { Menu, MenuItem } from "@/components/ui/menu"
import type { Invitation, InvitationState } from "@/lib/client/contract"
import { invitationWords } from "./invitations-words"

const TONES: Partial<Record<InvitationState, BadgeTone>> = {
	opened: "accent",
	recorded: "accent",
	submitted: "success",
	unsubscribed: "warning",
	failed: "danger",
}

export interface InvitationRowProps {
	row: Invitation
	readOnly: boolean
	onCancel(): void
	onDelete(): void
}

export function InvitationRow({ row, readOnly, onCancel, onDelete }: InvitationRowProps) {
	const { name, email, state, created_at, next_send_at, reminders_sent, failed_reason } = row
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-3">
			<div className="flex min-w-0 flex-col gap-0.5">
				<div className="flex flex-wrap items-baseline gap-x-3">
					<span className="font-medium wrap-anywhere">{name}</span>
					<Badge tone={TONES[state]}>{invitationWords.states[state]}</Badge>
				</div>
				<span className="text-ink-muted wrap-anywhere">{email}</span>
				<span className="text-xs text-ink-muted">
					{invitationWords.invitedOn} <LocalTime iso={created_at} dayOnly />
					{reminders_sent > 0 && ` · ${invitationWords.remindersText(reminders_sent)}`}
					{next_send_at && state !== "waiting" && (
						<>
							{` · ${invitationWords.nextReminder} `}
							<LocalTime iso={next_send_at} dayOnly />
						</>
					)}
				</span>
				{failed_reason && <span className="text-sm text-danger wrap-anywhere">{failed_reason}</span>}
			</div>
			<Menu
				trigger={
					<IconButton label={invitationWords.actionsFor(name)} disabled={readOnly}>
						<Ellipsis aria-hidden size={20} />
					</IconButton>
				}
			>
				{next_send_at && (
					<MenuItem icon={<Ban aria-hidden size={16} />} onSelect={onCancel}>
						{invitationWords.cancel}
					</MenuItem>
				)}
				<MenuItem icon={<Trash2 aria-hidden size={16} />} danger onSelect={onDelete}>
					{commonWords.delete}
				</MenuItem>
			</Menu>
		</li>
	)
}

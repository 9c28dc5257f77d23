import { useMemo } from "react"
import { toast } from "sonner"
import { MoreButton } from "@/components/forms/more-button"
import { SectionHeader } from "@/components/forms/section-header"
import { namedTenant, type TenantAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import { useMore } from "@/components/forms/use-more"
import { useRowAction } from "@/components/forms/use-row-action"
import { commonWords } from "@/components/ui/common-words"
import { EmptyState } from "@/components/ui/empty-state"
import type { Invitation, Invitations } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { InvitationRow } from "./invitation-row"
import { invitationWords } from "./invitations-words"
import { PaceField } from "./pace-field"

const TOTAL_NAMES = Object.keys(invitationWords.totals) as (keyof typeof invitationWords.totals)[]

export interface InvitationListProps {
	invitations: Invitations
	access: TenantAccess
}

/** Answers the owner's question: whom did I ask, and who answered? */
export function InvitationList({ invitations, access }: InvitationListProps) {
	const query = namedTenant(access)
	const first = useMemo(() => ({ items: invitations.invitations, next: invitations.next_cursor }), [invitations])
	const { items, hasMore, busy, more, replace } = useMore(first, async (cursor) => {
		const page = await adminCall("GET /api/admin/invitations", { query: { ...query, cursor } })
		return { items: page.invitations, next: page.next_cursor }
	})

	async function cancel({ id }: Invitation) {
		try {
			replace(await adminCall("POST /api/admin/invitation/{id}/cancel", { params: { id }, query }))
			toast.success(invitationWords.canceled)
		} catch (error) {
			toastError(invitationWords.cancelFailed, error)
		}
	}

	const deletion = useRowAction<Invitation>({
		question: ({ name }) => ({
			title: invitationWords.deleteTitle(name),
			description: invitationWords.deleteEffect,
			confirmLabel: commonWords.delete,
		}),
		send: ({ id }) => adminCall("DELETE /api/admin/invitation/{id}", { params: { id }, query }),
		done: invitationWords.deleted,
		failed: invitationWords.deleteFailed,
	})

	if (items.length === 0) return <EmptyState title={invitationWords.none}>{invitationWords.noneAbout}</EmptyState>
	return (
		<div className="flex flex-col gap-4">
			<SectionHeader title={invitationWords.listTitle} level={3} />
			<dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
				{TOTAL_NAMES.map((name) => (
					<div key={name}>
						<dt className="text-xs text-ink-muted">{invitationWords.totals[name]}</dt>
						<dd className="text-lg font-medium tabular-nums">{invitations.totals[name].toLocaleString("en-US")}</dd>
					</div>
				))}
			</dl>
			<PaceField perHour={invitations.per_hour} access={access} />
			<ul className="border-t border-line">
				{items.map((row) => (
					<InvitationRow
						key={row.id}
						row={row}
						readOnly={access.videosReadOnly !== null}
						onCancel={() => void cancel(row)}
						onDelete={() => deletion.ask(row)}
					/>
				))}
			</ul>
			{hasMore && <MoreButton label={invitationWords.more} busy={busy} onMore={more} />}
			{deletion.dialog}
		</div>
	)
}

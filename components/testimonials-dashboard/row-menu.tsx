"use client"

import { Captions, Check, Clock, Download, Ellipsis, Pin, PinOff, Share2, Tags, Trash2, X } from "lucide-react"
import Link from "next/link"
import { commonWords } from "@/components/ui/common-words"
import { IconButton } from "@/components/ui/icon-button"
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu"
import type { Submission, SubmissionStatus } from "@/lib/client/contract"
import { dashboardWords } from "@/lib/submissions/dashboard-words"
import { canUse, isWritten } from "@/lib/submissions/policy"
import { tagWords } from "./tags/tags-words"

export interface RowMenuProps {
	row: Submission
	/** True if the tenant is inactive or its product is off. */
	readOnly: boolean
	onStatus: (status: SubmissionStatus) => void
	onDownload: () => void
	onShare: () => void
	onPin: (pinned: boolean) => void
	/** Absent on the platform's list, which mixes businesses. */
	onTags?: () => void
	onDelete: () => void
}

export function RowMenu({ row, readOnly, onStatus, onDownload, onShare, onPin, onTags, onDelete }: RowMenuProps) {
	const usable = canUse(row)
	return (
		<Menu
			trigger={
				<IconButton label={dashboardWords.moreFor(row.name)}>
					<Ellipsis aria-hidden size={20} />
				</IconButton>
			}
		>
			{usable && row.status !== "approved" && (
				<MenuItem icon={<Check aria-hidden size={16} />} disabled={readOnly} onSelect={() => onStatus("approved")}>
					{dashboardWords.approve}
				</MenuItem>
			)}
			{usable && (
				<MenuItem icon={<X aria-hidden size={16} />} disabled={readOnly} onSelect={() => onStatus("rejected")}>
					{dashboardWords.rejectOne(row)}
				</MenuItem>
			)}
			{usable && row.status !== "pending" && (
				<MenuItem icon={<Clock aria-hidden size={16} />} disabled={readOnly} onSelect={() => onStatus("pending")}>
					{dashboardWords.backToPending}
				</MenuItem>
			)}
			{usable && (
				<>
					<MenuSeparator />
					{!isWritten(row) && (
						<>
							<MenuLink>
								<Link href={`/admin/${row.tenant_slug}/captions/${row.id}`}>
									<Captions aria-hidden size={16} />
									{dashboardWords.captions}
								</Link>
							</MenuLink>
							<MenuItem icon={<Download aria-hidden size={16} />} onSelect={onDownload}>
								{dashboardWords.download}
							</MenuItem>
						</>
					)}
					<MenuItem icon={<Share2 aria-hidden size={16} />} disabled={readOnly} onSelect={onShare}>
						{dashboardWords.share}
					</MenuItem>
					{(row.status === "approved" || row.pinned_at) && (
						<MenuItem
							icon={row.pinned_at ? <PinOff aria-hidden size={16} /> : <Pin aria-hidden size={16} />}
							disabled={readOnly}
							onSelect={() => onPin(!row.pinned_at)}
						>
							{row.pinned_at ? dashboardWords.unpin : dashboardWords.pin}
						</MenuItem>
					)}
					{onTags && (
						<MenuItem icon={<Tags aria-hidden size={16} />} disabled={readOnly} onSelect={onTags}>
							{tagWords.edit}
						</MenuItem>
					)}
					<MenuSeparator />
				</>
			)}
			<MenuItem danger icon={<Trash2 aria-hidden size={16} />} disabled={readOnly} onSelect={onDelete}>
				{commonWords.delete}
			</MenuItem>
		</Menu>
	)
}

"use client"

import { Captions, Check, Clock, Download, Ellipsis, Pin, PinOff, Share2, Tags, Trash2, X } from "lucide-react"
import Link from "next/link"
import { IconButton } from "@/components/ui/icon-button"
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu"
import type { Submission, SubmissionStatus } from "@/lib/client/contract"
import {
	APPROVE,
	BACK_TO_PENDING,
	CAPTIONS,
	DELETE,
	DOWNLOAD,
	moreFor,
	PIN,
	REJECT,
	SHARE,
	UNPIN,
} from "@/lib/submissions/dashboard-texts"
import { canUse, isWritten } from "@/lib/submissions/policy"
import { EDIT_TAGS } from "./tags/tags-texts"

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
				<IconButton label={moreFor(row.name)}>
					<Ellipsis aria-hidden size={20} />
				</IconButton>
			}
		>
			{usable && row.status !== "approved" && (
				<MenuItem icon={<Check aria-hidden size={16} />} disabled={readOnly} onSelect={() => onStatus("approved")}>
					{APPROVE}
				</MenuItem>
			)}
			{usable && row.status !== "rejected" && (
				<MenuItem icon={<X aria-hidden size={16} />} disabled={readOnly} onSelect={() => onStatus("rejected")}>
					{REJECT}
				</MenuItem>
			)}
			{usable && row.status !== "pending" && (
				<MenuItem icon={<Clock aria-hidden size={16} />} disabled={readOnly} onSelect={() => onStatus("pending")}>
					{BACK_TO_PENDING}
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
									{CAPTIONS}
								</Link>
							</MenuLink>
							<MenuItem icon={<Download aria-hidden size={16} />} onSelect={onDownload}>
								{DOWNLOAD}
							</MenuItem>
						</>
					)}
					<MenuItem icon={<Share2 aria-hidden size={16} />} disabled={readOnly} onSelect={onShare}>
						{SHARE}
					</MenuItem>
					{(row.status === "approved" || row.pinned_at) && (
						<MenuItem
							icon={row.pinned_at ? <PinOff aria-hidden size={16} /> : <Pin aria-hidden size={16} />}
							disabled={readOnly}
							onSelect={() => onPin(!row.pinned_at)}
						>
							{row.pinned_at ? UNPIN : PIN}
						</MenuItem>
					)}
					{onTags && (
						<MenuItem icon={<Tags aria-hidden size={16} />} disabled={readOnly} onSelect={onTags}>
							{EDIT_TAGS}
						</MenuItem>
					)}
					<MenuSeparator />
				</>
			)}
			<MenuItem danger icon={<Trash2 aria-hidden size={16} />} disabled={readOnly} onSelect={onDelete}>
				{DELETE}
			</MenuItem>
		</Menu>
	)
}

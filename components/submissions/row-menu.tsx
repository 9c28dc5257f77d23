"use client"

import { Captions, Check, Clock, Download, Ellipsis, Share2, Trash2, X } from "lucide-react"
import Link from "next/link"
import { IconButton } from "@/components/ui/icon-button"
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu"
import type { Submission, SubmissionStatus } from "@/lib/client/contract"
import { canUse } from "@/lib/submissions/policy"

export interface RowMenuProps {
	row: Submission
	/** True if the tenant is inactive or its product is off. */
	readOnly: boolean
	onStatus: (status: SubmissionStatus) => void
	onDownload: () => void
	onShare: () => void
	onDelete: () => void
}

export function RowMenu({ row, readOnly, onStatus, onDownload, onShare, onDelete }: RowMenuProps) {
	const usable = canUse(row)
	return (
		<Menu
			trigger={
				<IconButton label={`More for ${row.name}`}>
					<Ellipsis aria-hidden size={20} />
				</IconButton>
			}
		>
			{usable && row.status !== "approved" && (
				<MenuItem icon={<Check aria-hidden size={16} />} disabled={readOnly} onSelect={() => onStatus("approved")}>
					Approve
				</MenuItem>
			)}
			{usable && row.status !== "rejected" && (
				<MenuItem icon={<X aria-hidden size={16} />} disabled={readOnly} onSelect={() => onStatus("rejected")}>
					Reject
				</MenuItem>
			)}
			{usable && row.status !== "pending" && (
				<MenuItem icon={<Clock aria-hidden size={16} />} disabled={readOnly} onSelect={() => onStatus("pending")}>
					Back to pending
				</MenuItem>
			)}
			<MenuSeparator />
			{usable && (
				<>
					<MenuLink>
						<Link href={`/admin/${row.tenant_slug}/captions/${row.id}`}>
							<Captions aria-hidden size={16} />
							Captions
						</Link>
					</MenuLink>
					<MenuItem icon={<Download aria-hidden size={16} />} onSelect={onDownload}>
						Download
					</MenuItem>
					<MenuItem icon={<Share2 aria-hidden size={16} />} disabled={readOnly} onSelect={onShare}>
						Share
					</MenuItem>
					<MenuSeparator />
				</>
			)}
			<MenuItem danger icon={<Trash2 aria-hidden size={16} />} disabled={readOnly} onSelect={onDelete}>
				Delete
			</MenuItem>
		</Menu>
	)
}

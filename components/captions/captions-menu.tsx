"use client"

import { Download, Ellipsis, EyeOff, Trash2, Upload } from "lucide-react"
import { useRef, useState } from "react"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { IconButton } from "@/components/ui/icon-button"
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu"
import type { Captions } from "@/lib/client/contract"
import {
	BACK_TO_DRAFT,
	CHOOSE_FILE,
	DELETE,
	DELETE_ABOUT,
	DELETE_QUESTION,
	DOWNLOAD_VTT,
	MORE_ACTIONS,
	REPLACE_ABOUT,
	REPLACE_QUESTION,
	REPLACE_WITH_FILE,
} from "./captions-texts"
import type { CaptionsDraft } from "./use-captions-draft"
import { VttInput } from "./vtt-upload"

type Question = "upload" | "delete"

const QUESTIONS: Record<Question, { title: string; description: string; label: string }> = {
	upload: {
		title: REPLACE_QUESTION,
		description: REPLACE_ABOUT,
		label: CHOOSE_FILE,
	},
	delete: {
		title: DELETE_QUESTION,
		description: DELETE_ABOUT,
		label: DELETE,
	},
}

/** The rare actions on existing captions. */
export function CaptionsMenu({
	draft,
	captions,
	readOnly,
}: {
	draft: CaptionsDraft
	captions: Captions
	readOnly: boolean
}) {
	const [asking, setAsking] = useState<Question | null>(null)
	const input = useRef<HTMLInputElement>(null)
	const question = asking && QUESTIONS[asking]
	return (
		<>
			<Menu
				trigger={
					<IconButton label={MORE_ACTIONS}>
						<Ellipsis aria-hidden size={20} />
					</IconButton>
				}
			>
				<MenuLink>
					<a href={`${captions.vtt_url}&download=1`} download>
						<Download aria-hidden size={16} />
						{DOWNLOAD_VTT}
					</a>
				</MenuLink>
				<MenuItem icon={<Upload aria-hidden size={16} />} disabled={readOnly} onSelect={() => setAsking("upload")}>
					{REPLACE_WITH_FILE}
				</MenuItem>
				{captions.state === "approved" && (
					<MenuItem icon={<EyeOff aria-hidden size={16} />} disabled={readOnly} onSelect={draft.unapprove}>
						{BACK_TO_DRAFT}
					</MenuItem>
				)}
				<MenuSeparator />
				<MenuItem
					danger
					icon={<Trash2 aria-hidden size={16} />}
					disabled={readOnly}
					onSelect={() => setAsking("delete")}
				>
					{DELETE}
				</MenuItem>
			</Menu>
			<VttInput inputRef={input} draft={draft} />
			<ConfirmDialog
				open={question !== null}
				onOpenChange={(open) => !open && setAsking(null)}
				title={question?.title ?? ""}
				description={question?.description ?? ""}
				confirmLabel={question?.label ?? ""}
				onConfirm={() => (asking === "upload" ? input.current?.click() : draft.remove())}
			/>
		</>
	)
}

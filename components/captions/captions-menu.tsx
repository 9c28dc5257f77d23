"use client"

import { Download, Ellipsis, EyeOff, Trash2, Upload } from "lucide-react"
import { useRef, useState } from "react"
import { commonWords } from "@/components/ui/common-words"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { IconButton } from "@/components/ui/icon-button"
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu"
import type { Captions } from "@/lib/client/contract"
import { captionsWords } from "./captions-words"
import type { CaptionsDraft } from "./use-captions-draft"
import { VttInput } from "./vtt-upload"

type Question = "upload" | "delete"

const QUESTIONS: Record<Question, { title: string; description: string; label: string }> = {
	upload: {
		title: captionsWords.replaceQuestion,
		description: captionsWords.replaceAbout,
		label: captionsWords.chooseFile,
	},
	delete: {
		title: captionsWords.deleteQuestion,
		description: captionsWords.deleteAbout,
		label: commonWords.delete,
	},
}

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
					<IconButton label={captionsWords.moreActions}>
						<Ellipsis aria-hidden size={20} />
					</IconButton>
				}
			>
				<MenuLink>
					<a href={`${captions.vtt_url}&download=1`} download>
						<Download aria-hidden size={16} />
						{captionsWords.downloadVtt}
					</a>
				</MenuLink>
				<MenuItem icon={<Upload aria-hidden size={16} />} disabled={readOnly} onSelect={() => setAsking("upload")}>
					{captionsWords.replaceWithFile}
				</MenuItem>
				{captions.state === "approved" && (
					<MenuItem icon={<EyeOff aria-hidden size={16} />} disabled={readOnly} onSelect={draft.unapprove}>
						{captionsWords.backToDraft}
					</MenuItem>
				)}
				<MenuSeparator />
				<MenuItem
					danger
					icon={<Trash2 aria-hidden size={16} />}
					disabled={readOnly}
					onSelect={() => setAsking("delete")}
				>
					{commonWords.delete}
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

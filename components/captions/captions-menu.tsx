"use client"

import { Download, Ellipsis, EyeOff, Trash2, Upload } from "lucide-react"
import { useRef } from "react"
import { useQuestion } from "@/components/forms/use-row-action"
import { commonWords } from "@/components/ui/common-words"
import { IconButton } from "@/components/ui/icon-button"
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu"
import type { Captions } from "@/lib/client/contract"
import { captionsWords } from "./captions-words"
import type { CaptionsDraft } from "./use-captions-draft"
import { VttInput } from "./vtt-upload"

type Question = "upload" | "delete"

const QUESTIONS: Record<Question, { title: string; description: string; confirmLabel: string }> = {
	upload: {
		title: captionsWords.replaceQuestion,
		description: captionsWords.replaceAbout,
		confirmLabel: captionsWords.chooseFile,
	},
	delete: {
		title: captionsWords.deleteQuestion,
		description: captionsWords.deleteAbout,
		confirmLabel: commonWords.delete,
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
	const input = useRef<HTMLInputElement>(null)
	const { ask, dialog } = useQuestion<Question>((question) => ({
		...QUESTIONS[question],
		onConfirm: () => (question === "upload" ? input.current?.click() : draft.remove()),
	}))
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
				<MenuItem icon={<Upload aria-hidden size={16} />} disabled={readOnly} onSelect={() => ask("upload")}>
					{captionsWords.replaceWithFile}
				</MenuItem>
				{captions.state === "approved" && (
					<MenuItem icon={<EyeOff aria-hidden size={16} />} disabled={readOnly} onSelect={draft.unapprove}>
						{captionsWords.backToDraft}
					</MenuItem>
				)}
				<MenuSeparator />
				<MenuItem danger icon={<Trash2 aria-hidden size={16} />} disabled={readOnly} onSelect={() => ask("delete")}>
					{commonWords.delete}
				</MenuItem>
			</Menu>
			<VttInput inputRef={input} draft={draft} />
			{dialog}
		</>
	)
}

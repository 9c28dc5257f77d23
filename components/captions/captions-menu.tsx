"use client"

import { Download, Ellipsis, EyeOff, Trash2, Upload } from "lucide-react"
import { useRef, useState } from "react"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { IconButton } from "@/components/ui/icon-button"
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu"
import { Notice } from "@/components/ui/notice"
import type { Captions } from "@/lib/client/contract"
import type { CaptionsDraft } from "./use-captions-draft"
import { VttInput } from "./vtt-upload"

type Question = "upload" | "delete"

const QUESTIONS: Record<Question, { title: string; description: string; label: string }> = {
	upload: {
		title: "Replace the captions with a file?",
		description: "The captions that stand here are lost, and what the file holds is a draft until you approve it.",
		label: "Choose a file",
	},
	delete: {
		title: "Delete the captions?",
		description:
			"They disappear from the shared page, from searches and from what your chatbot knows. This action cannot be undone.",
		label: "Delete",
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
	const [problem, setProblem] = useState<string | null>(null)
	const input = useRef<HTMLInputElement>(null)
	const question = asking && QUESTIONS[asking]
	return (
		<>
			<Menu
				trigger={
					<IconButton label="More for these captions">
						<Ellipsis aria-hidden size={20} />
					</IconButton>
				}
			>
				<MenuLink>
					<a href={`${captions.vtt_url}&download=1`} download>
						<Download aria-hidden size={16} />
						Download .vtt
					</a>
				</MenuLink>
				<MenuItem icon={<Upload aria-hidden size={16} />} disabled={readOnly} onSelect={() => setAsking("upload")}>
					Replace with a file
				</MenuItem>
				{captions.state === "approved" && (
					<MenuItem icon={<EyeOff aria-hidden size={16} />} disabled={readOnly} onSelect={draft.unapprove}>
						Back to draft
					</MenuItem>
				)}
				<MenuSeparator />
				<MenuItem
					danger
					icon={<Trash2 aria-hidden size={16} />}
					disabled={readOnly}
					onSelect={() => setAsking("delete")}
				>
					Delete
				</MenuItem>
			</Menu>
			<VttInput inputRef={input} draft={draft} onProblem={setProblem} />
			{problem && (
				<div className="w-full">
					<Notice tone="danger" role="alert">
						{problem}
					</Notice>
				</div>
			)}
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

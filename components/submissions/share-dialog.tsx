"use client"

import { type FormEvent, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { Notice } from "@/components/ui/notice"
import { TextField } from "@/components/ui/text-field"
import type { Submission } from "@/lib/client/contract"
import { SHARE_CHOICE_INVALID, SHARE_CHOICES, SHARE_LABELS } from "@/lib/submissions/dashboard-texts"
import { parseShareChoice } from "./parse-share-choice"
import { ShareResult } from "./share-result"
import { useShare } from "./use-share"

export interface ShareDialogProps {
	row: Submission
	onClose: () => void
	onShared: () => void
}

/** Where to: five buttons, or their word typed. Mount it for one testimonial, unmount it to close. */
export function ShareDialog({ row, onClose, onShared }: ShareDialogProps) {
	const { share, busy, shared, error } = useShare(row.id, onShared)
	const [typed, setTyped] = useState("")
	const [typedError, setTypedError] = useState<string | null>(null)
	const input = useRef<HTMLInputElement>(null)

	function submit(event: FormEvent) {
		event.preventDefault()
		const choice = parseShareChoice(typed)
		setTypedError(choice ? null : SHARE_CHOICE_INVALID)
		if (choice) void share(choice)
		else input.current?.focus()
	}

	return (
		<Dialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={`Share ${row.name}'s testimonial`}
			description="Whoever has the link can watch it."
		>
			{error && (
				<Notice tone="danger" role="alert">
					{error}
				</Notice>
			)}
			{/* The three networks in one row, what one takes away in the next. */}
			<div className="grid grid-cols-6 gap-2">
				{SHARE_CHOICES.map((choice, index) => (
					<div key={choice} className={index < 3 ? "col-span-2" : "col-span-3"}>
						<Button wide busy={busy === choice} disabled={busy !== null} onClick={() => void share(choice)}>
							{SHARE_LABELS[choice]}
						</Button>
					</div>
				))}
			</div>
			<form onSubmit={submit} className="flex items-start gap-2">
				<div className="min-w-0 flex-1">
					<TextField
						ref={input}
						label="Or type where to"
						hint="twitter, linkedin, facebook, download, or link"
						error={typedError}
						value={typed}
						autoCapitalize="none"
						autoComplete="off"
						spellCheck={false}
						onChange={(event) => {
							setTyped(event.target.value)
							setTypedError(null)
						}}
					/>
				</div>
				<div className="mt-6.5">
					<Button type="submit" disabled={busy !== null}>
						Share
					</Button>
				</div>
			</form>
			{shared && <ShareResult shared={shared} />}
		</Dialog>
	)
}

"use client"

import { Trash2 } from "lucide-react"
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { ApiError } from "@/lib/client/api"
import { FileDrop } from "./file-drop"
import type { FileRules } from "./file-problem"
import { uploadWords } from "./form-words"
import { TransferBar } from "./transfer-bar"
import { type SendControl, useTransfer } from "./use-transfer"

export interface FileUploadProps {
	/** Lowercase and without its article: "logo" makes "Upload logo", "Replace logo" and "Remove logo". */
	thing: string
	rules: FileRules
	/** Resolves once the server has the file. The detail of an ApiError is shown as it is. */
	send(file: File, control: SendControl): Promise<unknown>
	failed: string
	current: ReactNode | null
	/** Without it, the current file can only be replaced. */
	remove?: () => Promise<unknown>
	removeConsequence?: string
	removeFailed?: string
	disabled?: boolean
}

export function FileUpload(props: FileUploadProps) {
	const { thing, rules, send, failed, current, remove, removeConsequence, removeFailed, disabled } = props
	const { transfer, start, cancel, refuse } = useTransfer(failed)
	const [asking, setAsking] = useState(false)
	const [removing, setRemoving] = useState(false)
	const box = useRef<HTMLDivElement>(null)
	useFocusAfter(transfer.phase === "sending" || removing, box)

	async function takeAway(): Promise<void> {
		setRemoving(true)
		try {
			await remove?.()
		} catch (error) {
			refuse((error instanceof ApiError && error.detail) || removeFailed || uploadWords.removeFailed(thing))
		} finally {
			setRemoving(false)
		}
	}

	return (
		<div ref={box}>
			{transfer.phase === "sending" ? (
				<TransferBar name={transfer.name} share={transfer.share} onCancel={cancel} />
			) : (
				<FileDrop
					label={current ? uploadWords.replace(thing) : uploadWords.upload(thing)}
					rules={rules}
					error={transfer.phase === "failed" ? transfer.detail : null}
					disabled={disabled || removing}
					current={current}
					onFile={(file) => void start(file, send)}
					onProblem={refuse}
				>
					{current && remove && (
						<Button size="sm" variant="quiet" busy={removing} disabled={disabled} onClick={() => setAsking(true)}>
							{!removing && <Trash2 aria-hidden size={16} />}
							{commonWords.remove} <span className="sr-only">{thing}</span>
						</Button>
					)}
				</FileDrop>
			)}
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title={uploadWords.removeAsk(thing)}
				description={removeConsequence ?? uploadWords.cannotUndo}
				confirmLabel={commonWords.remove}
				onConfirm={() => void takeAway()}
			/>
		</div>
	)
}

/** The pressed button is gone when the work is over. The chooser then gets the focus, unless it went elsewhere. */
function useFocusAfter(working: boolean, box: RefObject<HTMLElement | null>): void {
	const was = useRef(working)
	useEffect(() => {
		const over = was.current && !working
		was.current = working
		const at = document.activeElement
		// During the work, closing the question may have returned the focus only to the page's main element.
		const isNowhere = at === null || at === document.body || at.tagName === "MAIN"
		if (over && (isNowhere || box.current?.contains(at))) {
			box.current?.querySelector("input")?.focus()
		}
	}, [working, box])
}

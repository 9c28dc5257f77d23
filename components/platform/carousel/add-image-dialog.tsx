"use client"

import { type FormEvent, useEffect, useRef, useState } from "react"
import { FileDrop } from "@/components/forms/file-drop"
import { TransferBar } from "@/components/forms/transfer-bar"
import { useTransfer } from "@/components/forms/use-transfer"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { Notice } from "@/components/ui/notice"
import { TextField } from "@/components/ui/text-field"
import * as uiWords from "@/components/ui/ui-words"
import { uploadFile } from "@/lib/client/upload-file"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { carouselWords } from "../platform-words"
import { captionProblem } from "./caption-form"

export interface AddImageDialogProps {
	open: boolean
	onOpenChange: (open: boolean) => void
	orderIndex: number
	onAdded: () => void
}

/** Asks for a picture and its caption. Both survive an accidental close of the dialog. */
export function AddImageDialog({ open, onOpenChange, orderIndex, onAdded }: AddImageDialogProps) {
	const [file, setFile] = useState<File | null>(null)
	const [caption, setCaption] = useState("")
	const [problems, setProblems] = useState<{ file?: string; caption?: string }>({})
	const { transfer, start, cancel } = useTransfer()
	const field = useRef<HTMLInputElement>(null)
	/** The position after the last picture added here: the next one may be sent before the list has been refreshed. */
	const next = useRef(0)

	function forget() {
		setFile(null)
		setCaption("")
		setProblems({})
		cancel()
	}

	async function upload(event: FormEvent) {
		event.preventDefault()
		const wrong = captionProblem(caption)
		setProblems({ file: file ? undefined : carouselWords.imageNeeded, caption: wrong ?? undefined })
		if (!file) return
		if (wrong) return field.current?.focus()
		const form = { caption: caption.trim(), order_index: Math.max(orderIndex, next.current) }
		const sent = await start(file, (chosen, control) =>
			uploadFile("POST /api/admin/platform/upload-carousel-image", { file: chosen, form, ...control }),
		)
		if (!sent) return
		next.current = form.order_index + 1
		forget()
		onOpenChange(false)
		onAdded()
	}

	return (
		<Dialog open={open} onOpenChange={onOpenChange} title={carouselWords.addImage}>
			<form noValidate onSubmit={upload} className="flex flex-col gap-5">
				{transfer.phase === "sending" ? (
					<TransferBar name={transfer.name} share={transfer.share} onCancel={cancel} />
				) : (
					<FileDrop
						label={file ? carouselWords.chooseOtherImage : carouselWords.chooseImage}
						rules={UPLOAD_POLICY.carousel_image}
						error={problems.file}
						current={file && <Chosen file={file} />}
						onFile={(chosen) => {
							setFile(chosen)
							setProblems((known) => ({ ...known, file: undefined }))
						}}
						onProblem={(problem) => setProblems((known) => ({ ...known, file: problem }))}
					/>
				)}
				<TextField
					ref={field}
					label={carouselWords.caption}
					hint={carouselWords.captionHint}
					required
					value={caption}
					error={problems.caption}
					onChange={(event) => {
						setCaption(event.target.value)
						setProblems((known) => ({ ...known, caption: undefined }))
					}}
				/>
				{transfer.phase === "failed" && (
					<Notice tone="danger" role="alert">
						{carouselWords.imageFailed(transfer.detail)}
					</Notice>
				)}
				<div className="flex flex-wrap justify-end gap-3">
					<Button
						onClick={() => {
							forget()
							onOpenChange(false)
						}}
					>
						{uiWords.cancel}
					</Button>
					<Button type="submit" variant="primary" busy={transfer.phase === "sending"}>
						{carouselWords.upload}
					</Button>
				</div>
			</form>
		</Dialog>
	)
}

/** A small preview, since the file itself may have 40 megapixels. */
function Chosen({ file }: { file: File }) {
	const canvas = useRef<HTMLCanvasElement>(null)
	useEffect(() => {
		let current = true
		const draw = (bitmap: ImageBitmap) => {
			const place = canvas.current
			if (!current || !place) return
			place.width = bitmap.width
			place.height = bitmap.height
			place.getContext("2d")?.drawImage(bitmap, 0, 0)
		}
		// A file that cannot be decoded stays gray. The server explains why.
		createImageBitmap(file, { resizeWidth: 224, resizeQuality: "medium" }).then(draw, () => undefined)
		return () => {
			current = false
		}
	}, [file])
	return (
		<canvas
			ref={canvas}
			role="img"
			aria-label={carouselWords.chosenImage(file.name)}
			className="aspect-[4/3] w-28 rounded-control bg-sunken object-cover"
		/>
	)
}

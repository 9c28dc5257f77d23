import { type FormEvent, useEffect, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { TextField } from "@/components/ui/text-field"
import * as uiWords from "@/components/ui/ui-words"
import { CAPTION_CAP } from "@/lib/platform/limits"
import { carouselRefusals } from "@/lib/platform/words"
import { carouselWords } from "../platform-words"

export function captionProblem(text: string): string | null {
	if (text.trim() === "") return carouselRefusals.captionRequired
	return text.trim().length > CAPTION_CAP ? uiWords.tooLong(carouselWords.caption, CAPTION_CAP) : null
}

export interface CaptionFormProps {
	stored: string
	onSave: (caption: string) => Promise<boolean>
	onClose: () => void
}

export function CaptionForm({ stored, onSave, onClose }: CaptionFormProps) {
	const [text, setText] = useState(stored)
	const [problem, setProblem] = useState<string | null>(null)
	const [saving, setSaving] = useState(false)
	const field = useRef<HTMLInputElement>(null)
	useEffect(() => {
		// Selecting does not focus the field in every browser.
		field.current?.focus()
		field.current?.select()
	}, [])

	async function save(event: FormEvent) {
		event.preventDefault()
		const wrong = captionProblem(text)
		setProblem(wrong)
		if (wrong) return field.current?.focus()
		setSaving(true)
		if (await onSave(text.trim())) onClose()
		else setSaving(false)
	}

	return (
		<form
			noValidate
			onSubmit={save}
			onKeyDown={(event) => event.key === "Escape" && onClose()}
			className="flex flex-wrap items-start gap-2"
		>
			<div className="min-w-48 flex-1">
				<TextField
					ref={field}
					label={carouselWords.caption}
					hideLabel
					required
					value={text}
					error={problem}
					onChange={(event) => setText(event.target.value)}
				/>
			</div>
			<Button type="submit" variant="primary" busy={saving}>
				{commonWords.save}
			</Button>
			<Button disabled={saving} onClick={onClose}>
				{uiWords.cancel}
			</Button>
		</form>
	)
}

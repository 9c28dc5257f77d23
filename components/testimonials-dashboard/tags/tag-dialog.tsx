"use client"

import { type FormEvent, useRef, useState } from "react"
import { toast } from "sonner"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { Dialog } from "@/components/ui/dialog"
import { Notice } from "@/components/ui/notice"
import { TextField } from "@/components/ui/text-field"
import { TAG_NAME_CAP, TAGS_MAX } from "@/lib/submissions/tags/limits"
import { TagLine } from "./tag-line"
import { tagWords } from "./tags-words"
import { type TagsOptions, useTags } from "./use-tags"

export interface TagDialogProps extends TagsOptions {
	/** Called after every change, also of a tag's name. */
	onChanged(): void
	onClose(): void
}

/** The tags of one or several testimonials. Without testimonials it only manages the tags. Mount it to open it. */
export function TagDialog({ onChanged, onClose, ...options }: TagDialogProps) {
	const { rows } = options
	const tags = useTags(options)
	const [typed, setTyped] = useState("")
	const field = useRef<HTMLInputElement>(null)
	const applies = rows.length > 0
	const [only] = rows.length === 1 ? rows : []
	const full = tags.known.length >= TAGS_MAX

	async function submit(event: FormEvent) {
		event.preventDefault()
		if (await tags.save(applies ? typed.trim() : "")) {
			if (applies) toast.success(tagWords.saved(rows.length))
			onChanged()
			onClose()
			return
		}
		// Some of several may be saved.
		onChanged()
	}

	async function add() {
		if (!(await tags.add(typed))) return
		setTyped("")
		field.current?.focus()
		onChanged()
	}

	const changed = async (done: Promise<boolean>) => {
		const isDone = await done
		if (isDone) onChanged()
		return isDone
	}

	return (
		<Dialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={only ? tagWords.tagsOf(only.name) : applies ? tagWords.ofMany(rows.length) : tagWords.tags}
			description={tagWords.about}
		>
			{tags.known.length > 0 && (
				<ul className="flex max-h-[40dvh] flex-col divide-y divide-line overflow-y-auto border-y border-line px-1">
					{tags.known.map((tag) => (
						<TagLine
							key={tag.id}
							tag={tag}
							state={applies ? tags.stateOf(tag.id) : null}
							busy={tags.busy}
							onChoose={(on) => tags.choose(tag.id, on)}
							onRename={(name) => changed(tags.rename(tag.id, name))}
							onRemove={() => changed(tags.remove(tag.id))}
						/>
					))}
				</ul>
			)}
			{full ? (
				<p className="text-ink-muted">{tagWords.roomUsed}</p>
			) : (
				<div className="flex items-end gap-2">
					<div className="min-w-0 flex-1">
						<TextField
							ref={field}
							label={tagWords.new}
							placeholder={tags.known.length === 0 ? tagWords.newHint : undefined}
							value={typed}
							maxLength={TAG_NAME_CAP}
							autoComplete="off"
							onChange={(event) => setTyped(event.target.value)}
							onKeyDown={(event) => {
								if (event.key !== "Enter") return
								event.preventDefault()
								if (typed.trim()) void add()
							}}
						/>
					</div>
					<Button disabled={typed.trim() === "" || tags.busy} onClick={() => void add()}>
						{tagWords.add}
					</Button>
				</div>
			)}
			{tags.failure && (
				<Notice tone="danger" role="alert">
					{tags.failure}
				</Notice>
			)}
			<form className="flex justify-end" onSubmit={submit}>
				<Button type="submit" variant="primary" busy={tags.busy}>
					{applies ? commonWords.save : commonWords.done}
				</Button>
			</form>
		</Dialog>
	)
}

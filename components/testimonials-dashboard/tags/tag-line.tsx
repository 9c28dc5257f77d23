import { Pencil, Trash2 } from "lucide-react"
import { type FormEvent, useState } from "react"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { commonWords } from "@/components/ui/common-words"
import { IconButton } from "@/components/ui/icon-button"
import { TextField } from "@/components/ui/text-field"
import type { Tag } from "@/lib/client/contract"
import { TAG_NAME_CAP } from "@/lib/submissions/tags/limits"
import { tagWords } from "./tags-words"

export interface TagLineProps {
	tag: Tag
	/** Null where there is nothing to tag. */
	state: boolean | "some" | null
	busy: boolean
	onChoose(on: boolean): void
	/** Each resolves to whether it succeeded. */
	onRename(name: string): Promise<boolean>
	onRemove(): Promise<boolean>
}

export function TagLine({ tag, state, busy, onChoose, onRename, onRemove }: TagLineProps) {
	const [mode, setMode] = useState<"shown" | "renaming" | "deleting">("shown")
	const back = () => setMode("shown")

	if (mode === "renaming") {
		const submit = async (event: FormEvent<HTMLFormElement>) => {
			event.preventDefault()
			const name = String(new FormData(event.currentTarget).get("name"))
			if (await onRename(name)) back()
		}
		return (
			<li className="py-2">
				<form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
					<div className="min-w-40 flex-1">
						<TextField
							hideLabel
							label={tagWords.newNameOf(tag.name)}
							name="name"
							defaultValue={tag.name}
							maxLength={TAG_NAME_CAP}
							autoComplete="off"
							autoFocus
						/>
					</div>
					<Button type="submit" variant="primary" busy={busy}>
						{tagWords.rename}
					</Button>
					<Button onClick={back}>{commonWords.cancel}</Button>
				</form>
			</li>
		)
	}
	if (mode === "deleting") {
		return (
			<li className="flex flex-wrap items-center gap-2 py-2">
				<p className="min-w-40 flex-1">{tagWords.deleteQuestion(tag.name)}</p>
				<Button variant="danger" busy={busy} onClick={() => void onRemove().then((gone) => gone || back())}>
					{commonWords.delete}
				</Button>
				<Button autoFocus onClick={back}>
					{commonWords.cancel}
				</Button>
			</li>
		)
	}
	return (
		<li className="flex min-h-12 items-center gap-1">
			<div className="min-w-0 flex-1 wrap-anywhere">
				{state === null ? (
					tag.name
				) : (
					<Checkbox
						label={tag.name}
						checked={state === true}
						ref={(box) => {
							if (box) box.indeterminate = state === "some"
						}}
						onChange={(event) => onChoose(event.target.checked)}
					/>
				)}
			</div>
			<IconButton label={tagWords.renameTag(tag.name)} onClick={() => setMode("renaming")}>
				<Pencil aria-hidden size={16} />
			</IconButton>
			<IconButton label={tagWords.delete(tag.name)} onClick={() => setMode("deleting")}>
				<Trash2 aria-hidden size={16} />
			</IconButton>
		</li>
	)
}

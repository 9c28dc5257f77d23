import { type FormEvent, useEffect, useState } from "react"
import { toast } from "sonner"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { Notice } from "@/components/ui/notice"
import { Skeleton } from "@/components/ui/skeleton"
import type { Submission } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { uploadFile } from "@/lib/client/upload-file"
import { formatDuration } from "@/lib/recorder/format-duration"
import { makePoster, takeFrames } from "@/lib/recorder/make-poster"
import { dashboardWords } from "@/lib/submissions/dashboard-words"

/** The middles of six equal pieces. */
const SHARES = [1, 3, 5, 7, 9, 11].map((twelfths) => twelfths / 12)

interface Choice {
	label: string
	picture: Blob
	url: string
}

export interface PosterDialogProps {
	row: Submission
	onChanged(): void
	onClose(): void
}

export function PosterDialog({ row, onChanged, onClose }: PosterDialogProps) {
	const { choices, isDone } = useFrames(row)
	const [chosen, setChosen] = useState<Choice | null>(null)
	const [saving, setSaving] = useState(false)

	async function submit(event: FormEvent) {
		event.preventDefault()
		if (!chosen || saving) return
		setSaving(true)
		try {
			await uploadFile("PUT /api/admin/submission/{id}/poster", {
				params: { id: row.id },
				fileField: "poster",
				file: chosen.picture,
				form: {},
				signal: new AbortController().signal,
				onProgress: () => undefined,
			})
			toast.success(dashboardWords.posterChanged)
			onChanged()
			onClose()
		} catch (error) {
			toast.error(dashboardWords.posterFailed(reasonOf(error)))
			setSaving(false)
		}
	}

	return (
		<Dialog
			open
			onOpenChange={(open) => !open && onClose()}
			title={dashboardWords.posterTitle}
			description={dashboardWords.posterAbout}
		>
			<form onSubmit={submit} className="flex flex-col gap-4">
				{isDone && choices.length === 0 ? (
					<Notice tone="warning">{dashboardWords.noFrames}</Notice>
				) : (
					<fieldset className="grid grid-cols-2 gap-2 sm:grid-cols-3" aria-busy={!isDone}>
						<legend className="sr-only">{isDone ? dashboardWords.posterTitle : dashboardWords.framesLoading}</legend>
						{choices.map((choice) => (
							<label key={choice.url} className="relative flex cursor-pointer flex-col gap-1 text-sm">
								<input
									type="radio"
									name="poster"
									checked={chosen === choice}
									onChange={() => setChosen(choice)}
									className="peer sr-only"
								/>
								<img
									src={choice.url}
									alt=""
									className="aspect-video w-full rounded-control bg-stage object-contain ring-line peer-checked:ring-2 peer-checked:ring-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
								/>
								<span className="text-ink-muted peer-checked:text-ink">{choice.label}</span>
							</label>
						))}
						{!isDone &&
							SHARES.slice(Math.max(0, choices.length - 1)).map((share) => (
								<Skeleton key={share} className="aspect-video w-full" />
							))}
					</fieldset>
				)}
				<Button type="submit" variant="primary" disabled={!chosen || saving}>
					{dashboardWords.usePoster}
				</Button>
			</form>
		</Dialog>
	)
}

/** Taken by the browser, one after the other. A bucket's address would forbid it to read the frames. */
function useFrames({ video_url, duration_seconds }: Submission) {
	const [choices, setChoices] = useState<Choice[]>([])
	const [isDone, setDone] = useState(false)
	useEffect(() => {
		const urls: string[] = []
		let isGone = false
		const add = (label: string, picture: Blob) => {
			const url = URL.createObjectURL(picture)
			urls.push(url)
			setChoices((now) => [...now, { label, picture, url }])
		}
		async function look(source: string) {
			const automatic = await makePoster(source, duration_seconds)
			if (isGone) return
			if (automatic) add(dashboardWords.posterAutomatic, automatic)
			const moments = SHARES.map((share) => share * duration_seconds)
			let taken = 0
			for await (const picture of takeFrames(source, moments)) {
				if (isGone) return
				add(dashboardWords.frameAt(taken + 1, formatDuration(moments[taken] ?? 0)), picture)
				taken += 1
			}
		}
		look(`${video_url}&format=mp4&same_origin=1`)
			.catch(() => undefined)
			.finally(() => !isGone && setDone(true))
		return () => {
			isGone = true
			setChoices([])
			for (const url of urls) URL.revokeObjectURL(url)
		}
	}, [video_url, duration_seconds])
	return { choices, isDone }
}

import type { ReactNode } from "react"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import type { Conflict } from "./edit-values"
import { formWords } from "./form-words"
import type { Staleness } from "./use-draft"

export interface ToldNoticeProps {
	title: string
	busy: boolean
	load: string
	onLoad(): void
	children?: ReactNode
}

/** Another admin saved first, and the server refused the save. */
export function ToldNotice({ title, busy, load, onLoad, children }: ToldNoticeProps) {
	const action = (
		<Button size="sm" busy={busy} onClick={onLoad}>
			{load}
		</Button>
	)
	return (
		<Notice tone="warning" role="alert" title={title} action={action}>
			{children ?? formWords.nothingOverwritten}
		</Notice>
	)
}

export interface NewerWords {
	title: string
	load: string
	loaded: string
	/** If both changed different fields. */
	apart: string
	/** If both changed the same field. */
	both: string
	use: string
	used: string
	labelOf(field: string): string
}

export interface NewerNoticeProps {
	stale: Staleness | null
	values: Readonly<Record<string, Conflict["theirs"]>>
	words: NewerWords
	busy: boolean
	onLoad(): void
	onUse(conflict: Conflict): void
	children?(conflict: Conflict): ReactNode
}

/** Another admin saved first. Keeps what was typed here, and never overwrites the other version unseen. */
export function NewerNotice({ stale, values, words, busy, onLoad, onUse, children }: NewerNoticeProps) {
	const { title, load, loaded, apart, both, use, used, labelOf } = words
	if (!stale) return null
	if (stale.step === "told") return <ToldNotice title={title} busy={busy} load={load} onLoad={onLoad} />
	const { conflicts, followed } = stale
	return (
		<Notice tone="info" role="status" title={loaded}>
			{followed.length > 0 && <p>{formWords.changedMeanwhile(followed.map(labelOf).join(", "))}</p>}
			<p>{conflicts.length > 0 ? both : apart}</p>
			{conflicts.length > 0 && (
				<ul className="mt-3 flex flex-col gap-3">
					{conflicts.map((conflict) => (
						<li key={conflict.field} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
							<p className="min-w-0 flex-1 basis-48 break-words">
								<span className="font-medium">{labelOf(conflict.field)}</span>
								{children?.(conflict)}
							</p>
							{values[conflict.field] === conflict.theirs ? (
								<span className="text-ink-muted">{used}</span>
							) : (
								<Button size="sm" onClick={() => onUse(conflict)}>
									{use}
									<span className="sr-only"> {formWords.forField(labelOf(conflict.field))}</span>
								</Button>
							)}
						</li>
					))}
				</ul>
			)}
		</Notice>
	)
}

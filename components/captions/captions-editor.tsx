"use client"

import { useState } from "react"
import { LeaveGuard } from "@/components/forms/leave-guard"
import { useFreshList } from "@/components/testimonials-dashboard/use-fresh-list"
import { Badge, type BadgeTone } from "@/components/ui/badge"
import { KeyHints } from "@/components/ui/key-hints"
import { Notice } from "@/components/ui/notice"
import { SelectField } from "@/components/ui/select-field"
import type { CaptionsAnswer, CaptionsState, Submission } from "@/lib/client/contract"
import { CaptionsBar } from "./captions-bar"
import { CaptionsMenu } from "./captions-menu"
import { CaptionsPlayer } from "./captions-player"
import { CaptionsProgress } from "./captions-progress"
import { CaptionsStale } from "./captions-stale"
import { CaptionsStart } from "./captions-start"
import { captionsWords, cueWords, languageOptions } from "./captions-words"
import { CueList } from "./cue-list"
import { HeadlineDialog, HeadlinePanel } from "./headline"
import { useCaptionsDraft } from "./use-captions-draft"
import { usePlayer } from "./use-player"

const CaptionsKeys = () => <KeyHints hints={cueWords.keys} />

const TONES: Record<CaptionsState, BadgeTone> = {
	processing: "accent",
	draft: "warning",
	approved: "success",
	failed: "danger",
}

export interface CaptionsEditorProps {
	submission: Submission
	answer: CaptionsAnswer
	readOnly: boolean
}

/** The video beside its captions. Answers the admin's question: do the captions say what the speaker says? */
export function CaptionsEditor({ submission, answer, readOnly }: CaptionsEditorProps) {
	const [writing, setWriting] = useState(false)
	const [marked, setMarked] = useState<{ id: string; at: number } | null>(null)
	/** The words in the headline's dialog as it opens. Null while it is closed. */
	const [quote, setQuote] = useState<string | null>(null)
	const durationMs = Math.round(submission.duration_seconds * 1000)
	const draft = useCaptionsDraft({
		submissionId: submission.id,
		captions: answer.captions,
		durationMs,
		onProblem: ({ id }) => setMarked((before) => ({ id, at: (before?.at ?? 0) + 1 })),
	})
	const player = usePlayer(draft.cues)
	// The video's address expires after an hour.
	useFreshList(answer)
	const { saved, cues } = draft
	const approved = saved?.state === "approved"
	const processing = saved?.state === "processing"
	const editing = !processing && (cues.length > 0 || writing || draft.dirty)

	return (
		<div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,11fr)_minmax(0,13fr)] lg:pt-2">
			<LeaveGuard on={draft.dirty} />
			<div className="z-10 max-lg:sticky max-lg:top-0 lg:sticky lg:top-6 lg:self-start">
				<CaptionsPlayer submission={submission} player={player} />
				{editing && !readOnly && <CaptionsKeys />}
			</div>
			<section aria-label={captionsWords.section} className="flex min-w-0 flex-col gap-3">
				<CaptionsStale draft={draft} />
				{processing && <CaptionsProgress draft={draft} submissionId={submission.id} />}
				{!processing && !editing && (
					<>
						<CaptionsStart
							draft={draft}
							transcription={answer.transcription}
							readOnly={readOnly}
							onWrite={() => setWriting(true)}
						/>
						{draft.failure && (
							<Notice tone="danger" role="alert">
								{draft.failure}
							</Notice>
						)}
					</>
				)}
				{editing && (
					<>
						<div className="flex flex-wrap items-end justify-between gap-3">
							<div className="w-44">
								<SelectField
									label={captionsWords.language}
									options={languageOptions(draft.language)}
									value={draft.language}
									disabled={readOnly}
									onChange={({ target }) => draft.setLanguage(target.value)}
								/>
							</div>
							<div className="flex min-h-10 flex-wrap items-center gap-3">
								{saved && <Badge tone={TONES[saved.state]}>{captionsWords.stateLabels[saved.state]}</Badge>}
								{saved && saved.cues.length > 0 && <CaptionsMenu draft={draft} captions={saved} readOnly={readOnly} />}
							</div>
						</div>
						{approved && !saved.in_knowledge && <Notice>{captionsWords.notInKnowledge}</Notice>}
						{!approved && <p className="text-ink-muted">{captionsWords.approveAbout}</p>}
						{approved && (
							<HeadlinePanel draft={draft} headline={saved.headline} readOnly={readOnly} onEdit={setQuote} />
						)}
						<CueList
							draft={draft}
							player={player}
							durationMs={durationMs}
							readOnly={readOnly}
							marked={marked}
							begin={writing}
							onBegun={() => setWriting(false)}
							onHeadline={approved && !readOnly ? setQuote : undefined}
						/>
						{approved && <HeadlineDialog draft={draft} captions={saved} quote={quote} onClose={() => setQuote(null)} />}
						<CaptionsBar draft={draft} readOnly={readOnly} />
					</>
				)}
			</section>
		</div>
	)
}

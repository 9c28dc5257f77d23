"use client"

import { type ReactNode, Suspense, startTransition, useEffect, useId, useRef, useState } from "react"
import { LazyOtherTakes } from "@/components/recorder/lazy-parts"
import { Recorder } from "@/components/recorder/recorder"
import { useOrphans } from "@/components/recorder/use-orphans"
import { useRecorder } from "@/components/recorder/use-recorder"
import { loadDraft, saveDraft } from "@/lib/client/form-draft"
import { forgetSubmission } from "@/lib/client/last-submission"
import { lazyKeeper } from "@/lib/recorder/take-keeper"
import type { ConsentWordings } from "@/lib/submissions/consent-text"
import { validateSubmission } from "@/lib/submissions/validate-submission"
import * as formWords from "./form-words"
import { inviteToken } from "./invite-token"
import { LazyFunnel, LazyInvited, LazyKindChoice } from "./lazy-parts"
import { fieldsOf } from "./read-form"
import { Steps } from "./steps"
import { StudioLayout } from "./studio-layout"
import { SubmissionForm } from "./submission-form"
import { isBusy } from "./upload-view"
import { useText } from "./use-text"
import { useUpload } from "./use-upload"

export interface TestimonialStudioProps {
	tenantSlug: string
	maxSeconds: number
	acceptWritten?: boolean
	askStars?: boolean
	askRelation?: boolean
	hiddenFields?: readonly string[]
	consents: ConsentWordings
	/** They show one at a time over the picture. */
	questions?: readonly string[]
	/** The questions for those who have no camera on. Drawn by the server, so that the page loads no script for them. */
	ideas?: ReactNode
	countsVisits?: boolean
}

export function TestimonialStudio(props: TestimonialStudioProps) {
	const { tenantSlug, maxSeconds, acceptWritten = false, askStars = false } = props
	const { askRelation = false, countsVisits = false } = props
	const [keeper] = useState(() => lazyKeeper(tenantSlug))
	const { recorder, snapshot } = useRecorder(maxSeconds, keeper)
	const { state, keeping } = snapshot
	const { others, show } = useOrphans(recorder, keeper)
	const take = state.name === "recorded" ? state.take : null
	const [writing, setWriting] = useWriting(tenantSlug, acceptWritten)
	const video = useUpload(tenantSlug, take, recorder.release)
	const text = useText(tenantSlug, writing)
	const { upload, cancel } = writing ? text : video
	const sent = upload.phase === "sent"
	const busy = isBusy(upload)
	const formId = useId()
	const invite = useInvite()
	const recordButton = useRef<HTMLButtonElement>(null)
	const choose = (toWrite: boolean) => {
		// Also while the browser asks: a camera allowed later would run out of sight.
		if (toWrite && (state.name === "requesting" || state.name === "ready")) recorder.release()
		setWriting(toWrite)
	}
	const cameraOn = state.name === "ready" || state.name === "recording"
	// No warning for a stored take, since the next visit offers it again.
	useLeaveWarning(!sent && (state.name === "recording" || busy || (take !== null && keeping !== "storage")))
	useReloadOfSentPage(sent)
	// The next submission may return no id, and its gift download must not count for the previous one.
	useEffect(() => forgetSubmission(tenantSlug), [tenantSlug])

	return (
		<StudioLayout
			steps={<Steps steps={writing ? formWords.writingSteps : undefined} current={take && !writing ? 1 : 0} />}
			choice={
				acceptWritten && (
					<Suspense fallback={KIND_ROOM}>
						<LazyKindChoice writing={writing} locked={busy || state.name === "recording"} onChoose={choose} />
					</Suspense>
				)
			}
			stage={
				!writing && (
					<>
						<Recorder
							recorder={recorder}
							snapshot={snapshot}
							maxSeconds={maxSeconds}
							locked={busy}
							questions={props.questions}
							buttonRef={recordButton}
							formId={formId}
							isFormReady={() => isComplete(formOf(formId))}
							onUse={() => {
								const form = formOf(formId)
								showForm(form)
								if (isComplete(form)) form?.requestSubmit()
							}}
						/>
						<Suspense fallback={null}>
							{others.length > 0 && (state.name === "idle" || state.name === "error" || (take?.recovered && !busy)) && (
								<LazyOtherTakes others={others} onShow={show} />
							)}
						</Suspense>
						{take === null && !cameraOn && props.ideas}
					</>
				)
			}
			form={
				<>
					<SubmissionForm
						id={formId}
						tenantSlug={tenantSlug}
						consents={props.consents}
						take={take}
						kept={state.name === "recording" ? recorder.kept() : (take?.kept ?? null)}
						upload={upload}
						askStars={askStars}
						askRelation={askRelation}
						writing={writing}
						ideas={props.ideas}
						onVideoMissing={() => recordButton.current?.focus()}
						onSubmit={(typed, { take, photo }) => {
							const fields = { ...typed, hiddenFields: props.hiddenFields }
							if (take && !writing) video.send(fields, take)
							else text.send(fields, photo)
						}}
						onCancel={cancel}
					/>
					{invite && (
						<Suspense fallback={null}>
							<LazyInvited tenantSlug={tenantSlug} token={invite} hasTake={take !== null} formId={formId} />
						</Suspense>
					)}
					{countsVisits && invite !== null && (
						<Suspense fallback={null}>
							<LazyFunnel
								tenantSlug={tenantSlug}
								invited={invite !== ""}
								state={state}
								upload={upload}
								formId={formId}
							/>
						</Suspense>
					)}
				</>
			}
		/>
	)
}

/** The room of the choice, should its script be late. */
const KIND_ROOM = <div className="h-14" />

/**
 * The token of the invitation whose link was followed; null until the page runs. A transition: any other change would
 * drop the parts of the server's HTML whose scripts are still on their way, and the page would jump twice.
 */
function useInvite(): string | null {
	const [invite, setInvite] = useState<string | null>(null)
	useEffect(() => startTransition(() => setInvite(inviteToken())), [])
	return invite
}

function useWriting(tenantSlug: string, mayWrite: boolean): [boolean, (writing: boolean) => void] {
	const [writing, setWriting] = useState(false)
	useEffect(() => {
		if (mayWrite) setWriting(loadDraft(tenantSlug).kind === "written")
	}, [tenantSlug, mayWrite])
	const choose = (next: boolean) => {
		setWriting(next)
		saveDraft(tenantSlug, { ...loadDraft(tenantSlug), kind: next ? "written" : "video" })
	}
	return [writing, choose]
}

function formOf(id: string): HTMLFormElement | null {
	const form = document.getElementById(id)
	return form instanceof HTMLFormElement ? form : null
}

const isComplete = (form: HTMLFormElement | null) =>
	form !== null && validateSubmission(fieldsOf(form, true)).length === 0

/** Moves the visitor from the stage to the form. Its heading gets the focus: a field would bring up the keyboard. */
function showForm(form: HTMLFormElement | null): void {
	form?.scrollIntoView({ block: "start" })
	form?.querySelector("h2")?.focus({ preventScroll: true })
}

function useLeaveWarning(on: boolean): void {
	useEffect(() => {
		if (!on) return
		const warn = (event: BeforeUnloadEvent) => event.preventDefault()
		addEventListener("beforeunload", warn)
		return () => removeEventListener("beforeunload", warn)
	}, [on])
}

/** Reloads a sent page that the browser restores on the way back from the thank-you page. */
function useReloadOfSentPage(sent: boolean): void {
	const isSent = useRef(sent)
	isSent.current = sent
	useEffect(() => {
		const refresh = (event: PageTransitionEvent) => {
			if (event.persisted && isSent.current) location.reload()
		}
		addEventListener("pageshow", refresh)
		return () => removeEventListener("pageshow", refresh)
	}, [])
}

"use client"

import { Suspense, useEffect, useId, useRef, useState } from "react"
import { LazyOtherTakes } from "@/components/recorder/lazy-recovery"
import { Recorder } from "@/components/recorder/recorder"
import { useClientValue } from "@/components/recorder/use-client-value"
import { useOrphans } from "@/components/recorder/use-orphans"
import { useRecorder } from "@/components/recorder/use-recorder"
import { forgetSubmission } from "@/lib/client/last-submission"
import { lazyKeeper } from "@/lib/recorder/take-keeper"
import { inviteToken } from "./invite-token"
import { LazyFunnel } from "./lazy-funnel"
import { LazyInvited } from "./lazy-invited"
import { questionsAbout } from "./page-texts"
import { PromptIdeas } from "./prompt-ideas"
import { Steps } from "./steps"
import { StudioLayout } from "./studio-layout"
import { SubmissionForm } from "./submission-form"
import { useLeaveWarning } from "./use-leave-warning"
import { isBusy, useUpload } from "./use-upload"

export interface TestimonialStudioProps {
	tenantSlug: string
	tenantName: string
	maxSeconds: number
	/** Reports how far the visitor comes. */
	countsVisits?: boolean
}

/** The recorder and the form, from the first look into the camera to the thank-you page. */
export function TestimonialStudio({
	tenantSlug,
	tenantName,
	maxSeconds,
	countsVisits = false,
}: TestimonialStudioProps) {
	const [keeper] = useState(() => lazyKeeper(tenantSlug))
	const { recorder, snapshot } = useRecorder(maxSeconds, keeper)
	const { state, keeping } = snapshot
	const { others, show } = useOrphans(recorder, keeper)
	const take = state.name === "recorded" ? state.take : null
	const { upload, send, cancel } = useUpload(tenantSlug, take, recorder.release)
	const sent = upload.phase === "sent"
	const busy = isBusy(upload)
	const formId = useId()
	const invite = useClientValue(inviteToken)
	const recordButton = useRef<HTMLButtonElement>(null)
	const cameraOn = state.name === "ready" || state.name === "recording"
	// No warning for a stored take, since the next visit offers it again.
	useLeaveWarning(!sent && (state.name === "recording" || busy || (take !== null && keeping !== "storage")))
	useReloadOfSentPage(sent)
	// The next submission may return no id, and its gift download must not count for the previous one.
	useEffect(() => forgetSubmission(tenantSlug), [tenantSlug])

	return (
		<StudioLayout
			steps={<Steps current={take ? 1 : 0} />}
			stage={
				<>
					<Recorder
						recorder={recorder}
						snapshot={snapshot}
						maxSeconds={maxSeconds}
						locked={busy}
						questions={questionsAbout(tenantName)}
						buttonRef={recordButton}
						formId={formId}
						onUse={() => showForm(formId)}
					/>
					<Suspense fallback={null}>
						{others.length > 0 && (state.name === "idle" || state.name === "error" || (take?.recovered && !busy)) && (
							<LazyOtherTakes others={others} onShow={show} />
						)}
					</Suspense>
					{take === null && !cameraOn && <PromptIdeas tenantName={tenantName} />}
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
			form={
				<SubmissionForm
					id={formId}
					tenantSlug={tenantSlug}
					take={take}
					kept={state.name === "recording" ? recorder.kept() : (take?.kept ?? null)}
					upload={upload}
					onVideoMissing={() => recordButton.current?.focus()}
					onSubmit={send}
					onCancel={cancel}
				/>
			}
		/>
	)
}

/** Moves the visitor from the stage to the form. Its heading gets the focus: a field would bring up the keyboard. */
function showForm(formId: string): void {
	const form = document.getElementById(formId)
	form?.scrollIntoView({ block: "start" })
	form?.querySelector("h2")?.focus({ preventScroll: true })
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

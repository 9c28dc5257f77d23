"use client"

import { useEffect, useRef } from "react"
import { Recorder } from "@/components/recorder/recorder"
import { useRecorder } from "@/components/recorder/use-recorder"
import { PromptIdeas } from "./prompt-ideas"
import { StudioLayout } from "./studio-layout"
import { SubmissionForm } from "./submission-form"
import { useLeaveWarning } from "./use-leave-warning"
import { isBusy, useUpload } from "./use-upload"

export interface TestimonialStudioProps {
	tenantSlug: string
	tenantName: string
	maxSeconds: number
}

/** The take and the person who made it, from the first look into the camera to the thank-you page. */
export function TestimonialStudio({ tenantSlug, tenantName, maxSeconds }: TestimonialStudioProps) {
	const { recorder, snapshot } = useRecorder(maxSeconds)
	const { state } = snapshot
	const { upload, send, cancel } = useUpload(tenantSlug, recorder.release)
	const sent = upload.phase === "sent"
	useLeaveWarning(!sent && (state.name === "recorded" || state.name === "recording"))
	useReloadOfSentPage(sent)

	return (
		<StudioLayout
			stage={
				<>
					<Recorder recorder={recorder} snapshot={snapshot} maxSeconds={maxSeconds} locked={isBusy(upload)} />
					{state.name !== "recorded" && <PromptIdeas tenantName={tenantName} />}
				</>
			}
			form={
				<SubmissionForm
					tenantSlug={tenantSlug}
					take={state.name === "recorded" ? state.take : null}
					upload={upload}
					onSubmit={send}
					onCancel={cancel}
				/>
			}
		/>
	)
}

/** Back from the thank-you page, a browser may show this page as it was left: sent, and of no more use. */
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

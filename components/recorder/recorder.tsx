import { type CSSProperties, Suspense, useEffect, useRef, useState } from "react"
import { announcementOf } from "@/lib/recorder/announcement"
import type { Recorder as RecorderHandle, RecorderSnapshot } from "@/lib/recorder/recorder"
import { Controls } from "./controls"
import { FileChoice } from "./file-choice"
import { KeepingNote } from "./keeping-note"
import { LazyRescue } from "./lazy-recovery"
import styles from "./recorder.module.css"
import { useSteadyButton } from "./use-steady-button"
import { Viewfinder } from "./viewfinder"

/** Time in which a second tap on Stop counts as part of the first. */
const GUARD_MS = 800

export interface RecorderProps {
	recorder: RecorderHandle
	snapshot: RecorderSnapshot
	maxSeconds: number
	/** True while the take is being sent: it must not change. */
	locked: boolean
	/** Id of the form that sends the take. */
	formId?: string
}

/** The stage of the recorder: picture, controls, and everything that it says. */
export function Recorder({ recorder, snapshot, maxSeconds, locked, formId = "" }: RecorderProps) {
	const { state } = snapshot
	const recovered = state.name === "recorded" ? state.take.recovered : null
	// False for a recovered take: the page has just opened and must not scroll.
	const fresh = state.name === "recorded" && !recovered
	const [ratio, setRatio] = useState(16 / 9)
	const section = useRef<HTMLElement>(null)
	const button = useRef<HTMLButtonElement>(null)
	const guarded = useGuard(state.name === "recorded")
	useEffect(() => recorder.lock(locked), [recorder, locked])
	useSteadyButton(section, button, recovered ? null : `${state.name} ${ratio}`)

	const counting = state.name === "ready" && state.countdown !== null
	useEffect(() => {
		if (!counting) return
		return () => {
			// Cancel had the focus and disappeared with the countdown.
			if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
		}
	}, [counting])

	useEffect(() => {
		if (state.name === "ready") bringIntoView(section.current, "nearest")
		// On a desktop the form is beside the stage, and nothing needs to move.
		if (fresh) {
			bringIntoView(section.current, matchMedia("(max-width: 47.99rem)").matches ? "start" : "nearest")
		}
	}, [state.name, fresh])

	return (
		<section
			ref={section}
			aria-label="Video recorder"
			className={styles.stage}
			data-state={state.name}
			data-recovered={recovered !== null}
			data-shape={ratio < 1 ? "portrait" : "landscape"}
			style={{ "--ratio": ratio } as CSSProperties}
			onKeyDown={(event) => {
				if (event.key === "Escape") recorder.cancelCountdown()
			}}
		>
			<Suspense fallback={null}>
				{state.name === "recorded" && recovered && <LazyRescue take={state.take} recovered={recovered} />}
			</Suspense>
			<div className={styles.viewfinder}>
				<Viewfinder
					recorder={recorder}
					snapshot={snapshot}
					maxSeconds={maxSeconds}
					onRatio={(next) => {
						if (next > 0 && Number.isFinite(next)) setRatio(next)
					}}
				/>
			</div>
			<Controls
				recorder={recorder}
				snapshot={snapshot}
				maxSeconds={maxSeconds}
				buttonRef={button}
				guarded={guarded || locked}
				submits={recovered && !locked ? formId : null}
				overlay={ratio < 1 && (state.name === "ready" || state.name === "recording")}
			/>
			{fresh && state.take.source === "file" && !locked && (
				<FileChoice recorder={recorder} label="Choose another file" />
			)}
			{state.name === "recorded" && state.notice && <p className={styles.notice}>{state.notice}</p>}
			<KeepingNote snapshot={snapshot} />
			<p role="status" className="sr-only">
				{announcementOf(state, maxSeconds)}
			</p>
		</section>
	)
}

function bringIntoView(element: HTMLElement | null, block: ScrollLogicalPosition): void {
	const still = matchMedia("(prefers-reduced-motion: reduce)").matches
	element?.scrollIntoView({ block, behavior: still ? "instant" : "smooth" })
}

/** True for GUARD_MS after `on` becomes true. */
function useGuard(on: boolean): boolean {
	const [passed, setPassed] = useState(false)
	useEffect(() => {
		setPassed(false)
		if (!on) return
		const timer = setTimeout(() => setPassed(true), GUARD_MS)
		return () => clearTimeout(timer)
	}, [on])
	return on && !passed
}

import { type CSSProperties, type KeyboardEvent, type RefObject, Suspense, useEffect, useRef, useState } from "react"
import { t } from "@/lib/languages/t"
import type { Recorder as RecorderHandle, RecorderSnapshot } from "@/lib/recorder/recorder"
import { Controls } from "./controls"
import { FileChoice } from "./file-choice"
import { LazyAnnouncement, LazyKeptNote, LazyQuestions, LazyRescue } from "./lazy-parts"
import { NEXT_KEY, PREVIOUS_KEY } from "./question-keys"
import styles from "./recorder.module.css"
import { RecorderIcon } from "./recorder-icon"
import * as recorderWords from "./recorder-words"
import { useFullScreen } from "./use-full-screen"
import { useSteadyButton } from "./use-steady-button"
import { useSwipe } from "./use-swipe"
import { Viewfinder } from "./viewfinder"

/** Time in which a second tap on Stop counts as part of the first. */
const GUARD_MS = 800
/** A list of devices and the player's controls use the arrow keys themselves. */
const OWN_ARROWS = "select, video"

export interface RecorderProps {
	recorder: RecorderHandle
	snapshot: RecorderSnapshot
	maxSeconds: number
	/** True while the take is being sent: it must not change. */
	locked: boolean
	questions?: readonly string[]
	buttonRef?: RefObject<HTMLButtonElement | null>
	formId?: string
	/** The visitor has watched the take on the whole screen and continues to the form. */
	onUse?: () => void
	/** Whether the form lacks nothing but the video, so that ending the review sends it. */
	isFormReady?: () => boolean
}

/** On a phone it covers the screen from Start Camera to the end of the review. */
export function Recorder(props: RecorderProps) {
	const { recorder, snapshot, maxSeconds, locked, questions = [], formId = "", onUse, isFormReady } = props
	const { state } = snapshot
	const recovered = state.name === "recorded" ? state.take.recovered : null
	// False for a recovered take: the page has just opened and must not scroll.
	const fresh = state.name === "recorded" && !recovered
	const live = state.name === "ready" || state.name === "recording"
	const [ratio, setRatio] = useState(16 / 9)
	const section = useRef<HTMLElement>(null)
	const ownButton = useRef<HTMLButtonElement>(null)
	const button = props.buttonRef ?? ownButton
	const guarded = useGuard(state.name === "recorded")
	useEffect(() => recorder.lock(locked), [recorder, locked])

	/** True if the visitor left this take's recording or review. It lasts until the camera is wanted again. */
	const [left, setLeft] = useState(false)
	const takeLasts = state.name === "recording" || state.name === "recorded"
	if (left && !takeLasts) setLeft(false)
	const used = useRef(false)
	const reviewing = fresh && state.take.source === "camera"
	const full = useFullScreen(section, !left && (live || state.name === "requesting" || reviewing), {
		onBack: leave,
		onLeft() {
			if (used.current && onUse) onUse()
			else {
				button.current?.focus({ preventScroll: true })
				bringIntoView(section.current, fresh ? "start" : "nearest")
			}
			used.current = false
		},
	})
	// Nothing of the form can change beneath the review.
	const [sends, setSends] = useState(false)
	// biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as the review begins.
	useEffect(() => setSends(reviewing && (isFormReady?.() ?? false)), [reviewing])
	useSteadyButton(section, button, full ? undefined : recovered ? null : `${state.name} ${ratio}`)

	/** What was recorded until now stays. */
	function leave(): void {
		recorder.stopRecording()
		if (takeLasts) setLeft(true)
		else recorder.release()
	}

	const [question, setQuestion] = useState(0)
	const turn = (step: 1 | -1) => setQuestion((at) => (at + step + questions.length) % (questions.length || 1))
	const swipe = useSwipe(turn)

	function pressKey({ key, target }: KeyboardEvent): void {
		if (key === "Escape") {
			if (state.name === "ready" && state.countdown !== null) recorder.cancelCountdown()
			else if (full) leave()
		}
		if (!live || (target instanceof Element && target.closest(OWN_ARROWS))) return
		if (key === PREVIOUS_KEY()) turn(-1)
		if (key === NEXT_KEY()) turn(1)
	}

	const counting = state.name === "ready" && state.countdown !== null
	useEffect(() => {
		if (!counting) return
		return () => {
			// Cancel had the focus and disappeared with the countdown.
			if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
		}
	}, [counting, button])

	useEffect(() => {
		if (state.name === "ready") bringIntoView(section.current, "nearest")
		// On a phone a chosen file needs no review, so the form below it comes into view. On a desk it is beside the stage.
		if (fresh) {
			const below = !reviewing && matchMedia("(max-width: 47.99rem)").matches
			bringIntoView(section.current, below ? "start" : "nearest")
		}
	}, [state.name, fresh, reviewing])

	return (
		<section
			ref={section}
			aria-label={t(recorderWords.stageLabel)}
			className={styles.stage}
			data-state={state.name}
			data-full={full}
			data-recovered={recovered !== null}
			data-shape={ratio < 1 ? "portrait" : "landscape"}
			style={{ "--ratio": ratio } as CSSProperties}
			onKeyDown={pressKey}
		>
			<Suspense fallback={null}>
				{state.name === "recorded" && recovered && <LazyRescue take={state.take} recovered={recovered} />}
			</Suspense>
			<div className={styles.viewfinder} {...(live ? swipe : {})}>
				<Viewfinder
					recorder={recorder}
					snapshot={snapshot}
					maxSeconds={maxSeconds}
					questions={
						questions.length > 0 && (
							<LazyQuestions questions={questions} at={question} spoken={state.name !== "recording"} onTurn={turn} />
						)
					}
					onRatio={(next) => {
						if (next > 0 && Number.isFinite(next)) setRatio(next)
					}}
				/>
			</div>
			{full && (
				<button
					type="button"
					aria-label={reviewing ? t(recorderWords.closeReview) : t(recorderWords.closeCamera)}
					className={styles.close}
					onClick={leave}
				>
					<RecorderIcon name="close" />
				</button>
			)}
			<Controls
				recorder={recorder}
				snapshot={snapshot}
				maxSeconds={maxSeconds}
				buttonRef={button}
				guarded={guarded || locked}
				submits={recovered && !locked ? formId : null}
				onUse={
					full && reviewing
						? () => {
								used.current = true
								leave()
							}
						: null
				}
				sends={sends}
			/>
			{fresh && state.take.source === "file" && !locked && (
				<FileChoice recorder={recorder} label={t(recorderWords.chooseAnotherFile)} />
			)}
			<div className={styles.notes}>
				{state.name === "recorded" && state.notice && <p className={styles.notice}>{state.notice}</p>}
				<KeepingNote snapshot={snapshot} />
			</div>
			<p role="status" className="sr-only">
				<Suspense fallback={null}>
					{state.name !== "idle" && <LazyAnnouncement state={state} maxSeconds={maxSeconds} />}
				</Suspense>
			</p>
		</section>
	)
}

/** Says where the recording is kept. The text is quiet in both cases, so that it does not worry a visitor on camera. */
function KeepingNote({ snapshot: { state, keeping } }: { snapshot: RecorderSnapshot }) {
	const warning = keeping === "memory" && ["ready", "recording", "recorded"].includes(state.name)
	const safe = keeping === "storage" && state.name === "recorded" && !state.take.recovered
	return (
		<div aria-live="polite" className={styles.keeping} data-tone={warning ? "warning" : undefined}>
			<Suspense fallback={null}>{(warning || safe) && <LazyKeptNote warning={warning} />}</Suspense>
		</div>
	)
}

function bringIntoView(element: HTMLElement | null, block: ScrollLogicalPosition): void {
	const still = matchMedia("(prefers-reduced-motion: reduce)").matches
	element?.scrollIntoView({ block, behavior: still ? "instant" : "smooth" })
}

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

import { useEffect, useState } from "react"
import { t } from "@/lib/languages/t"
import * as askingWords from "@/lib/recorder/asking-words"
import { questionPlace } from "@/lib/recorder/question-place"
import type { Recorder } from "@/lib/recorder/recorder"
import { FileChoice } from "./file-choice"
import { isTouch } from "./is-touch"
import styles from "./recorder.module.css"
import * as recorderWords from "./recorder-words"

/** A visitor who has seen the question has answered it by then. */
const PATIENCE_MS = 10_000

export interface StillAskingProps {
	recorder: Recorder
}

/** The ways on for a visitor whose browser asks without being seen. It may never settle the request. */
export function StillAsking({ recorder }: StillAskingProps) {
	const [late, setLate] = useState(false)
	useEffect(() => {
		const timer = setTimeout(() => setLate(true), PATIENCE_MS)
		return () => clearTimeout(timer)
	}, [])
	return (
		<>
			<div role="status" className={styles.quiet}>
				{late && (
					<>
						<p>{t(askingWords.stillAsking)}</p>
						<p>{questionPlace(navigator.userAgent, isTouch())}</p>
						<p>{t(askingWords.noQuestion)}</p>
					</>
				)}
			</div>
			{late && (
				<div className="flex flex-wrap items-center justify-center gap-x-4">
					<button type="button" className={styles.plainButton} onClick={recorder.release}>
						{t(recorderWords.cancel)}
					</button>
					<FileChoice recorder={recorder} label={t(recorderWords.chooseFileInstead)} />
				</div>
			)}
		</>
	)
}

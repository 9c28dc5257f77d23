import { Suspense, useId, useState } from "react"
import { LazyNotice } from "@/components/ui/lazy-notice"
import { useWaiting } from "@/components/ui/use-hydrated"
import { t } from "@/lib/languages/t"
import type { Recorder } from "@/lib/recorder/recorder"
import styles from "./controls.module.css"
import { RecorderIcon } from "./recorder-icon"
import * as recorderWords from "./recorder-words"

export interface FileChoiceProps {
	recorder: Recorder
	label: string
	/** True if no camera is available: the file is then the main way. */
	prominent?: boolean
}

/** `video/*` lets phones offer their own camera too, which works where a page's camera does not. */
export function FileChoice({ recorder, label, prominent = false }: FileChoiceProps) {
	const id = useId()
	const waiting = useWaiting()
	const [problem, setProblem] = useState<string | null>(null)
	const [reading, setReading] = useState(false)

	async function take(input: HTMLInputElement): Promise<void> {
		const file = input.files?.[0]
		input.value = ""
		if (!file) return
		setReading(true)
		setProblem(await recorder.chooseFile(file))
		setReading(false)
	}

	return (
		<div className={styles.file}>
			<div role="alert" className={styles.fileProblem}>
				<Suspense fallback={null}>{problem && <LazyNotice tone="danger" title={problem} />}</Suspense>
			</div>
			<label htmlFor={id} className={styles.fileLabel} data-prominent={prominent}>
				<RecorderIcon name="file" size={16} />
				{reading ? t(recorderWords.readingFile) : label}
				<input
					id={id}
					type="file"
					accept="video/*"
					{...waiting}
					className="sr-only"
					// Not `disabled`, which would take the focus away.
					aria-disabled={reading}
					onClick={(event) => {
						if (reading) event.preventDefault()
					}}
					onChange={(event) => void take(event.currentTarget)}
				/>
			</label>
		</div>
	)
}

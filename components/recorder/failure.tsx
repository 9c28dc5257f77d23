import { Suspense } from "react"
import type { RecorderFailure } from "@/lib/recorder/recorder-machine"
import { LazyFailureHelp } from "./lazy-extras"
import styles from "./recorder.module.css"

export function Failure({ message, failure }: { message: string; failure: RecorderFailure }) {
	return (
		<div className={styles.words}>
			<p role="alert" className="font-display text-lg">
				{message}
			</p>
			<Suspense fallback={null}>
				<LazyFailureHelp failure={failure} />
			</Suspense>
		</div>
	)
}

import type { ReactNode } from "react"

/** Recorder and form side by side, or one below the other on a phone. */
export function StudioLayout({ stage, form }: { stage: ReactNode; form: ReactNode }) {
	return (
		<div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(18rem,1fr)]">
			<div className="flex min-w-0 flex-col gap-4">{stage}</div>
			{form}
		</div>
	)
}

import type { ReactNode } from "react"

/** The steps above recorder and form, which are side by side, or one below the other on a phone. */
export function StudioLayout({ steps, stage, form }: { steps: ReactNode; stage: ReactNode; form: ReactNode }) {
	return (
		<div className="flex flex-col gap-4 md:gap-6">
			{steps}
			<div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(18rem,1fr)]">
				<div className="flex min-w-0 flex-col gap-4">{stage}</div>
				{form}
			</div>
		</div>
	)
}

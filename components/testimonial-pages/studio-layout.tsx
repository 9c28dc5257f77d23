import type { ReactNode } from "react"

interface StudioLayoutProps {
	steps: ReactNode
	/** A choice of how to share. */
	choice?: ReactNode
	/** Without it, the form has the whole width. */
	stage: ReactNode
	form: ReactNode
}

/** The steps above recorder and form, which are side by side, or one below the other on a phone. */
export function StudioLayout({ steps, choice, stage, form }: StudioLayoutProps) {
	return (
		<div className="flex flex-col gap-4 md:gap-6">
			{steps}
			{choice}
			<div className={stage ? "grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(18rem,1fr)]" : undefined}>
				{stage && <div className="flex min-w-0 flex-col gap-4">{stage}</div>}
				{form}
			</div>
		</div>
	)
}

import type { ReactNode } from "react"

interface StudioLayoutProps {
	steps: ReactNode
	choice?: ReactNode
	stage: ReactNode
	form: ReactNode
}

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

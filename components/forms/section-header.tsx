import type { ReactNode } from "react"

export interface SectionHeaderProps {
	title: string
	about?: ReactNode
	action?: ReactNode
	level?: 2 | 3 | 4
}

export function SectionHeader({ title, about, action, level = 2 }: SectionHeaderProps) {
	const Heading = `h${level}` as const
	return (
		<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
			<div className="min-w-0 flex-1 basis-48">
				<Heading className={level === 2 ? "text-lg font-medium" : "text-base font-medium"}>{title}</Heading>
				{about && <div className="mt-0.5 text-ink-muted">{about}</div>}
			</div>
			{action}
		</div>
	)
}

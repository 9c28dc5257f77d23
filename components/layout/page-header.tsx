import Link from "next/link"
import type { ReactNode } from "react"

export interface PageHeaderProps {
	title: ReactNode
	back?: { label: string; href: string }
	actions?: ReactNode
}

export function PageHeader({ title, back, actions }: PageHeaderProps) {
	return (
		<div className="pt-5 pb-2 sm:pt-8">
			{back && (
				<Link
					href={back.href}
					className="mb-1 flex w-fit items-center gap-1.5 rounded-control text-ink-muted transition-colors hover:text-ink pointer-coarse:min-h-11"
				>
					<span aria-hidden="true">←</span>
					{back.label}
				</Link>
			)}
			<div className="flex min-h-10 items-center justify-between gap-4 pointer-coarse:min-h-11">
				<h1 className="line-clamp-2 min-w-0 text-lg font-medium sm:text-xl">{title}</h1>
				{actions}
			</div>
		</div>
	)
}

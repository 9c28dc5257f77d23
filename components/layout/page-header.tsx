import type { ReactNode } from "react"

/** What this page is about, and what can be done with the whole of it. */
export function PageHeader({ title, actions }: { title: ReactNode; actions?: ReactNode }) {
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-5 pb-2 sm:pt-8">
			<h1 className="min-w-0 truncate text-lg font-medium sm:text-xl">{title}</h1>
			{actions && <div className="flex flex-wrap gap-2">{actions}</div>}
		</div>
	)
}

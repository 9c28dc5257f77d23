import type { ReactNode } from "react"

export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
	return (
		<div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center">
			<h2 className="text-lg font-medium">{title}</h2>
			{children && <div className="text-ink-muted">{children}</div>}
			{action && <div className="mt-2">{action}</div>}
		</div>
	)
}

import type { ReactNode } from "react"

export function NothingYet({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="border-y border-line py-6 text-ink-muted">
			<p className="font-medium text-ink">{title}</p>
			<p className="mt-1">{children}</p>
		</div>
	)
}

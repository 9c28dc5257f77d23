import type { ReactNode } from "react"

export function ValueList({ children }: { children: ReactNode }) {
	return <dl className="flex flex-col divide-y divide-line border-y border-line">{children}</dl>
}

export function Value({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="flex flex-col gap-0.5 py-3 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-4">
			<dt className="text-ink-muted">{label}</dt>
			<dd className="min-w-0 break-words whitespace-pre-line text-ink">{children}</dd>
		</div>
	)
}

const HINTS = [
	["↑ ↓", "move"],
	["Enter", "watch"],
	["x", "select"],
	["/", "search"],
] as const

/** Only where there is a keyboard to speak of. */
export function KeyHints() {
	return (
		<p className="hidden gap-5 pt-4 text-xs text-ink-muted pointer-fine:lg:flex">
			{HINTS.map(([key, meaning]) => (
				<span key={key} className="flex items-center gap-1.5">
					<kbd className="rounded-control border border-line px-1.5 font-sans">{key}</kbd>
					{meaning}
				</span>
			))}
		</p>
	)
}

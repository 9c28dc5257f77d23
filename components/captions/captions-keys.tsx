const HINTS = [
	["Ctrl Enter", "play this caption"],
	["Alt ,", "start here"],
	["Alt .", "end here"],
	["Alt Enter", "split at the cursor"],
	["Alt ↑ ↓", "previous, next"],
	["Ctrl S", "save"],
] as const

/** Only where there is a keyboard to speak of. */
export function CaptionsKeys() {
	return (
		<p className="hidden flex-wrap gap-x-5 gap-y-2 pt-4 text-xs text-ink-muted pointer-fine:lg:flex">
			{HINTS.map(([key, meaning]) => (
				<span key={key} className="flex items-center gap-1.5">
					<kbd className="rounded-control border border-line px-1.5 font-sans">{key}</kbd>
					{meaning}
				</span>
			))}
		</p>
	)
}

/** Lists the keys and their effects. Shown only on wide screens with a mouse, which usually have a keyboard. */
export function KeyHints({ hints }: { hints: readonly (readonly [key: string, meaning: string])[] }) {
	return (
		<p className="hidden flex-wrap gap-x-5 gap-y-2 pt-4 text-xs text-ink-muted pointer-fine:lg:flex">
			{hints.map(([key, meaning]) => (
				<span key={key} className="flex items-center gap-1.5">
					<kbd className="rounded-control border border-line px-1.5 font-sans">{key}</kbd>
					{meaning}
				</span>
			))}
		</p>
	)
}

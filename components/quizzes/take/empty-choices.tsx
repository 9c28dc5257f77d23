export function EmptyChoices() {
	return (
		<svg
			aria-hidden="true"
			width="72"
			height="56"
			viewBox="0 0 72 56"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
			className="text-ink-muted"
		>
			<circle cx="8" cy="8" r="7" />
			<circle cx="8" cy="28" r="7" />
			<circle cx="8" cy="48" r="7" />
			<path d="M26 8h45M26 28h30M26 48h38" strokeDasharray="1 6" />
		</svg>
	)
}

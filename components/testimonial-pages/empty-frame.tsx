export function EmptyFrame() {
	return (
		<svg
			aria-hidden="true"
			width="72"
			height="54"
			viewBox="0 0 72 54"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
			className="text-ink-muted"
		>
			<path d="M1 13V5a4 4 0 0 1 4-4h8M59 1h8a4 4 0 0 1 4 4v8M71 41v8a4 4 0 0 1-4 4h-8M13 53H5a4 4 0 0 1-4-4v-8" />
			<path d="M30 27h12" />
		</svg>
	)
}

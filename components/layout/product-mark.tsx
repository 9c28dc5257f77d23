export function ProductMark({ size = 24 }: { size?: number }) {
	return (
		<svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" fill="none" className="shrink-0">
			<path
				d="M3 8V6a3 3 0 0 1 3-3h2M16 3h2a3 3 0 0 1 3 3v2M21 16v2a3 3 0 0 1-3 3h-2M8 21H6a3 3 0 0 1-3-3v-2"
				stroke="currentColor"
				strokeWidth="1.75"
				strokeLinecap="round"
			/>
			<circle cx="12" cy="12" r="4" className="fill-recording" />
		</svg>
	)
}

/* Outlines that the page for recording draws: with Glyph it would load all others as well. */

export const ALERT = (
	<>
		<circle cx="12" cy="12" r="10" />
		<path d="M12 8v4M12 16h.01" />
	</>
)
export const CHECK = <path d="M20 6 9 17l-5-5" />

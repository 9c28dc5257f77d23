/** `Nov 20, 3:41 PM`, in the visitor's time zone. */
export function formatMoment(epochMs: number): string {
	return new Date(epochMs).toLocaleString("en-US", {
		month: "short",
		day: "numeric",
		hour: "numeric",
		minute: "2-digit",
	})
}

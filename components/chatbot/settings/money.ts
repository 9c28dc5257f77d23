/** Formats US dollars. One answer costs fractions of a cent, which must not show as zero. */
export function money(usd: number): string {
	if (usd === 0) return "$0.00"
	if (usd < 0.01) return "under $0.01"
	return usd.toLocaleString("en-US", { style: "currency", currency: "USD" })
}

/** US dollars; a model's answer costs fractions of a cent, which must not read as nothing. */
export function money(usd: number): string {
	if (usd === 0) return "$0.00"
	if (usd < 0.01) return "under $0.01"
	return usd.toLocaleString("en-US", { style: "currency", currency: "USD" })
}

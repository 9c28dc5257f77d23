/** A percentage as people read it everywhere: at most one decimal, as it is scored. "47.5%", "48%". */
export function percentText(percentage: number): string {
	return `${percentage.toLocaleString("en-US", { maximumFractionDigits: 1 })}%`
}

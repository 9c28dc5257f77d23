export function percentText(percentage: number): string {
	return `${percentage.toLocaleString("en-US", { maximumFractionDigits: 1 })}%`
}

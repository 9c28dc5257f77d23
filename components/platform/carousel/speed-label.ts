export function speedLabel(seconds: number): "Fast" | "Medium" | "Slow" | "Very Slow" {
	if (seconds <= 20) return "Fast"
	if (seconds <= 40) return "Medium"
	return seconds <= 60 ? "Slow" : "Very Slow"
}

export const collectOptionWords = {
	label: "Visitors can",
	mayRecord: "Record a video",
	mayWrite: "Write instead",
	mayRate: "Give 1 to 5 stars",
	writeHint: "Your page offers both, side by side. Visitors who write can add a photo.",
	starsHint: "Visitors can skip them. The thank-you page and your gift are the same either way.",
}

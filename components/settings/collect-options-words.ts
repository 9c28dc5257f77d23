export const collectOptionWords = {
	label: "Visitors can",
	mayRecord: "Record a video",
	mayWrite: "Write instead",
	mayRate: "Give 1 to 5 stars",
	maySayRelation: "Say what they are to your business",
	writeHint: "Your page offers both, side by side. Visitors who write can add a photo.",
	starsHint: "Visitors can skip them. The thank-you page and your gift are the same either way.",
	relationHint:
		"Customer, employee, family or friend, business partner, or paid. Visitors can skip it. It shows wherever the testimonial does, and only customers count in your average.",
}

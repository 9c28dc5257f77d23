export const sourceRefusals = {
	notFound: "Knowledge source not found.",
	kindUnknown: "kind must be text or qa",
	titleRequired: "Please enter a title",
	textRequired: "Please enter some text",
	questionRequired: "Please enter a question",
	answerRequired: "Please enter an answer",
	stale: "Someone else changed this text while you were editing. Reload to see their version. Nothing was overwritten.",
	stillReading: "We're still reading this PDF. Please try again in a moment.",
	belongsToTestimonial: "This text comes from a testimonial and updates with it.",
	belongsToWebsite: "This text comes from your website and updates with it.",
}

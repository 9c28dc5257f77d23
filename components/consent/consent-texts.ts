export const CONSENT_PAGE_TEXTS = {
	title: "Your consent",
	withdrawnTitle: "Your consent is withdrawn",
	gone: "Receipt not found",
	failed: "Failed to load your receipt. Please try again.",
	withdraw: "Withdraw consent",
	withdrawFailed: "Your consent could not be withdrawn just now. Please check your connection and try again.",
	print: "Print or save as PDF",
	download: "Download receipt",
	footer: "Powered by Video Testimonials Platform • This page is private: only this address leads to it",
} as const

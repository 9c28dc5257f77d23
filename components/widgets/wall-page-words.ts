export const wallPageWords = {
	title: "Your wall page",
	about: "Your approved testimonials on a page of their own, to link from your website, emails, or profiles.",
	publish: "Publish a wall page",
	publishHint: "Anyone with the link can visit it. Until you publish it, the link doesn't work.",
	link: "Link",
	open: "Open",
	shows: "What it shows",
	showsHint: "A wall widget decides which testimonials appear, in which order, and with which details.",
	allApproved: "All approved testimonials, newest first",
	contactSheet: "Show it as film frames",
	contactSheetHint:
		"Videos are framed like film, videos and texts alternate, and what you've pinned is large. Dates aren't shown.",
	linked: "Link to it from the thank-you page",
	linkedHint: "Customers who have just submitted can read what others say.",
	figures: "Show the average, and how it is made",
	figuresHint:
		"The wall says the average of your customers' stars, and links to a page that says how many testimonials came in and what became of them.",
	found: "Let search engines find your testimonials",
	foundHint:
		"Search engines can list the testimonials you've shared, and your wall page once it's published. Links pasted on other sites show the video.",
	saved: "Wall page updated",
	notSaved: "Failed to save settings",
}

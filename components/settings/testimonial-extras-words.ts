export const extrasWords = {
	label: "Testimonial pages",
	transcript: "Transcript, if its captions are approved",
	moreTestimonials: "More of your approved and shared testimonials",
	verify: "Verify: a check that the testimonial is unchanged",
	none: "Only the testimonial",
	noWebsite: "None",
	websiteHint: "Your testimonial pages and quiz results link to it.",

	/** Makes "Question 1" and "Add question". */
	prompt: "question",
	promptExample: "What was it like before?",
	defaultPrompts: "Ours",
	hiddenFieldsExample: "order, city",
	hiddenFieldsHint:
		"Names with commas between them. Your page keeps their values from its address, such as …?order=1042, for you alone.",
	promptsHint: "Customers can read them while they record. Add none to use ours.",
}

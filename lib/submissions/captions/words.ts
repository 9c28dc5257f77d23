export const captionsRefusals = {
	notFound: "This testimonial has no captions.",
	notSpoken: "This testimonial is written, so there's nothing to caption.",
	stale: "These captions changed in the meantime. Load the newer version to see what's new. Nothing was overwritten.",
	processing: "We're still transcribing this video. Try again in a moment.",
	exist: "This testimonial already has captions. Delete them to transcribe the video.",
	nothingToApprove: "There's nothing to approve yet.",
	headlineNotApproved: "Approve the captions first. The headline is taken from them.",
	headlineNotSaid: "Use the customer's exact words, in order, without leaving any out.",
	tooLarge: "The captions are larger than 256 KB.",
	languageInvalid: "language must be a language code such as en or pt-BR",
	rejectedNotSent: "You rejected this testimonial, so its sound isn't sent anywhere.",

	transcriptionOff:
		"Automatic transcription isn't set up on this server. Write the captions yourself or upload a file.",
	noSpeech: "We found no speech in this video.",
	noSound: "This video has no sound.",
	soundUnreadable: "We couldn't read this video's sound.",
	soundTooLarge: "This video's sound is too large to transcribe.",
	videoAway: "We couldn't read the video from storage. Please try again.",
	transcriptionFailed: "We couldn't transcribe the video. Please try again.",
}

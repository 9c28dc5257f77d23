import type { CaptionsState } from "@/lib/client/contract"
import { CUE_TEXT_MAX } from "@/lib/submissions/captions/vtt/cue"

const SAVE_FAILED = "Couldn't save the captions"

/** The languages offered by name. Uploaded or transcribed captions may be in any other language. */
const COMMON =
	"en es fr de it pt pt-BR nl da sv nb fi pl cs sk hu ro bg el tr uk ru sr hr sl et lv lt he ar fa hi bn ta ur id ms vi th zh ja ko"

/** Options for a select, sorted by name. Always includes `current`. */
export function languageOptions(current: string): { value: string; label: string }[] {
	const names = new Intl.DisplayNames(["en"], { type: "language" })
	const codes = [...new Set([...COMMON.split(" "), current])]
	return codes
		.map((value) => ({ value, label: names.of(value) ?? value }))
		.sort((a, b) => a.label.localeCompare(b.label, "en"))
}

export const captionsWords = {
	stateLabels: {
		processing: "Transcribing",
		draft: "Draft",
		approved: "Approved",
		failed: "Transcription failed",
	} satisfies Record<CaptionsState, string>,

	pageTitle: "Captions",
	backToTestimonials: "Testimonials",
	captionsOf: (name: string) => `${name}'s captions`,
	section: "Captions of the video",
	list: "Captions",
	language: "Language",

	approveAbout:
		"Once you approve them, captions appear on the testimonial's page and your chatbot can answer from them.",
	notInKnowledge:
		"Your chatbot doesn't answer from these captions. Its knowledge is full, or you rejected this testimonial.",

	none: "No captions yet",
	noneAbout:
		"Most people watch with the sound off. Captions let them read along, and let you find this testimonial by what was said.",
	transcriptionFailed: "We couldn't transcribe this video",
	otherWays: "What you can do",
	transcribe: "Transcribe the video",
	transcribeAbout:
		"The video's sound is sent to OpenAI, or to the service your platform uses instead. You get a draft to review, and only you can see it until you approve it.",
	writeByHand: "Write them yourself",
	uploadFile: "Upload a .vtt or .srt file",
	fileHelp: "WebVTT (.vtt) or SubRip (.srt), max 256 KB",
	fileLabel: "Captions file",

	transcribing: "Transcribing the video",
	transcribingAbout: "A minute of speech usually takes a few seconds. You can leave this page in the meantime.",
	approve: "Approve",
	notSavedYet: "Not saved yet",
	unsavedChanges: "Unsaved changes, kept in this tab",
	savedDraft: "Saved. Only you can see this draft",
	onPage: "Shown on the testimonial's page",
	onPageAndChatbot: "Shown on the testimonial's page and known to your chatbot",
	/** The rest of the sentence is the dialog's own. */
	discardWhat: "The captions will revert",
	saveFailed: SAVE_FAILED,
	fixMarked: `${SAVE_FAILED}. Fix the marked caption and try again.`,

	saved: "Captions saved",
	headlineStale: "These captions no longer say the headline. Saving them removes it.",
	headlineLost: "Captions saved. The headline was removed because its words changed.",
	approved: "Captions approved",
	hidden: "Captions are no longer shown",
	uploaded: "Captions uploaded",
	deleted: "Captions deleted",

	moreActions: "More caption actions",
	downloadVtt: "Download .vtt",
	replaceWithFile: "Replace with a file",
	backToDraft: "Back to draft",
	replaceQuestion: "Replace the captions with a file?",
	replaceAbout: "You'll lose the current captions. The new ones stay a draft until you approve them.",
	chooseFile: "Choose a file",
	deleteQuestion: "Delete the captions?",
	deleteAbout:
		"They disappear from the testimonial's page, your searches, and your chatbot's knowledge. This action cannot be undone.",

	loadNewer: "Load the newer version",
	stillHere: "What you typed is still here.",
	newerCount: (count: number) => `The newer version has ${count} ${count === 1 ? "caption" : "captions"}`,
	newerBegins: (text: string) => `It begins: “${text}”`,
	keepMine: "Keep mine",
	useTheirs: "Use theirs",
	mineForNow: "Yours stay here until you choose. Save to replace the newer version with them.",
}

export const cueWords = {
	group: (place: number) => `Caption ${place}`,
	field: (field: "start" | "end" | "text", place: number) =>
		`${{ start: "Start of caption", end: "End of caption", text: "Caption" }[field]} ${place}`,
	placeholder: "What's said here",
	atVideoTime: "Uses the video's current time",
	play: "Play",
	startHere: "Start here",
	endHere: "End here",
	split: "Split",
	mergeNext: "Merge next",
	add: "Add a caption at the video's current time",
	timeForm: "Use a time like 0:05.200",
	endsTooEarly: "The end has to come after the start",
	afterVideo: "The video is over by then",
	empty: "Write what's said, or delete this caption",
	tooLong: `A caption can have up to ${CUE_TEXT_MAX} characters`,

	keys: [
		["Ctrl Enter", "play this caption"],
		["Alt ,", "start here"],
		["Alt .", "end here"],
		["Alt Enter", "split at the cursor"],
		["Alt ↑ ↓", "previous, next"],
		["Ctrl S", "save"],
	] as const,
}

export const headlineWords = {
	headline: "Headline",
	about:
		"Put the sentence that matters above the video on the testimonial's page. Select words in a caption, then press Use as headline.",
	useAsHeadline: "Use as headline",
	dialog: "Headline for the testimonial's page",
	dialogAbout: "Visitors read it above the video. It has to be the customer's own words.",
	hint: "Shorten it to the words that matter. You can change capitals and punctuation.",
	save: "Save headline",
	saved: "Headline saved",
	removed: "Headline removed",
	empty: "Enter the words you want to show",
	tooLong: (length: number, max: number) => `${length} of ${max} characters. Please shorten it.`,
	quoted: (text: string) => `“${text}”`,
}

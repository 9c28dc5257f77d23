import type { CaptionsState } from "@/lib/client/contract"
import { CUE_TEXT_MAX } from "@/lib/submissions/captions/vtt/cue"

export const STATE_LABELS: Record<CaptionsState, string> = {
	processing: "Transcribing",
	draft: "Draft",
	approved: "Approved",
	failed: "Transcription failed",
}

export const PAGE_TITLE = "Captions"
export const BACK_TO_TESTIMONIALS = "Testimonials"
export const captionsOf = (name: string) => `${name}'s captions`
export const CAPTIONS_SECTION = "Captions of the video"
export const CAPTIONS_LIST = "Captions"
export const LANGUAGE = "Language"

export const APPROVE_ABOUT =
	"Once you approve them, captions appear on the testimonial's page and your chatbot can answer from them."
export const NOT_IN_KNOWLEDGE =
	"Your chatbot doesn't answer from these captions. Its knowledge is full, or you rejected this testimonial."

export const NO_CAPTIONS = "No captions yet"
export const NO_CAPTIONS_ABOUT =
	"Most people watch with the sound off. Captions let them read along, and let you find this testimonial by what was said."
export const TRANSCRIPTION_FAILED = "We couldn't transcribe this video"
export const OTHER_WAYS = "What you can do"
export const TRANSCRIBE = "Transcribe the video"
export const TRY_AGAIN = "Try again"
export const TRANSCRIBE_ABOUT =
	"The video's sound is sent to OpenAI, or to the service your platform uses instead. You get a draft to review, and only you can see it until you approve it."
export const WRITE_BY_HAND = "Write them yourself"
export const UPLOAD_FILE = "Upload a .vtt or .srt file"
export const FILE_HELP = "WebVTT (.vtt) or SubRip (.srt), max 256 KB"
export const FILE_LABEL = "Captions file"

export const TRANSCRIBING = "Transcribing the video"
export const TRANSCRIBING_ABOUT =
	"A minute of speech usually takes a few seconds. You can leave this page in the meantime."

export const SAVE = "Save"
export const APPROVE = "Approve"
export const NOT_SAVED_YET = "Not saved yet"
export const UNSAVED_CHANGES = "Unsaved changes, kept in this tab"
export const SAVED_DRAFT = "Saved. Only you can see this draft"
export const ON_PAGE = "Shown on the testimonial's page"
export const ON_PAGE_AND_CHATBOT = "Shown on the testimonial's page and known to your chatbot"
/** The rest of the sentence is the dialog's own. */
export const DISCARD_WHAT = "The captions will revert"
export const SAVE_FAILED = "Couldn't save the captions"
export const FIX_MARKED = `${SAVE_FAILED}. Fix the marked caption and try again.`

export const CAPTIONS_SAVED = "Captions saved"
export const HEADLINE_STALE = "These captions no longer say the headline. Saving them removes it."
export const HEADLINE_LOST = "Captions saved. The headline was removed because its words changed."
export const CAPTIONS_APPROVED = "Captions approved"
export const CAPTIONS_HIDDEN = "Captions are no longer shown"
export const CAPTIONS_UPLOADED = "Captions uploaded"
export const CAPTIONS_DELETED = "Captions deleted"

export const MORE_ACTIONS = "More caption actions"
export const DOWNLOAD_VTT = "Download .vtt"
export const REPLACE_WITH_FILE = "Replace with a file"
export const BACK_TO_DRAFT = "Back to draft"
export const DELETE = "Delete"
export const REPLACE_QUESTION = "Replace the captions with a file?"
export const REPLACE_ABOUT = "You'll lose the current captions. The new ones stay a draft until you approve them."
export const CHOOSE_FILE = "Choose a file"
export const DELETE_QUESTION = "Delete the captions?"
export const DELETE_ABOUT =
	"They disappear from the testimonial's page, your searches, and your chatbot's knowledge. This action cannot be undone."

export const LOAD_NEWER = "Load the newer version"
export const STILL_HERE = "What you typed is still here."
export const newerCount = (count: number) => `The newer version has ${count} ${count === 1 ? "caption" : "captions"}`
export const newerBegins = (text: string) => `It begins: “${text}”`
export const KEEP_MINE = "Keep mine"
export const USE_THEIRS = "Use theirs"
export const MINE_FOR_NOW = "Yours stay here until you choose. Save to replace the newer version with them."

export const cueGroup = (place: number) => `Caption ${place}`
export const cueField = (field: "start" | "end" | "text", place: number) =>
	`${{ start: "Start of caption", end: "End of caption", text: "Caption" }[field]} ${place}`
export const CUE_PLACEHOLDER = "What's said here"
export const AT_VIDEO_TIME = "Uses the video's current time"
export const PLAY = "Play"
export const START_HERE = "Start here"
export const END_HERE = "End here"
export const SPLIT = "Split"
export const MERGE_NEXT = "Merge next"
export const ADD_CUE = "Add a caption at the video's current time"
export const TIME_FORM = "Use a time like 0:05.200"
export const ENDS_TOO_EARLY = "The end has to come after the start"
export const AFTER_VIDEO = "The video is over by then"
export const CUE_EMPTY = "Write what's said, or delete this caption"
export const CUE_TOO_LONG = `A caption can have up to ${CUE_TEXT_MAX} characters`

/** Each key and what it does. */
export const KEYS = [
	["Ctrl Enter", "play this caption"],
	["Alt ,", "start here"],
	["Alt .", "end here"],
	["Alt Enter", "split at the cursor"],
	["Alt ↑ ↓", "previous, next"],
	["Ctrl S", "save"],
] as const

export const HEADLINE = "Headline"
export const HEADLINE_ABOUT =
	"Put the sentence that matters above the video on the testimonial's page. Select words in a caption, then press Use as headline."
export const USE_AS_HEADLINE = "Use as headline"
export const EDIT = "Edit"
export const REMOVE = "Remove"
export const HEADLINE_DIALOG = "Headline for the testimonial's page"
export const HEADLINE_DIALOG_ABOUT = "Visitors read it above the video. It has to be the customer's own words."
export const HEADLINE_HINT = "Shorten it to the words that matter. You can change capitals and punctuation."
export const SAVE_HEADLINE = "Save headline"
export const HEADLINE_SAVED = "Headline saved"
export const HEADLINE_REMOVED = "Headline removed"
export const HEADLINE_EMPTY = "Enter the words you want to show"
export const headlineTooLong = (length: number, max: number) => `${length} of ${max} characters. Please shorten it.`
export const quoted = (text: string) => `“${text}”`

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

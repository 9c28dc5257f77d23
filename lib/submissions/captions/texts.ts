export const CAPTIONS_NOT_FOUND = "This testimonial has no captions."
export const CAPTIONS_STALE =
	"These captions were changed elsewhere in the meantime. Load the newer version to see what is new; nothing was overwritten."
export const CAPTIONS_PROCESSING = "The video is being transcribed. Please wait until that is done."
export const CAPTIONS_EXIST = "This testimonial has captions already. Delete them to have the video transcribed."
export const NOTHING_TO_APPROVE = "There is nothing to approve yet."
export const CAPTIONS_TOO_LARGE = "The captions are larger than 256 KB."
export const LANGUAGE_INVALID = "language must be a language code such as en or pt-BR"
export const REJECTED_NOT_SENT = "This testimonial is rejected, so its sound is not sent to anybody."

export const TRANSCRIPTION_OFF =
	"Automatic transcription is not set up on this server. You can write the captions here or upload a file."
export const NO_SPEECH = "No speech was found in this video."
export const NO_SOUND = "This video has no sound."
export const SOUND_UNREADABLE = "The sound of this video cannot be read."
export const SOUND_TOO_LARGE = "The sound of this video is too large to be transcribed."
export const VIDEO_AWAY = "The video could not be read from storage. Please try again."
export const TRANSCRIPTION_FAILED = "The video could not be transcribed. Please try again."

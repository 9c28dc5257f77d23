import { counted } from "@/components/ui/counted"

/** Words that forms of every domain share. The labels of settings are in field-labels.ts. */

export const SAVE = "Save"
export const EDIT = "Edit"
export const CLEAR = "Clear"
export const DISCARD = "Discard"
export const REMOVE = "Remove"
export const SAVE_FAILED = "Failed to save settings"
export const SETTINGS_SAVED = "Settings saved"
export const LOADING_SETTINGS = "Loading settings"
export const LEAVE_BLANK = "Leave blank to use the default."
export const EXPORT_FAILED = "Failed to export"
export const LOAD_MORE_FAILED = "Failed to load more"

export const ON = "On"
export const OFF = "Off"
export const EMPTY = "Empty"

export const DISCARD_ASK = "Discard your changes?"
/** `what` begins the sentence: "The quiz will revert". */
export const discardMeans = (what: string) => `${what} to the last saved version. This action cannot be undone.`
export const LEAVE_ASK = "Leave without saving?"
export const LEAVE_MEANS = "Your changes aren't saved yet. They'll still be here if you come back in this tab."
export const LEAVE = "Leave"
export const UNSAVED_FROM_BEFORE = "Unsaved changes"
export const UNSAVED_MEANS = "You left these changes without saving. They don't take effect until you save."

export const pickColor = (label: string) => `Pick ${label.toLowerCase()}`
export const COLOR_EXAMPLE = "#0b5fa5"

export const CAPS_LOCK = "Caps Lock is on"
export const SHOW_PASSWORD = "Show password"
export const HIDE_PASSWORD = "Hide password"

export const PREVIEW = "Preview"
export const SHOW_PREVIEW = "Show preview"
/** Names the choice between the two. */
export const DEVICE = "Device"
export const PHONE = "Phone"
export const COMPUTER = "Computer"

export const upload = (thing: string) => `Upload ${thing}`
export const replace = (thing: string) => `Replace ${thing}`
export const removeAsk = (thing: string) => `Remove the ${thing}?`
export const removeFailed = (thing: string) => `Failed to remove ${thing}`
export const CANNOT_UNDO = "This action cannot be undone."
export const OR_DROP = ", or drop it here"
export const sendingFile = (name: string) => `Sending ${name}`
export const checkingFile = (name: string) => `Checking ${name}`
export const wrongKind = (help: string) => `This file type isn't supported. ${help}.`
export const EMPTY_FILE = "This file is empty."
export const tooLarge = (megabytes: string, help: string) => `This file is too large (${megabytes} MB). ${help}.`
export const storedUnshown = (alt: string) => `${alt}: saved, but not shown while the business is inactive`

export const NOTHING_OVERWRITTEN = "Nothing was overwritten, and your changes are still here."
export const changedMeanwhile = (fields: string) => `They changed ${fields}.`
/** Read after the button that takes another admin's value. */
export const forField = (field: string) => `for ${field}`
export const SETTINGS_CHANGED = "Someone else changed these settings while you were editing"
export const LOAD_NEWER = "Load the newer settings"
export const NEWER_LOADED = "The newer settings are loaded"
export const CHANGES_APART = "They don't affect the fields you edited. You can save now."
export const CHANGES_BOTH = "You both changed these. Save keeps yours unless you choose the other."
export const USE_THEIRS = "Use this one"
export const THEIRS_USED = "In use"
export const savedNow = (value: string) => `, saved now: ${value}`

export const UPLOAD_TENANT_UNKNOWN =
	"Unable to determine tenant for upload. Please try accessing tenant settings via Manage button."
/** The server's sentence too, in lib/tenants/resolve-scope.ts. */
export const INACTIVE_READ_ONLY = "This business is inactive. You can view its data but not change it."
export const ROLE_READ_ONLY = "You can view this, but not change it. An owner can give you another role."
export const VIDEOS_OFF_READ_ONLY = "Video testimonials are turned off. You can view this, but not change it."

export const COPY = "Copy"
export const COPIED = "Copied"
export const SELECTED = "Selected. Copy it with your keyboard."

// A list of short texts
export const entryNumber = (thing: string, number: number) =>
	`${thing.charAt(0).toUpperCase()}${thing.slice(1)} ${number}`
export const removeEntry = (thing: string, number: number) => `Remove ${thing} ${number}`
export const addEntry = (thing: string) => `Add ${thing}`

/** Lines of a pasted list or a file that are not used. */
export const skippedTitle = (count: number) => `${counted(count, "line")} skipped`
export const skippedLine = (line: number) => `Line ${line}`

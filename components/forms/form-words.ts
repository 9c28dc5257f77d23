import { counted } from "@/components/ui/counted"

export const formWords = {
	clear: "Clear",
	discard: "Discard",
	saveFailed: "Failed to save settings",
	settingsSaved: "Settings saved",
	loadingSettings: "Loading settings",
	leaveBlank: "Leave blank to use the default.",
	exportFailed: "Failed to export",
	loadMoreFailed: "Failed to load more",

	on: "On",
	off: "Off",
	empty: "Empty",

	discardAsk: "Discard your changes?",
	/** `what` begins the sentence: "The quiz will revert". */
	discardMeans: (what: string) => `${what} to the last saved version. This action cannot be undone.`,
	leaveAsk: "Leave without saving?",
	leaveMeans: "Your changes aren't saved yet. They'll still be here if you come back in this tab.",
	leave: "Leave",
	unsavedFromBefore: "Unsaved changes",
	unsavedMeans: "You left these changes without saving. They don't take effect until you save.",

	pickColor: (label: string) => `Pick ${label.toLowerCase()}`,
	colorExample: "#0b5fa5",

	capsLock: "Caps Lock is on",
	showPassword: "Show password",
	hidePassword: "Hide password",
	showPreview: "Show preview",
	device: "Device",
	phone: "Phone",
	computer: "Computer",

	nothingOverwritten: "Nothing was overwritten, and your changes are still here.",
	changedMeanwhile: (fields: string) => `They changed ${fields}.`,
	forField: (field: string) => `for ${field}`,
	settingsChanged: "Someone else changed these settings while you were editing",
	loadNewer: "Load the newer settings",
	newerLoaded: "The newer settings are loaded",
	changesApart: "They don't affect the fields you edited. You can save now.",
	changesBoth: "You both changed these. Save keeps yours unless you choose the other.",
	useTheirs: "Use this one",
	theirsUsed: "In use",
	savedNow: (value: string) => `, saved now: ${value}`,

	uploadTenantUnknown: "Unable to determine tenant for upload. Please try accessing tenant settings via Manage button.",
	/** The server's sentence too, in lib/tenants/resolve-scope.ts. */
	inactiveReadOnly: "This business is inactive. You can view its data but not change it.",
	roleReadOnly: "You can view this, but not change it. An owner can give you another role.",
	videosOffReadOnly: "Video testimonials are turned off. You can view this, but not change it.",
	selected: "Selected. Copy it with your keyboard.",

	entryNumber: (thing: string, number: number) => `${thing.charAt(0).toUpperCase()}${thing.slice(1)} ${number}`,
	removeEntry: (thing: string, number: number) => `Remove ${thing} ${number}`,
	addEntry: (thing: string) => `Add ${thing}`,

	skippedTitle: (count: number) => `${counted(count, "line")} skipped`,
	skippedLine: (line: number) => `Line ${line}`,
}

export const uploadWords = {
	upload: (thing: string) => `Upload ${thing}`,
	replace: (thing: string) => `Replace ${thing}`,
	removeAsk: (thing: string) => `Remove the ${thing}?`,
	removeFailed: (thing: string) => `Failed to remove ${thing}`,
	cannotUndo: "This action cannot be undone.",
	orDrop: ", or drop it here",
	sendingFile: (name: string) => `Sending ${name}`,
	checkingFile: (name: string) => `Checking ${name}`,
	wrongKind: (help: string) => `This file type isn't supported. ${help}.`,
	emptyFile: "This file is empty.",
	tooLarge: (megabytes: string, help: string) => `This file is too large (${megabytes} MB). ${help}.`,
	storedUnshown: (alt: string) => `${alt}: saved, but not shown while the business is inactive`,
}

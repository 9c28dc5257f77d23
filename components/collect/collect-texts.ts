import { counted } from "@/components/ui/counted"
import type { Drop, ShownStep } from "./funnel-figures"

export const COLLECT_LOADING = "Loading your page and its figures"

export const PAGE_TITLE = "Your page"
export const PAGE_LINK = "Link"
export const PAGE_ABOUT = "Send this link to customers. They record in the browser, with nothing to install."
/** Where visitors may write instead. */
export const PAGE_ABOUT_BOTH =
	"Send this link to customers. They record or write in the browser, with nothing to install."
export const PAGE_QR_ABOUT =
	"Put the code on a receipt, a flyer, or a sign at the counter: scanning it opens your page."

export const FUNNEL_TITLE = "Where people give up"
export const FUNNEL_SWITCH = "Count visits to your page"
export const FUNNEL_SWITCH_HINT =
	"Counts how many visitors reach each step. No cookies, no IP addresses, nothing personal."
export const FUNNEL_SWITCHED_ON = "Visits are being counted"
export const FUNNEL_SWITCHED_OFF = "Visits are no longer counted"
export const FUNNEL_NOT_SWITCHED = "Couldn't change the setting"
export const FUNNEL_EMPTY = "No visits yet"
export const FUNNEL_EMPTY_ABOUT = "As soon as someone opens your page, you'll see how far they get."
export const FUNNEL_PAUSED = "These are earlier figures. Visits aren't being counted right now."
export const FUNNEL_NONE_CHOSEN = "No visits match these filters."
export const STEPS = "Steps"
export const stepsAbout = (opened: number) => `Of ${counted(opened, "visit")} to your page`
export const shareOf = (count: number, share: number) => `${count.toLocaleString("en-US")} · ${share}%`

export const PERIOD = "Period"
export const PERIOD_LABELS = {
	1: "This week",
	4: "Last 4 weeks",
	12: "Last 12 weeks",
	52: "Last 52 weeks",
} as const
export const DEVICE = "Device"
export const DEVICE_LABELS = { all: "All devices", phone: "Phones", desk: "Computers" } as const
export const INVITATION = "Invitation"
export const INVITATION_LABELS = { all: "Everyone", yes: "Invited", no: "Not invited" } as const

export const WEEKS = "By week"
export const WEEK = "Week of"
export const OPENED = "Opened"
export const SENT = "Sent"

export const STEP_LABELS: Record<ShownStep, string> = {
	opened: "Opened the page",
	camera_asked: "Pressed Start Camera",
	camera_allowed: "Allowed the camera",
	recording_begun: "Started recording",
	take_kept: "Finished a video",
	form_begun: "Started the form",
	submit_pressed: "Pressed Submit",
	submitted: "Sent a testimonial",
}

const REASONS: Record<string, string> = {
	in_app: "most inside a social app's browser",
	denied: "most by saying no when the browser asked",
	camera: "most without a working camera",
	unavailable: "most in a browser that can't record",
	offline: "most without a connection",
	refused: "most because something in the form or the video wasn't accepted",
	busy: "most because your page was too busy",
	server: "most because of an error on our side",
}

const LOST: Record<ShownStep, string> = {
	opened: "left without turning on the camera",
	camera_asked: "refused the camera",
	camera_allowed: "turned on the camera but didn't record",
	recording_begun: "started recording but didn't finish",
	take_kept: "finished a video but didn't press Submit",
	form_begun: "",
	submit_pressed: "pressed Submit, but nothing arrived",
	submitted: "",
}

/** "31 of 80 refused the camera, most inside a social app's browser." */
export function dropText({ after, lost, of, reason }: Drop): string {
	const why = reason && REASONS[reason]
	const [many, all] = [lost, of].map((count) => count.toLocaleString("en-US"))
	return `${many} of ${all} ${LOST[after]}${why ? `, ${why}` : ""}.`
}
export const NO_DROP = "Everyone who opened your page sent a testimonial."
export const TOO_FEW = "Not enough visits yet to say where people give up."

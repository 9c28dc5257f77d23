import { counted } from "@/components/ui/counted"
import type { Drop, ShownStep } from "./funnel-figures"

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

export const collectWords = {
	loading: "Loading your page and its figures",

	pageTitle: "Your page",
	pageLink: "Link",
	pageAbout: "Send this link to customers. They record in the browser, with nothing to install.",
	pageAboutBoth: "Send this link to customers. They record or write in the browser, with nothing to install.",
	pageQrAbout: "Put the code on a receipt, a flyer, or a sign at the counter: scanning it opens your page.",
}

export const funnelWords = {
	title: "Where people give up",
	switch: "Count visits to your page",
	switchHint: "Counts how many visitors reach each step. No cookies, no IP addresses, nothing personal.",
	switchedOn: "Visits are being counted",
	switchedOff: "Visits are no longer counted",
	notSwitched: "Couldn't change the setting",
	empty: "No visits yet",
	emptyAbout: "As soon as someone opens your page, you'll see how far they get.",
	paused: "These are earlier figures. Visits aren't being counted right now.",
	noneChosen: "No visits match these filters.",
	steps: "Steps",
	stepsAbout: (opened: number) => `Of ${counted(opened, "visit")} to your page`,
	shareOf: (count: number, share: number) => `${count.toLocaleString("en-US")} · ${share}%`,

	period: "Period",
	periodLabels: {
		1: "This week",
		4: "Last 4 weeks",
		12: "Last 12 weeks",
		52: "Last 52 weeks",
	} as const,
	device: "Device",
	deviceLabels: { all: "All devices", phone: "Phones", desk: "Computers" } as const,
	invitation: "Invitation",
	invitationLabels: { all: "Everyone", yes: "Invited", no: "Not invited" } as const,

	weeks: "By week",
	week: "Week of",
	opened: "Opened",
	sent: "Sent",

	stepLabels: {
		opened: "Opened the page",
		camera_asked: "Pressed Start Camera",
		camera_allowed: "Allowed the camera",
		recording_begun: "Started recording",
		take_kept: "Finished a video",
		form_begun: "Started the form",
		submit_pressed: "Pressed Submit",
		submitted: "Sent a testimonial",
	} satisfies Record<ShownStep, string>,

	/** "31 of 80 refused the camera, most inside a social app's browser." */
	dropText({ after, lost, of, reason }: Drop): string {
		const why = reason && REASONS[reason]
		const [many, all] = [lost, of].map((count) => count.toLocaleString("en-US"))
		return `${many} of ${all} ${LOST[after]}${why ? `, ${why}` : ""}.`
	},
	noDrop: "Everyone who opened your page sent a testimonial.",
	tooFew: "Not enough visits yet to say where people give up.",
}

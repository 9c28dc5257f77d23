import type { OutboundProblem } from "@/lib/outbound/outbound-error"

const PROBLEM_TEXTS: Record<OutboundProblem, string> = {
	address: "This isn't a web address that we can call.",
	refused: "This address isn't on the public internet, so we don't call it.",
	unknown_host: "There's no server with this name.",
	unreachable: "We couldn't connect to the server.",
	certificate: "The server's certificate isn't valid.",
	timeout: "The server took longer than 15 seconds.",
	too_large: "The server's answer was too large.",
	redirects: "The server redirected us. We don't follow redirects.",
	broken: "The server broke off the connection, or didn't answer in HTTP.",
}

export const deliveryWords = {
	notFound: "We can't find this delivery.",
	endpointIsOff: "This webhook is off. Turn it on first.",
	stillWaiting: "This delivery is still waiting to be sent.",

	whyOff: {
		gone: "We turned the webhook off because its address answered that it's gone (410).",
		failing: "We turned the webhook off because nothing had reached it for 72 hours.",
		admin: "The webhook was turned off before this was sent.",
	},

	problemTexts: PROBLEM_TEXTS,
	redirected: PROBLEM_TEXTS.redirects,
	answered: (status: number) => `The server answered with ${status}.`,
	gaveUp: "We gave up after the last try.",
	secretLost: "The signing secret can't be read anymore. Make a new one, then send this again.",
	ourFault: "Something went wrong on our side.",
}

/* Apart from words.ts, because only a browser whose question stays open loads them. `verb` is "Tap" or "Click". */

import { t } from "@/lib/languages/t"

export const stillAsking = "Still waiting for your answer"
export const iosPlace = "The question is in the middle of the screen. If it's gone, reload this page and start again."
export const androidPlace = (verb: string) =>
	t`The question is at the edge of the screen. If it's gone, ${verb.toLowerCase()} the icon at the left of the address bar.`
export const addressBarPlace = (verb: string) =>
	t`The question hides at the left of the address bar: ${verb.toLowerCase()} the camera there, then Allow.`
export const macSafariPlace =
	"The question is at the top of this window. If it's gone, reload this page and start again."
export const noQuestion = "No question there? Another app may be using the camera."

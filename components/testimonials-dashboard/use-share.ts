import { useState } from "react"
import { copyText } from "@/components/forms/copy-text"
import { ApiError } from "@/lib/client/api"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { dashboardWords, type ShareWay, shareWords } from "@/lib/submissions/dashboard-words"
import { downloadVideo } from "./download-video"
import { mailAddress, shareAddress } from "./share-address"

export interface Shared {
	choice: Exclude<ShareWay, "device">
	url: string
	text: string
	/** The network's page if the browser blocked the pop-up, else null. */
	blocked: string | null
	/** Set only for "link". */
	copied: boolean
}

type Answer = { share_url: string; share_text: string }

async function carryOut(choice: ShareWay, id: string, answer: Answer, tab: Window | null): Promise<Shared | null> {
	const made = { url: answer.share_url, text: answer.share_text, blocked: null, copied: false }
	if (choice === "device")
		return (await shareByDevice(answer)) ? null : { ...made, choice: "link", copied: await copyText(made.url) }
	const shared: Shared = { ...made, choice }
	switch (choice) {
		case "download":
			await downloadVideo(id).catch(() => Promise.reject(new Error(dashboardWords.downloadFailed)))
			return shared
		case "email":
			Object.assign(document.createElement("a"), { href: mailAddress(made.url, made.text) }).click()
			return shared
		case "link":
			return { ...shared, copied: await copyText(answer.share_url) }
		default: {
			const address = shareAddress(choice, answer.share_url, answer.share_text)
			if (!tab || tab.closed) return { ...shared, blocked: address }
			tab.location.replace(address)
			return shared
		}
	}
}

/** False if the device refuses, as some do a while after the press. Closing its list is no refusal. */
async function shareByDevice({ share_url, share_text }: Answer): Promise<boolean> {
	try {
		await navigator.share({ text: share_text, url: share_url })
		return true
	} catch (error) {
		return error instanceof DOMException && error.name === "AbortError"
	}
}

/** Opens the tab during the press. After the server's answer it would be blocked as a pop-up. */
function openTab(choice: ShareWay): Window | null {
	if (!(choice in shareWords.networkLabels)) return null
	const tab = window.open("", "_blank")
	if (tab) tab.opener = null
	return tab
}

/** Shares one testimonial. `share` must be called during a press, since it may open a tab. */
export function useShare(id: string, onShared: () => void) {
	const [busy, setBusy] = useState<ShareWay | null>(null)
	const [shared, setShared] = useState<Shared | null>(null)
	const [error, setError] = useState<string | null>(null)

	async function share(choice: ShareWay) {
		const tab = openTab(choice)
		setBusy(choice)
		setError(null)
		try {
			const answer = await adminCall("POST /api/admin/submission/{id}/share", { params: { id } })
			setShared(await carryOut(choice, id, answer, tab))
			onShared()
		} catch (reason) {
			tab?.close()
			setShared(null)
			const isOurs = reason instanceof Error && !(reason instanceof ApiError)
			setError(isOurs ? reason.message : dashboardWords.shareFailed(reasonOf(reason)))
		} finally {
			setBusy(null)
		}
	}

	return { share, busy, shared, error }
}

import { useState } from "react"
import { copyText } from "@/components/forms/copy-text"
import { ApiError } from "@/lib/client/api"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { dashboardWords, type ShareChoice } from "@/lib/submissions/dashboard-words"
import { downloadVideo } from "./download-video"
import { shareAddress } from "./share-address"

export interface Shared {
	choice: ShareChoice
	url: string
	text: string
	/** The network's page if the browser blocked the pop-up, else null. */
	blocked: string | null
	/** Set only for "link". */
	copied: boolean
}

type Answer = { share_url: string; share_text: string }

async function carryOut(choice: ShareChoice, id: string, answer: Answer, tab: Window | null): Promise<Shared> {
	const shared: Shared = { choice, url: answer.share_url, text: answer.share_text, blocked: null, copied: false }
	switch (choice) {
		case "download":
			await downloadVideo(id).catch(() => Promise.reject(new Error(dashboardWords.downloadFailed)))
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

/** Opens the tab during the press. After the server's answer it would be blocked as a pop-up. */
function openTab(choice: ShareChoice): Window | null {
	if (choice === "download" || choice === "link") return null
	const tab = window.open("", "_blank")
	if (tab) tab.opener = null
	return tab
}

/** Shares one testimonial. `share` must be called during a press, since it may open a tab. */
export function useShare(id: string, onShared: () => void) {
	const [busy, setBusy] = useState<ShareChoice | null>(null)
	const [shared, setShared] = useState<Shared | null>(null)
	const [error, setError] = useState<string | null>(null)

	async function share(choice: ShareChoice) {
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

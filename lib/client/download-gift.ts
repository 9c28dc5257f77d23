import { call } from "./api"

const FILE_NAME = "gift.pdf"
/** A phone that has not got the file by then is sent to its address. */
const FALLBACK_MS = 1000

export function isMobile(userAgent: string, touchPoints: number): boolean {
	// iPads call themselves Macs, and no Mac has a touch screen.
	return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
}

/**
 * Brings the gift to this device; `giftUrl` is where it can be opened directly when anything fails. Never rejects: one
 * way or the other the visitor has it. Call it straight from the click, or the new tab counts as a pop-up.
 */
export async function downloadGift(tenantSlug: string, giftUrl: string): Promise<void> {
	const mobile = isMobile(navigator.userAgent, navigator.maxTouchPoints)
	const tab = mobile ? window.open("", "_blank") : null
	try {
		const { download_url } = await call("GET /api/tenant/{tenantSlug}/download-gift", { params: { tenantSlug } })
		if (tab) tab.location.replace(download_url)
		if (!mobile) save(await fetchFile(download_url))
		else if ((await savedWithin(FALLBACK_MS, download_url, tab === null)) && isBlank(tab)) tab?.close()
	} catch {
		if (tab) tab.location.replace(giftUrl)
		else if (!window.open(giftUrl, "_blank")) location.assign(giftUrl)
	}
}

/** The tab already shows the gift, so only a blocked tab needs the page itself to go there. */
async function savedWithin(ms: number, url: string, navigate: boolean): Promise<boolean> {
	try {
		save(await fetchFile(url, AbortSignal.timeout(ms)))
		return true
	} catch {
		if (navigate) location.assign(url)
		return false
	}
}

/** A gift that is served as a file never shows in its tab, and an empty tab would hide the thank-you page. */
function isBlank(tab: Window | null): boolean {
	try {
		return tab?.location.href === "about:blank"
	} catch {
		return false
	}
}

async function fetchFile(url: string, signal?: AbortSignal): Promise<Blob> {
	const response = await fetch(url, { signal })
	if (!response.ok) throw new Error(`The gift answered ${response.status}.`)
	return await response.blob()
}

/** From memory and not from its address: only so its name is ours, wherever the file is stored. */
function save(file: Blob): void {
	const url = URL.createObjectURL(file)
	const link = document.createElement("a")
	link.href = url
	link.download = FILE_NAME
	link.click()
	setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Counted only when it is known whose gift it is; a failure is nobody's concern. */
export function logGiftDownload(tenantSlug: string, submissionId: string | null): void {
	if (!submissionId) return
	call("POST /api/tenant/{tenantSlug}/log-gift-download", {
		params: { tenantSlug },
		body: { submission_id: submissionId },
	}).catch(() => {})
}

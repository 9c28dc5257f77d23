import { call } from "./api"

const FILE_NAME = "gift.pdf"
/** A phone that has no file by then is sent to its address. */
const FALLBACK_MS = 1000

export function isMobile(userAgent: string, touchPoints: number): boolean {
	// iPads identify as Macs, and no Mac has a touch screen.
	return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
}

/** Opens `giftUrl` if anything fails. Never rejects. Call it from the click: browsers block other new tabs. */
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

/** The tab already shows the gift. Only if the tab was blocked does the page itself navigate there. */
async function savedWithin(ms: number, url: string, navigate: boolean): Promise<boolean> {
	try {
		save(await fetchFile(url, AbortSignal.timeout(ms)))
		return true
	} catch {
		if (navigate) location.assign(url)
		return false
	}
}

/** A gift served as a download never shows in its tab, and the empty tab would hide the thank-you page. */
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

function save(file: Blob): void {
	const url = URL.createObjectURL(file)
	const link = document.createElement("a")
	link.href = url
	link.download = FILE_NAME
	link.click()
	setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

export function logGiftDownload(tenantSlug: string, submissionId: string | null): void {
	if (!submissionId) return
	call("POST /api/tenant/{tenantSlug}/log-gift-download", {
		params: { tenantSlug },
		body: { submission_id: submissionId },
	}).catch(() => {})
}

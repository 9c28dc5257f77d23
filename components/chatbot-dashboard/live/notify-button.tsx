import { Bell } from "lucide-react"
import { useEffect, useState } from "react"
import { Button } from "@/components/ui/button"
import { liveWords } from "./live-words"

/** Asks for the browser's consent to notifications, which only a press may do. Draws nothing where there are none. */
export function NotifyButton() {
	const [permission, setPermission] = useState<NotificationPermission | null>(null)
	useEffect(() => {
		// Outside secure contexts browsers refuse without asking.
		if (typeof Notification === "function" && window.isSecureContext) setPermission(Notification.permission)
	}, [])
	if (permission === null) return null
	if (permission !== "default") {
		return (
			<p className="text-sm text-ink-muted">
				{permission === "granted" ? liveWords.notifies : liveWords.notifyRefused}
			</p>
		)
	}
	return (
		<Button size="sm" variant="quiet" onClick={async () => setPermission(await Notification.requestPermission())}>
			<Bell aria-hidden size={16} />
			{liveWords.notifyMe}
		</Button>
	)
}

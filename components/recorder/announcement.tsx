import { announcementOf } from "@/lib/recorder/announcement"
import type { RecorderState } from "@/lib/recorder/recorder-machine"

export interface AnnouncementProps {
	state: RecorderState
	maxSeconds: number
}

/** What a screen reader says about a state. */
export function Announcement({ state, maxSeconds }: AnnouncementProps) {
	return announcementOf(state, maxSeconds)
}

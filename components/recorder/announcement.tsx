import { announcementOf } from "@/lib/recorder/announcement"
import type { RecorderState } from "@/lib/recorder/recorder-machine"

export interface AnnouncementProps {
	state: RecorderState
	maxSeconds: number
}

export function Announcement({ state, maxSeconds }: AnnouncementProps) {
	return announcementOf(state, maxSeconds)
}

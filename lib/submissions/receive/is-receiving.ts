import { isSpooling } from "@/lib/storage/upload-pace"
import { finishing } from "../uploads/finishing"
import { intake } from "./intake"

/**
 * Whether this host is busy with videos that people are waiting for. Fast bytes count only while a sender is still
 * there: otherwise the repair of a lone large video would wait for two seconds after that video.
 */
export function isReceiving(): boolean {
	return (intake().running > 0 && isSpooling()) || finishing().isFull
}

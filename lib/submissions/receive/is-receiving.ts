import { isSpooling } from "@/lib/storage/upload-pace"
import { finishing } from "../uploads/finishing"
import { intake } from "./intake"

/** Fast bytes count only while a sender is there: else a lone large video's repair would wait two seconds. */
export function isReceiving(): boolean {
	return (intake().running > 0 && isSpooling()) || finishing().isFull
}

import { isSpooling } from "@/lib/storage/upload-pace"
import { finishing } from "../uploads/finishing"
import { intake } from "./intake"

// Whether people wait for this host. Fast bytes count only while a sender is still there: otherwise a lone large
// video's repair would wait two seconds.
export function isReceiving(): boolean {
	return (intake().running > 0 && isSpooling()) || finishing().isFull
}

import { AppError } from "@/lib/errors"

/**
 * Bytes are stored as they arrive, and a video's hash covers what the customer sent. A body compressed in transit would
 * be stored as a file that no player opens.
 * @throws `unsupported_type` if there is a Content-Encoding.
 */
export function refuseEncoded(headers: Headers): void {
	if (/^(identity)?$/i.test(headers.get("content-encoding")?.trim() ?? "")) return
	throw new AppError("unsupported_type", "Send the body as it is, without Content-Encoding.")
}

import { AppError } from "@/lib/errors"

/**
 * Bytes are kept as they come, and the hash of a video is of what the customer sent: a body that was compressed on its way
 * would be stored as something that nobody can play.
 * @throws `unsupported_type` for a Content-Encoding.
 */
export function refuseEncoded(headers: Headers): void {
	if (/^(identity)?$/i.test(headers.get("content-encoding")?.trim() ?? "")) return
	throw new AppError("unsupported_type", "Send the body as it is, without Content-Encoding.")
}

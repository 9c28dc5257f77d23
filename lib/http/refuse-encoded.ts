import { AppError } from "@/lib/errors"

/** A body compressed in transit would be stored as a file that no player opens. @throws `unsupported_type`. */
export function refuseEncoded(headers: Headers): void {
	if (/^(identity)?$/i.test(headers.get("content-encoding")?.trim() ?? "")) return
	throw new AppError("unsupported_type", "Send the body as it is, without Content-Encoding.")
}

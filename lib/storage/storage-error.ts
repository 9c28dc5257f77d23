import { AppError, notFound } from "@/lib/errors"
import { refusal } from "@/lib/refusals"

const FULL = new Set(["ENOSPC", "EDQUOT", "QuotaExceeded", "XMinioStorageFull", "InsufficientStorage", "SlowDownQuota"])
const RETRY_AFTER_SECONDS = 5
/** Also of the disk on which uploads arrive. */
export const STORAGE_FULL = refusal("storage_full", "Storage is full. Please try again later.")
const STORAGE_AWAY = refusal(
	"storage_away",
	"Storage isn't available right now. Please try again in a moment.",
	undefined,
	"The service isn't available right now. Please try again in a moment.",
)

export function errorCode(error: unknown): string {
	if (typeof error !== "object" || error === null) return ""
	if ("code" in error && typeof error.code === "string") return error.code
	return "name" in error && typeof error.name === "string" ? error.name : ""
}

export function missingObject(): AppError {
	return notFound("This file is no longer available.")
}

export function asStorageError(error: unknown): AppError {
	if (error instanceof AppError) return error
	if (FULL.has(errorCode(error))) {
		return new AppError("storage_full", STORAGE_FULL, { cause: error })
	}
	return new AppError("unavailable", STORAGE_AWAY, {
		retryAfter: RETRY_AFTER_SECONDS,
		cause: error,
	})
}

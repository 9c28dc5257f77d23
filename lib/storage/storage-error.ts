import { AppError, notFound } from "@/lib/errors"

const FULL = new Set(["ENOSPC", "EDQUOT", "QuotaExceeded", "XMinioStorageFull", "InsufficientStorage", "SlowDownQuota"])
const RETRY_AFTER_SECONDS = 5

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
		return new AppError("storage_full", "Storage is full. Please try again later.", { cause: error })
	}
	return new AppError("unavailable", "Storage isn't available right now. Please try again in a moment.", {
		retryAfter: RETRY_AFTER_SECONDS,
		cause: error,
	})
}

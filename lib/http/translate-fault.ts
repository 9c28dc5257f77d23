import { databaseAway, databaseBusy, errorCodes } from "@/lib/db/database-away"
import { AppError } from "@/lib/errors"

const FULL = /^(ENOSPC|EDQUOT|53100)$/

/** Undefined for any other error, which is a bug and becomes a 500. */
export function asStorageOrDatabaseError(error: unknown): AppError | undefined {
	if (errorCodes(error).some((code) => FULL.test(code))) {
		return new AppError("storage_full", "There's no space left to save this. Please let the site's owner know.", {
			cause: error,
		})
	}
	if (databaseAway(error) || databaseBusy(error)) {
		return new AppError("unavailable", "The service isn't available right now. Please try again in a moment.", {
			cause: error,
			retryAfter: 2,
		})
	}
	return undefined
}

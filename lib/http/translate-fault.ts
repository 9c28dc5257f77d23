import { databaseAway, databaseBusy, errorCodes } from "@/lib/db/database-away"
import { AppError } from "@/lib/errors"
import { refusal } from "@/lib/refusals"

const NO_SPACE = refusal("no_space", "There's no space left to save this. Please let the site's owner know.")
const AWAY = refusal("service_away", "The service isn't available right now. Please try again in a moment.")

const FULL = /^(ENOSPC|EDQUOT|53100)$/

/** Undefined for any other error, which is a bug and becomes a 500. */
export function asStorageOrDatabaseError(error: unknown): AppError | undefined {
	if (errorCodes(error).some((code) => FULL.test(code))) {
		return new AppError("storage_full", NO_SPACE, {
			cause: error,
		})
	}
	if (databaseAway(error) || databaseBusy(error)) {
		return new AppError("unavailable", AWAY, {
			cause: error,
			retryAfter: 2,
		})
	}
	return undefined
}

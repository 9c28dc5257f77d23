import { CAROUSEL_SPEED_MAX, CAROUSEL_SPEED_MIN, ORDER_INDEX_MAX } from "./limits"

export const CAPTION_REQUIRED = "A caption is required"
export const ORDER_INDEX_INVALID = `order_index must be a whole number from 0 to ${ORDER_INDEX_MAX}`
export const SPEED_INVALID = `carousel_speed must be a whole number from ${CAROUSEL_SPEED_MIN} to ${CAROUSEL_SPEED_MAX}`
export const ORDER_INVALID = "ids must be a list of the images' ids"
export const IMAGE_NOT_FOUND = "This image no longer exists."
export const CAROUSEL_CHANGED = "The carousel changed while you were editing. Reload and try again."

import { CAROUSEL_SPEED_MAX, CAROUSEL_SPEED_MIN, ORDER_INDEX_MAX } from "./limits"

export const carouselRefusals = {
	captionRequired: "A caption is required",
	orderIndexInvalid: `order_index must be a whole number from 0 to ${ORDER_INDEX_MAX}`,
	speedInvalid: `carousel_speed must be a whole number from ${CAROUSEL_SPEED_MIN} to ${CAROUSEL_SPEED_MAX}`,
	orderInvalid: "ids must be a list of the images' ids",
	imageNotFound: "This image no longer exists.",
	changed: "The carousel changed while you were editing. Reload and try again.",
}

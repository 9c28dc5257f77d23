import { z } from "zod"
import type { LoginContent } from "./answers"
import {
	CAPTION_CAP,
	CAROUSEL_SPEED_MAX,
	CAROUSEL_SPEED_MIN,
	LOGIN_CONTENT_CAPS,
	LOGIN_CONTENT_FIELDS,
	ORDER_INDEX_MAX,
} from "./limits"
import { carouselRefusals } from "./words"

const text = (field: keyof LoginContent) => {
	const cap = LOGIN_CONTENT_CAPS[field]
	return z.string(`${field} must be text`).trim().max(cap, `${field} can have up to ${cap} characters`).optional()
}

export const LoginContentUpdate: z.ZodType<Partial<LoginContent>> = z.object(
	Object.fromEntries(LOGIN_CONTENT_FIELDS.map((field) => [field, text(field)])),
)

const wholeNumber = (detail: string, min: number, max: number) =>
	z
		.string(detail)
		.trim()
		.regex(/^\d{1,6}$/, detail)
		.transform(Number)
		.refine((value) => value >= min && value <= max, detail)

export const CarouselSpeed = z.object({
	carousel_speed: wholeNumber(carouselRefusals.speedInvalid, CAROUSEL_SPEED_MIN, CAROUSEL_SPEED_MAX),
})

const caption = z
	.string(carouselRefusals.captionRequired)
	.trim()
	.min(1, carouselRefusals.captionRequired)
	.max(CAPTION_CAP, `caption can have up to ${CAPTION_CAP} characters`)

/** Without an index, the image goes to the end. */
export const NewCarouselImage = z.object({
	caption,
	order_index: z.preprocess(
		(value) => (value === "" ? undefined : value),
		wholeNumber(carouselRefusals.orderIndexInvalid, 0, ORDER_INDEX_MAX).optional(),
	),
})
export type NewCarouselImage = z.infer<typeof NewCarouselImage>

export const CarouselImageChange = z.object({ caption })
export const CarouselImageParams = z.object({ id: z.uuid(carouselRefusals.imageNotFound) })
export const CarouselOrder = z.object({
	ids: z.array(z.string(carouselRefusals.orderInvalid), carouselRefusals.orderInvalid),
})

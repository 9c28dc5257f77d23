import { z } from "zod"

export const LoginContent = z.strictObject({
	page_title: z.string(),
	welcome_heading: z.string(),
	welcome_description: z.string(),
	login_button_text: z.string(),
	platform_admin_login_title: z.string(),
	platform_admin_login_subtitle: z.string(),
	tenant_admin_login_title: z.string(),
	tenant_admin_login_subtitle: z.string(),
	footer_text: z.string(),
})
export type LoginContent = z.infer<typeof LoginContent>

export const CarouselImage = z.strictObject({
	id: z.uuid(),
	image_url: z.string(),
	caption: z.string(),
	order_index: z.int(),
})
export type CarouselImage = z.infer<typeof CarouselImage>

export const CarouselImages = z.strictObject({ carousel_images: z.array(CarouselImage) })
export type CarouselImages = z.infer<typeof CarouselImages>

/** Seconds for one full turn. */
export const CarouselPace = z.strictObject({ carousel_speed: z.int() })
export type CarouselPace = z.infer<typeof CarouselPace>

export const PlatformLogo = z.strictObject({ logo_url: z.string() })
export type PlatformLogo = z.infer<typeof PlatformLogo>

export const PlatformConfig = z.strictObject({
	login_content: LoginContent,
	...CarouselImages.shape,
	...CarouselPace.shape,
	platform_logo_url: z.string().nullable(),
})
export type PlatformConfig = z.infer<typeof PlatformConfig>

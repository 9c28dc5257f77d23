export interface LoginContent {
	page_title: string
	welcome_heading: string
	welcome_description: string
	login_button_text: string
	platform_admin_login_title: string
	platform_admin_login_subtitle: string
	tenant_admin_login_title: string
	tenant_admin_login_subtitle: string
	footer_text: string
}

export interface CarouselImage {
	id: string
	image_url: string
	caption: string
	order_index: number
}

export interface PlatformConfig {
	login_content: LoginContent
	carousel_images: CarouselImage[]
	/** Seconds for one round. */
	carousel_speed: number
	platform_logo_url: string | null
}

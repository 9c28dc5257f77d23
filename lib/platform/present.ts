import type { CarouselImage, PlatformConfig } from "@/lib/db/generated/client"
import { assetUrl } from "@/lib/storage/asset-url"
import type {
	CarouselImage as CarouselImageAnswer,
	LoginContent,
	PlatformConfig as PlatformConfigAnswer,
} from "./answers"
import { CAROUSEL_SPEED_DEFAULT, DEFAULT_LOGIN_CONTENT as DEFAULTS } from "./default-content"

export function presentLoginContent(config: PlatformConfig | null): LoginContent {
	return {
		page_title: config?.pageTitle || DEFAULTS.page_title,
		welcome_heading: config?.welcomeHeading || DEFAULTS.welcome_heading,
		welcome_description: config?.welcomeDescription || DEFAULTS.welcome_description,
		login_button_text: config?.loginButtonText || DEFAULTS.login_button_text,
		platform_admin_login_title: config?.platformAdminLoginTitle || DEFAULTS.platform_admin_login_title,
		platform_admin_login_subtitle: config?.platformAdminLoginSubtitle || DEFAULTS.platform_admin_login_subtitle,
		tenant_admin_login_title: config?.tenantAdminLoginTitle || DEFAULTS.tenant_admin_login_title,
		tenant_admin_login_subtitle: config?.tenantAdminLoginSubtitle || DEFAULTS.tenant_admin_login_subtitle,
		footer_text: config?.footerText || DEFAULTS.footer_text,
	}
}

export function presentCarouselImage(image: CarouselImage): CarouselImageAnswer {
	return {
		id: image.id,
		image_url: assetUrl(image.imageKey),
		caption: image.caption,
		order_index: image.orderIndex,
	}
}

export function presentPlatformConfig(config: PlatformConfig | null, images: CarouselImage[]): PlatformConfigAnswer {
	return {
		login_content: presentLoginContent(config),
		carousel_images: images.map(presentCarouselImage),
		carousel_speed: config?.carouselSpeed ?? CAROUSEL_SPEED_DEFAULT,
		platform_logo_url: assetUrl(config?.logoKey ?? null),
	}
}

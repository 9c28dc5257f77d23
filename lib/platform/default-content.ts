import type { LoginContent } from "./answers"

/** Seconds for one round. */
export const CAROUSEL_SPEED_DEFAULT = 30

export const DEFAULT_LOGIN_CONTENT: LoginContent = {
	page_title: "Video Testimonials Platform",
	welcome_heading: "Real customers, on camera, in their own words",
	welcome_description:
		"Send your customers one link. They record a short video in the browser; you watch, approve, and share it.",
	login_button_text: "Sign In",
	platform_admin_login_title: "Platform Administrator",
	platform_admin_login_subtitle: "Access the platform management dashboard",
	tenant_admin_login_title: "Tenant Administrator",
	tenant_admin_login_subtitle: "Access your business dashboard",
	footer_text: "Video Testimonials Platform. Your recordings stay yours.",
}

/** The sections of the Platform Settings tab, by their name in the address (`&section=`). */
export const PLATFORM_SECTIONS = {
	texts: { label: "Login & homepage", about: "The words of the homepage and of both logins" },
	carousel: { label: "Carousel", about: "The pictures that move on the homepage" },
	logo: { label: "Logo", about: "In the top bar, on the homepage and the logins" },
	activity: { label: "Activity", about: "Who changed what, in every business" },
} as const

export type PlatformSection = keyof typeof PLATFORM_SECTIONS

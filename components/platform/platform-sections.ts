import {
	ACTIVITY,
	ACTIVITY_ABOUT,
	CAROUSEL,
	CAROUSEL_ABOUT,
	LOGO,
	LOGO_ABOUT,
	TEXTS,
	TEXTS_ABOUT,
} from "./platform-texts"

/** The sections of the Platform Settings tab, by their name in the address (`&section=`). */
export const PLATFORM_SECTIONS = {
	texts: { label: TEXTS, about: TEXTS_ABOUT },
	carousel: { label: CAROUSEL, about: CAROUSEL_ABOUT },
	logo: { label: LOGO, about: LOGO_ABOUT },
	activity: { label: ACTIVITY, about: ACTIVITY_ABOUT },
} as const

export type PlatformSection = keyof typeof PLATFORM_SECTIONS

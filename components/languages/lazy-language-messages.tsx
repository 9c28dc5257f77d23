"use client"

import dynamic from "next/dynamic"

/** A page in English loads no code for other languages. */
export const LanguageMessages = dynamic(() => import("./language-messages").then((module) => module.LanguageMessages))

export const OwnTextsOfPage = dynamic(() => import("./own-texts").then((module) => module.OwnTextsOfPage))

/** A page without a switch loads none. */
export const LanguageMenu = dynamic(() => import("./language-menu").then((module) => module.LanguageMenu))

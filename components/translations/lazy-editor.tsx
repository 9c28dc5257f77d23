"use client"

import dynamic from "next/dynamic"

/** Three screens show it, and none loads it before it is opened. */
export const TranslationsEditor = dynamic(() =>
	import("./translations-editor").then((module) => module.TranslationsEditor),
)

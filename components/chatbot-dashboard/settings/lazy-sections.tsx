"use client"

import dynamic from "next/dynamic"
import "@/components/forms/zod-without-eval"

/** With static imports, every tab would load the code of all of them. */
export const LookSection = dynamic(() => import("./look-section").then((module) => module.LookSection))
export const AnswersSection = dynamic(() => import("./answers-section").then((module) => module.AnswersSection))
export const VisitorsSection = dynamic(() => import("./visitors-section").then((module) => module.VisitorsSection))
export const PersonSection = dynamic(() => import("./person-section").then((module) => module.PersonSection))
export const MailSection = dynamic(() => import("./mail-section").then((module) => module.MailSection))

"use client"

import dynamic from "next/dynamic"
import "@/components/forms/zod-without-eval"

/** With static imports, every tab of the dashboard would load their code. */
export const PageSection = dynamic(() => import("./page-section").then((module) => module.PageSection))
export const ThankYouSection = dynamic(() => import("./thank-you-section").then((module) => module.ThankYouSection))
export const LanguagesSection = dynamic(() =>
	import("./languages/languages-section").then((module) => module.LanguagesSection),
)
export const ConsentSection = dynamic(() => import("./consent/consent-section").then((module) => module.ConsentSection))
export const EmailSection = dynamic(() => import("./email/email-section").then((module) => module.EmailSection))
export const TeamSection = dynamic(() => import("./team/team-section").then((module) => module.TeamSection))
export const IntegrationsSection = dynamic(() =>
	import("./integrations/integrations-section").then((module) => module.IntegrationsSection),
)
export const PrivacySection = dynamic(() => import("./privacy/privacy-section").then((module) => module.PrivacySection))
export const RetentionSection = dynamic(() =>
	import("./retention/retention-section").then((module) => module.RetentionSection),
)

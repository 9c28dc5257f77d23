import type { Metadata } from "next"
import { Home } from "@/components/home/home"
import { readPublicPage } from "@/lib/http/public-pages"

export async function generateMetadata(): Promise<Metadata> {
	const { login_content } = await readPublicPage("home")
	return { title: { absolute: login_content.page_title }, description: login_content.welcome_description }
}

export default async function HomePage() {
	return <Home config={await readPublicPage("home")} />
}

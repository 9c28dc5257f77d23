import { ChatbotSkeleton } from "@/components/chatbot-dashboard/chatbot-skeleton"

export default function Loading() {
	return <ChatbotSkeleton />
}

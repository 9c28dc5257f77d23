import { ChatbotSkeleton } from "@/components/chatbot/chatbot-skeleton"

export default function Loading() {
	return <ChatbotSkeleton />
}

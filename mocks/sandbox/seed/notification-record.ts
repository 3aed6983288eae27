export interface NotificationRecord {
  id: number
  userId: number
  type: 'order' | 'invoice' | 'approval' | 'payment' | 'stock' | 'promotion' | 'system'
  title: string
  text: string
  /** Begins with a slash. */
  link: string
  createdAt: string
  isRead: boolean
}

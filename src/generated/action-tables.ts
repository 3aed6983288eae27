// Made by `npm run generate` from openapi/. Never edit it by hand.

/** The action tables of the contract (`x-actions`) by the name of their schema. */
export const actionTables = {
  OrderAction: {
    cancel: {"operations":["cancelOrder"],"statuses":["new","agreement","agreed"],"rights":["orders.cancel"]},
    requestCancel: {"operations":["requestOrderCancel"],"statuses":["order-processing","confirmation","payment","in-work","ready-for-shipment"],"rights":["orders.cancel"],"when":"no cancel request waits for the seller's answer"},
    tellCancelReason: {"operations":["sendCancelFeedback"],"statuses":["canceled"],"when":"no reason was told yet"},
    sendToApprove: {"operations":["sendOrderToApprove"],"statuses":["new"],"rights":["orders.create"],"onlyAuthor":true,"onlyCompany":true,"when":"`approval.required` is true"},
    approve: {"operations":["setOrderApproval"],"with":{"decision":"approve"},"statuses":["agreement"],"rights":["orders.approve"],"onlyCompany":true},
    return: {"operations":["setOrderApproval"],"with":{"decision":"return"},"statuses":["agreement"],"rights":["orders.approve"],"onlyCompany":true},
    confirmContract: {"operations":["confirmOrderContract"],"statuses":["confirmation"],"rights":["contracts.confirm"]},
    copy: {"operations":["copyOrder"],"rights":["orders.create"]},
    updateProducts: {"operations":["updateOrderProduct","updateOrderProducts","replaceOrderLines"],"statuses":["new"],"rights":["orders.create"],"onlyAuthor":true},
    deleteProduct: {"operations":["deleteOrderProduct"],"statuses":["new"],"rights":["orders.create"],"onlyAuthor":true},
    requestInvoice: {"operations":["requestInvoice"],"statuses":["agreed","order-processing","confirmation","payment","in-work","ready-for-shipment","completed"],"rights":["invoices.request"],"onlyCompany":true,"when":"there is no invoice, its creation failed, or its `validUntil` is over"},
    sendInvoice: {"operations":["sendInvoice"],"statuses":["agreed","order-processing","confirmation","payment","in-work","ready-for-shipment","completed"],"rights":["invoices.request"],"when":"the invoice is ready"},
    pay: {"operations":["getPaymentTemplate"],"statuses":["payment"],"rights":["invoices.request"]},
    changeDelivery: {"operations":["setOrderDelivery"],"statuses":["new","agreement","agreed"],"rights":["orders.create"]},
  },
} as const

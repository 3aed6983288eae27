// Made by `npm run generate` from openapi/. Never edit it by hand.

/** The action tables of the contract (`x-actions`) by the name of their schema. */
export const actionTables = {
  SavedCartAction: {
    toBasket: {"operations":["addSavedCartToCart"]},
    update: {"operations":["updateSavedCart"],"onlyAuthor":true},
    copy: {"operations":["copySavedCart"]},
    share: {"operations":["shareSavedCart"],"rights":["savedCarts.share"],"onlyAuthor":true,"onlyCompany":true},
    export: {"operations":["exportSavedCart"]},
    delete: {"operations":["deleteSavedCart"],"when":"the user owns it, or it is shared and the user's role in its company is owner or admin"},
  },
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
    requestInvoice: {"operations":["requestInvoice"],"statuses":["agreed","order-processing","confirmation","payment","in-work","ready-for-shipment","completed"],"rights":["invoices.request"],"onlyCompany":true,"when":"something is due, and there is no invoice, its creation failed, or its `validUntil` is over"},
    sendInvoice: {"operations":["sendInvoice"],"statuses":["agreed","order-processing","confirmation","payment","in-work","ready-for-shipment","completed"],"rights":["invoices.request"],"when":"the invoice is ready"},
    pay: {"operations":["getPaymentTemplate"],"statuses":["payment"],"rights":["invoices.request"],"when":"something is due, and the payment is neither `contractDeferred` nor `cashPickup`"},
    changeDelivery: {"operations":["setOrderDelivery"],"statuses":["new","agreement","agreed"],"rights":["orders.create"]},
  },
  MachineAction: {
    edit: {"operations":["updateMachine","recordMachineHours","completeMachineService"],"statuses":["active","repair","pendingVerification"],"rights":["equipment.manage"]},
    sendTask: {"operations":["addMachineTask"],"statuses":["active","repair","pendingVerification"]},
    findParts: {"operations":["listMachineParts"],"statuses":["active","repair","pendingVerification"]},
    delete: {"operations":["deleteMachine"],"rights":["equipment.manage"],"when":"no open request is about it"},
  },
  RequestAction: {
    message: {"operations":["addRequestMessage"],"when":"it is open, or was closed less than 30 days ago"},
    close: {"operations":["closeRequest"],"statuses":["new","inProgress","waitingCustomer"]},
  },
  ActAction: {
    download: {"operations":["downloadFile"],"statuses":["ready","sent","disputed"],"rights":["acts.request"],"when":"`files` is not empty"},
    send: {"operations":["sendAct"],"statuses":["ready","sent","disputed"],"rights":["acts.request"]},
    dispute: {"operations":["disputeAct"],"statuses":["ready","sent"],"rights":["acts.request"]},
  },
  ContractAction: {
    view: {"operations":["getContract"],"rights":["contracts.view"]},
    downloadFiles: {"operations":["downloadFile"],"rights":["contracts.view"],"when":"`files` is not empty"},
    useInOrder: {"operations":["calculateOrder","addOrder"],"statuses":["active","expiring"],"rights":["orders.create"]},
    requestAct: {"operations":["requestActs"],"statuses":["active","expiring","expired","terminated"],"rights":["acts.request"]},
  },
  HookAction: {
    edit: {"operations":["updateHook"],"rights":["hooks.manage"]},
    test: {"operations":["testHook"],"rights":["hooks.manage"]},
    pause: {"operations":["updateHook"],"with":{"status":"paused"},"statuses":["active","failing"],"rights":["hooks.manage"]},
    resume: {"operations":["updateHook"],"with":{"status":"active"},"statuses":["paused","failing"],"rights":["hooks.manage"]},
    rotateSecret: {"operations":["rotateHookSecret"],"rights":["hooks.manage"],"when":"`channel` is webhook"},
    redeliver: {"operations":["redeliverHook"],"statuses":["active","failing"],"rights":["hooks.manage"],"when":"`channel` is webhook and there was a delivery"},
    delete: {"operations":["deleteHook"],"rights":["hooks.manage"]},
  },
  AuthorityAction: {
    download: {"operations":["downloadFile"],"rights":["authority.manage"]},
    upload: {"operations":["uploadAuthority"],"statuses":["draft","active"],"rights":["authority.manage"]},
    revoke: {"operations":["revokeAuthority"],"statuses":["draft","active"],"rights":["authority.manage"]},
  },
  CompanyAction: {
    edit: {"operations":["updateCompany"],"rights":["company.edit"],"onlyCompany":true,"when":"the company is the current one and not liquidated"},
    addBank: {"operations":["addCompanyBank"],"rights":["company.edit"],"onlyCompany":true,"when":"the company is the current one and not liquidated"},
    editBanks: {"operations":["updateCompanyBank","deleteCompanyBank"],"rights":["company.edit"],"onlyCompany":true,"when":"the company is the current one, is not liquidated and has an account"},
    addAddress: {"operations":["addCompanyAddress"],"rights":["company.edit","addresses.manage"],"onlyCompany":true,"when":"the company is the current one and not liquidated; `actual` needs company.edit, `delivery` addresses.manage"},
    editUsers: {"operations":["listCompanyUsers","inviteCompanyUser","listAccessRequests"],"rights":["users.manage"],"onlyCompany":true,"when":"the company is the current one and not liquidated"},
    switch: {"operations":["switchContractor"],"onlyCompany":true,"when":"the company is not the current one and not liquidated"},
    leave: {"operations":["leaveCompany"],"onlyCompany":true,"when":"the user is no owner, another active owner is left, or the company is liquidated"},
  },
  AccessRequestAction: {
    accept: {"operations":["decideAccessRequest"],"with":{"decision":"accept"},"statuses":["pending"],"rights":["users.manage"],"onlyCompany":true,"when":"the company is the current one"},
    decline: {"operations":["decideAccessRequest"],"with":{"decision":"decline"},"statuses":["pending"],"rights":["users.manage"],"onlyCompany":true,"when":"the company is the current one"},
  },
  CompanyUserAction: {
    edit: {"operations":["updateCompanyUser"],"rights":["users.manage"],"onlyCompany":true,"when":"the company is the current one, it is another user, and for an owner the current user is an owner too"},
    resend: {"operations":["resendInvitation"],"statuses":["invited"],"rights":["users.manage"],"onlyCompany":true,"when":"the company is the current one"},
    delete: {"operations":["deleteCompanyUser"],"rights":["users.manage"],"onlyCompany":true,"when":"the company is the current one, it is another user, and for an owner the current user is an owner too"},
  },
} as const

import { type Fault, type FaultyCall, inAnswer, inSuccess, insteadOf, member, rewritten } from '../fault.ts'
import { bodyOf, codeOf, sentAs } from '../further-writes.ts'
import { ignored, type Json, list, told } from './second-look-faults.ts'

/** A refusal of an operation becomes a success with this data. */
export const takenAnyway = (
  operation: string,
  codes: readonly string[],
  data: (call: FaultyCall) => unknown,
) =>
  insteadOf(operation, async (call) => {
    const answer = await call.pass()
    if (answer.status !== 200 || !codes.includes(await codeOf(answer))) return answer
    return rewritten(answer, { status: 'success', data: data(call), errors: [] })
  })

/** A parameter of the query is changed on its way. */
export const asked = (operation: string, change: (query: URLSearchParams) => void): Fault['answer'] =>
  insteadOf(operation, (call) => {
    const url = new URL(call.url)
    change(url.searchParams)
    return call.pass({ url })
  })

export const plusDays = (day: unknown, days: number, length = 10) =>
  new Date(Date.parse(String(day)) + days * 86_400_000).toISOString().slice(0, length)

export const loose = (name: string, operation: string, answer: Fault['answer']): Fault => ({
  name,
  operation,
  place: operation,
  answer,
})

/** What an operation answers and what reads tell afterwards of the same thing are both wrong. */
export const both = (
  operation: string,
  read: string,
  wrong: (data: Json, call: FaultyCall) => void,
  readWrong: (data: Json, memory: Map<string, string>) => void,
): Fault['answer'] => {
  const first = inSuccess(operation, (data, _envelope, call) => wrong(data, call))
  const second = inSuccess(read, (data, _envelope, call) => readWrong(data, call.memory))
  return (call) => (call.operationId === read ? second(call) : first(call))
}

/** Drawn by lot from all operations, one mistake each. */
export const drawnFaults: readonly Fault[] = [
  told('ending no other session tells one', 'endOtherSessions', 'endOtherSessions', (data) => {
    data['ended'] = Math.max(1, Number(data['ended']))
  }),
  told('the way to a unit begins with the unit', 'getPartsDiagram', 'getPartsDiagram', (data) => {
    const diagram = member(data, 'diagram')
    diagram['trail'] = list(diagram, 'trail').toReversed()
  }),
  told('unknown products get a verdict', 'checkMachineFit', 'checkMachineFit', (data, call) => {
    const items = list(data, 'items')
    for (const id of (bodyOf(call)['products'] as number[] | undefined) ?? [])
      if (!items.some(({ productId }) => productId === id)) items.push({ productId: id, fit: 'unknown' })
  }),
  loose(
    'any code confirms a contact',
    'activateContact',
    takenAnyway('activateContact', ['wrongCode', 'codeExpired'], (call) => ({
      contacts: [{ type: 'phone', contact: bodyOf(call)['contact'], confirmed: true, resendAfter: 0 }],
      isComplete: true,
    })),
  ),
  loose('the profile tells no branch that was chosen', 'getProfile', async (call) => {
    const answer = await call.pass()
    if (call.operationId !== 'getProfile' || answer.status !== 200) return answer
    const envelope = (await answer.json()) as Json
    const profile = member(member(envelope, 'data'), 'profile')
    const first = call.memory.get('branch') ?? JSON.stringify(profile['defaultBranch'])
    call.memory.set('branch', first)
    profile['defaultBranch'] = JSON.parse(first)
    return rewritten(answer, envelope)
  }),
  told('ways of delivery go backwards', 'getProductDelivery', 'getProductDelivery', (data) => {
    data['options'] = list(data, 'options').toReversed()
  }),
  loose(
    'the greatest sum of a range is left out',
    'listOrders',
    asked('listOrders', (query) => {
      const to = query.get('sumTo')
      if (to !== null && Number(to) > 0) query.set('sumTo', String(Number(to) - 1))
    }),
  ),
  told('requests go by the day they were made', 'listRequests', 'listRequests', (data) => {
    data['items'] = list(data, 'items').toSorted((a, b) =>
      String(a['createdAt']) < String(b['createdAt']) ? 1 : -1,
    )
  }),
  loose(
    'addresses are suggested whatever is typed',
    'autocompleteAddress',
    insteadOf('autocompleteAddress', async (call) => {
      const answer = await call.pass()
      if (answer.status !== 200) return answer
      const url = new URL(call.url)
      url.searchParams.set('query', 'Екатеринбург')
      return call.pass({ url })
    }),
  ),
  told(
    'a card that is asked for twice comes twice',
    'listProductsByIds',
    'listProductsByIds',
    (data, call) => {
      const ids = call.url.searchParams.getAll('ids[]')
      const items = list(data, 'items')
      if (!call.url.searchParams.has('analogueOf'))
        data['items'] = ids.flatMap((id) => items.find((item) => String(item['id']) === id) ?? [])
    },
  ),
  loose(
    'of several words only the first is looked for',
    'findMachineModels',
    asked('findMachineModels', (query) => {
      const words = (query.get('query') ?? '').trim()
      if (words !== '') query.set('query', words.split(/\s+/)[0] ?? words)
    }),
  ),
  told('filters narrow the sections, too', 'searchProductsFiltered', 'searchProductsFiltered', (data) => {
    data['sections'] = []
  }),
  loose('a company is current once its invitation is accepted', 'acceptInvitation', async (call) => {
    const answer = await call.pass()
    const token = call.headers.get('authorization-token') ?? ''
    if (answer.status !== 200 || !['acceptInvitation', 'getPersonal'].includes(call.operationId ?? ''))
      return answer
    const envelope = (await answer.json()) as Json
    const data = (envelope['data'] ?? {}) as Json
    if (call.operationId === 'acceptInvitation' && envelope['status'] === 'success')
      call.memory.set(`company of ${token}`, String(data['contragentId']))
    const company = call.memory.get(`company of ${token}`)
    if (call.operationId === 'getPersonal' && company !== undefined)
      member(data, 'user')['currentCompanyId'] = Number(company)
    return rewritten(answer, envelope)
  }),
  told('what lies in the cart is counted in lines', 'getProduct', 'getProduct', (data) => {
    if (Number(data['inBasket'] ?? 0) > 0) data['inBasket'] = 1
  }),
  loose('a login over a login empties the cart of the first customer', 'login', async (call) => {
    const token = call.headers.get('authorization-token') ?? ''
    if (call.operationId === 'getHeader') {
      const answer = await call.pass()
      const sessid = /"SESSID":"([^"]+)"/.exec(await answer.clone().text())?.[1]
      if (sessid !== undefined) call.memory.set(`sessid of ${token}`, sessid)
      return answer
    }
    const sessid = call.memory.get(`sessid of ${token}`)
    if (call.operationId === 'login' && token !== '' && sessid !== undefined)
      await call.pass({
        url: new URL('/api/basket/clear/', call.url),
        body: JSON.stringify({ SESSID: sessid }),
      })
    return call.pass()
  }),
  told('found addresses go backwards', 'searchAddress', 'searchAddress', (data) => {
    data['items'] = list(data, 'items').toReversed()
  }),
  told('lines of a canceled order still wait', 'cancelOrder', 'cancelOrder', (data) => {
    for (const line of list(member(data, 'order'), 'items')) line['lineStatus'] = 'waiting'
  }),
  told('what was viewed first comes first', 'listViewedProducts', 'listViewedProducts', (data) => {
    data['items'] = list(data, 'items').toReversed()
  }),
  loose(
    'null leaves what it should empty',
    'updateMachine',
    sentAs('updateMachine', (body) =>
      Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
    ),
  ),
  loose(
    'a line keeps the machine that it was for before',
    'addMachinesToCart',
    insteadOf('addMachinesToCart', (call) => {
      const body = bodyOf(call)
      const [first] = (body['products'] as unknown[] | undefined) ?? []
      const machine = body['machineId']
      if (typeof machine !== 'number') {
        if (machine === null) call.memory.delete(`of ${String(first)}`)
        return undefined
      }
      const before = call.memory.get(`of ${String(first)}`)
      call.memory.set(`of ${String(first)}`, before ?? String(machine))
      return before === undefined
        ? undefined
        : call.pass({ body: JSON.stringify({ ...body, machineId: Number(before) }) })
    }),
  ),
  told('the last step of the way is a link', 'getPolicyPage', 'getPolicyPage', (data) => {
    const last = list(data, 'breadcrumbs').at(-1)
    if (last) last['link'] = '/policy/'
  }),
  ignored('deliveries of every event are listed', 'listHookDeliveries', 'listHookDeliveries', 'event'),
  told('the way to a page names it otherwise', 'getOfferPage', 'getOfferPage', (data) => {
    const last = list(data, 'breadcrumbs').at(-1)
    if (last) last['title'] = 'Оферта'
  }),
  loose(
    'an invitation is good for a week',
    'inviteCompanyUser',
    inSuccess('inviteCompanyUser', (data) => {
      const invitation = member(member(data, 'user'), 'invitation')
      invitation['expiresAt'] = plusDays(invitation['sentAt'], 7, 24)
    }),
  ),
  told('a cleared cart counts what was taken out', 'clearCart', 'clearCart', (data) => {
    data['count'] = 1
  }),
  told('an unknown product is told as sold out', 'addManyToCart', 'addManyToCart', (data) => {
    for (const one of list(data, 'rejected'))
      if (one['reason'] === 'productNotFound') one['reason'] = 'outOfStock'
  }),
  told('the footer names a page that is not there', 'getFooter', 'getFooter', (data) => {
    const [first] = list(member(member(data, 'menu'), 'main'), 'items')
    if (first) first['link'] = '/about-us/'
  }),
  told('a revoked power of attorney still takes a scan', 'revokeAuthority', 'revokeAuthority', (data) => {
    member(data, 'authority')['allowedActions'] = ['download', 'upload']
  }),
  loose(
    'a withdrawn product with a successor is told as sold out',
    'addToCart',
    inAnswer('addToCart', async (answer) =>
      (await codeOf(answer)) === 'superseded'
        ? rewritten(answer, (await answer.text()).replaceAll('"superseded"', '"outOfStock"'))
        : answer,
    ),
  ),
  told('a carrier goes to the door of nobody', 'calculateOrder', 'calculateOrder', (data) => {
    for (const option of list(data, 'deliveryOptions'))
      if (option['type'] === 'carrierDoor') Object.assign(option, { enabled: true, reasonDisabled: null })
  }),
  told('the number of the customer is not searched', 'listOrdersShort', 'listOrdersShort', (data, call) => {
    const query = call.url.searchParams.get('query')?.trim()
    if (!query) return
    const items = list(data, 'items')
    const found = items.filter((item) => String(item['number']).toLowerCase().includes(query.toLowerCase()))
    const pagination = member(data, 'pagination')
    if (found.length === items.length) return
    data['items'] = found
    Object.assign(pagination, { total: found.length, pages: found.length > 0 ? 1 : 0 })
  }),
  told('a code of a registration is good for an hour', 'startRegistration', 'startRegistration', (data) => {
    data['expiresAt'] = plusDays(data['expiresAt'], 1 / 32, 24)
  }),
  loose(
    'a code is sent to whoever asks',
    'resendRegistrationCode',
    takenAnyway('resendRegistrationCode', ['contactNotFound'], (call) => ({
      contact: bodyOf(call)['contact'],
      resendAfter: 60,
      expiresAt: new Date(Date.now() + 900_000).toISOString(),
      attempts: 5,
    })),
  ),
  told('the last branch is not listed', 'listStores', 'listStores', (data) => {
    data['items'] = list(data, 'items').slice(0, -1)
  }),
  loose(
    'the customer’s own number of an order is forgotten',
    'addOrder',
    sentAs('addOrder', ({ customerOrderNumber: _left, ...body }) => body),
  ),
  loose(
    'every new machine is the customer’s own',
    'addMachine',
    sentAs(
      'addMachine',
      (body) => ({ ...body, ownership: 'own' }),
      ({ ownership }) => ownership !== undefined,
    ),
  ),
  loose('a reason is thanked for and not kept', 'sendCancelFeedback', async (call) => {
    const answer = await call.pass()
    if (answer.status !== 200) return answer
    const { orderId } = bodyOf(call)
    if (call.operationId === 'sendCancelFeedback' && (await codeOf(answer)) === 'none')
      call.memory.set(`reason of ${String(orderId)}`, await answer.clone().text())
    if (call.operationId === 'sendCancelFeedback')
      return call.memory.has(`reason of ${String(orderId)}`)
        ? rewritten(answer, call.memory.get(`reason of ${String(orderId)}`))
        : answer
    if (call.operationId !== 'getOrder') return answer
    const envelope = (await answer.json()) as Json
    const order = envelope['status'] === 'success' ? member(member(envelope, 'data'), 'order') : {}
    if (call.memory.has(`reason of ${String(order['id'])}`))
      (order['allowedActions'] as string[]).push('tellCancelReason')
    return rewritten(answer, envelope)
  }),
  loose(
    'several favourites are kept the other way round',
    'addFavorites',
    sentAs('addFavorites', (body) => ({
      ...body,
      products: ((body['products'] as unknown[] | undefined) ?? []).toReversed(),
    })),
  ),
  loose('an e-mail changes before its code was sent back', 'sendEmailCode', async (call) => {
    const answer = await call.pass()
    if (answer.status !== 200) return answer
    if (call.operationId === 'sendEmailCode' && (await codeOf(answer)) === 'none')
      call.memory.set('email', String(bodyOf(call)['email']))
    const email = call.memory.get('email')
    if (call.operationId !== 'getProfile' || email === undefined) return answer
    const envelope = (await answer.json()) as Json
    Object.assign(member(member(envelope, 'data'), 'profile'), { email, emailVerified: false })
    return rewritten(answer, envelope)
  }),
  told('a part was bought a day after its order', 'getMachine', 'getMachine', (data) => {
    for (const part of list(data, 'boughtParts')) part['date'] = plusDays(part['date'], 1)
  }),
  loose(
    'replacing the lines takes the comment off the order',
    'replaceOrderLines',
    both(
      'replaceOrderLines',
      'getOrder',
      (data, call) => {
        const order = member(data, 'order')
        order['comment'] = ''
        call.memory.set(`replaced ${String(order['id'])}`, 'yes')
      },
      (data, memory) => {
        const order = member(data, 'order')
        if (memory.has(`replaced ${String(order['id'])}`)) order['comment'] = ''
      },
    ),
  ),
  loose(
    'a quantity of 0 is refused',
    'updateCart',
    insteadOf('updateCart', async (call) => {
      if (bodyOf(call)['quantity'] !== 0) return undefined
      const answer = await call.pass({ body: JSON.stringify({ ...bodyOf(call), quantity: 9999 }) })
      const text = await answer.text()
      return rewritten(answer, text.replaceAll('"notEnoughStock"', '"quantityInvalid"'))
    }),
  ),
  loose(
    'a power of attorney stays a draft with its scan',
    'uploadAuthority',
    both(
      'uploadAuthority',
      'listAuthorities',
      (data, call) => {
        const one = member(data, 'authority')
        one['status'] = 'draft'
        call.memory.set(`draft ${String(one['id'])}`, 'yes')
      },
      (data, memory) => {
        for (const one of list(data, 'items'))
          if (memory.has(`draft ${String(one['id'])}`)) one['status'] = 'draft'
      },
    ),
  ),
  loose(
    'a user who was taken out can be taken out again',
    'deleteCompanyUser',
    insteadOf('deleteCompanyUser', async (call) => {
      const answer = await call.pass()
      const id = Number(/(\d+)\/$/.exec(call.url.pathname)?.[1])
      if (answer.status === 200 && (await codeOf(answer)) === 'none') call.memory.set(`out ${id}`, 'yes')
      if (answer.status !== 404 || !call.memory.has(`out ${id}`)) return answer
      return rewritten(answer, { status: 'success', data: { id }, errors: [] }, { status: 200 })
    }),
  ),
  told('what was read before counts again', 'readAllNotifications', 'readAllNotifications', (data) => {
    data['count'] = Number(data['count']) + 2
  }),
  loose(
    'services of the last day are left out',
    'listFleetService',
    asked('listFleetService', (query) => {
      const until = query.get('dueUntil')
      if (until !== null && /^\d{4}-\d\d-\d\d$/.test(until)) query.set('dueUntil', plusDays(until, -1))
    }),
  ),
  told('a serial number in small letters is unknown', 'listPartsModels', 'listPartsModels', (data, call) => {
    const serial = call.url.searchParams.get('serialNumber')
    if (serial !== null && serial !== serial.toUpperCase()) data['items'] = []
  }),
  told('more than 50 pieces are told as 50', 'getProductStores', 'getProductStores', (data) => {
    for (const item of list(data, 'items')) for (const row of list(item, 'rows')) row['moreThan'] = false
  }),
  told('own machines can be linked again', 'findMachines', 'findMachines', (data) => {
    for (const item of list(data, 'items')) if (item['found'] === true) item['linkable'] = true
  }),
  told('whoever asked for access decided it', 'decideAccessRequest', 'decideAccessRequest', (data) => {
    const request = member(data, 'request')
    request['decidedBy'] = request['fio']
  }),
  told(
    'a confirmed order waits for its confirmation',
    'confirmOrderContract',
    'confirmOrderContract',
    (data) => {
      member(data, 'order')['status'] = 'confirmation'
    },
  ),
  told('companies that are no more come first', 'findCompanyByName', 'findCompanyByName', (data) => {
    data['items'] = list(data, 'items').toReversed()
  }),
  told('nothing waits for an agreement', 'countOrdersToApprove', 'countOrdersToApprove', (data) => {
    data['count'] = 0
  }),
  told('a closed request can be closed again', 'closeRequest', 'closeRequest', (data) => {
    const request = member(data, 'request')
    request['allowedActions'] = [...list(request, 'allowedActions'), 'close']
  }),
  ignored('sets are those of every serial number', 'listPartsKits', 'listPartsKits', 'serialNumber'),
  told('the cart is searched letter by letter', 'findInCart', 'findInCart', (data, call) => {
    const search = String(bodyOf(call)['search'] ?? '')
    const items = data['items']
    if (typeof items !== 'object' || items === null) return
    const kept = Object.entries(items).filter(([, line]) => {
      const { article, name, brand } = member(line as Json, 'product')
      return [article, name, brand].some((text) => String(text).includes(search))
    })
    data['items'] = Object.fromEntries(kept)
  }),
  loose(
    'choosing a store takes the remark off the line',
    'updateCartLine',
    sentAs('updateCartLine', (body) => ({ comment: '', ...body })),
  ),
  told('products of a hook go backwards', 'listHookProducts', 'listHookProducts', (data) => {
    data['items'] = list(data, 'items').toReversed()
  }),
  told('a mail that is sent again is good for a week', 'resendInvitation', 'resendInvitation', (data) => {
    const invitation = member(member(data, 'user'), 'invitation')
    invitation['expiresAt'] = plusDays(invitation['sentAt'], 7, 24)
  }),
  ignored('a part stands where other machines have it', 'listPartPlaces', 'listPartPlaces', 'serialNumber'),
].map((fault) => ({ ...fault, writes: true }))

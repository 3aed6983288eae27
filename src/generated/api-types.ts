// Made by `npm run generate` from openapi/. Never edit it by hand.
export interface paths {
    "/api/authentication/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Opens the session of a customer. The answer carries the token for the header `Authorization-Token` and a new cookie `SID`; SESSID changes too, so the header call is read again. The guest cart is merged into the customer's: of one product the larger quantity stays (O-50), products beyond 500 are left out. A customer who logs in as another one keeps the first cart unchanged. No answer reveals whether the account exists: an unknown login and a wrong password are both `wrongCredentials`. With the right password, a blocked account or one with an unconfirmed contact is refused with its own code. Five wrong tries in a row for one login or address lock it for 60 s: 429.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session: the token is void at once, `SID` and SESSID change, the visitor is a guest with an empty cart (the cart of the customer is kept for the next login). The branch stays. For a guest it changes the cookie and nothing else, and is no error.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/personal/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Profile of the current user
         * @description The profile, for the pages of the personal area. The frame of the site does not need it: whether anybody is logged in is told by getHeader.
         */
        get: operations["getPersonal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/header/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Header data and session
         * @description Everything that the header shows, and the session: whether the visitor is logged in, the anti-forgery value SESSID, whether there are unread notifications. It is the first call of a visit: a request without a valid `SID` gets a new visitor, and the answer sets the cookie. SESSID stays the same until login or logout. The branch is in getCurrentStore, the cart in listCartProducts.
         */
        get: operations["getHeader"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/footer/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Footer data
         * @description Everything that the footer shows. The same for every visitor.
         */
        get: operations["getFooter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogMenu/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Catalogue menu
         * @description The tree of active sections for the catalogue menu, all levels at once. Sections without active products are left out. Counts are of the whole catalogue and do not depend on the branch. The same for every visitor.
         */
        get: operations["getCatalogMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/mainPage/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Home page
         * @description The page `/`. Prices are those of the visitor (contract prices for a customer of a company), stock that of the branch. Sections, promotions and the machine picker are the same for all.
         */
        get: operations["getMainPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/about/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * About the company
         * @description The page `/about/`. The same for every visitor.
         */
        get: operations["getAboutPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/payment/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways of payment
         * @description The page `/payment/`. The same for every visitor.
         */
        get: operations["getPaymentPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/delivery/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delivery
         * @description The page `/delivery/`. The same for every visitor.
         */
        get: operations["getDeliveryPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/contacts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contacts
         * @description The page `/contacts/`. The same for every visitor.
         */
        get: operations["getContactsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/news/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News page
         * @description The page `/news/`: its texts and one page of published news, newest first, ties by id, larger first. A page beyond the last answers empty items. The same for every visitor.
         */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/stocks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotions page
         * @description The page `/stocks/`: its texts and one page of active promotions, the one that began last first, ties by id. A promotion is active from its first day to its last, in Moscow time, both included. The same for every visitor.
         */
        get: operations["listPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/branches/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Branches page
         * @description The page `/branches/`: its texts and all active branches by name. Not paged. The same for every visitor.
         */
        get: operations["listBranches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/catalog/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Root page of the catalogue
         * @description Heading, head data, content blocks and the top-level sections with those below them. Counts are of the whole catalogue and do not depend on the branch.
         */
        get: operations["getCatalogPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/financing/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leasing and credit
         * @description The page `/financing/`. The same for every visitor.
         */
        get: operations["getFinancingPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/returns/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange and return
         * @description The page `/refund/` (O-18); the legal text is getRefundPage. The same for every visitor.
         */
        get: operations["getReturnsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/news/{code}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News item
         * @description The page `/news/{id}/` of the storefront; the segment is the code. An unknown, hidden or not yet published item is 404. Products in it are given as for a guest without a branch (retail price, `stock.here` 0, `stock.elsewhere` all branches), so the answer is the same for every visitor; those of the visitor are read by listProductsByIds.
         */
        get: operations["getNewsItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/stocks/{code}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotion
         * @description The page `/stocks/{id}/` of the storefront; the segment is the code. A promotion that has ended is answered for a year more, so that old links work; `activeTo` tells. An unknown or hidden one is 404. The products in it are given as for a guest without a branch (retail price, `stock.here` 0, `stock.elsewhere` all branches), so the answer is the same for every visitor; those of the visitor are read by listProductsByIds.
         */
        get: operations["getPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/branches/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Branch page
         * @description The page `/branches/{id}/`. An unknown or closed branch is 404.
         */
        get: operations["getBranch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/district/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delivery district
         * @description Terms of delivery of one district, for the popup of a branch. The id comes from `district.id` of a branch. An unknown district is 404. Days and the free sum are those that calculateOrder uses.
         */
        get: operations["getDistrict"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/static/policy/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Legal documents
         * @description The page `/policy/`. The same for every visitor.
         */
        get: operations["getPolicyPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/static/offer/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public offer
         * @description The page `/offer/`. The same for every visitor.
         */
        get: operations["getOfferPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/static/cookie/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Use of cookies
         * @description The page `/cookie/`, linked from the cookie notice. The same for every visitor.
         */
        get: operations["getCookiePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/static/refund/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Legal text on refunds
         * @description The legal text of the refund modal (O-18); the page `/refund/` is getReturnsPage. The same for every visitor.
         */
        get: operations["getRefundPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/sitemap/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sitemap
         * @description All pages that a guest may open, for the page with the sitemap. Sections without products, promotions that are over and news that are not published yet are left out. Order: sections by `sort`, promotions and news newest first, branches by name of the city. At most the 200 newest news are listed.
         */
        get: operations["getSitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/basket/products/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Products in the cart, light
         * @description Ids and quantities for the badge and the buttons, in the order in which the products were added. An empty list means that there is no cart (R-CART-06). No body; reads only, SESSID is not needed.
         */
        post: operations["listCartProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/basket/add/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a product into the cart
         * @description Adds the quantity to what the cart holds already; one line per product. Quantities obey `minQty` and `multiplicity` of the product and do not exceed what can be ordered: what all stores have together, or 9999 for what the supplier delivers. They are judged on the quantity after the addition. A refused addition leaves the cart as it was. A cart holds at most 500 different products.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/basket/remove/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove products from the cart
         * @description Removes the lines of these products; ids that are not in the cart are ignored, so repeating is harmless.
         */
        post: operations["removeFromCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/basket/clear/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clear the cart
         * @description Removes all lines; clearing an empty cart succeeds. The storefront asks for confirmation before.
         */
        post: operations["clearCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/basket/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the quantity of a line
         * @description Sets the quantity; 0 removes the product (R-CART-03), and removing what is not there is no error. Quantities obey `minQty` and `multiplicity` of the product and do not exceed what can be ordered: what all stores have together, or 9999 for what the supplier delivers. A smaller quantity than before is accepted even when it is over the stock. A refused change leaves the cart as it was.
         */
        post: operations["updateCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/basket/find/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find within the cart
         * @description Lines whose article, name or brand contain the text; case, separators and look-alike letters as in the search. Prices and stock are those of the branch of the session, as in getCart without `store`. Reads only; SESSID is not needed.
         */
        post: operations["findInCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/basket/getBasketProducts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The whole cart
         * @description Lines with cards, prices, stock states and sums, computed anew for the branch, the current company and its contract. Quantities are never changed by reading: what can no longer be had is told by `stockState` and `warnings`. No body; reads only, SESSID is not needed.
         */
        post: operations["getCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/basket/addMachines/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tie lines to a machine
         * @description Says which machine of the current company the lines are for; the order keeps it, and getMachine tells the product among `boughtParts`. A machine that was set before is replaced. Quantities and prices do not change, the version does.
         */
        post: operations["addMachinesToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/basket-template/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a cart
         * @description Saves the given products, or, without them, the current cart, which stays as it is. A name that the customer has used (case apart) is refused with the existing saved cart in `data`; after asking, the storefront repeats with `replace` and a new Idempotency-Key. Prices of this moment are kept for comparison. At most 100 saved carts per customer. The visibility `company` needs a current company and the right `savedCarts.share`, else 403, to a person too.
         */
        post: operations["createSavedCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/basket-template/view/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved carts
         * @description The customer's own saved carts and those shared in the current company, last changed first, then by id. Totals are by the prices and the stock of the branch of the session.
         */
        get: operations["listSavedCarts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/basket-template/view/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A saved cart
         * @description Name, owner and totals by the prices and the stock of today and of the branch of the session; the lines come from listSavedCartProducts.
         */
        get: operations["getSavedCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/basket-template/products/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products of a saved cart
         * @description Lines with the price then and now and today's stock, in the order in which they were saved.
         */
        get: operations["listSavedCartProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/basket-template/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved cart
         * @description Deletes it for everybody. Allowed when `delete` stands in its `allowedActions`: to its owner, and to an owner or administrator of the company when it is shared. Repeating answers 404.
         */
        delete: operations["deleteSavedCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/basket/getProductStoresSort/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Availability by store
         * @description Stock rows of each product in the order asked for; unknown ids are left out. Stores of the current branch come first, then other cities (soonest first, then city name, then storeId), then to order. Quantities over 50 are answered as 50 with `moreThan`. Reads only; SESSID is not needed.
         */
        post: operations["getProductStores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/product/{code}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Product page
         * @description Everything that the product page shows but availability by store, applicability and cards of analogues, which have calls of their own. The product is remembered as viewed by this visitor. A superseded product still answers and names its successor. An unknown code is 404.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/workability/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Machines that a part fits
         * @description Applicability, machines of the customer first, then by brand, model, modification (Russian locale), then id. An unknown product and one that fits no machine answer an empty list.
         */
        get: operations["listWorkability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/elastic/viewedProducts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Viewed products
         * @description Products that this visitor opened (getProduct), the last one first, each once, at most 20; the rest is forgotten. At login the guest's are added to the customer's. Products that are no longer sold are left out.
         */
        get: operations["listViewedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/elastic/component/catalogSectionItems/f/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Product cards by ids
         * @description Cards in the order of `ids[]`, each product once; unknown ids are left out. With `analogueOf` each card says how it relates to that product, and the order is by availability (here, elsewhere, to order, none), then price, then id; cards that are no analogues of it come last without `analogue`.
         */
        get: operations["listProductsByIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/elastic/component/catalogSection/{code}/f/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products of a section
         * @description Products of the section and all sections below it, with the section itself. Products that are no longer sold are left out; a superseded one stays as long as stock of it is left anywhere. Prices and stock are those of the visitor and the branch. A page beyond the last answers an empty list with the same totals.
         */
        get: operations["listSectionProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/elastic/component/catalogSection/{code}/f/{filterPath}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products of a section, filtered
         * @description Products of the section and all sections below it, with the section itself. Products that are no longer sold are left out; a superseded one stays as long as stock of it is left anywhere. Prices and stock are those of the visitor and the branch. A page beyond the last answers an empty list with the same totals. Only products that match all chosen filters; ranges come as query parameters.
         */
        get: operations["listSectionProductsFiltered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/elastic/component/smartfilter/{id}/f/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Filters of a section or a search
         * @description All filters with the number of products behind each value, for the filters chosen so far. A count is the number of results with that value chosen: other filters as chosen, other values of the same filter not counted. Reads only; SESSID is not needed.
         */
        post: operations["getSmartFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/elastic/searchString/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search suggestions
         * @description Products by article, OEM number, name and brand, and sections by name. All words must match, in any order, from the beginning of a word; an exact article comes first. When nothing matches as typed, the wrong keyboard layout, then transliteration, then one or two wrong letters are tried, and the answer says so. The best 3 sections and 7 products only (O-99). More than 60 requests a minute from one visitor: 429.
         */
        get: operations["searchSuggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/elastic/searchPage/f/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search page
         * @description Products by article, OEM number, name and brand, and sections by name. All words must match, in any order, from the beginning of a word; an exact article comes first. When nothing matches as typed, the wrong keyboard layout, then transliteration, then one or two wrong letters are tried, and the answer says so. Filters for the result come from getSmartFilter with id 0 and `query`.
         */
        get: operations["searchProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/elastic/searchPage/f/{filterPath}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search page, filtered
         * @description Products by article, OEM number, name and brand, and sections by name. All words must match, in any order, from the beginning of a word; an exact article comes first. When nothing matches as typed, the wrong keyboard layout, then transliteration, then one or two wrong letters are tried, and the answer says so. Filters narrow the products, not the sections. Filters for the result come from getSmartFilter with id 0 and `query`.
         */
        get: operations["searchProductsFiltered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/order/add/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description Places the order from the cart and empties it. Needs `orders.create` in the company (403); a person has all rights, and a user who is blocked in the company gets `companyBlocked`. An empty `errors` list means success, a non-empty one rejects with those errors. `products` and `cartVersion` are what the buyer saw: when the cart is another one by now (a changed price raises `cartVersion` too), or less can be had than asked for, nothing is placed and `cartChanged` or `notEnoughStock` answers with the fresh calculation in `data.calculation`. What only the supplier has by now is placed with its later `eta`. The new order is in status `new`; when agreement is required it stays there until sendOrderToApprove (`sendToApprove` stands among its actions). Prices, VAT and names are fixed in the order. With the same Idempotency-Key a repeat answers the same order. All rule errors are reported together, at most 100: `cartChanged` or `notEnoughStock` first, the others in the order of the enum. Stock of the lines is reserved from then on and shows nowhere as free. Limits: 500 lines, 10 orders per minute and customer (429).
         */
        post: operations["addOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/order/calculate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate the checkout
         * @description Computes the order for the cart as it is now, without changing anything (a POST that reads; no SESSID). Called when the checkout opens and after each change of buyer, contract, delivery or payment. Delivery or payment left out are taken from the defaults: pickup in the current branch, the first payment that is enabled. A choice that is impossible is no refusal: the option carries `enabled: false` and a reason. Line sum = price × quantity; VAT is included and rounded half up per line; totals are sums of lines. Shipments: one per store, the soonest first, ties by storeId.
         */
        post: operations["calculateOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/profile/order/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an order
         * @description The whole order with history, papers and what may be done with it. Statuses and what may follow: new → agreement, order-processing, canceled; agreement → agreed, new, canceled; agreed → order-processing, canceled; order-processing → confirmation, payment, in-work, canceled; confirmation → payment, in-work, canceled; payment → in-work, canceled; in-work → ready-for-shipment, canceled; ready-for-shipment → completed, canceled; completed and canceled are final. A user with `orders.viewOwn` sees own orders, with `orders.viewAll` all of the company. Read again while the page is open: the version shows changes.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/profile/orders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description Orders that the user may see, paged: own ones as a person, and of each company of the user all with `orders.viewAll`, own ones with `orders.viewOwn`, else none (an empty list, not 403). Filters are joined by AND. Sorted by date of placing, the newest first, unless `sort` says otherwise; ties by id, the larger first. A page beyond the last is an empty list.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/profile/orders/getStatus/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List order statuses with counts
         * @description The dictionary of statuses in the order of an order's life, always all ten, with the number of orders that the user may see (as in listOrders).
         */
        get: operations["listOrderStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/orders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders for a picker
         * @description Short list of the orders that the user may see (as in listOrders) for pickers of claims and requests, the newest first, ties by id, the larger first.
         */
        get: operations["listOrdersShort"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/orders/agreementCount/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count orders that wait for agreement
         * @description Orders in status agreement that the current user may decide on; for others than approvers, own orders that wait. Shown in the personal area.
         */
        get: operations["countOrdersToApprove"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/order/orderDelivery/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the delivery of an order
         * @description Needs `orders.create`. Replaces the delivery and recipient; prices of the lines stay. Allowed in new, agreement and agreed, not only to the author. What comes out is judged as addOrder would judge it as a new order now: contract, credit limit (without what this order used), payment, delivery with its price, company. Totals, VAT, stores and days are computed anew. Then the limits of the author say whether the order needs agreement: `approval.required` becomes true or false, and while it is true the order waits for sendOrderToApprove, so lines that are added never pass a limit. In agreed an order whose total grows, or whose delivery the manager has yet to price, and which the limits let pass only with agreement, goes back to agreement: its approvers are told, and nobody gets a dearer delivery than was agreed to. In agreement it stays there, and an approver who saw the old delivery gets `conflict`. Checked in this order: SESSID, the order is one that this customer may see (else 404), the right in the company of the order (403), status and author (`actionNotAllowed`), the version (`conflict`), then the other refusals in the order of the enum.
         */
        post: operations["setOrderDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/order/orderApprove/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an order to agreement
         * @description Status new → agreement; the approvers of the company are notified. Allowed in new when the author lacks `orders.placeWithoutApproval` or is over the limit. Checked in this order: SESSID, the order is one that this customer may see (else 404), the right (403), the status (`actionNotAllowed`), the version (`conflict`), then the other refusals. The right is `orders.create`; only the author may, to others it is `actionNotAllowed`.
         */
        post: operations["sendOrderToApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/order/approval/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or return an order
         * @description The decision of an approver inside the buyer's company. approve: status agreement → agreed; return: agreement → new, and the author may change the order and send it again. The author is notified. Decision, comment and who decided stand in `approval` and in the history. Allowed in agreement; offered as the actions approve and return. Checked in this order: SESSID, the order is one that this customer may see (else 404), the right (403), the status (`actionNotAllowed`), the version (`conflict`), then the other refusals. The right is `orders.approve`.
         */
        post: operations["setOrderApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/order/copy/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repeat an order
         * @description Puts the products of the order into the cart, added to what is there (of the same product the quantities are added, up to what can be sold). Allowed in every status; the order itself does not change. Answers what could be added, what could not and what became dearer. Needs `orders.create`. `version` says which lines the buyer saw: when the order has changed since, `conflict` and nothing is added.
         */
        post: operations["copyOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/order/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Needs `orders.cancel`. Status → canceled at once; reservations are released, money is returned by the way it was paid. Allowed in new, agreement and agreed; later requestOrderCancel. Checked in this order: SESSID, the order is one that this customer may see (else 404), the right (403), the status (`actionNotAllowed`), the version (`conflict`), then the other refusals.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/order/getPaymentTemplate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a way to pay online
         * @description Creates a payment at the provider for what is due and answers how to pay: redirect, QR code or form. Allowed in status payment. Valid until `expiresAt`, 15 minutes; asking again within that time for the same `type` answers the same payment, for another one it replaces it. The provider returns the buyer to /payment-success/?orderId= or /payment-error/?orderId=; the order learns of the money from the provider, not from the browser. The answer is the template and the order, which does not change by asking, its version neither. Needs `invoices.request` in a company; a person pays own orders. Checked in this order: SESSID, the order is one that this customer may see (else 404), the right (403), the status (`actionNotAllowed`), the version (`conflict`), then the other refusals.
         */
        post: operations["getPaymentTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/order/deleteProduct/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a line of an order
         * @description Needs `orders.create`. Removes one line; the others keep their prices. The last line is not deleted: `lastLine`, offer to cancel instead. Allowed in new, which an order that an approver returned is again, and only to its author. What comes out is judged as addOrder would judge it as a new order now: contract, credit limit (without what this order used), payment, delivery with its price, company, minimum sum. Totals, VAT, stores and days are computed anew. Then the limits of the author say whether the order needs agreement: `approval.required` becomes true or false, and while it is true the order waits for sendOrderToApprove, so lines that are added never pass a limit. Checked in this order: SESSID, the order is one that this customer may see (else 404), the right in the company of the order (403), status and author (`actionNotAllowed`), the version (`conflict`), then the other refusals in the order of the enum.
         */
        post: operations["deleteOrderProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/order/updateProduct/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change quantities of several lines
         * @description Needs `orders.create`. Sets the quantities of the lines named; the others stay. All or nothing: one wrong line refuses the whole write, a line named twice is 422. A line keeps the price and the VAT rate that it was ordered at, for added units too: they are those of the author on the day of the order. Allowed in new, which an order that an approver returned is again, and only to its author. What comes out is judged as addOrder would judge it as a new order now: contract, credit limit (without what this order used), payment, delivery with its price, company, minimum sum. Totals, VAT, stores and days are computed anew. Then the limits of the author say whether the order needs agreement: `approval.required` becomes true or false, and while it is true the order waits for sendOrderToApprove, so lines that are added never pass a limit. Checked in this order: SESSID, the order is one that this customer may see (else 404), the right in the company of the order (403), status and author (`actionNotAllowed`), the version (`conflict`), then the other refusals in the order of the enum.
         */
        post: operations["updateOrderProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/order/updateProduct/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the quantity of one line
         * @description Needs `orders.create`. Sets the quantity of one line; the others stay. A line keeps the price and the VAT rate that it was ordered at, for added units too: they are those of the author on the day of the order. Allowed in new, which an order that an approver returned is again, and only to its author. What comes out is judged as addOrder would judge it as a new order now: contract, credit limit (without what this order used), payment, delivery with its price, company, minimum sum. Totals, VAT, stores and days are computed anew. Then the limits of the author say whether the order needs agreement: `approval.required` becomes true or false, and while it is true the order waits for sendOrderToApprove, so lines that are added never pass a limit. Checked in this order: SESSID, the order is one that this customer may see (else 404), the right in the company of the order (403), status and author (`actionNotAllowed`), the version (`conflict`), then the other refusals in the order of the enum.
         */
        post: operations["updateOrderProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/orderBasketUpdate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the lines of an order by the cart
         * @description Needs `orders.create`. Replaces all lines by what is in the cart of the session, at the prices that the author has today; the lines get new ids and the cart is emptied. Allowed in new, which an order that an approver returned is again, and only to its author. What comes out is judged as addOrder would judge it as a new order now: contract, credit limit (without what this order used), payment, delivery with its price, company, minimum sum. Totals, VAT, stores and days are computed anew. Then the limits of the author say whether the order needs agreement: `approval.required` becomes true or false, and while it is true the order waits for sendOrderToApprove, so lines that are added never pass a limit. Checked in this order: SESSID, the order is one that this customer may see (else 404), the right in the company of the order (403), status and author (`actionNotAllowed`), the version (`conflict`), then the other refusals in the order of the enum.
         */
        post: operations["replaceOrderLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/getInvoice/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the invoice
         * @description Starts the creation of the invoice (a PDF) in the background; checkInvoice says when it is ready, usually within 10 seconds. The action is offered while there is no invoice, its creation failed or `validUntil` is over; who asks while one is queued or valid gets the order as it is, and no second one is made. An order of a person has no invoice: `companyRequired`, told before the status. Allowed in agreed and order-processing … completed, with the right `invoices.request`. Checked in this order: SESSID, the order is one that this customer may see (else 404), the right (403), the status (`actionNotAllowed`), the version (`conflict`), then the other refusals.
         */
        post: operations["requestInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/checkInvoice/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the invoice of an order
         * @description State of the invoice; polled every 2 seconds while queued, at most for a minute. An invoice that was never requested is 404.
         */
        get: operations["checkInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/order/contract/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm changed terms
         * @description The buyer accepts the changes listed in `changes`; status confirmation → payment, or in-work when nothing has to be paid first. Allowed in confirmation with the right `contracts.confirm`. Checked in this order: SESSID, the order is one that this customer may see (else 404), the right (403), the status (`actionNotAllowed`), the version (`conflict`), then the other refusals.
         */
        post: operations["confirmOrderContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/order/sendCancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the seller to cancel
         * @description Needs `orders.cancel`. Sends a cancel request; the status stays until the seller decides. Allowed in order-processing … ready-for-shipment, one open request at a time. Checked in this order: SESSID, the order is one that this customer may see (else 404), the right (403), the status (`actionNotAllowed`), the version (`conflict`), then the other refusals.
         */
        post: operations["requestOrderCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/order/sendinvoice/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * E-mail the invoice
         * @description Sends the ready invoice as a PDF to the address; the order and its version do not change. Allowed in agreed and order-processing … completed; at most 5 times per hour and order (429). Checked in this order: SESSID, the order is one that this customer may see (else 404), the right (403), the status (`actionNotAllowed`), the version (`conflict`), then the other refusals. The right is `invoices.request`.
         */
        post: operations["sendInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/machines/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List machines
         * @description Machines of the current company, or of the person: by name, ties by id, paged.
         */
        get: operations["listMachines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/machines/data/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a machine
         * @description A machine with what was bought for it and its papers.
         */
        get: operations["getMachine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/addTaskMachines/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a request about a machine
         * @description Creates a request to the service: parts, maintenance, repair, diagnostics or advice. It is answered among the requests of the personal area. Every user of the company may send one. Files are uploaded before and sent as ids; the call that takes them (`/web/files/`) comes with a later version of this contract, until then the list is empty.
         */
        post: operations["addMachineTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/machinesInfo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find machines by serial number
         * @description Which of these serial numbers the dealer knows; a POST that reads (no SESSID). Case and separators are ignored. The order of the answer is that of the question. Limit: 30 calls per minute (429).
         */
        post: operations["findMachines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/machines/add/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a machine
         * @description Adds a machine that the dealer does not know; one that it knows is linked (linkMachine). Brand, type, model and modification are those of `modelId`; a machine of another make names them itself, and they are ignored beside a `modelId`. It is pendingVerification until the dealer has confirmed the serial number, within two working days, and can be used in requests meanwhile. At most 500 machines per company or person. A machine of a company needs the right `equipment.manage`. The refusals are judged in the order of their enum.
         */
        post: operations["addMachine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/machines/update/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a machine
         * @description Changes what is sent; what is absent stays, null empties it. The serial number can be changed while the machine is pendingVerification, later by a request. Of two changes at once the later one stands. `sold` ends the use of the machine; it stays in orders and requests. A machine of a company needs the right `equipment.manage`. Checked in this order: SESSID, the machine is one of a company that this customer belongs to, or an own one (else 404), the right (403), its status (`actionNotAllowed`), then the other refusals in the order of their enum.
         */
        post: operations["updateMachine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/machines/link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a machine that the dealer knows
         * @description Attaches a machine by its serial number, or all machines that were sold under a contract of the company, to the fleet; they are active at once, with the data of the dealer. Exactly one of `serialNumber` and `contractId` is sent. By contract it links what it can and passes over what is linked already. A machine of a company needs the right `equipment.manage`. The refusals are judged in the order of their enum. Limit: 30 calls per minute (429).
         */
        post: operations["linkMachine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/machines/delete/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a machine out of the fleet
         * @description Takes the machine out of the fleet; cart lines lose it, orders and requests keep its name. A machine that the dealer knows can be linked again. A second call is 404. A machine of a company needs the right `equipment.manage`. Checked in this order: SESSID, the machine is one of a company that this customer belongs to, or an own one (else 404), the right (403), open requests (`actionNotAllowed`).
         */
        delete: operations["deleteMachine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/machines/models/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest models of machines
         * @description Models whose brand, kind, model or serial prefix holds every word of the query; separators and look-alike letters are ignored. At most 20: models that begin with the query first, then by brand and model, ties by id. Limit: 60 calls per minute (429).
         */
        get: operations["findMachineModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/machines/parts/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List parts that fit a machine
         * @description Parts of the catalogue that fit the machine by model, year and serial number, as workability (listWorkability) tells the other way round: by unit of the machine, then by name, ties by product id, paged. A product that fits in two places is there twice. Prices and stock are those of the current company and branch. Every user of its company may read it.
         */
        get: operations["listMachineParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/requests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests
         * @description Requests of the current company, or of the person: those of addRequest, addMachineTask, requestOrderCancel, disputeAct and of the feedback form sent while logged in. The last changed first, ties by id, the greater first; paged. Filters are joined by AND. A user sees own requests, and with `orders.viewAll` those of all users of the company.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/request/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a request
         * @description One request with its messages, of any company that the customer belongs to. A user sees own requests, and with `orders.viewAll` those of all users of the company; all others are 404. Reading it marks the messages of the seller as read by this user; `unread` says 0 then.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/requests/add/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a request
         * @description Opens a request to the seller; every user of a company may. Cancellations and work on a machine have calls of their own (requestOrderCancel, addMachineTask). It is answered within a working day. At most 20 per user and hour (429). The refusals are judged in the order of their enum.
         */
        post: operations["addRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/requests/message/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a message
         * @description Adds a message. waitingCustomer and closed → inProgress: a closed request is opened again until 30 days after its end. A user sees own requests, and with `orders.viewAll` those of all users of the company; all others are 404. At most 500 messages (`limitReached`), 30 per user and hour (429). Checked in this order: SESSID, 404, the actions, then the other refusals in the order of their enum.
         */
        post: operations["addRequestMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/requests/close/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a request
         * @description The customer needs no answer any more: every open state → closed. The seller closes requests too, and one that waits for the customer for 14 days closes itself. A user sees own requests, and with `orders.viewAll` those of all users of the company; all others are 404. Checked in this order: SESSID, 404, the actions.
         */
        post: operations["closeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/address/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List delivery addresses
         * @description Saved addresses of the person, or of the current company: the default one first, then by title, ties by id, paged.
         */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/elastic/searchAddress/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a saved address
         * @description Saved addresses of a company or of the person that hold every word of the text; titles that begin with it first, then by title, ties by id, at most 20.
         */
        get: operations["searchAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/addDeliveryAddress/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a delivery address
         * @description Adds an address to the person or, with the right `addresses.manage`, to the current company. The first one becomes the default. At most 200.
         */
        post: operations["addDeliveryAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/updateDeliveryAddress/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a delivery address
         * @description Replaces the address by what is sent; fields left out get their defaults. Orders placed keep the address as it was. An address of a company needs the right `addresses.manage`.
         */
        post: operations["updateDeliveryAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/deleteDeliveryAddress/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a delivery address
         * @description Deletes the address. Orders keep the address as it was. When open orders use it, it is refused with `usedInOpenOrders` until `force=true` comes. When the default one goes, the oldest other becomes the default. A second call is 404. An address of a company needs the right `addresses.manage`.
         */
        delete: operations["deleteDeliveryAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/terminals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Terminals of carriers in a city
         * @description Terminals to which an order may be sent with the delivery `carrierTerminal`, by name of the carrier, then of the terminal, ties by id. The list helps to choose: an order takes the terminal as a text, so one that is not listed may be typed. A city without terminals, and an unknown one, give an empty list.
         */
        get: operations["listTerminals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/requestBalance/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the balance
         * @description Starts a report on mutual settlements in the background, usually ready in 30 seconds; getBalance reads it. While one is queued, asking again answers the same job. Needs the right `balance.view`. Limit: one new report per minute and company (429).
         */
        post: operations["requestBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/getBalance/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the balance
         * @description The last report asked for and the state of its making; a POST that reads (no SESSID). While queued it is polled every 3 seconds; the previous report, when there is one, is answered meanwhile. Needs the right `balance.view`.
         */
        post: operations["getBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/requestActs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an act
         * @description Starts the making of an act in the background; it stands in listActs at once as queued, and is e-mailed when ready if an address is given. The period is at most 366 days and does not end in the future. Needs the right `acts.request`.
         */
        post: operations["requestActs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/getActs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List acts
         * @description Acts of a company, the newest date first, ties by id, paged; a POST that reads (no SESSID). Needs the right `acts.request`.
         */
        post: operations["listActs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/contracts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List contracts
         * @description Contracts of a company, the default one first, then by date, the newest first, ties by id, paged; a POST that reads (no SESSID). The checkout takes those with `useInOrder` among the actions. Needs the right `contracts.view`.
         */
        post: operations["listContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/contract/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a contract
         * @description One contract of any company that the customer belongs to, whichever is current. Needs the right `contracts.view` in the company of the contract. Its status is that of today in Moscow; credit counts the orders placed until now.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/act/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an act
         * @description One act of any company that the customer belongs to, whichever is current, with all its rows. Needs the right `acts.request` in the company of the act. While it is queued it is polled every 3 seconds, or its job is (getJob).
         */
        get: operations["getAct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/job/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a job
         * @description State of one job of requestActs or requestBalance, and what it makes; polled every 3 seconds. It is kept for 24 hours after its end, then it is 404. Needs, in the company that it works for, `acts.request` for an act and `balance.view` for a balance. A job that is queued for longer than 10 minutes fails.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/acts/send/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * E-mail an act
         * @description Mails the files of the act. Needs the right `acts.request` in the company of the act. ready → sent; a sent or disputed act may be mailed again and keeps its status. The mail leaves within a minute; one that comes back makes a notification. At most 5 mails per act and hour (429). Checked in this order: SESSID, the thing is one that this customer may see (else 404), the right (403), its status (`actionNotAllowed`), then the other refusals in the order of their enum.
         */
        post: operations["sendAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/acts/dispute/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispute an act
         * @description Tells the seller that the act is wrong: ready or sent → disputed, and a request of the topic `documents` with the comment and the files is opened. It stays disputed: what the seller corrects is a new act. Needs the right `acts.request` in the company of the act. Checked in this order: SESSID, the thing is one that this customer may see (else 404), the right (403), its status (`actionNotAllowed`), then the other refusals in the order of their enum.
         */
        post: operations["disputeAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/hooks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List hooks
         * @description Hooks of the current company, by name, ties by id, paged; a POST that reads (no SESSID). The secret is never answered here. Needs the right `hooks.manage`.
         */
        post: operations["listHooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/hooksCreate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a hook
         * @description Subscribes the company to events. A webhook is POSTed as JSON to `target`, signed by `secret`, which is answered only here: `webhooks` of this contract say what each event sends and when. An e-mail says the same as text. A receiver answers 2xx within 10 seconds; else it is tried again after 1, 5, 30, 120 and 360 minutes, then the hook is failing. The order of events is not guaranteed; all tries of one event have its `eventId`, each a `deliveryId` of its own (`HookDelivery.id`). `productIds` are the products that `stock.available` and `price.changed` watch. At most 20 hooks per company. Needs the right `hooks.manage`. The refusals are judged in the order of their enum.
         */
        post: operations["createHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/hooks/update/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a hook
         * @description Changes what is sent; what is absent stays. The channel can't be changed. `status` paused stops deliveries: events of that time are not sent later; active starts them again and clears failing. Another `target` keeps the secret. Needs the right `hooks.manage` in the company of the hook. Checked in this order: SESSID, the hook is one of a company that this customer belongs to (else 404), the right (403), its actions (`actionNotAllowed`), then the other refusals in the order of their enum.
         */
        post: operations["updateHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/hooks/test/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test delivery
         * @description Sends one delivery of the event with `test: true`, a fresh `eventId` and an object of the company (its newest; id 1 when it has none), to the target as it is; a paused hook too. It is tried once, does not change the status, and the answer waits for it at most 5 seconds. Needs the right `hooks.manage` in the company of the hook. Limit: 10 per hook and minute (429). Checked in this order: SESSID, the hook is one of a company that this customer belongs to (else 404), the right (403), its actions (`actionNotAllowed`), then the other refusals in the order of their enum.
         */
        post: operations["testHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/hooks/redeliver/{deliveryId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver again
         * @description Sends the event of a delivery once more, to the target as it is now, signed by the secret of now: the same `eventId` and `at`, a new `deliveryId`. A receiver that has done the event already knows it by `eventId`. It is tried once; a 2xx makes a failing hook active; the answer waits at most 5 seconds. Deliveries are kept for 30 days. Needs the right `hooks.manage` in the company of the hook. Limit: 10 per hook and minute (429). Checked in this order: SESSID, the delivery is one of a company that this customer belongs to (else 404), the right (403), the actions of its hook (`actionNotAllowed`).
         */
        post: operations["redeliverHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/hooks/rotateSecret/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret
         * @description Makes a new secret, shown only here. From the answer on every delivery is signed by the new one, repeated tries too; what the receiver refuses until it knows the new one is tried again. Needs the right `hooks.manage` in the company of the hook. Checked in this order: SESSID, the hook is one of a company that this customer belongs to (else 404), the right (403), its actions (`actionNotAllowed`), then the other refusals in the order of their enum.
         */
        post: operations["rotateHookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/hooks/deliveries/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Every try of the last 30 days, the newest first, ties by id, paged. Filters are joined by AND. Needs the right `hooks.manage` in the company of the hook.
         */
        get: operations["listHookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/hooks/products/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products that a hook watches
         * @description Products whose stock and price the hook watches (`stock.available`, `price.changed`), by name, ties by id, paged; createHook and updateHook set them. A product that is sold no more is passed over and counts no longer. Needs the right `hooks.manage` in the company of the hook.
         */
        get: operations["listHookProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/hooks/delete/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a hook
         * @description Deletes the hook, its secret and its deliveries at once; tries that wait are dropped. A second call is 404. Needs the right `hooks.manage` in the company of the hook.
         */
        delete: operations["deleteHook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/authority/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List powers of attorney
         * @description Powers of attorney of a company, the newest first, ties by id, paged; a POST that reads (no SESSID). Needs the right `authority.manage`.
         */
        post: operations["listAuthorities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/authority/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a power of attorney
         * @description Makes a power of attorney (form М-2) to receive the goods of an order: all that is not shipped yet, as text and quantity of this moment. Its number is the next of the company and year, its printed form is ready with the answer. It is a draft until the signed scan is uploaded. Needs the right `authority.manage` in the company of the order. Checked in this order: SESSID, the order is one that this customer may see (else 404), the right (403), then the refusals in the order of their enum. An order may have several; each covers all that is left.
         */
        post: operations["createAuthority"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/authority/upload/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach the signed scan
         * @description Attaches the signed scan, uploaded before as a file: draft → active. On an active one it replaces the scan. Needs the right `authority.manage` in its company. Checked in this order: SESSID, the thing is one that this customer may see (else 404), the right (403), its status (`actionNotAllowed`), then the other refusals in the order of their enum.
         */
        post: operations["uploadAuthority"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/authority/revoke/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a power of attorney
         * @description draft or active → revoked, at once and for good; the stores are told. What was handed over before stays so. Needs the right `authority.manage` in its company. Checked in this order: SESSID, the thing is one that this customer may see (else 404), the right (403), its status (`actionNotAllowed`), then the other refusals in the order of their enum.
         */
        post: operations["revokeAuthority"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/passport/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the stored passport
         * @description The passport of the person who is logged in, hidden but for its last digits; the same whichever company is current. It is kept for powers of attorney (createAuthority) and for nothing else.
         */
        get: operations["getPassport"];
        put?: never;
        /**
         * Store the passport
         * @description Stores the passport of the person who is logged in; one that is stored is replaced as a whole. It is encrypted at rest. It is deleted by deletePassport, when the consent is withdrawn, and 3 years after its last use. Papers that were made before keep what was printed.
         */
        post: operations["savePassport"];
        /**
         * Delete the stored passport
         * @description Deletes the stored passport and withdraws the consent to keep it. A second call succeeds and does nothing. Papers that were made before keep what was printed.
         */
        delete: operations["deletePassport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/contractors/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the companies of the user
         * @description Companies that the user acts for: the current one first, then by name, ties by id; at most 100, not paged. A person without companies gets an empty list; a company in which the user is blocked stays in it, without actions. `manager` of the current one is shown in the mobile menu and in the personal area.
         */
        get: operations["listCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/contractor/data/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a company
         * @description All data of a company that the user belongs to; it need not be the current one. A user who is blocked in the company gets 404.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/contractor/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of a company
         * @description Users of a company, owners first, then by name, ties by id. Without the right `users.manage` the answer is 403.
         */
        get: operations["listCompanyUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/contractor/roles/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roles and rights of company users
         * @description Roles with the rights that each begins with, in the order of `CompanyRole`, and the rights with their titles in the order of `CompanyRight`: the matrix of the popup of rights. A role is only a preset: the rights of a user may differ from it. A user whose role changes gets the rights that the call names, not those of the preset.
         */
        get: operations["listCompanyRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/switchContractor/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Switch the current company
         * @description Makes the company the current one of the session; every later answer is for it, so the storefront reloads the whole page. This GET **writes** (the spec gives the method): it must never be prefetched, opened as a link or retried on its own, and carries no SESSID. Both the backend and the storefront server answer 403 when `Sec-Fetch-Dest` is `document` or `Sec-Fetch-Site` is `cross-site`, so that a link or a picture on another site can't switch (X-22); HEAD is 405. Switching to the current company succeeds and changes nothing. The cart is kept and priced anew.
         */
        get: operations["switchContractor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/add_bank/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a bank account
         * @description Adds an account to the company. Needs the right `company.edit`. The account is verified against the БИК: the last 3 digits of the БИК and the account, weights 7 1 3, sum of the products mod 10 is 0. The first account becomes the default one. At most 20.
         */
        post: operations["addCompanyBank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/add_address/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an address of a company
         * @description Changes the actual address of a company or adds a delivery address to it. Needs the right `company.edit`, for delivery `addresses.manage`. At most 200 delivery addresses.
         */
        post: operations["addCompanyAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/findBank/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest banks
         * @description Banks by БИК or name. Nine digits are an exact БИК and answer one bank or none; fewer digits are its beginning; letters match the words of the name. Sorted by name. At most 10 are answered; 60 requests per visitor and minute, then 429.
         */
        get: operations["findBank"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suggestions/findByName/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest companies
         * @description Companies of the state register by a part of the name, by ИНН or by ОГРН, through the suggestion service. Active ones first, then in the order of the service. When the service does not answer in 3 s, the refusal `serviceUnavailable` comes and the form is filled by hand. At most 10 are answered; 60 requests per visitor and minute, then 429.
         */
        get: operations["findCompanyByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suggestions/autocompleteAddress/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest addresses
         * @description Addresses of Russia that continue what was typed, through the suggestion service; those in the city of the branch of the session are not preferred, the answer depends on the query alone. When the service does not answer in 3 s, the refusal `serviceUnavailable` comes and the address is taken as typed. At most 10 are answered; 60 requests per visitor and minute, then 429.
         */
        get: operations["autocompleteAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addressAutoCompleteGeoIp/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * City by network address
         * @description The city of the visitor by the network address of the request (the last untrusted one of `X-Forwarded-For`), to fill the address form and the map. Null when it is not known; never precise to a street. Nothing is stored.
         */
        get: operations["locateAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/personal/changePassword/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Changes the password of the customer. This session goes on; all other sessions of the customer end. Five wrong current passwords in a row lock the call for 60 s: 429.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/personal/dashboard/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Overview of the personal area
         * @description Counts and latest orders for the first page of the personal area. Orders are those of the current company that the user may see, or for a person the own ones; a user without `orders.viewAll` and `orders.viewOwn` gets zeros and no orders. Everything is counted at the time of the call.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own profile
         * @description What the page of the profile shows and changes. It is the same whatever company is current; rights and role stand in getPersonal.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/profile/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own profile
         * @description Changes the fields that are sent; those left out stay, null empties a field that may be null. Phone, e-mail and password have calls of their own. There is no version: of two changes at once the later one stays. A changed name is shown in the companies of the customer at once; orders placed keep the name as it was.
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/profile/consent/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a consent
         * @description Agrees to a document in the version that was shown. It replaces the consent of the same type; time, version and network address of the call are kept. The same version again changes nothing and keeps the first time.
         */
        post: operations["giveConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/profile/consent/withdraw/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a consent
         * @description Withdraws the consent to `marketing`: no news or promotions are sent from then on. Notices about orders, bills and the account are no marketing and go on. A consent that was not given is withdrawn without effect. `personalData` and `offer` are needed as long as there is an account: they end with it, by a letter to the operator named in the policy.
         */
        post: operations["withdrawConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/profile/endSessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all other sessions
         * @description Ends every other session of the customer: their tokens are 401 from then on. This one goes on with the same token and SESSID. Without other sessions it succeeds with 0.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/consents/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents that are agreed to
         * @description The version in force of each document that a form asks to agree to, in the order `personalData`, `offer`, `marketing`. Forms send its `docVersion` with the tick. When a new version comes into force, consents given to older ones stay as they are in the profile, and a form that sends an older one is refused with `consentOutdated`.
         */
        get: operations["listConsentDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notifications
         * @description Notifications of the customer, newest first, ties by id, larger first. Kept for 180 days. The storefront always sends `is_read` empty; empty or absent means read and unread ones.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/readAll/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all as read
         * @description Marks every notification that exists at this moment as read. With none unread it does nothing and succeeds with `count: 0`.
         */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark one as read
         * @description Marks one notification as read. One that is read already succeeds. An unknown one, or that of another customer, is 404.
         */
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/deleteAll/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete all
         * @description Deletes every notification of the customer that exists at this moment, for good. With none it succeeds with `count: 0`.
         */
        post: operations["deleteAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/delete/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a notification
         * @description Deletes one notification of the customer, read or not. It is gone from listNotifications at once and no longer counts as unread. An unknown one, one that was deleted, and that of another customer are 404.
         */
        delete: operations["deleteNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/header/stores/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Branches to choose from
         * @description Branches for the office and city popup, by name (Russian locale), all at once. Only branches that ship are listed. The same for every visitor.
         */
        get: operations["listStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/header/currentStore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Current branch
         * @description The branch of the session. Without one the server finds it: the nearest branch to `lat` and `lon` (great circle, ties by id), else the branch of the profile, else by the address of the visitor, else null. A branch found by the server may give way to a nearer one when coordinates come; a branch chosen by setUserStore is never overruled by them. `store` tells which branch this client works with: when the branch of the session is another one (chosen in another tab, by login, or nearer to the coordinates), the answer is that other branch with `change: true`; the client keeps its own until the visitor has decided, and posts the decision by setUserStore. Without `store`, `change` is false. Coordinates are used for this answer only and not stored.
         */
        get: operations["getCurrentStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/header/setUserStore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a branch
         * @description Sets the branch of the session; for a customer it is remembered as the branch for the next login too. From then on the server proposes no other one, whatever the coordinates, until another tab or a login sets it anew. The cart keeps its lines; stock and terms in it are counted anew for the branch.
         */
        post: operations["setUserStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/storesAutocomplete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest branches
         * @description Branches whose city, region or address contains the words of the query, whatever the case, «ё» as «е». Cities that begin with the query come first, then by name. At most 10.
         */
        get: operations["autocompleteStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sendWebForm/appeals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the feedback form
         * @description Makes a request to the shop out of the feedback form. Guests and customers may send it; for a customer it also stands in the requests of the personal area. At most 5 per visitor and hour, then 429. `fileIds` are of files uploaded before; the call that takes them (`/web/files/`) comes with a later version of this contract, until then the list is absent or empty.
         */
        post: operations["sendAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sendWebForm/cancel_order/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say why an order was cancelled
         * @description Keeps the reason of a cancelled order, once per order. The order and its version do not change, only `tellCancelReason` goes from its actions. To ask for the cancelling of an order in work use requestOrderCancel. An order of another customer is 404.
         */
        post: operations["sendCancelFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sendWebForm/callback/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a call
         * @description Asks a manager to call back, from «Обратиться к менеджеру», «Запросить цену» and the contacting popup. Calls are made in the working hours of the branch of the session. A second request for the same phone within 10 minutes is refused with `alreadyRequested`. At most 5 per visitor and hour, then 429.
         */
        post: operations["requestCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reg/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a registration
         * @description Sends a code to the phone and a code to the e-mail of somebody who registers; activateContact takes them. A contact that is confirmed in this session already gets none. Another code for a contact may be asked for after 60 s, earlier is 429; at most 10 a day per contact. An account that exists is told only by `contactTaken`, after the limits. The code has 6 digits, is good for 15 minutes and for 5 tries.
         */
        post: operations["startRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reg/fiz/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish the registration of a person
         * @description Makes the account and opens its session, as login does: new token, `SID` and SESSID, guest cart kept. Codes and versions of the consents are kept with the time.
         */
        post: operations["registerPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reg/company/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish the registration of a company
         * @description Makes the account of the contact and the company, whose owner the contact becomes, and opens the session as login does. The company is then verified by a manager (`verification: pending`); until then it can order with prepayment only. ИНН, ОГРН and the account are checked by their check digits, the state by the register.
         */
        post: operations["registerCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activationContact/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a contact
         * @description Confirms a phone or an e-mail by the code sent to it: during registration, and for an account that was made but not confirmed. A confirmation holds in this session for 24 hours. A contact that is confirmed already succeeds with any code.
         */
        post: operations["activateContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/sendEmailCode/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to an e-mail address
         * @description Sends a code to an e-mail address, to confirm it or to change it. The profile changes only in checkEmail. Another code may be asked for after 60 s, earlier is 429. The code has 6 digits, is good for 15 minutes and for 5 tries.
         */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/checkEmail/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail address by the code
         * @description Takes the code sent by sendEmailCode; then an e-mail address stands in the profile as confirmed, in place of the old one.
         */
        post: operations["checkEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/sendSmsCode/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a phone
         * @description Sends a code to a phone, to confirm it or to change it. The profile changes only in checkPhone. Another code may be asked for after 60 s, earlier is 429. The code has 6 digits, is good for 15 minutes and for 5 tries.
         */
        post: operations["sendSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/checkPhone/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a phone by the code
         * @description Takes the code sent by sendSmsCode; then a phone stands in the profile as confirmed, in place of the old one.
         */
        post: operations["checkPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/nameAutoComplete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest names
         * @description Surnames, first names and patronymics that continue the last word typed; the words before are kept. Sorted by frequency, ties by the Russian locale. At most 10 are answered; 60 requests per visitor and minute, then 429.
         */
        get: operations["suggestName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/sendPasswordChangeLink/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link for a new password
         * @description Sends a link for a new password to the e-mail of the account, or by SMS when the login is a phone. The answer is the same whether the account exists or not. The link leads to the home page with `checkword` and `login` in its query, works once and for one hour; a newer link voids the older. Another one may be asked for after 60 s, earlier is 429.
         */
        post: operations["sendPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/changeByCheckWord/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by the mailed link
         * @description Sets the password by the checkword of the link, ends all sessions of the account and opens a new one here, as login does. The checkword works once.
         */
        post: operations["changePasswordByCheckword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A session that has just been opened. The answer also changes the cookie `SID`, and SESSID with it. */
        AuthToken: {
            /** @description Sent as `Authorization-Token` from now on; good for 86,400 s after its last use (R-CONST-03). The storefront server keeps it and shows `in-cookie` to the browser (O-68). */
            token: string;
        };
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        ApiError: {
            /** @description Machine-readable reason. Each operation lists the codes it can answer. */
            code: string;
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /** @description A contact to be confirmed during registration. */
        RegistrationContact: {
            type: components["schemas"]["RegistrationContactType"];
            /** @description Phone or e-mail as it was sent. */
            contact: string;
            /** @description True when its code was entered. */
            confirmed: boolean;
            /**
             * Format: int32
             * @description Seconds until startRegistration may send another code to it.
             */
            resendAfter: number;
        };
        /** @description The request can not be read. */
        BadRequestProblem: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Usually null; may carry `statusCode`, by which the storefront chooses an error page (R-ERR-15 … R-ERR-17). */
            data: {
                /**
                 * Format: int32
                 * @description Status that the storefront shows instead of the page.
                 */
                statusCode?: number;
            } | null;
            /** @description Why, the first one decides. */
            errors: components["schemas"]["BadRequestProblemError"][];
        };
        /** @description The body is too large. */
        PayloadTooLargeProblem: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Usually null; may carry `statusCode`, by which the storefront chooses an error page (R-ERR-15 … R-ERR-17). */
            data: {
                /**
                 * Format: int32
                 * @description Status that the storefront shows instead of the page.
                 */
                statusCode?: number;
            } | null;
            /** @description Why, the first one decides. */
            errors: components["schemas"]["PayloadTooLargeProblemError"][];
        };
        /** @description The body is not JSON by its Content-Type. */
        UnsupportedMediaTypeProblem: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Usually null; may carry `statusCode`, by which the storefront chooses an error page (R-ERR-15 … R-ERR-17). */
            data: {
                /**
                 * Format: int32
                 * @description Status that the storefront shows instead of the page.
                 */
                statusCode?: number;
            } | null;
            /** @description Why, the first one decides. */
            errors: components["schemas"]["UnsupportedMediaTypeProblemError"][];
        };
        /** @description The request is not of the contract. */
        ValidationFailedProblem: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Usually null; may carry `statusCode`, by which the storefront chooses an error page (R-ERR-15 … R-ERR-17). */
            data: {
                /**
                 * Format: int32
                 * @description Status that the storefront shows instead of the page.
                 */
                statusCode?: number;
            } | null;
            /** @description Why, the first one decides. */
            errors: components["schemas"]["ValidationFailedProblemError"][];
        };
        /** @description Too many tries; Retry-After says when the next one is allowed. */
        TooManyRequestsProblem: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Usually null; may carry `statusCode`, by which the storefront chooses an error page (R-ERR-15 … R-ERR-17). */
            data: {
                /**
                 * Format: int32
                 * @description Status that the storefront shows instead of the page.
                 */
                statusCode?: number;
            } | null;
            /** @description Why, the first one decides. */
            errors: components["schemas"]["TooManyRequestsProblemError"][];
        };
        /** @description The backend failed. */
        InternalErrorProblem: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Usually null; may carry `statusCode`, by which the storefront chooses an error page (R-ERR-15 … R-ERR-17). */
            data: {
                /**
                 * Format: int32
                 * @description Status that the storefront shows instead of the page.
                 */
                statusCode?: number;
            } | null;
            /** @description Why, the first one decides. */
            errors: components["schemas"]["InternalErrorProblemError"][];
        };
        /** @description Technical works are going on (R-ERR-13, R-CONST-43). */
        TechWorksProblem: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Usually null; may carry `statusCode`, by which the storefront chooses an error page (R-ERR-15 … R-ERR-17). */
            data: {
                /**
                 * Format: int32
                 * @description Status that the storefront shows instead of the page.
                 */
                statusCode?: number;
            } | null;
            /** @description Why, the first one decides. */
            errors: components["schemas"]["TechWorksProblemError"][];
        };
        /** @description The anti-forgery value of the session, from `userData.SESSID` of the header call (R-API-04). A wrong or stale one is refused with `sessidInvalid` and nothing is done. */
        Sessid: string;
        /**
         * @description E-mail address in Latin letters (R-FORM-02, O-90). Compared without regard to case; kept as typed.
         * @example buyer@example.ru
         */
        Email: string;
        /**
         * @description Russian phone number, 12 characters: plus, 7 and ten digits, no spaces (R-FORM-09, O-96). The backend stores exactly this form.
         * @example +79221234567
         */
        Phone: string;
        /**
         * @description Role of the user: `user` acts for companies, `individual` is a person without companies, `ADMIN` (or `admin`) is an administrator (R-AUTH-16, O-64, O-65).
         * @enum {string}
         */
        RoleCode: "user" | "individual" | "admin" | "ADMIN";
        /** @description A branch by its identifiers (R-BRANCH-03). */
        BranchRef: {
            /**
             * Format: int64
             * @description Identifier of the branch.
             */
            id: number;
            /** @description City, as shown. */
            name: string;
            /** @description Identifier of the branch in exchange; sent as `store`. */
            xmlId: string;
            /** @description Identifier of its store; sent by setUserStore. */
            storeId: string;
        };
        /**
         * @description What is consented to: `personalData` (processing of personal data), `offer` (the public offer), `marketing` (news and promotions).
         * @enum {string}
         */
        ConsentType: "personalData" | "offer" | "marketing";
        /** @description A consent given by a person. */
        Consent: {
            type: components["schemas"]["ConsentType"];
            /** @description Version of the document that was shown. */
            docVersion: string;
            /**
             * Format: date-time
             * @description When it was given, UTC.
             */
            acceptedAt: string;
        };
        /** @description The customer who is logged in. */
        User: {
            /**
             * Format: int64
             * @description Identifier of the user.
             */
            id: number;
            /** @description Full name, surname first. */
            name: string;
            /** @description Surname. */
            surname: string;
            /** @description First name. */
            firstName: string;
            /** @description Patronymic; null when there is none. */
            patronymic: string | null;
            /**
             * Format: date
             * @description Birthday; null if unknown.
             */
            birthDate: string | null;
            email: components["schemas"]["Email"];
            /** @description True when the address was confirmed by a code. */
            emailVerified: boolean;
            phone: components["schemas"]["Phone"];
            /** @description True when the number was confirmed by a code. */
            phoneVerified: boolean;
            /** @description Job title; null for a person. */
            position: string | null;
            roleCode: components["schemas"]["RoleCode"];
            /** @description Rights in the current company (O-66); empty for a person. */
            scope: string[];
            /**
             * Format: int64
             * @description Company that the session acts for, readable by getCompany; null for a person.
             */
            currentCompanyId: number | null;
            /** @description Branch chosen in the profile; null when none is chosen. */
            defaultBranch: components["schemas"]["BranchRef"] | null;
            /** @description Consents in force, newest first. */
            consents: components["schemas"]["Consent"][];
        };
        /** @description No token, or it is unknown or expired. */
        UnauthorizedProblem: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Usually null; may carry `statusCode`, by which the storefront chooses an error page (R-ERR-15 … R-ERR-17). */
            data: {
                /**
                 * Format: int32
                 * @description Status that the storefront shows instead of the page.
                 */
                statusCode?: number;
            } | null;
            /** @description Why, the first one decides. */
            errors: components["schemas"]["UnauthorizedProblemError"][];
        };
        /** @description A titled link of a menu. */
        Link: {
            /** @description Text of the link, as shown. */
            title: string;
            /** @description Where it leads: a path of this site that begins and ends with a slash, or an absolute https address. */
            link: string;
        };
        /** @description A promotion in a list, in the panel of the header and on the home page (R-WIDGET-01). */
        PromotionCard: {
            /**
             * Format: int64
             * @description Identifier of the promotion.
             */
            id: number;
            /** @description Code in the address, readable by getPromotion. */
            code: string;
            /** @description Name, plain text. */
            name: string;
            /** @description What it gives, plain text. */
            previewText: string;
            /** @description Path of the promotion, `/stocks/{code}/`. */
            link: string;
            /** @description Path of the image on the same origin, 4:3; the name is its alternative text. */
            src: string;
            /**
             * Format: date
             * @description Last day of the promotion, in Moscow time, inclusive; null when it has no end.
             */
            activeTo?: string | null;
        };
        /** @description The session as the frame of the site needs it; answered to guests too (O-122). */
        UserData: {
            SESSID: components["schemas"]["Sessid"];
            /** @description True when the session belongs to a customer. */
            isAuthorized: boolean;
            /** @description Full name of the customer, surname first; absent for guests. */
            name?: string;
            /** @description Role of the customer; absent for guests. */
            roleCode?: components["schemas"]["RoleCode"];
            /** @description Rights of the customer in the current company (O-66); empty for a person; absent for guests. */
            scope?: string[];
            /** @description True when the customer has unread notifications; false for guests. */
            hasNewNotifications: boolean;
        };
        /** @description What the header shows, and the session (R-HEAD-01 … R-HEAD-04). */
        HeaderData: {
            /** @description Contacts of the header. */
            contacts: {
                phone: components["schemas"]["Phone"];
                email: components["schemas"]["Email"];
            };
            /** @description Top menu. */
            menu: {
                /** @description Items, left to right. */
                items: components["schemas"]["Link"][];
            };
            /** @description Promotions. */
            stocks: {
                /**
                 * Format: int32
                 * @description How many promotions are active; 0 hides the link «Акции».
                 */
                count: number;
                /** @description The first active promotions for the panel, in the order of listPromotions. */
                items: components["schemas"]["PromotionCard"][];
            };
            userData: components["schemas"]["UserData"];
        };
        /** @description A social network of the company. */
        SocialLink: {
            type: components["schemas"]["SocialLinkType"];
            /** @description Name, used as the accessible name of the link. */
            title: string;
            /** @description Absolute https address. */
            link: string;
            /** @description Path of the icon on the same origin; empty when the storefront uses its own. */
            icon: string;
        };
        /** @description What the footer shows (R-FOOT-02 … R-FOOT-05). */
        FooterData: {
            /** @description Menus of the footer. */
            menu: {
                /** @description Catalogue links. */
                catalog: {
                    /** @description Sections in the order of their `sort`. */
                    items: {
                        /**
                         * Format: int64
                         * @description Identifier of the section.
                         */
                        id: number;
                        /** @description Name of the section. */
                        title: string;
                        /** @description Path of the section. */
                        link: string;
                    }[];
                };
                /** @description Main menu. */
                main: {
                    /** @description Items; shown in two columns, column by column. */
                    items: components["schemas"]["Link"][];
                };
            };
            /** @description Contacts of the footer. */
            contacts: {
                phone: components["schemas"]["Phone"];
                email: components["schemas"]["Email"];
                footer_phone: components["schemas"]["Phone"];
                /** @description Copyright text, plain. */
                copyRight: string;
                /** @description Who made the site. */
                developer: {
                    /** @description Name of the developer. */
                    name: string;
                    /** @description Absolute https address. */
                    link: string;
                };
            };
            /** @description Social networks. */
            social: {
                /** @description Links in order; may be empty. */
                items: components["schemas"]["SocialLink"][];
            };
        };
        /** @description A section of the catalogue menu with all below it (R-MENU-01). Depth is at most 5 levels. */
        MenuSection: {
            /**
             * Format: int64
             * @description Identifier of the section.
             */
            id: number;
            /** @description Code of the section, unique in the tree. */
            code: string;
            /** @description Name as shown. */
            name: string;
            /** @description Path of the section page, with a slash at the end. */
            sectionPageUrl: string;
            /**
             * Format: int32
             * @description Active products in the section and all below it.
             */
            countElements: number;
            /** @description SVG markup of the icon, shown as an image (so nothing in it can run); empty when there is none. */
            iconContent: string;
            /**
             * Format: int32
             * @description Place among its siblings, ascending; ties by id (R-MENU-03).
             */
            sort: number;
            /** @description Sections directly below, sorted by `sort`; empty when there are none. */
            subSections: components["schemas"]["MenuSection"][];
        };
        /** @description Head of a page (R-SEO-01 … R-SEO-03). Plain text, no markup; an empty string means that the storefront uses its default. */
        Meta: {
            /** @description Content of `title`. */
            metaTitle: string;
            /** @description Content of the description meta tag. */
            metaDescription: string;
            /** @description Content of the keywords meta tag, separated by commas. */
            metaKeywords: string;
        };
        /** @description One step of the way from the home page; the first is the home page, the last the page itself. */
        Breadcrumb: {
            /** @description Text of the step. */
            title: string;
            /** @description Path of the step, with a slash at the end; null for the page itself. */
            link: string | null;
        };
        /** @description Formatted text. */
        PageBlockHtml: {
            /**
             * @description Kind of the block.
             * @constant
             */
            type: "html";
            /** @description Heading of the block (`h2`); absent when it has none. */
            title?: string;
            /**
             * Format: html
             * @description Markup: p, h2–h4, ul, ol, li, a, strong, em, br, table and its parts, blockquote. No scripts, styles, frames or event attributes; the storefront cleans it again (O-108).
             */
            html: string;
        };
        /** @description One picture in two formats; both show the same (R-SEO-05, R-SEO-06). */
        PictureSources: {
            /** @description Path of the WebP variant on the same origin. */
            webp: string;
            /** @description Path of the variant that every browser shows (SVG, PNG or JPEG). */
            standard: string;
        };
        /** @description A picture for places up to about 200 CSS pixels wide: cards, rows, thumbnails. It shows the same thing in the same proportions; a drawing has fewer and stronger lines there. An SVG serves every density by itself. */
        SmallPicture: {
            /** @description Path of the WebP variant on the same origin. */
            webp: string;
            /** @description Path of the variant that every browser shows (SVG, PNG or JPEG); an SVG may name a part of a sheet by its fragment. */
            standard: string;
            /**
             * Format: int32
             * @description Width of a raster variant in its own pixels, for choosing by density.
             */
            width: number;
        };
        /** @description A picture for wide and for narrow screens (R-SEO-04). Width and height reserve its place before it loads. */
        Picture: {
            desktopImage: components["schemas"]["PictureSources"];
            mobileImage: components["schemas"]["PictureSources"];
            small?: components["schemas"]["SmallPicture"];
            /** @description Text instead of the picture, in Russian; empty when it only decorates. */
            alt: string;
            /**
             * Format: int32
             * @description Intrinsic width of the desktop variant in CSS pixels.
             */
            width: number;
            /**
             * Format: int32
             * @description Intrinsic height of the desktop variant in CSS pixels.
             */
            height: number;
        };
        /** @description A picture with an optional caption. */
        PageBlockPicture: {
            /**
             * @description Kind of the block.
             * @constant
             */
            type: "picture";
            picture: components["schemas"]["Picture"];
            /** @description Text under the picture. */
            caption?: string;
        };
        /** @description One card of a cards block. */
        PageCard: {
            /** @description Heading of the card. */
            title: string;
            /** @description Plain text of the card. */
            text: string;
            /** @description Path that the card leads to; absent when it leads nowhere. */
            link?: string;
            picture?: components["schemas"]["Picture"];
        };
        /** @description A grid of short texts: advantages, steps, services. */
        PageBlockCards: {
            /**
             * @description Kind of the block.
             * @constant
             */
            type: "cards";
            /** @description Heading of the block (`h2`); absent when it has none. */
            title?: string;
            /** @description Cards in the order of the grid. */
            items: components["schemas"]["PageCard"][];
        };
        /** @description A table of texts; every row has as many cells as there are columns. */
        PageBlockTable: {
            /**
             * @description Kind of the block.
             * @constant
             */
            type: "table";
            /** @description Heading of the block (`h2`); absent when it has none. */
            title?: string;
            /** @description Headings, left to right. */
            columns: string[];
            /** @description Rows, top to bottom. */
            rows: string[][];
        };
        /** @description Questions with answers that fold. */
        PageBlockFaq: {
            /**
             * @description Kind of the block.
             * @constant
             */
            type: "faq";
            /** @description Heading of the block (`h2`); absent when it has none. */
            title?: string;
            /** @description Questions in order. */
            items: {
                /** @description Plain text of the question. */
                question: string;
                /**
                 * Format: html
                 * @description Markup of the answer, as in an html block.
                 */
                answer: string;
            }[];
        };
        /** @description Working hours of one group of days, in the local time of the branch. */
        ScheduleRow: {
            /** @description Days as shown: `Пн–Пт`. */
            days: string;
            /** @description Opening time, HH:MM; null when closed on these days. */
            from: string | null;
            /** @description Closing time, HH:MM; null when closed on these days. */
            to: string | null;
        };
        /** @description How to reach one department. */
        PageContact: {
            /** @description Name of the department. */
            title: string;
            /** @description Name of the person in charge. */
            person?: string;
            /** @description Postal address. */
            address?: string;
            /** @description Phones, the main one first; may be empty. */
            phones: components["schemas"]["Phone"][];
            email?: components["schemas"]["Email"];
            /** @description Working hours; may be empty. */
            schedule: components["schemas"]["ScheduleRow"][];
        };
        /** @description Ways to reach departments. */
        PageBlockContacts: {
            /**
             * @description Kind of the block.
             * @constant
             */
            type: "contacts";
            /** @description Heading of the block (`h2`); absent when it has none. */
            title?: string;
            /** @description Departments in order. */
            items: components["schemas"]["PageContact"][];
        };
        /** @description A form of the site placed in the page. */
        PageBlockForm: {
            /**
             * @description Kind of the block.
             * @constant
             */
            type: "form";
            /** @description Heading of the block (`h2`); absent when it has none. */
            title?: string;
            /** @description Text above the form. */
            text?: string;
            form: components["schemas"]["PageBlockFormForm"];
            /** @description Topic filled in for the visitor. */
            topic?: string;
        };
        /** @description What one unit costs the visitor in the chosen branch; VAT is included. */
        ProductPrice: {
            /**
             * Format: int64
             * @description Price of one unit in kopecks; null when `onRequest` is true.
             */
            current: number | null;
            /**
             * Format: int64
             * @description Price before the reduction in kopecks, greater than `current`; absent when nothing was reduced.
             */
            old?: number;
            /** @description A manager quotes the price; the product can not be put into the cart. */
            onRequest: boolean;
        };
        /** @description How much can be had, for the branch that the answer is made for. */
        StockSummary: {
            /**
             * Format: int32
             * @description Free units in the stores of the branch, reservations taken off.
             */
            here: number;
            /**
             * Format: int32
             * @description Free units in all other branches together.
             */
            elsewhere: number;
            /**
             * Format: int32
             * @description Whole calendar days until the product can be picked up in the branch when `here` is 0: from another branch, or, when there is none, from the supplier. Absent when it is here, or can not be had.
             */
            etaDays?: number;
        };
        /** @description One technical property. */
        ProductProperty: {
            /** @description Code, the same as that of the filter for it. */
            code: string;
            /** @description Name. */
            name: string;
            /** @description Value as shown, decimal comma, several values joined by a comma; without the unit. */
            value: string;
            /** @description Unit of measure; absent when the value has none. */
            unit?: string;
            /** @description Heading under which it stands on the product page. */
            group: string;
        };
        /** @description How a product relates to the one that it can stand in for; present only in answers to a request with `analogueOf`. */
        Analogue: {
            relation: components["schemas"]["AnalogueRelation"];
            quality: components["schemas"]["AnalogueQuality"];
            /**
             * Format: int32
             * @description (its price − price of the product) / price of the product in percent, rounded half away from zero; negative is cheaper. Null when either is on request.
             */
            priceDiffPercent: number | null;
        };
        /** @description A product as every list shows it. */
        ProductCard: {
            /**
             * Format: int64
             * @description Identifier; the cart knows products by it.
             */
            id: number;
            /** @description Identifier in the accounting system; applicability is asked for by it (R-PROD-08). */
            xmlId: string;
            /** @description Code of the product page, unique. */
            code: string;
            /** @description Article as printed on the part; not unique across brands. */
            article: string;
            /** @description Brand. */
            brand: string;
            /** @description Full name. */
            name: string;
            /** @description Path of the product page. */
            url: string;
            /** @description Main picture; a product without one of its own gets that of its section. */
            picture: components["schemas"]["Picture"];
            price: components["schemas"]["ProductPrice"];
            /** @description Unit of measure, short, in Russian (`шт`, `л`, `компл`). */
            unit: string;
            /**
             * Format: int32
             * @description Quantities are multiples of this.
             */
            multiplicity: number;
            /**
             * Format: int32
             * @description Smallest quantity that is sold; a multiple of `multiplicity`.
             */
            minQty: number;
            stock: components["schemas"]["StockSummary"];
            /** @description Marks on the card in the order of showing. */
            labels: components["schemas"]["ProductCardLabels"][];
            /** @description Two or three properties that distinguish this product in a list; fewer if it has fewer. */
            keyProps: components["schemas"]["ProductProperty"][];
            /**
             * Format: int32
             * @description Quantity in the cart of the visitor when this was answered; absent when it is not there. After a cart write the storefront goes by the cart product list.
             */
            inBasket?: number;
            analogue?: components["schemas"]["Analogue"];
        };
        /** @description A row of products. On the home page they are priced and stocked for the visitor and the branch; on pages that are the same for everybody (`x-varies: none`) they are given as for a guest without a branch (retail price, `stock.here` 0, `stock.elsewhere` all branches), and listProductsByIds answers those of the visitor. */
        PageBlockProducts: {
            /**
             * @description Kind of the block.
             * @constant
             */
            type: "products";
            /** @description Heading of the block (`h2`); absent when it has none. */
            title?: string;
            /** @description Path to the whole list. */
            link?: string;
            /** @description Products in the order given. */
            items: components["schemas"]["ProductCard"][];
        };
        /** @description A point on a map, WGS 84. */
        MapPoint: {
            /** @description Name of the point. */
            title: string;
            /** @description Address as text. */
            address: string;
            /**
             * Format: double
             * @description Latitude in degrees.
             */
            lat: number;
            /**
             * Format: double
             * @description Longitude in degrees.
             */
            lon: number;
            /**
             * Format: int64
             * @description Branch of the point, readable by getBranch.
             */
            branchId?: number;
        };
        /** @description Points on a map; the same points stand as a list for those who do not see the map. */
        PageBlockMap: {
            /**
             * @description Kind of the block.
             * @constant
             */
            type: "map";
            /** @description Heading of the block (`h2`); absent when it has none. */
            title?: string;
            /** @description Points; the map is fitted to them. */
            points: components["schemas"]["MapPoint"][];
        };
        /** @description One block of a content page. The union is closed: `type` decides, another type is a violation of the contract. */
        PageBlock: components["schemas"]["PageBlockHtml"] | components["schemas"]["PageBlockPicture"] | components["schemas"]["PageBlockCards"] | components["schemas"]["PageBlockTable"] | components["schemas"]["PageBlockFaq"] | components["schemas"]["PageBlockContacts"] | components["schemas"]["PageBlockForm"] | components["schemas"]["PageBlockProducts"] | components["schemas"]["PageBlockMap"];
        /** @description A content page: heading, head data and a list of blocks drawn in the order given (O-16). */
        Page: {
            /** @description Heading of the page (`h1`), plain text. */
            title: string;
            meta: components["schemas"]["Meta"];
            /** @description Way from the home page; absent on pages that show none. */
            breadcrumbs?: components["schemas"]["Breadcrumb"][];
            /** @description Content in reading order; may be empty. */
            blocks: components["schemas"]["PageBlock"][];
        };
        /** @description A top-level section on the home page. */
        MainSection: {
            /**
             * Format: int64
             * @description Identifier of the section.
             */
            id: number;
            /** @description Code of the section, unique in the tree. */
            code: string;
            /** @description Name as shown. */
            name: string;
            /** @description Path of the section page. */
            link: string;
            /**
             * Format: int32
             * @description Active products in the section and all below it.
             */
            countElements: number;
            /** @description Drawing of the section; null when there is none. */
            picture: components["schemas"]["Picture"] | null;
        };
        /** @description A kind of machine in the picker. */
        MachinePickerType: {
            /** @description Code of the kind. */
            code: string;
            /** @description Name of the kind. */
            name: string;
            /** @description Brands by name. */
            brands: {
                /** @description Code of the brand. */
                code: string;
                /** @description Name of the brand. */
                name: string;
                /** @description Models by name. */
                models: {
                    /** @description Code of the model. */
                    code: string;
                    /** @description Name of the model. */
                    name: string;
                    /** @description Path to the parts that fit the model. */
                    link: string;
                }[];
            }[];
        };
        /** @description Choice of a machine to find parts for: kind → brand → model. */
        MachinePicker: {
            /** @description Heading. */
            title: string;
            /** @description Kinds of machines by name; empty hides the picker. */
            types: components["schemas"]["MachinePickerType"][];
        };
        /** @description A branch: a city with its store (R-BRANCH-03, domain "Branch"). */
        Branch: {
            /**
             * Format: int64
             * @description Identifier of the branch.
             */
            id: number;
            /** @description City, as shown. */
            name: string;
            /** @description Identifier of the branch in exchange; sent as `store`. */
            xmlId: string;
            /** @description Identifier of its store; sent by setUserStore. */
            storeId: string;
            /** @description Name of the store. */
            storeName: string;
            type: components["schemas"]["BranchType"];
            /** @description Address, without the city. */
            address: string;
            /**
             * Format: double
             * @description Latitude in degrees, WGS 84.
             */
            lat: number;
            /**
             * Format: double
             * @description Longitude in degrees, WGS 84.
             */
            lon: number;
            /** @description IANA zone of the branch. Instants that concern the branch are shown in it; schedules are in it already. */
            timeZone: string;
            /** @description Phones, the main one first. */
            phones: components["schemas"]["Phone"][];
            email: components["schemas"]["Email"];
            /** @description Working hours, Monday first. */
            schedule: components["schemas"]["ScheduleRow"][];
            /** @description What the branch does besides selling, as shown; may be empty. */
            services: string[];
            /** @description Delivery district that the branch belongs to. */
            district: {
                /**
                 * Format: int64
                 * @description Identifier of the district.
                 */
                id: number;
                /** @description Name of the district. */
                name: string;
            };
            /** @description Picture of the store; null when there is none. */
            picture: components["schemas"]["Picture"] | null;
        };
        /** @description A news item in a list. */
        NewsCard: {
            /**
             * Format: int64
             * @description Identifier of the news item.
             */
            id: number;
            /** @description Code in the address, readable by getNewsItem. */
            code: string;
            /** @description Heading. */
            title: string;
            /** @description A sentence or two, plain text. */
            previewText: string;
            /** @description Path of the item, `/news/{code}/`. */
            link: string;
            /**
             * Format: date-time
             * @description When it was published, UTC; lists are sorted by it, newest first.
             */
            publishedAt: string;
            /** @description Picture; null when there is none. */
            picture: components["schemas"]["Picture"] | null;
        };
        /** @description The home page. Prices and stock in it are those of the visitor and the branch. */
        MainPage: components["schemas"]["Page"] & {
            /** @description Example of a query shown beside the search box. */
            searchHint: string;
            /** @description Top-level sections in the order of their `sort`. */
            sections: components["schemas"]["MainSection"][];
            /** @description Sellout products of the branch, those in stock first, then by id. */
            sellout: {
                /** @description Heading. */
                title: string;
                /** @description Path to all sellout products. */
                link: string;
                /**
                 * Format: int32
                 * @description How many sellout products there are in all.
                 */
                total: number;
                /** @description The first products of the sellout; empty when there are none. */
                items: components["schemas"]["ProductCard"][];
            };
            /** @description The first active promotions, in the order of listPromotions. */
            promotions: components["schemas"]["PromotionCard"][];
            machinePicker: components["schemas"]["MachinePicker"];
            /** @description Strip of branches. */
            branches: {
                /**
                 * Format: int32
                 * @description How many branches there are in all.
                 */
                total: number;
                /** @description Branches shown in the strip, the current one first, then by name. */
                items: components["schemas"]["Branch"][];
            };
            /** @description The latest news, newest first; absent when the home page shows none. */
            news?: components["schemas"]["NewsCard"][];
        };
        /** @description Place of this page in the whole list. A page beyond the last answers an empty list with the same totals. */
        Pagination: {
            /**
             * Format: int32
             * @description Number of this page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Items on a full page.
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items on all pages.
             */
            total: number;
            /**
             * Format: int32
             * @description Number of pages; 0 when the list is empty.
             */
            pages: number;
        };
        /** @description The news page: its own texts and one page of the list. */
        NewsPage: components["schemas"]["Page"] & {
            /** @description News of this page, newest first; ties by id, larger first. */
            items: components["schemas"]["NewsCard"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The promotions page: its own texts and one page of the list. */
        PromotionsPage: components["schemas"]["Page"] & {
            /** @description Active promotions, the one that began last first; ties by id. */
            items: components["schemas"]["PromotionCard"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The branches page: its own texts and all branches. */
        BranchesPage: components["schemas"]["Page"] & {
            /** @description All branches by name (Russian locale); not paged. */
            items: components["schemas"]["Branch"][];
        };
        /** @description A section as a link or a card. */
        SectionRef: {
            /**
             * Format: int64
             * @description Identifier.
             */
            id: number;
            /** @description Code, unique in the whole tree. */
            code: string;
            /** @description Name. */
            name: string;
            /** @description Path of the section page with a slash at the end. */
            sectionPageUrl: string;
            /**
             * Format: int32
             * @description Depth in the tree, 1 is the top.
             */
            level: number;
            /**
             * Format: int32
             * @description Products in this section and all sections below it.
             */
            countElements: number;
            picture?: components["schemas"]["Picture"];
        };
        /** @description A top-level section with the sections directly below it, for the root page of the catalogue. */
        SectionGroup: components["schemas"]["SectionRef"] & {
            /** @description Icon as SVG markup, shown as an image; empty when there is none. */
            iconContent: string;
            /**
             * Format: int32
             * @description Place in the list, ascending; ties go by id.
             */
            sort: number;
            /** @description Sections of level 2, by `sort`, ties by id; empty when there are none. */
            subSections: components["schemas"]["SectionRef"][];
        };
        /** @description Root page of the catalogue. The same for every visitor. */
        CatalogPage: components["schemas"]["Page"] & {
            /** @description Top-level sections, by `sort`, ties by id; those without products are left out. */
            sections: components["schemas"]["SectionGroup"][];
        };
        /** @description A news item as a page. */
        NewsItem: components["schemas"]["Page"] & {
            item: components["schemas"]["NewsCard"];
            /** @description Other recent news, newest first, without this one. */
            others: components["schemas"]["NewsCard"][];
        };
        /** @description There is no such thing, or the visitor must not know of it. */
        NotFoundProblem: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Usually null; may carry `statusCode`, by which the storefront chooses an error page (R-ERR-15 … R-ERR-17). */
            data: {
                /**
                 * Format: int32
                 * @description Status that the storefront shows instead of the page.
                 */
                statusCode?: number;
            } | null;
            /** @description Why, the first one decides. */
            errors: components["schemas"]["NotFoundProblemError"][];
        };
        /** @description A promotion as a page. Products of the promotion come as a products block. */
        Promotion: components["schemas"]["Page"] & {
            /**
             * Format: int64
             * @description Identifier of the promotion.
             */
            id: number;
            /** @description Code in the address. */
            code: string;
            /** @description Name, plain text. */
            name: string;
            /** @description What it gives, plain text. */
            previewText: string;
            /**
             * Format: date
             * @description First day, in Moscow time.
             */
            activeFrom: string;
            /**
             * Format: date
             * @description Last day, in Moscow time, inclusive; null when it has no end.
             */
            activeTo: string | null;
            /** @description Large picture; null when there is none. */
            picture: components["schemas"]["Picture"] | null;
        };
        /** @description The page of one branch. */
        BranchPage: components["schemas"]["Page"] & {
            branch: components["schemas"]["Branch"];
        };
        /**
         * Format: int64
         * @description Roubles in integer kopecks. Sums are computed by the backend only: a line is price × quantity, included VAT is rounded half up per line, a total is the sum of its lines.
         */
        Money: number;
        /** @description A delivery district with its terms and branches. */
        District: {
            /**
             * Format: int64
             * @description District id.
             */
            id: number;
            /** @description Name as shown. */
            name: string;
            /** @description How goods travel in this district, plain text in Russian. */
            text: string;
            /** @description Days on the road from the branch to a place in the district; `min` equal to `max` means exactly so many. */
            deliveryDays: {
                /**
                 * Format: int32
                 * @description Fewest days.
                 */
                min: number;
                /**
                 * Format: int32
                 * @description Most days, not less than `min`.
                 */
                max: number;
            };
            /** @description Goods of this sum or more are delivered free by courier up to 30 km from the branch; null means never. */
            freeDeliveryFrom: components["schemas"]["Money"] | null;
            /** @description Branches of the district, by name of the city; may be empty. */
            branches: components["schemas"]["BranchRef"][];
        };
        /** @description A page of the sitemap with the pages below it. */
        SitemapItem: {
            /** @description Title of the page. */
            title: string;
            /** @description Path of the page, with a slash at the end. */
            link: string;
            /** @description Pages directly below; empty when there are none. */
            items: components["schemas"]["SitemapItem"][];
        };
        /** @description A titled part of the sitemap. */
        SitemapGroup: {
            code: components["schemas"]["SitemapGroupCode"];
            /** @description Heading, in Russian. */
            title: string;
            /** @description Pages of the part. */
            items: components["schemas"]["SitemapItem"][];
        };
        /** @description A product and its quantity (R-CART-02, O-105). */
        CartProduct: {
            /**
             * Format: int64
             * @description Product identifier.
             */
            id: number;
            /**
             * Format: int32
             * @description Whole units; 1 when absent (R-CART-04).
             * @default 1
             */
            quantity?: number;
        };
        /** @description What a write to the cart did. */
        CartChangeResult: {
            /** @description The change stands. The storefront treats anything but true as not done (R-CART-07). */
            is_success: boolean;
            /**
             * Format: int64
             * @description Version of the cart after the change.
             */
            version: number;
            /**
             * Format: int32
             * @description Number of different products after the change.
             */
            count: number;
        };
        /** @description Whole calendar days from now until it can be collected in the chosen branch; absent when it is there already or can not be had. */
        DayRange: {
            /**
             * Format: int32
             * @description At the earliest.
             */
            min: number;
            /**
             * Format: int32
             * @description At the latest, not less than `min`.
             */
            max: number;
        };
        /** @description One product in the cart. All sums are computed by the backend for the current branch, company and contract. In a line whose `stockState` is `removed` sum, discount and VAT are 0, so that it counts in no total. */
        CartLine: {
            /**
             * Format: int64
             * @description Product identifier, also the identifier of the line.
             */
            id: number;
            /**
             * Format: int32
             * @description Whole units (R-CART-04).
             * @default 1
             */
            quantity: number;
            product: components["schemas"]["ProductCard"];
            /** @description Price of one unit in kopecks, VAT included. */
            price: components["schemas"]["Money"];
            /** @description Price of one unit before the reduction, kopecks, VAT included; equal to `price` when nothing is reduced. */
            fullPrice: components["schemas"]["Money"];
            /** @description (fullPrice − price) × quantity, kopecks, never negative; 0 when `stockState` is `removed`. */
            discount: components["schemas"]["Money"];
            /** @description Price when the product was added; present when `stockState` is `priceChanged`. */
            priceBefore?: components["schemas"]["Money"];
            /** @description price × quantity, kopecks; 0 when `stockState` is `removed`. */
            sum: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description VAT rate in whole percent.
             */
            vatRate: number;
            /** @description VAT inside `sum`: sum × rate / (100 + rate), rounded half up to a kopeck. */
            vat: components["schemas"]["Money"];
            /** @description Store that the line is shipped from: the current one when it has enough, else the soonest. */
            storeId: string;
            /** @description Name of that store, the heading of the group on the cart page. */
            storeName?: string;
            etaDays?: components["schemas"]["DayRange"];
            stockState: components["schemas"]["CartLineStockState"];
            /**
             * Format: int32
             * @description Greatest quantity that can be ordered now: what all stores have together, or 9999 for what the supplier delivers to order.
             */
            maxQuantity: number;
            /**
             * Format: int64
             * @description Machine of the customer that the line is for; absent when none.
             */
            machineId?: number;
            /** @description Remark of the buyer; empty when there is none. */
            comment: string;
        };
        /** @description One thing about the cart that changed without the buyer. */
        CartWarning: {
            code: components["schemas"]["CartWarningCode"];
            /** @description Text for the buyer, in Russian. */
            message: string;
            /**
             * Format: int64
             * @description Product that it is about; absent when it is about the whole cart.
             */
            productId?: number;
        };
        /** @description Sums of the cart; lines with the state `removed` count nowhere. */
        CartInfo: {
            /**
             * Format: int32
             * @description Number of different products (O-30).
             */
            count: number;
            /** @description Weight in kilograms, three decimals; products of unknown weight count 0. */
            weightKg: number;
            /** @description Volume in cubic metres, three decimals; products of unknown size count 0. */
            volumeM3: number;
            /** @description Sum of the lines at full price: their sums and their discounts, kopecks. */
            subtotal: components["schemas"]["Money"];
            /** @description Sum of the discounts of the lines, kopecks, never negative. */
            discount: components["schemas"]["Money"];
            /** @description Sum of the VAT of the lines, kopecks. */
            vat: components["schemas"]["Money"];
            /** @description Sum of the lines, kopecks, VAT included, delivery not. */
            total: components["schemas"]["Money"];
            /** @description What the buyer must know before ordering, in the order of lines, at most two per line; empty when nothing. */
            warnings: components["schemas"]["CartWarning"][];
        };
        /** @description The whole cart. Without products `grid.products` is empty and all sums are 0. */
        Cart: {
            /** @description Lines and sums (R-CART-01). */
            basketProducts: {
                /** @description The table of lines. */
                grid: {
                    /** @description One line per product, in the order in which the products were added first. */
                    products: components["schemas"]["CartLine"][];
                };
                info: components["schemas"]["CartInfo"];
            };
            /**
             * Format: int64
             * @description Grows with every change of the cart, from any tab or device; a write that sends another is refused with `conflict`.
             */
            version: number;
        };
        /** @description The same Idempotency-Key came with another body. */
        ConflictProblem: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Usually null; may carry `statusCode`, by which the storefront chooses an error page (R-ERR-15 … R-ERR-17). */
            data: {
                /**
                 * Format: int32
                 * @description Status that the storefront shows instead of the page.
                 */
                statusCode?: number;
            } | null;
            /** @description Why, the first one decides. */
            errors: components["schemas"]["ConflictProblemError"][];
        };
        /** @description What was found within the cart (R-CART-05). */
        CartSearchResult: {
            /** @description Whether the visitor has a cart with products at all; false distinguishes "no cart" from "nothing found". */
            hasBasket: boolean;
            /** @description Lines that match, by product identifier written as text; empty when nothing matches. */
            items: {
                [key: string]: components["schemas"]["CartLine"];
            };
        };
        /** @description A saved cart (cart template). */
        SavedCart: {
            /**
             * Format: int64
             * @description Identifier.
             */
            id: number;
            /** @description Name, unique among the saved carts of its owner, case apart. */
            name: string;
            /** @description Remark; empty when there is none. */
            comment: string;
            visibility: components["schemas"]["SavedCartVisibility"];
            /** @description Who saved it. */
            owner: {
                /**
                 * Format: int64
                 * @description User.
                 */
                id: number;
                /** @description Surname, name and patronymic. */
                fio: string;
            };
            /**
             * Format: int32
             * @description Number of different products.
             */
            itemsCount: number;
            /** @description Sum of its lines by today's prices, kopecks; lines that can not be bought count 0. */
            total: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description Lines that can not be bought in full now (`partial`, `none`, `removed`).
             */
            unavailableCount: number;
            /**
             * Format: date-time
             * @description When it was saved first.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updatedAt: string;
            /** @description What the current user may do with it; everything else is refused. */
            allowedActions: components["schemas"]["SavedCartAllowedActions"][];
        };
        /** @description The session is known but has no right to this. */
        ForbiddenProblem: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Usually null; may carry `statusCode`, by which the storefront chooses an error page (R-ERR-15 … R-ERR-17). */
            data: {
                /**
                 * Format: int32
                 * @description Status that the storefront shows instead of the page.
                 */
                statusCode?: number;
            } | null;
            /** @description Why, the first one decides. */
            errors: components["schemas"]["ForbiddenProblemError"][];
        };
        /** @description One product of a saved cart, then and now. */
        SavedCartLine: {
            /**
             * Format: int64
             * @description Product identifier, also the identifier of the line.
             */
            id: number;
            /**
             * Format: int32
             * @description Whole units.
             */
            quantity: number;
            product: components["schemas"]["ProductCard"];
            /** @description Price of one unit when it was saved, kopecks. */
            priceThen: components["schemas"]["Money"];
            /**
             * Format: int64
             * @description Price of one unit now, kopecks; null when it is on request or no longer sold.
             */
            priceNow: number | null;
            /** @description priceNow × quantity, kopecks; 0 when `priceNow` is null. */
            sumNow: components["schemas"]["Money"];
            stockState: components["schemas"]["SavedCartLineStockState"];
            /**
             * Format: int32
             * @description Greatest quantity that can be ordered now; 9999 for what the supplier delivers to order.
             */
            maxQuantity: number;
        };
        /** @description Availability of one product in one store. */
        StockRow: {
            /** @description Store. */
            storeId: string;
            /** @description Name of the store. */
            storeName: string;
            /** @description City of the store. */
            city: string;
            /** @description Street and house. */
            address: string;
            /**
             * Format: int32
             * @description Free units, reservations taken off; 0 for `toOrder` and `none`. For `inTransit` the units on their way.
             */
            quantity: number;
            /** @description True: there are more than `quantity` units and the exact number is not given; false: `quantity` is exact. */
            moreThan: boolean;
            status: components["schemas"]["StockRowStatus"];
            etaDays?: components["schemas"]["DayRange"];
            /** @description Can be collected today if ordered now, by the opening hours and the zone of the store. */
            pickupToday: boolean;
            /** @description Opening hours as text. */
            schedule: string;
            /** @description The store belongs to the branch that the answer is made for. */
            isCurrent: boolean;
        };
        /** @description Availability of one product in all stores. */
        ProductStores: {
            /**
             * Format: int64
             * @description Product.
             */
            productId: number;
            /** @description Unit of measure, short. */
            unit: string;
            /** @description Stores of the current branch first, then those of other cities that have it (soonest first, then city name, then storeId), then to order, then none. */
            rows: components["schemas"]["StockRow"][];
        };
        /** @description Properties that the product page treats in its own way. */
        MainProps: {
            /** @description Further pictures (R-PROD-04). */
            more_photo: {
                /** @description Pictures after the main one, in the order of showing; may be empty. */
                value: components["schemas"]["Picture"][];
            };
            /** @description Numbers of the part with the makers of machines; absent when none is known. */
            oem_numbers?: {
                /** @description Numbers, sorted as text; found by the search like articles. */
                value: string[];
            };
            /** @description Where it is made; absent when not known. */
            country?: {
                /** @description Name of the country in Russian. */
                value: string;
            };
        };
        /** @description Price on the product page, with its kind and its VAT. */
        ProductDetailPrice: components["schemas"]["ProductPrice"] & {
            type: components["schemas"]["ProductDetailPriceType"];
            /**
             * Format: int32
             * @description VAT rate in whole percent, 22 for most goods since 2026-01-01.
             */
            vatRate: number;
            /** @description Whether VAT is inside the price; true for all that is sold now. */
            vatIncluded: boolean;
        };
        /** @description Size of one packed unit in whole millimetres. */
        Dimensions: {
            /**
             * Format: int32
             * @description Length, mm.
             */
            length: number;
            /**
             * Format: int32
             * @description Width, mm.
             */
            width: number;
            /**
             * Format: int32
             * @description Height, mm.
             */
            height: number;
        };
        /** @description A product as a link. */
        ProductRef: {
            /**
             * Format: int64
             * @description Identifier.
             */
            id: number;
            /** @description Code of the product page. */
            code: string;
            /** @description Article. */
            article: string;
            /** @description Full name. */
            name: string;
            /** @description Path of the product page. */
            url: string;
        };
        /** @description A stored file. The owner is checked at every read; the answer is an attachment with its encoded name. */
        File: {
            /** @description Identifier of the file. */
            id: string;
            /** @description File name with extension, as the visitor sees it. */
            name: string;
            /** @description Media type that the content really has. */
            mime: string;
            /**
             * Format: int64
             * @description Size in bytes; at most 10 MiB.
             */
            size: number;
            /** @description Where to read it, on the same origin. */
            url: string;
        };
        /** @description A paper about a product, open to everybody. */
        ProductDocument: {
            /** @description Title of the link. */
            title: string;
            kind: components["schemas"]["ProductDocumentKind"];
            file: components["schemas"]["File"];
        };
        /** @description A product with all that its page shows. */
        Product: components["schemas"]["ProductCard"] & {
            /** @description Large picture (R-PROD-02). An empty array means that there is none and is ignored (R-PROD-03); then `picture` is shown. */
            detailPicture: components["schemas"]["Picture"] | unknown[];
            mainProps: components["schemas"]["MainProps"];
            price: components["schemas"]["ProductDetailPrice"];
            /** @description All properties in the order of showing; those of one `group` stand together. Approvals of an oil have the code `gsm_search`. */
            props: components["schemas"]["ProductProperty"][];
            /**
             * Format: html
             * @description Text about the product; empty when there is none.
             */
            description: string;
            kind: components["schemas"]["ProductKind"];
            /** @description Gross weight of one unit in kilograms, three decimals at most; absent when not known. */
            weightKg?: number;
            dimensionsMm?: components["schemas"]["Dimensions"];
            /** @description Other products that do the same work (R-PROD-05); their cards come from listProductsByIds with `analogueOf`. */
            analogues: {
                /** @description Product identifiers by availability in the branch, then price, then id; empty when there is none. */
                ids: number[];
            };
            /** @description Products that this one replaces, newest first; empty when none. */
            supersedes: components["schemas"]["ProductRef"][];
            /** @description The product that replaces this one, always the last of a chain; absent when there is none. */
            supersededBy?: components["schemas"]["ProductRef"];
            /** @description Papers in the order of showing; empty when there are none. */
            documents: components["schemas"]["ProductDocument"][];
            /**
             * Format: int32
             * @description Warranty in months; 0 means none.
             */
            warrantyMonths: number;
            /** @description A whole machine, not a part: has no applicability. */
            isMachine: boolean;
            /**
             * Format: int32
             * @description Rows of its applicability; 0 hides the tab.
             */
            workabilityCount: number;
            /** @description From the home page through the sections to this product, which is the last. */
            breadcrumbs: components["schemas"]["Breadcrumb"][];
            meta: components["schemas"]["Meta"];
        };
        /** @description One machine that a part fits. What is absent is not known or not limited. */
        WorkabilityRow: {
            /**
             * Format: int64
             * @description Identifier of the row.
             */
            id: number;
            /** @description Brand of the machine. */
            brand: string;
            /** @description Kind of machine (`Экскаватор гусеничный`). */
            machineType: string;
            /** @description Model. */
            model: string;
            /** @description Modification. */
            modification?: string;
            /**
             * Format: int32
             * @description First year of make.
             */
            yearFrom?: number;
            /**
             * Format: int32
             * @description Last year of make.
             */
            yearTo?: number;
            /** @description First serial number, inclusive. */
            serialFrom?: string;
            /** @description Last serial number, inclusive. */
            serialTo?: string;
            /** @description Engine model; empty when it does not matter. */
            engine: string;
            /** @description Unit of the machine in which the part stands. */
            node: string;
            /**
             * Format: int32
             * @description Pieces in one machine.
             */
            qtyPerMachine: number;
            /** @description Remark; empty when there is none. */
            note: string;
            /** @description True when a machine of the current company matches by model, year and serial number; absent for guests and customers without machines. */
            fitsMyMachine?: boolean;
        };
        /**
         * @description Order of products. `relevance`: by the backend's own weight, in a search by how well the query matches. `priceAsc`, `priceDesc`: by the current price, products on request last in both. `available`: in stock in the branch, then in other cities, then to order, then none. `name`: by the Russian locale. Ties always go by id.
         * @enum {string}
         */
        SortCode: "relevance" | "priceAsc" | "priceDesc" | "available" | "name";
        /** @description A section of the catalogue with what its page shows. The code `all` stands for the whole catalogue (id 0, level 0). */
        Section: {
            /**
             * Format: int64
             * @description Identifier; 0 is the whole catalogue.
             */
            id: number;
            /** @description Code, unique in the whole tree; the last part of the page path. */
            code: string;
            /** @description Name, used as the heading of the page. */
            name: string;
            /** @description Path of the section page with a slash at the end, built of the codes of all levels. */
            sectionPageUrl: string;
            /**
             * Format: int64
             * @description Section above; null at level 1 and for the whole catalogue.
             */
            parentId: number | null;
            /**
             * Format: int32
             * @description Depth in the tree, 1 is the top; 0 is the whole catalogue.
             */
            level: number;
            /**
             * Format: int32
             * @description Products in this section and all sections below it, filters not counted.
             */
            countElements: number;
            /** @description Icon as SVG markup, shown as an image, so scripts in it never run (O-108); empty when there is none. */
            iconContent: string;
            /**
             * Format: int32
             * @description Place among its siblings, ascending; ties go by id.
             */
            sort: number;
            picture?: components["schemas"]["Picture"];
            defaultView: components["schemas"]["SectionDefaultView"];
            /**
             * Format: html
             * @description Text under the list; empty when there is none. Shown on page 1 only.
             */
            description: string;
            /** @description Sections one level below, by `sort`; empty at the lowest level. Sections without products are left out. */
            subSections: components["schemas"]["SectionRef"][];
            /** @description From the home page to this section, this one included as the last. */
            breadcrumbs: components["schemas"]["Breadcrumb"][];
            meta: components["schemas"]["Meta"];
        };
        /** @description One order that the visitor can choose. */
        SortOption: {
            code: components["schemas"]["SortCode"];
            /** @description Label in Russian. */
            name: string;
        };
        /** @description One page of the products of a section, with the section itself. */
        SectionListing: {
            section: components["schemas"]["Section"];
            /** @description Products of this page in the order asked for. Empty when nothing matches or the page lies beyond the last. */
            items: components["schemas"]["ProductCard"][];
            pagination: components["schemas"]["Pagination"];
            sort: components["schemas"]["SortCode"];
            /** @description Orders that can be chosen here, in the order of showing. */
            sortOptions: components["schemas"]["SortOption"][];
        };
        /** @description Bounds of a range, both inclusive; a bound that is absent is open. A price is in kopecks. */
        FilterRange: {
            /** @description Lower bound. */
            min?: number;
            /** @description Upper bound, not less than `min`. */
            max?: number;
        };
        /** @description Chosen filters by code, as the page address holds them in `filters` (O-12). Values of one filter are OR, different filters AND. An empty array, an empty string, false and a range without bounds mean that nothing is chosen. A code that the section does not have, and a value that does not suit its filter, are ignored; an unknown value matches nothing. */
        FilterSelection: {
            [key: string]: string[] | boolean | string | components["schemas"]["FilterRange"];
        };
        /** @description One value of a filter (R-CAT-04). */
        FilterValue: {
            /** @description Identifier of the value; this is what filters hold. */
            valueXmlId: string;
            /** @description Label. */
            value: string;
            /**
             * Format: int32
             * @description Products that the list would hold with this value chosen too: other filters as they are, other values of this filter not counted.
             */
            count: number;
            /** @description Chosen in the request. */
            selected: boolean;
            /** @description Choosing it would give nothing; `count` is 0 and it is not selected. */
            disabled: boolean;
        };
        /** @description One filter of the smart filter (R-CAT-03). */
        FilterEntry: {
            /** @description Code. Built in: `available`, `fullavailable`, `sellout` (flags), `gsm_search` (by specification, a list of approvals), `price` (range, kopecks), `machine` (by machine model, valueXmlId is the code of the model in the machine picker), `brand`; the rest are property codes. */
            code: string;
            /** @description Label (R-CAT-05 … R-CAT-08 for the built-in ones). */
            name: string;
            type: components["schemas"]["FilterEntryType"];
            /** @description Unit of the values; absent when there is none. A price is in kopecks and has no unit. */
            unit?: string;
            /** @description Values of a list, by `count` descending, then value, then valueXmlId; for a flag the one value `true`; empty for a range. */
            values: components["schemas"]["FilterValue"][];
            /** @description Smallest value among the products of the section; a range only. */
            min?: number;
            /** @description Greatest value among the products of the section; a range only. */
            max?: number;
            /** @description Lower bound asked for, inclusive; absent when not asked for. */
            selectedMin?: number;
            /** @description Upper bound asked for, inclusive; absent when not asked for. */
            selectedMax?: number;
        };
        /** @description All filters of a section or of a search in the state asked for. */
        SmartFilter: {
            /** @description Filters in the order of showing; a filter with fewer than two values and nothing selected is left out, flags always stand. Where no product is at all there are no filters. */
            items: components["schemas"]["FilterEntry"][];
            /**
             * Format: int32
             * @description Products that match all chosen filters.
             */
            total: number;
        };
        /** @description The query as it was understood. */
        SearchQuery: {
            /** @description The query as sent, trimmed. */
            query: string;
            /** @description The query that the result belongs to; absent when it is the one that was sent. */
            correctedQuery?: string;
            correctionType?: components["schemas"]["SearchQueryCorrectionType"];
            /** @description The only product whose article equals the query (case, separators and look-alike letters apart); the search page opens it at once. */
            exactProduct?: components["schemas"]["ProductRef"];
        };
        /** @description A product found while typing (R-CAT-26). */
        SearchProduct: {
            /**
             * Format: int64
             * @description Identifier.
             */
            id: number;
            /** @description Full name. */
            name: string;
            /** @description Article. */
            article: string;
            /** @description Path of the product page. */
            url: string;
            /** @description Brand. */
            brand: string;
            /** @description Code of the product page. */
            code: string;
        };
        /** @description A section whose name matches the query (R-CAT-27). */
        SearchSection: {
            /**
             * Format: int64
             * @description Identifier.
             */
            id: number;
            /** @description Name. */
            name: string;
            /** @description Path of the section page. */
            url: string;
            /**
             * Format: int32
             * @description Products in the section and below it.
             */
            countElements?: number;
        };
        /** @description Suggestions while typing (O-78). */
        SearchResult: components["schemas"]["SearchQuery"] & {
            /** @description The best products, exact articles first, then by relevance, then id (O-99). */
            products: components["schemas"]["SearchProduct"][];
            /** @description The best sections by relevance, then id (O-99). */
            sections: components["schemas"]["SearchSection"][];
            /**
             * Format: int32
             * @description Products found in all.
             */
            total: number;
        };
        /** @description One page of the search result. */
        SearchPage: components["schemas"]["SearchQuery"] & {
            /** @description Products of this page in the order asked for. Empty when nothing was found or the page lies beyond the last. */
            products: components["schemas"]["ProductCard"][];
            /** @description Sections whose name matches, by relevance, then id; the same on every page. */
            sections: components["schemas"]["SearchSection"][];
            pagination: components["schemas"]["Pagination"];
            sort: components["schemas"]["SortCode"];
            /** @description Orders that can be chosen here, in the order of showing. */
            sortOptions: components["schemas"]["SortOption"][];
        };
        /**
         * @description Way to deliver: pickup at a store, courier to an address, a carrier to its terminal, a carrier to the door.
         * @enum {string}
         */
        DeliveryType: "pickup" | "courier" | "carrierTerminal" | "carrierDoor";
        /** @description The buyer's choice of delivery. */
        DeliveryChoice: {
            /** @description Way. */
            type: components["schemas"]["DeliveryType"];
            /** @description Pickup point from `deliveryOptions`. For pickup an order needs it, else `deliveryUnavailable`; a calculation without it takes the first one. */
            storeId?: string;
            /**
             * Format: int64
             * @description Saved address of the buyer or of the company (listAddresses). For courier and carrierDoor an order needs it, else `addressUnavailable`; a calculation without it takes the default one.
             */
            addressId?: number;
            /** @description Terminal of the carrier. For carrierTerminal an order needs it, else `deliveryUnavailable`. */
            terminal?: string;
            unloading?: components["schemas"]["DeliveryChoiceUnloading"];
        };
        /**
         * @description Way to pay.
         * @enum {string}
         */
        PaymentType: "cardOnline" | "sbpQr" | "invoicePrepay" | "contractDeferred" | "cashPickup";
        /** @description The buyer's choice of payment. */
        PaymentChoice: {
            /** @description Way, one of `paymentOptions` that is enabled. */
            type: components["schemas"]["PaymentType"];
        };
        /**
         * @description Name of a person: at least two words of two letters or more, surname first; hyphens and apostrophes are allowed (R-FORM-23, O-95).
         * @example Смирнов Алексей Петрович
         */
        Fio: string;
        /** @description Who receives the goods. */
        Recipient: {
            /** @description Full name, at least two words. */
            fio: components["schemas"]["Fio"];
            /** @description Phone for the driver or the store. */
            phone: components["schemas"]["Phone"];
            /** @description E-mail for notices about the shipment; absent when not wanted. */
            email?: components["schemas"]["Email"];
        };
        /** @description What the buyer saw and chose. */
        OrderRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Company that buys, equal to the current one of the session, null when a person buys; another one is `contragentMismatch`. Absent, as in calculateOrder: whoever the session acts for.
             */
            contragentId?: number | null;
            /**
             * Format: int64
             * @description Contract of that company, active or expiring; null or absent means without a contract.
             */
            contractId?: number | null;
            /**
             * Format: int64
             * @description `cartVersion` of the last calculateOrder.
             */
            cartVersion: number;
            /** @description What the buyer saw in the cart; every product once. */
            products: {
                /**
                 * Format: int64
                 * @description Product id.
                 */
                id: number;
                /**
                 * Format: int32
                 * @description Quantity, at least minQty and a multiple of multiplicity.
                 */
                quantity: number;
            }[];
            /** @description Delivery, one that is enabled. */
            delivery: components["schemas"]["DeliveryChoice"];
            /** @description Payment, one that is enabled. */
            payment: components["schemas"]["PaymentChoice"];
            /** @description Who receives the goods. */
            recipient: components["schemas"]["Recipient"];
            /** @description Comment for the seller. */
            comment?: string;
            /** @description The buyer's own number; need not be unique, empty counts as not given. */
            customerOrderNumber?: string;
            /** @description Ticks of the buyer; type, version of the document and time are kept. */
            consents: {
                /** @description Accepts the offer; must be true, else `consentRequired`. */
                offer: boolean;
                /** @description Consent to the processing of personal data, a tick of its own; must be true, else `consentRequired`. */
                personalData: boolean;
                /**
                 * @description Consent to mailings; free.
                 * @default false
                 */
                marketing?: boolean;
            };
        };
        /** @description Company that an order is placed for. */
        OrderCompany: {
            /**
             * Format: int64
             * @description Company id (contragentId).
             */
            id: number;
            /** @description Short name. */
            name: string;
            /** @description ИНН. */
            inn: string;
        };
        /** @description Contract that an order is placed under. */
        OrderContract: {
            /**
             * Format: int64
             * @description Contract id.
             */
            id: number;
            /** @description Number. */
            number: string;
        };
        /**
         * @description State of an order. The label is Russian and stands in listOrderStatuses; transitions are in the description of getOrder.
         * @enum {string}
         */
        OrderStatus: "new" | "agreement" | "agreed" | "order-processing" | "confirmation" | "payment" | "in-work" | "ready-for-shipment" | "completed" | "canceled";
        /**
         * @description How far an order is paid: none (nothing is due yet), awaiting, partial, paid, overdue (a deferral has passed), refunded.
         * @enum {string}
         */
        PaymentStatus: "none" | "awaiting" | "partial" | "paid" | "overdue" | "refunded";
        /** @description Product of an order or a shipment as it was named when the order was placed; later changes of the catalogue do not touch it. */
        OrderProduct: {
            /**
             * Format: int64
             * @description Product id.
             */
            id: number;
            /** @description Identifier of the product in exchange. */
            xmlId: string;
            /** @description Code of the product page, `/product/{code}/`; the page may no longer exist (404). */
            code: string;
            /** @description Article. */
            article: string;
            /** @description Brand. */
            brand: string;
            /** @description Name. */
            name: string;
            /** @description Path of the product page. */
            url: string;
            /** @description Main picture; null when there is none. */
            picture: components["schemas"]["Picture"] | null;
            /** @description Unit of measure, in Russian («шт», «л»). */
            unit: string;
            /**
             * Format: int32
             * @description Quantity must be a multiple of this.
             */
            multiplicity: number;
            /**
             * Format: int32
             * @description Smallest quantity that can be ordered.
             */
            minQty: number;
        };
        /** @description A store or pickup point. */
        OrderStore: {
            /** @description Store, as in listStores. */
            storeId: string;
            /** @description Name of the store. */
            name: string;
            /** @description City. */
            city: string;
            /** @description Street address. */
            address: string;
        };
        /** @description A line of an order; one line per product. It counts in the totals whatever its `lineStatus`: what the seller can't deliver is taken out of `quantity`. */
        OrderLine: {
            /**
             * Format: int64
             * @description Line id, constant while the line exists.
             */
            id: number;
            /** @description What was ordered. */
            product: components["schemas"]["OrderProduct"];
            /**
             * Format: int32
             * @description Quantity ordered, in units.
             */
            quantity: number;
            /**
             * Format: int32
             * @description Of it already handed over.
             */
            shippedQuantity: number;
            /** @description Price of one unit with VAT, fixed when the order was placed. */
            price: components["schemas"]["Money"];
            /** @description Price of one unit before the reduction, VAT included, fixed with `price`; equal to it when nothing was reduced. */
            fullPrice: components["schemas"]["Money"];
            /** @description (fullPrice − price) × quantity, never negative. */
            discount: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description VAT rate in percent, of the product on the day of the order; 0 means no VAT.
             */
            vatRate: number;
            /** @description VAT included in `sum`: sum × rate / (100 + rate), rounded half up to a kopeck. */
            vat: components["schemas"]["Money"];
            /** @description price × quantity, VAT included. */
            sum: components["schemas"]["Money"];
            /** @description Store that serves the line; null until it is chosen. */
            store: components["schemas"]["OrderStore"] | null;
            /**
             * Format: date
             * @description Day when the line can be handed over, in the zone of the branch; null when unknown.
             */
            eta: string | null;
            lineStatus: components["schemas"]["OrderLineLineStatus"];
        };
        /** @description Totals. Every number is a sum of line values; nothing is rounded again. */
        OrderTotals: {
            /** @description Sum of the lines at full price: their sums and their discounts, VAT included. */
            goods: components["schemas"]["Money"];
            /** @description Sum of the discounts of the lines, not negative; it is subtracted. */
            discount: components["schemas"]["Money"];
            /** @description Price of delivery with VAT; null while the manager has yet to calculate it, then `total` is without it. */
            delivery: components["schemas"]["Money"] | null;
            /**
             * Format: int32
             * @description VAT rate of delivery in whole percent, the same for every way to deliver; 0 means no VAT. Told also while the price is unknown.
             */
            deliveryVatRate: number;
            /** @description VAT included in `delivery`, rounded half up to a kopeck; 0 while the price is unknown. */
            deliveryVat: components["schemas"]["Money"];
            /** @description VAT included in `total`: sum of the lines' VAT and `deliveryVat`. */
            vat: components["schemas"]["Money"];
            /** @description goods − discount + delivery. */
            total: components["schemas"]["Money"];
            /** @description Already paid and not refunded. */
            paid: components["schemas"]["Money"];
            /** @description Left to pay: total − paid, never negative. */
            due: components["schemas"]["Money"];
        };
        /** @description Parts of an address; empty parts are empty strings. */
        AddressComponents: {
            /** @description Region. */
            region: string;
            /** @description City or settlement. */
            city: string;
            /** @description Street with its kind. */
            street: string;
            /** @description House, building. */
            house: string;
            /** @description Flat or office. */
            flat: string;
            /** @description Postal code, 6 digits, or empty. */
            postalCode: string;
            /**
             * Format: uuid
             * @description Identifier in the ФИАС directory; null when not found there.
             */
            fiasId?: string | null;
        };
        /** @description The contact person at the address. */
        AddressContact: {
            /** @description Full name. */
            fio: components["schemas"]["Fio"];
            /** @description Phone. */
            phone: components["schemas"]["Phone"];
        };
        /** @description A saved delivery address of a person or a company. */
        DeliveryAddress: {
            /**
             * Format: int64
             * @description Address id.
             */
            id: number;
            /**
             * Format: int32
             * @description Grows by 1 with every change; updates send the one they saw.
             */
            version: number;
            /** @description Name that the customer gave. */
            title: string;
            /**
             * Format: int64
             * @description Company; null for an address of a person.
             */
            companyId: number | null;
            /** @description Address in one line; it has a street or a house. */
            value: string;
            /** @description Its parts. */
            components: components["schemas"]["AddressComponents"];
            /**
             * Format: double
             * @description Latitude, degrees WGS 84; null when unknown.
             */
            lat: number | null;
            /**
             * Format: double
             * @description Longitude, degrees WGS 84; null when unknown.
             */
            lon: number | null;
            /** @description The contact person at the address; null when not given. */
            contact: components["schemas"]["AddressContact"] | null;
            /** @description Note for the driver; may be empty. */
            note: string;
            /** @description When goods are received; may be empty. */
            workHours: string;
            /** @description A crane is needed for unloading. */
            craneNeeded: boolean;
            /** @description Chosen in the checkout; at most one per owner. */
            isDefault: boolean;
            /**
             * Format: int32
             * @description Open orders that use it; deleting asks again when it is not 0.
             */
            usedInOpenOrders: number;
        };
        /** @description How an order is delivered. Exactly the part that suits the type is filled: store for pickup, address for courier and carrierDoor, terminal for carrierTerminal. */
        Delivery: {
            /** @description Way. */
            type: components["schemas"]["DeliveryType"];
            /** @description Pickup point; null for other types. */
            store: components["schemas"]["OrderStore"] | null;
            /** @description Address as it was when chosen; null for other types. */
            address: components["schemas"]["DeliveryAddress"] | null;
            /** @description Terminal of the carrier, as text; null for other types. */
            terminal: string | null;
            /** @description Price with VAT; 0 is free, null means «рассчитает менеджер». */
            price: components["schemas"]["Money"] | null;
            /**
             * Format: date
             * @description First possible day, zone of the branch; null when unknown.
             */
            etaFrom: string | null;
            /**
             * Format: date
             * @description Last expected day, not before etaFrom; null when unknown.
             */
            etaTo: string | null;
            unloading: components["schemas"]["DeliveryUnloading"];
            /** @description A power of attorney is needed to receive the goods (company orders). */
            needsAuthority: boolean;
            /** @description Who receives; null until given. */
            recipient: components["schemas"]["Recipient"] | null;
        };
        /** @description How an order is paid. */
        Payment: {
            /** @description Way. */
            type: components["schemas"]["PaymentType"];
            /** @description Its name, in Russian. */
            title: string;
            /**
             * Format: date
             * @description Pay by this day: end of the invoice or of the deferral; null when there is no term.
             */
            dueDate: string | null;
        };
        /** @description Invoice of an order. It is made in the background: queued → ready or failed. */
        OrderInvoice: {
            status: components["schemas"]["OrderInvoiceStatus"];
            /**
             * Format: date-time
             * @description When it was asked for, UTC.
             */
            requestedAt: string;
            /** @description Number; null until ready. */
            number: string | null;
            /**
             * Format: date
             * @description Date of the invoice; null until ready.
             */
            date: string | null;
            /**
             * Format: date
             * @description Last day to pay by it; null until ready.
             */
            validUntil: string | null;
            /** @description PDF; null until ready. */
            file: components["schemas"]["File"] | null;
            /** @description Why it failed, in Russian; null otherwise. */
            failReason: string | null;
        };
        /** @description Messenger or network of a manager. */
        ManagerSocial: {
            /** @description Kind (telegram, whatsapp, max, vk …). Open list: the storefront does not show a kind that it does not know. */
            type: string;
            /** @description Absolute https address. */
            link: string;
        };
        /** @description Personal manager of a company. */
        Manager: {
            /** @description Job title. */
            title: string;
            /** @description Full name. */
            name: string;
            /** @description Phone; null when not given. */
            phone: components["schemas"]["Phone"] | null;
            /** @description E-mail; null when not given. */
            email: components["schemas"]["Email"] | null;
            /** @description Messengers and networks, in the order to show. */
            socials: components["schemas"]["ManagerSocial"][];
        };
        /** @description One change of the order. */
        OrderHistoryEntry: {
            /**
             * Format: date-time
             * @description When, UTC.
             */
            at: string;
            /** @description Who, as shown: name of the user, or «Кран-Деталь» for the seller. */
            actor: string;
            /** @description Status before; null for the creation. */
            from: components["schemas"]["OrderStatus"] | null;
            /** @description Status after; equal to `from` when something else changed. */
            to: components["schemas"]["OrderStatus"];
            /** @description What was said or done, in Russian. */
            comment?: string;
        };
        /** @description Agreement of an order inside the buyer's company. */
        OrderApproval: {
            /** @description Agreement is needed. */
            required: boolean;
            state: components["schemas"]["OrderApprovalState"];
            /** @description Why it is needed, in Russian. */
            reason: string;
            /** @description Who decided; absent until decided. */
            decidedBy?: string;
            /**
             * Format: date-time
             * @description When, UTC; absent until decided.
             */
            decidedAt?: string;
            /** @description Comment of the approver. */
            comment?: string;
        };
        /** @description What the seller changed and the buyer has to confirm (status confirmation). */
        OrderChange: {
            /**
             * Format: int64
             * @description The line; null when a term of the whole order changed.
             */
            lineId: number | null;
            field: components["schemas"]["OrderChangeField"];
            /** @description Value before, as text for the screen; money as kopecks in digits. */
            from: string;
            /** @description Value after, in the same form; empty when removed. */
            to: string;
        };
        /** @description Wish to cancel an order that the seller already works on. */
        OrderCancelRequest: {
            reason: components["schemas"]["OrderCancelRequestReason"];
            /** @description Comment of the buyer; may be empty. */
            comment: string;
            state: components["schemas"]["OrderCancelRequestState"];
            /**
             * Format: date-time
             * @description When it was sent, UTC.
             */
            sentAt: string;
        };
        /**
         * @description What the current user may do with the order now; the screen draws a button for these and nothing else. `x-actions` names the call of each, the statuses in which it is offered and the right that it asks for in the company of the order.
         * @enum {string}
         */
        OrderAction: "cancel" | "requestCancel" | "tellCancelReason" | "sendToApprove" | "approve" | "return" | "confirmContract" | "copy" | "updateProducts" | "deleteProduct" | "requestInvoice" | "sendInvoice" | "pay" | "changeDelivery";
        /** @description An order. Prices, names and terms are those of the day it was placed. */
        Order: {
            /**
             * Format: int64
             * @description Order id.
             */
            id: number;
            /** @description Number as shown, unique. */
            number: string;
            /**
             * Format: int32
             * @description Grows by 1 with every change by anybody; each action sends the one it saw.
             */
            version: number;
            /**
             * Format: date-time
             * @description When it was placed, UTC.
             */
            createdAt: string;
            /** @description Who placed it. */
            author: {
                /**
                 * Format: int64
                 * @description User id.
                 */
                id: number;
                /** @description Full name. */
                fio: string;
            };
            /** @description Buyer; null for a person. */
            company: components["schemas"]["OrderCompany"] | null;
            /** @description Contract; null without one. */
            contract: components["schemas"]["OrderContract"] | null;
            /** @description State. */
            status: components["schemas"]["OrderStatus"];
            /** @description How far it is paid. */
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** @description Lines in the order of the cart. */
            items: components["schemas"]["OrderLine"][];
            /** @description Totals. */
            totals: components["schemas"]["OrderTotals"];
            /** @description Delivery. */
            delivery: components["schemas"]["Delivery"];
            /** @description Payment. */
            payment: components["schemas"]["Payment"];
            /** @description Invoice; null until asked for. */
            invoice: components["schemas"]["OrderInvoice"] | null;
            /** @description Papers of the order, the newest first. */
            documents: components["schemas"]["File"][];
            /** @description Manager of the seller; null until appointed. */
            manager: components["schemas"]["Manager"] | null;
            /** @description Comment of the buyer; empty when there is none. */
            comment: string;
            /** @description The buyer's own number; null when not given. */
            customerOrderNumber: string | null;
            /** @description Every change of the status, and what the buyer changed in lines and delivery, the oldest first. What else raises the version (a reservation, the invoice) has no entry. */
            history: components["schemas"]["OrderHistoryEntry"][];
            /** @description Agreement; null when it is not needed. */
            approval: components["schemas"]["OrderApproval"] | null;
            /** @description What waits for the buyer's confirmation; empty outside the status confirmation. */
            changes: components["schemas"]["OrderChange"][];
            /** @description Wish to cancel; null when there is none. */
            cancelRequest: components["schemas"]["OrderCancelRequest"] | null;
            /** @description What the current user may do now, no value twice. */
            allowedActions: components["schemas"]["OrderAction"][];
        };
        /** @description A part of the order that leaves one store at one time. */
        Shipment: {
            /** @description Where it leaves from. */
            store: components["schemas"]["OrderStore"];
            /** @description What is in it, in the order of the cart. A line is never split, it leaves one store whole. */
            lines: {
                /**
                 * Format: int64
                 * @description Product id.
                 */
                productId: number;
                /** @description Name of the product. */
                name: string;
                /**
                 * Format: int32
                 * @description Quantity.
                 */
                quantity: number;
                /** @description Price of one unit, VAT included. */
                price: components["schemas"]["Money"];
                /** @description Price of one unit before the reduction; equal to `price` when nothing is reduced. */
                fullPrice: components["schemas"]["Money"];
                /** @description (fullPrice − price) × quantity, never negative. */
                discount: components["schemas"]["Money"];
                /** @description price × quantity, VAT included. */
                sum: components["schemas"]["Money"];
                /**
                 * Format: int32
                 * @description VAT rate of the product in whole percent; 0 means no VAT.
                 */
                vatRate: number;
                /** @description VAT included in `sum`, rounded half up to a kopeck. */
                vat: components["schemas"]["Money"];
            }[];
            /**
             * Format: date
             * @description First day when it can be received; null when unknown.
             */
            etaFrom: string | null;
            /**
             * Format: date
             * @description Last expected day; null when unknown.
             */
            etaTo: string | null;
            /**
             * Format: double
             * @description Weight in kilograms, to three decimals.
             */
            weightKg: number;
            /** @description Sum of its lines. */
            sum: components["schemas"]["Money"];
        };
        /** @description A way to deliver what is in the cart. Ways that are impossible are listed with a reason, never left out. */
        DeliveryOption: {
            /** @description Way. */
            type: components["schemas"]["DeliveryType"];
            /** @description Can be chosen. */
            enabled: boolean;
            /** @description Why it can not, in Russian; null when enabled. */
            reasonDisabled: string | null;
            /** @description Pickup points, the current branch first, then by name; empty for other types. */
            stores: components["schemas"]["OrderStore"][];
            /** @description Price with VAT for the chosen or default address; 0 is free, null means «рассчитает менеджер». */
            price: components["schemas"]["Money"] | null;
            /**
             * Format: date
             * @description First possible day; null when unknown.
             */
            etaFrom: string | null;
            /**
             * Format: date
             * @description Last expected day; null when unknown.
             */
            etaTo: string | null;
        };
        /** @description A way to pay for this cart with this delivery, buyer and contract. Impossible ways are listed with a reason. */
        PaymentOption: {
            /** @description Way. */
            type: components["schemas"]["PaymentType"];
            /** @description Name, in Russian. */
            title: string;
            /** @description Can be chosen. */
            enabled: boolean;
            /** @description Why it can not, in Russian; null when enabled. */
            reasonDisabled: string | null;
        };
        /** @description Something the buyer should know before placing the order; it does not block. */
        OrderWarning: {
            code: components["schemas"]["OrderWarningCode"];
            /** @description Text for the buyer, in Russian. */
            message: string;
            /**
             * Format: int64
             * @description The product meant; absent when it is about the whole order.
             */
            productId?: number;
        };
        /** @description The checkout, computed by the server for the cart as it is now. */
        OrderCalculation: {
            /** @description Parts by store, the soonest first, ties by storeId; empty when nothing can be delivered. */
            shipments: components["schemas"]["Shipment"][];
            /** @description Totals; `paid` is 0. */
            totals: components["schemas"]["OrderTotals"];
            /** @description All ways to deliver, in the order of DeliveryType. */
            deliveryOptions: components["schemas"]["DeliveryOption"][];
            /** @description All ways to pay, in the order of PaymentType. */
            paymentOptions: components["schemas"]["PaymentOption"][];
            /** @description The order will wait for agreement inside the company: the buyer lacks `orders.placeWithoutApproval` or is over the limit. */
            approvalRequired: boolean;
            /** @description Why, in Russian; null when no approval is needed. */
            approvalReason: string | null;
            /**
             * Format: int64
             * @description Version of the cart that was calculated; addOrder sends it back.
             */
            cartVersion: number;
            /** @description Warnings, in the order of the cart, those about the whole order last; the first 100. */
            warnings: components["schemas"]["OrderWarning"][];
        };
        /** @description An order in the list. */
        OrderListItem: {
            /**
             * Format: int64
             * @description Order id.
             */
            id: number;
            /** @description Number. */
            number: string;
            /**
             * Format: date-time
             * @description When it was placed, UTC.
             */
            createdAt: string;
            /** @description The buyer's own number. */
            customerOrderNumber: string | null;
            /** @description Buyer; null for a person. */
            company: components["schemas"]["OrderCompany"] | null;
            /** @description State. */
            status: components["schemas"]["OrderStatus"];
            /** @description How far it is paid. */
            paymentStatus: components["schemas"]["PaymentStatus"];
            /**
             * Format: int32
             * @description Number of lines.
             */
            itemsCount: number;
            /** @description Total with VAT. */
            total: components["schemas"]["Money"];
            /** @description Left to pay. */
            due: components["schemas"]["Money"];
            /**
             * Format: date
             * @description Last expected day of delivery; null when unknown or canceled.
             */
            expectedDate: string | null;
            /**
             * Format: int32
             * @description Version, for actions from the list.
             */
            version: number;
            /** @description The action to offer first; one of allowedActions, null when nothing is expected from the buyer. */
            nextAction: components["schemas"]["OrderAction"] | null;
            /** @description What the current user may do now. */
            allowedActions: components["schemas"]["OrderAction"][];
        };
        /** @description A tab of the order list. */
        OrderTabCount: {
            code: components["schemas"]["OrderTabCountCode"];
            /** @description Label, in Russian. */
            label: string;
            /**
             * Format: int32
             * @description Orders under it.
             */
            count: number;
        };
        /** @description A status with its label and the number of orders. */
        OrderStatusCount: {
            /** @description Status. */
            code: components["schemas"]["OrderStatus"];
            /** @description Label, in Russian. */
            label: string;
            /**
             * Format: int32
             * @description Orders in this status that the user may see.
             */
            count: number;
        };
        /** @description An order for a picker. */
        OrderShort: {
            /**
             * Format: int64
             * @description Order id.
             */
            id: number;
            /** @description Number. */
            number: string;
            /**
             * Format: date-time
             * @description When it was placed, UTC.
             */
            createdAt: string;
            /** @description State. */
            status: components["schemas"]["OrderStatus"];
            /** @description Total with VAT. */
            total: components["schemas"]["Money"];
        };
        /** @description The order, its version and what the action needs. */
        OrderDeliveryChange: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Order.
             */
            orderId: number;
            /**
             * Format: int32
             * @description Version of the order that the screen shows; a stale one is refused with `conflict`.
             */
            version: number;
            /** @description New delivery. */
            delivery: components["schemas"]["DeliveryChoice"];
            /** @description New recipient; absent keeps the old one. */
            recipient?: components["schemas"]["Recipient"];
        };
        /** @description How to pay an order online. Valid once; ask again after `expiresAt`. */
        PaymentTemplate: {
            type: components["schemas"]["PaymentTemplateType"];
            /** @description What the payment is for, kopecks: what was due when it was created. */
            amount: components["schemas"]["Money"];
            /** @description Address at the payment provider. */
            url: string;
            /** @description Hidden fields of the form; empty for the other types. */
            fields: {
                /** @description Name of the field. */
                name: string;
                /** @description Its value. */
                value: string;
            }[];
            /**
             * Format: date-time
             * @description Until when it can be used, UTC.
             */
            expiresAt: string;
        };
        /** @description The order, its version and what the action needs. */
        OrderLinesChange: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Order.
             */
            orderId: number;
            /**
             * Format: int32
             * @description Version of the order that the screen shows; a stale one is refused with `conflict`.
             */
            version: number;
            /** @description Lines to change, every line once. */
            lines: {
                /**
                 * Format: int64
                 * @description Line.
                 */
                lineId: number;
                /**
                 * Format: int32
                 * @description New quantity, at least minQty and a multiple of multiplicity.
                 */
                quantity: number;
            }[];
        };
        /** @description The line and its quantity. */
        OrderLineChange: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int32
             * @description Version of the order that the screen shows; a stale one is refused with `conflict`.
             */
            version: number;
            /**
             * Format: int64
             * @description Line.
             */
            lineId: number;
            /**
             * Format: int32
             * @description New quantity, at least minQty and a multiple of multiplicity.
             */
            quantity: number;
        };
        /** @description The order, its version and what the action needs. */
        OrderLinesReplacement: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Order.
             */
            orderId: number;
            /**
             * Format: int32
             * @description Version of the order that the screen shows; a stale one is refused with `conflict`.
             */
            version: number;
            /**
             * Format: int64
             * @description Version of the cart that the buyer saw.
             */
            cartVersion: number;
        };
        /**
         * @description What the current user may do with the machine now; `x-actions` names the call of each.
         * @enum {string}
         */
        MachineAction: "edit" | "sendTask" | "findParts" | "delete";
        /** @description A machine of the customer. The serial number is the key. */
        Machine: {
            /**
             * Format: int64
             * @description Machine id.
             */
            id: number;
            /** @description Kind, in Russian («Экскаватор гусеничный»). */
            type: string;
            /** @description Brand. */
            brand: string;
            /** @description Model. */
            model: string;
            /** @description Modification; null when there is none. */
            modification: string | null;
            /**
             * Format: int32
             * @description Year of make.
             */
            year: number;
            /** @description Serial number, unique per brand. */
            serialNumber: string;
            /** @description VIN; null when there is none. */
            vin: string | null;
            /** @description Engine. */
            engineModel: string | null;
            /** @description Registration plate. */
            regPlate: string | null;
            /** @description Name the owner gave. */
            name: string;
            /** @description Where it works; may be empty. */
            location: string;
            /** @description Engine hours; null when never read. */
            motohours: {
                /**
                 * Format: int32
                 * @description Hours.
                 */
                value: number;
                /**
                 * Format: date
                 * @description Day of the reading.
                 */
                at: string;
            } | null;
            ownership: components["schemas"]["MachineOwnership"];
            /**
             * Format: date
             * @description Last day of the warranty; null when unknown or over.
             */
            warrantyUntil: string | null;
            status: components["schemas"]["MachineStatus"];
            /**
             * Format: int64
             * @description Company it belongs to; null for a person.
             */
            companyId: number | null;
            /** @description Photo. */
            photo: components["schemas"]["Picture"] | null;
            /** @description What the current user may do now. */
            allowedActions: components["schemas"]["MachineAction"][];
        };
        /**
         * @description State of a request: accepted, the seller works on it, it waits for the customer, closed.
         * @enum {string}
         */
        RequestStatus: "new" | "inProgress" | "waitingCustomer" | "closed";
        /** @description An accepted request about a machine; getRequest reads it by its id. */
        MachineTask: {
            /**
             * Format: int64
             * @description Request id.
             */
            id: number;
            /** @description Number as shown. */
            number: string;
            /**
             * Format: int64
             * @description Machine.
             */
            machineId: number;
            /** @description State; new after creation. */
            status: components["schemas"]["RequestStatus"];
            /**
             * Format: date-time
             * @description When it was accepted, UTC.
             */
            createdAt: string;
        };
        /** @description A machine that the dealer knows, found by its serial number. It shows no data of its owner. */
        MachineKnown: {
            /** @description Serial number as asked. */
            serialNumber: string;
            /** @description The dealer knows it. */
            found: boolean;
            /**
             * Format: int64
             * @description Id when it is already linked to this customer; else null.
             */
            machineId: number | null;
            /** @description Kind; null when not found. */
            type: string | null;
            /** @description Brand. */
            brand: string | null;
            /** @description Model. */
            model: string | null;
            /**
             * Format: int32
             * @description Year of make.
             */
            year: number | null;
            /** @description It can be linked to this customer: found and not linked to anybody. */
            linkable: boolean;
        };
        /** @description The machine. */
        MachineRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Company, equal to the current one of the session; null or absent when a person acts (`contragentMismatch` when the session acts for a company).
             */
            contragentId?: number | null;
            /**
             * Format: int64
             * @description Model of findMachineModels; null for another make.
             */
            modelId?: number | null;
            /** @description Kind, in Russian; needed without a model. */
            type?: string | null;
            /** @description Brand; needed without a model. */
            brand?: string | null;
            /** @description Model; needed without a model. */
            model?: string | null;
            /** @description Modification. */
            modification?: string | null;
            /** @description Serial number; case and hyphens do not tell two apart. */
            serialNumber: string;
            /**
             * Format: int32
             * @description Year of make.
             */
            year: number;
            /** @description VIN. */
            vin?: string | null;
            /** @description Engine. */
            engineModel?: string | null;
            /** @description Registration plate. */
            regPlate?: string | null;
            /** @description Name that the owner gives, unique among own machines. */
            name: string;
            /** @description Where it works; absent is empty. */
            location?: string | null;
            /** @description Engine hours; null when never read. */
            motohours?: {
                /**
                 * Format: int32
                 * @description Hours.
                 */
                value: number;
                /**
                 * Format: date
                 * @description Day of the reading, today in Moscow or before.
                 */
                at: string;
            } | null;
            ownership: components["schemas"]["MachineRequestOwnership"];
        };
        /** @description What changes. */
        MachineChange: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /** @description Name. */
            name?: string;
            /** @description Where it works; may be empty. */
            location?: string;
            /** @description Engine hours; null when never read. */
            motohours?: {
                /**
                 * Format: int32
                 * @description Hours.
                 */
                value: number;
                /**
                 * Format: date
                 * @description Day of the reading, today in Moscow or before.
                 */
                at: string;
            } | null;
            /** @description Registration plate. */
            regPlate?: string | null;
            /** @description VIN. */
            vin?: string | null;
            /** @description Engine. */
            engineModel?: string | null;
            ownership?: components["schemas"]["MachineChangeOwnership"];
            /** @description Serial number, while pendingVerification. */
            serialNumber?: string;
            status?: components["schemas"]["MachineChangeStatus"];
        };
        /** @description A model of machine that the dealer knows. */
        MachineModel: {
            /**
             * Format: int64
             * @description Model id.
             */
            id: number;
            /** @description Brand. */
            brand: string;
            /** @description Kind, in Russian. */
            machineType: string;
            /** @description Model. */
            model: string;
            /** @description Modification; null when there is one only. */
            modification: string | null;
            /** @description Engine; null when it differs. */
            engine: string | null;
            /**
             * Format: int32
             * @description First year of make.
             */
            yearFrom: number;
            /**
             * Format: int32
             * @description Last year of make; null while it is made.
             */
            yearTo: number | null;
            /** @description What its serial numbers begin with. */
            serialPrefix: string;
        };
        /** @description A part that fits a machine. */
        MachinePart: {
            /** @description The part. */
            product: components["schemas"]["ProductCard"];
            /** @description Unit of the machine in which it stands. */
            node: string;
            /**
             * Format: int32
             * @description Pieces in one machine.
             */
            qtyPerMachine: number;
            /** @description Remark; empty when there is none. */
            note: string;
        };
        /**
         * @description What a request is about: question, complaint about goods, return, papers, price, cancellation of an order (requestOrderCancel), a machine (addMachineTask).
         * @enum {string}
         */
        RequestTopic: "question" | "claim" | "return" | "documents" | "price" | "orderCancel" | "machineTask";
        /** @description Order that a request is about. */
        RequestOrder: {
            /**
             * Format: int64
             * @description Order id.
             */
            id: number;
            /** @description Number as shown. */
            number: string;
        };
        /** @description Machine that a request is about. */
        RequestMachine: {
            /**
             * Format: int64
             * @description Machine id.
             */
            id: number;
            /** @description Name. */
            name: string;
            /** @description Serial number. */
            serialNumber: string;
        };
        /**
         * @description What the current user may do with the request now; `x-actions` names the call of each.
         * @enum {string}
         */
        RequestAction: "message" | "close";
        /** @description A request in the list. */
        RequestListItem: {
            /**
             * Format: int64
             * @description Request id.
             */
            id: number;
            /** @description Number as shown. */
            number: string;
            topic: components["schemas"]["RequestTopic"];
            /** @description First words of the text, at most 120 characters. */
            subject: string;
            /**
             * Format: int64
             * @description Company it belongs to; null for a person.
             */
            companyId: number | null;
            /** @description Who sent it. */
            author: {
                /**
                 * Format: int64
                 * @description User.
                 */
                id: number;
                /** @description Full name. */
                fio: string;
            };
            /** @description Order; null when it is about none. */
            order: components["schemas"]["RequestOrder"] | null;
            /** @description Machine; null when it is about none. */
            machine: components["schemas"]["RequestMachine"] | null;
            status: components["schemas"]["RequestStatus"];
            /**
             * Format: date-time
             * @description When it was sent, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it or a message was changed last, UTC.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description Messages of the seller that this user has not read (getRequest reads them).
             */
            unread: number;
            /** @description What the current user may do now. */
            allowedActions: components["schemas"]["RequestAction"][];
        };
        /** @description A message in a request. */
        RequestMessage: {
            /**
             * Format: int64
             * @description Message id.
             */
            id: number;
            /**
             * Format: date-time
             * @description When, UTC.
             */
            at: string;
            from: components["schemas"]["RequestMessageFrom"];
            /** @description Name of the writer. */
            author: string;
            /** @description Text, plain; line breaks are kept. */
            text: string;
            /** @description Attached files. */
            files: components["schemas"]["File"][];
        };
        /** @description A request of a customer to the seller, with its messages. */
        Request: {
            /**
             * Format: int64
             * @description Request id.
             */
            id: number;
            /** @description Number as shown. */
            number: string;
            topic: components["schemas"]["RequestTopic"];
            /** @description First words of the text, at most 120 characters. */
            subject: string;
            /**
             * Format: int64
             * @description Company it belongs to; null for a person.
             */
            companyId: number | null;
            /** @description Who sent it. */
            author: {
                /**
                 * Format: int64
                 * @description User.
                 */
                id: number;
                /** @description Full name. */
                fio: string;
            };
            /** @description Order; null when it is about none. */
            order: components["schemas"]["RequestOrder"] | null;
            /** @description Machine; null when it is about none. */
            machine: components["schemas"]["RequestMachine"] | null;
            status: components["schemas"]["RequestStatus"];
            /**
             * Format: date-time
             * @description When it was sent, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it or a message was changed last, UTC.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description Messages of the seller that this user has not read (getRequest reads them).
             */
            unread: number;
            /** @description What the current user may do now. */
            allowedActions: components["schemas"]["RequestAction"][];
            /** @description Text, plain; line breaks are kept. */
            text: string;
            /** @description Attached files. */
            files: components["schemas"]["File"][];
            /** @description Messages, the oldest first; at most 500. */
            messages: components["schemas"]["RequestMessage"][];
        };
        /** @description Files uploaded before by the same user, each attached once; at most 5. */
        FileIds: string[];
        /** @description The request. */
        RequestRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Company, equal to the current one of the session; null or absent when a person acts (`contragentMismatch` when the session acts for a company).
             */
            contragentId?: number | null;
            topic: components["schemas"]["RequestRequestTopic"];
            /**
             * Format: int64
             * @description Order of the same company or person; needed for a claim and a return.
             */
            orderId?: number | null;
            /**
             * Format: int64
             * @description Machine of the same company or person.
             */
            machineId?: number | null;
            /** @description Text, plain; line breaks are kept. */
            text: string;
            fileIds?: components["schemas"]["FileIds"];
        };
        /** @description What is sent to add or change a delivery address. */
        DeliveryAddressInput: {
            /** @description Name, unique per owner without regard to case. */
            title: string;
            /**
             * Format: int64
             * @description Company, equal to the current one of the session; null for a person.
             */
            companyId: number | null;
            /** @description Address in one line; must have a street or a house. */
            value: string;
            /** @description Its parts, as the suggestion gave them. */
            components: components["schemas"]["AddressComponents"];
            /**
             * Format: double
             * @description Latitude; absent or null when the suggestion had none.
             */
            lat?: number | null;
            /**
             * Format: double
             * @description Longitude; absent or null when the suggestion had none.
             */
            lon?: number | null;
            /** @description The contact person at the address. */
            contact?: components["schemas"]["AddressContact"] | null;
            /** @description Note for the driver. */
            note?: string;
            /** @description When goods are received. */
            workHours?: string;
            /**
             * @description A crane is needed for unloading.
             * @default false
             */
            craneNeeded?: boolean;
            /**
             * @description Make it the default; the former one loses the mark.
             * @default false
             */
            isDefault?: boolean;
        };
        /** @description A carrier that delivers orders. */
        Carrier: {
            /** @description Code, sent as `carrier` to listTerminals. */
            code: string;
            /** @description Name as shown. */
            name: string;
        };
        /** @description A terminal of a carrier, where the buyer picks up the goods. */
        Terminal: {
            /**
             * Format: int64
             * @description Terminal id.
             */
            id: number;
            /** @description Whose terminal it is. */
            carrier: components["schemas"]["Carrier"];
            /** @description Name that the carrier gives it. */
            name: string;
            /** @description City or settlement. */
            city: string;
            /** @description Street address, without the city. */
            address: string;
            /** @description Carrier, city, name and address in one line: the text that is sent as `delivery.terminal` of an order. */
            value: string;
            /**
             * Format: double
             * @description Latitude in degrees, WGS 84.
             */
            lat: number;
            /**
             * Format: double
             * @description Longitude in degrees, WGS 84.
             */
            lon: number;
            /** @description Phone; null when the carrier gives none. */
            phone: components["schemas"]["Phone"] | null;
            /** @description Working hours, Monday first. */
            schedule: components["schemas"]["ScheduleRow"][];
            /**
             * Format: int32
             * @description Heaviest single piece that is handed out here, kg; null when there is no limit.
             */
            maxPieceKg: number | null;
        };
        /** @description A paper or report that is made in the background. queued → ready or failed; it is kept for 24 hours after its end. */
        Job: {
            /** @description Job id. */
            id: string;
            kind: components["schemas"]["JobKind"];
            status: components["schemas"]["JobStatus"];
            /**
             * Format: date-time
             * @description When it was asked for, UTC.
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When it became ready, UTC; null until then.
             */
            readyAt: string | null;
            /** @description Why it failed, in Russian; null otherwise. */
            failReason: string | null;
        };
        /** @description Balance under one contract, in kopecks. */
        BalanceRow: {
            /**
             * Format: int64
             * @description Contract; null for dealings without a contract.
             */
            contractId: number | null;
            /** @description Number; empty without a contract. */
            contractNumber: string;
            /** @description advance − debt: negative when the company owes. */
            balance: components["schemas"]["Money"];
            /** @description Owed in all, not negative. */
            debt: components["schemas"]["Money"];
            /** @description Part of the debt that is past its day. */
            overdue: components["schemas"]["Money"];
            /** @description Paid ahead. */
            advance: components["schemas"]["Money"];
            /** @description Credit that is left; 0 without credit. */
            creditLeft: components["schemas"]["Money"];
        };
        /** @description Debt by age in days past the due day; the sum is the whole debt. */
        BalanceAgeing: {
            /** @description Not due yet. */
            notDue: components["schemas"]["Money"];
            /** @description 1 to 15 days overdue. */
            d1_15: components["schemas"]["Money"];
            /** @description 16 to 30 days. */
            d16_30: components["schemas"]["Money"];
            /** @description 31 to 60 days. */
            d31_60: components["schemas"]["Money"];
            /** @description 61 to 90 days. */
            d61_90: components["schemas"]["Money"];
            /** @description More than 90 days. */
            d90plus: components["schemas"]["Money"];
        };
        /** @description An unpaid document. */
        Debt: {
            /** @description Document, as text («УПД № 1180 от 02.11.2026»). */
            document: string;
            /**
             * Format: int64
             * @description Order it belongs to; null when there is none.
             */
            orderId: number | null;
            /**
             * Format: date
             * @description Date of the document.
             */
            date: string;
            /**
             * Format: date
             * @description Pay by this day.
             */
            dueDate: string;
            /** @description Sum of the document. */
            sum: components["schemas"]["Money"];
            /** @description Paid of it. */
            paid: components["schemas"]["Money"];
            /** @description sum − paid. */
            left: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description Whole days past dueDate on the day `asOf`; 0 when not due.
             */
            overdueDays: number;
        };
        /** @description Mutual settlements of a company. */
        Balance: {
            /**
             * Format: date-time
             * @description Moment that the numbers describe, UTC.
             */
            asOf: string;
            /** @description By contract; the default contract first, then by number. */
            contractRows: components["schemas"]["BalanceRow"][];
            /** @description Sums of the rows; contractId null, contractNumber empty. */
            totals: components["schemas"]["BalanceRow"];
            /** @description Debt by age. */
            ageing: components["schemas"]["BalanceAgeing"];
            /** @description Unpaid documents, the most overdue first, ties by date and document. */
            debts: components["schemas"]["Debt"][];
        };
        /** @description A row of an act. */
        ActRow: {
            /**
             * Format: date
             * @description Day of the entry.
             */
            date: string;
            /** @description Document, as text. */
            document: string;
            /** @description Increase of the company's debt. */
            debit: components["schemas"]["Money"];
            /** @description Decrease of it. */
            credit: components["schemas"]["Money"];
        };
        /**
         * @description What the current user may do with the act now; `x-actions` names the call of each.
         * @enum {string}
         */
        ActAction: "download" | "send" | "dispute";
        /** @description An act or closing document. */
        Act: {
            /**
             * Format: int64
             * @description Act id.
             */
            id: number;
            kind: components["schemas"]["ActKind"];
            /** @description Number; null until ready. */
            number: string | null;
            /**
             * Format: date
             * @description Date of the act.
             */
            date: string;
            /**
             * Format: date
             * @description First day covered.
             */
            periodFrom: string;
            /**
             * Format: date
             * @description Last day covered, not before the first.
             */
            periodTo: string;
            /**
             * Format: int64
             * @description Company.
             */
            contragentId: number;
            /** @description Contract; null when it covers all of them. */
            contract: components["schemas"]["OrderContract"] | null;
            /** @description Debt at the start: positive when the company owes. */
            opening: components["schemas"]["Money"];
            /** @description Turnover that increased it. */
            debit: components["schemas"]["Money"];
            /** @description Turnover that decreased it. */
            credit: components["schemas"]["Money"];
            /** @description opening + debit − credit. */
            closing: components["schemas"]["Money"];
            /** @description Entries by date, ties by document; empty until ready. */
            rows: components["schemas"]["ActRow"][];
            status: components["schemas"]["ActStatus"];
            /** @description PDF; empty until ready. */
            files: components["schemas"]["File"][];
            /** @description What the current user may do now. */
            allowedActions: components["schemas"]["ActAction"][];
        };
        /**
         * @description What the current user may do with the contract now; `x-actions` names the call of each.
         * @enum {string}
         */
        ContractAction: "view" | "downloadFiles" | "useInOrder" | "requestAct";
        /** @description A contract of a company with the seller. */
        Contract: {
            /**
             * Format: int64
             * @description Contract id.
             */
            id: number;
            /**
             * Format: int64
             * @description Company.
             */
            contragentId: number;
            /** @description Number. */
            number: string;
            /**
             * Format: date
             * @description Date of the contract.
             */
            date: string;
            /**
             * Format: date
             * @description Last day; null when it has no end.
             */
            validUntil: string | null;
            /** @description Renews itself unless a party objects. */
            autoProlong: boolean;
            type: components["schemas"]["ContractType"];
            status: components["schemas"]["ContractStatus"];
            /** @description Terms of payment, in Russian. */
            paymentTerms: string;
            /**
             * Format: int32
             * @description Deferral in calendar days from the shipment; null means prepayment.
             */
            deferDays: number | null;
            /** @description Credit limit; 0 means no credit. */
            creditLimit: components["schemas"]["Money"];
            /** @description Used: unpaid deferred orders. */
            creditUsed: components["schemas"]["Money"];
            /** @description creditLimit − creditUsed; negative when exceeded. */
            creditLeft: components["schemas"]["Money"];
            /** @description Manager of the contract; null when there is none. */
            manager: components["schemas"]["Manager"] | null;
            /** @description Scans and annexes, the newest first. */
            files: components["schemas"]["File"][];
            /** @description Chosen in the checkout unless the buyer takes another; at most one per company. */
            isDefault: boolean;
            /** @description What the current user may do now. */
            allowedActions: components["schemas"]["ContractAction"][];
        };
        /**
         * @description An event that a hook can subscribe to; the webhook of its name says what it sends and when.
         * @enum {string}
         */
        HookEvent: "order.created" | "order.statusChanged" | "invoice.ready" | "payment.received" | "shipment.ready" | "act.ready" | "stock.available" | "price.changed" | "balance.overdue" | "approval.requested";
        /** @description One try to deliver an event. */
        HookDelivery: {
            /** @description Delivery id, sent as `deliveryId`; repeated tries of one event have their own. */
            id: string;
            /**
             * Format: date-time
             * @description When, UTC.
             */
            at: string;
            /** @description Event. */
            event: components["schemas"]["HookEvent"];
            /**
             * Format: int32
             * @description Answer of the receiver; null when there was none in 10 s, and for e-mail.
             */
            httpCode: number | null;
            /**
             * Format: int32
             * @description Number of the try; after 6 the hook becomes failing.
             */
            attempt: number;
            /**
             * Format: int32
             * @description Time it took, in ms.
             */
            durationMs: number;
        };
        /**
         * @description What the current user may do with the hook now; `x-actions` names the call of each.
         * @enum {string}
         */
        HookAction: "edit" | "test" | "pause" | "resume" | "rotateSecret" | "redeliver" | "delete";
        /** @description A subscription of a company to events, by webhook or e-mail. */
        Hook: {
            /**
             * Format: int64
             * @description Hook id.
             */
            id: number;
            /** @description Name. */
            name: string;
            channel: components["schemas"]["HookChannel"];
            /** @description An https address for webhook, an e-mail address for email. */
            target: string;
            /** @description Events, no value twice. */
            events: components["schemas"]["HookEvent"][];
            /**
             * Format: int32
             * @description Products that it watches; listHookProducts tells them.
             */
            productCount: number;
            status: components["schemas"]["HookStatus"];
            /** @description The last try; null when there was none. */
            lastDelivery: components["schemas"]["HookDelivery"] | null;
            /** @description The last tries, the newest first. */
            deliveries: components["schemas"]["HookDelivery"][];
            /**
             * Format: date-time
             * @description When it was created, UTC.
             */
            createdAt: string;
            /** @description What the current user may do now. */
            allowedActions: components["schemas"]["HookAction"][];
        };
        /** @description Products whose stock and price are watched, every one once; needed by `stock.available` and `price.changed`, kept but idle without them. */
        HookProductIds: number[];
        /** @description What changes. */
        HookChange: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /** @description Name, unique per company. */
            name?: string;
            /** @description https address (webhook) or e-mail (email). */
            target?: string;
            /** @description All events from now on, every one once. */
            events?: components["schemas"]["HookEvent"][];
            /** @description All products to watch from now on. */
            productIds?: components["schemas"]["HookProductIds"];
            status?: components["schemas"]["HookChangeStatus"];
        };
        /**
         * @description Passport with all but the last two digits of its number hidden.
         * @example •••• •••• 42
         */
        PassportMask: string;
        /**
         * @description What the current user may do with the power of attorney now; `x-actions` names the call of each.
         * @enum {string}
         */
        AuthorityAction: "download" | "upload" | "revoke";
        /** @description Power of attorney to receive goods. */
        Authority: {
            /**
             * Format: int64
             * @description Identifier.
             */
            id: number;
            /** @description Number. */
            number: string;
            /**
             * Format: date
             * @description Issued.
             */
            issueDate: string;
            /**
             * Format: date
             * @description Last day.
             */
            validUntil: string;
            /** @description Who receives. */
            representative: {
                /** @description Full name. */
                fio: components["schemas"]["Fio"];
                /** @description Job title. */
                position: string;
                /** @description Their passport; absent when it was not given. */
                passportMask?: components["schemas"]["PassportMask"];
            };
            /** @description What it is given for. */
            basis: {
                type: components["schemas"]["AuthorityBasisType"];
                /**
                 * Format: int64
                 * @description Order it belongs to.
                 */
                id: number;
                /** @description Number of the order or the invoice. */
                number: string;
            };
            /** @description What may be received. */
            goods: {
                /** @description Name. */
                name: string;
                /** @description Unit. */
                unit: string;
                /**
                 * Format: int32
                 * @description Quantity.
                 */
                quantity: number;
            }[];
            /** @description Printed form as PDF, to be signed. */
            form: components["schemas"]["File"];
            /** @description Signed scan; null until uploaded. */
            file: components["schemas"]["File"] | null;
            status: components["schemas"]["AuthorityStatus"];
            /** @description What the current user may do now. */
            allowedActions: components["schemas"]["AuthorityAction"][];
        };
        /** @description Passport of a citizen of Russia as far as a power of attorney names it. */
        PassportDetails: {
            /** @description Series, four digits. */
            series: string;
            /** @description Number, six digits. */
            number: string;
            /** @description Code of the division that issued it. */
            divisionCode: string;
            /** @description Who issued it, as printed. */
            issuedBy: string;
            /**
             * Format: date
             * @description Day of issue.
             */
            issueDate: string;
        };
        /** @description A tick of the visitor; a tick that was not set is not sent. The backend adds the time. */
        ConsentGiven: {
            type: components["schemas"]["ConsentType"];
            /** @description Version of the document that was shown. */
            docVersion: string;
        };
        /** @description The order and who receives. */
        AuthorityRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Order of a company.
             */
            orderId: number;
            /** @description Who receives. */
            representative: {
                /** @description Full name. */
                fio: components["schemas"]["Fio"];
                /** @description Job title. */
                position: string;
                /** @description Their passport; absent leaves blanks to fill in by hand. */
                passport?: components["schemas"]["PassportDetails"];
            };
            /**
             * @description The representative is the current user, whose stored passport is printed; `passport` is ignored then.
             * @default false
             */
            useOwnPassport?: boolean;
            /**
             * Format: date
             * @description Last day, from today (Moscow) to 90 days ahead.
             */
            validUntil: string;
            /** @description Ticks set; with `passport` the representative’s `personalData` must be among them. */
            consents?: components["schemas"]["ConsentGiven"][];
        };
        /** @description A stored passport as it is shown. The whole of it is never answered. */
        Passport: {
            mask: components["schemas"]["PassportMask"];
            /**
             * Format: date-time
             * @description When it was saved last, UTC.
             */
            savedAt: string;
            /** @description The consent under which it is kept. */
            consent: components["schemas"]["Consent"];
        };
        /** @description The passport and the consent. */
        PassportRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /** @description The passport. */
            passport: components["schemas"]["PassportDetails"];
            /**
             * Format: date
             * @description Day of birth.
             */
            birthDate: string;
            /** @description Registered address, as printed. */
            registrationAddress: string;
            /** @description Ticks set; `personalData` must be among them. */
            consents: components["schemas"]["ConsentGiven"][];
        };
        /**
         * @description Role of a user in a company; it gives a preset of rights.
         * @enum {string}
         */
        CompanyRole: "owner" | "admin" | "buyer" | "approver" | "accountant" | "mechanic" | "viewer";
        /**
         * @description What the current user may do with the company now. All but `switch` and `leave` are offered in the current company only, since a write to another one is refused with `contragentMismatch`.
         * @enum {string}
         */
        CompanyAction: "edit" | "addBank" | "editBanks" | "addAddress" | "editUsers" | "switch" | "leave";
        /** @description A company in the list. */
        CompanySummary: {
            /**
             * Format: int64
             * @description Company id, sent as `contragentId`.
             */
            id: number;
            /** @description Short name. */
            name: string;
            /** @description ИНН. */
            inn: string;
            /** @description The one the session acts for; at most one is true. */
            current: boolean;
            /** @description Personal manager; null when there is none. */
            manager: components["schemas"]["Manager"] | null;
            /** @description Role of the current user. */
            myRole: components["schemas"]["CompanyRole"];
            verification: components["schemas"]["CompanySummaryVerification"];
            /** @description What the current user may do now. */
            allowedActions: components["schemas"]["CompanyAction"][];
        };
        /** @description Who signs for a company. */
        Director: {
            /** @description Full name. */
            fio: components["schemas"]["Fio"];
            /** @description Job title. */
            position: string;
            /** @description On what basis: «Устав», power of attorney. */
            basis: string;
        };
        /** @description Bank account of a company. */
        BankAccount: {
            /**
             * Format: int64
             * @description Account id.
             */
            id: number;
            /** @description БИК. */
            bik: string;
            /** @description Name of the bank. */
            name: string;
            /** @description Correspondent account; null for banks that have none. */
            corrAccount: string | null;
            /** @description Account number. */
            account: string;
            /** @description Used in new papers; exactly one account of a company has it. */
            isDefault: boolean;
        };
        /**
         * @description A right inside a company; a person has all of them over own things.
         *
         *     - `orders.viewOwn`, `orders.viewAll`: sees own orders, all orders of the company; without both there are none.
         *     - `orders.create`: places, changes and repeats orders; `orders.cancel`: cancels them or asks for it.
         *     - `orders.placeWithoutApproval`: own orders within the limits need no agreement; `orders.approve`: decides on those of
         *       others.
         *     - `prices.view`: sees contract prices; without it prices are retail ones for this user, and orders are placed by them.
         *     - `invoices.request`: asks for invoices, mails them, pays online.
         *     - `contracts.view`, `balance.view`: reads contracts, mutual settlements; `contracts.confirm`: accepts changed terms.
         *     - `acts.request`: asks for acts and reads them; `authority.manage`: powers of attorney.
         *     - `addresses.manage`, `equipment.manage`: adds, changes and deletes delivery addresses, machines; every user reads them.
         *     - `savedCarts.share`: shares saved carts with the company.
         *     - `users.manage`: reads and changes users, their rights and limits; `company.edit`: changes the company's data.
         *     - `hooks.manage`: reads and changes webhooks and subscriptions.
         * @enum {string}
         */
        CompanyRight: "orders.viewOwn" | "orders.viewAll" | "orders.create" | "orders.placeWithoutApproval" | "orders.approve" | "orders.cancel" | "prices.view" | "invoices.request" | "contracts.view" | "contracts.confirm" | "balance.view" | "acts.request" | "addresses.manage" | "equipment.manage" | "savedCarts.share" | "users.manage" | "company.edit" | "hooks.manage" | "authority.manage";
        /** @description Spending limits of a user in a company. An order over a limit needs agreement. */
        CompanyLimits: {
            /** @description Largest order without agreement; null means no limit. */
            perOrder: components["schemas"]["Money"] | null;
            /** @description Largest sum of orders in a calendar month (zone of Moscow); null means no limit. */
            perMonth: components["schemas"]["Money"] | null;
            /** @description Spent in this month: all orders but the canceled ones. */
            spent: components["schemas"]["Money"];
        };
        /** @description A company (contractor) that the user acts for. */
        Company: {
            /**
             * Format: int64
             * @description Company id, sent as `contragentId`.
             */
            id: number;
            /**
             * Format: int32
             * @description Grows by 1 with every change; writes send the one they saw.
             */
            version: number;
            /** @description Full name with the legal form. */
            name: string;
            /** @description Short name, shown in selectors. */
            shortName: string;
            type: components["schemas"]["CompanyType"];
            /** @description ИНН: 10 digits for ЮЛ, 12 for ИП. */
            inn: string;
            /** @description КПП; null for ИП. */
            kpp: string | null;
            /** @description ОГРН (13 digits) or ОГРНИП (15). */
            ogrn: string;
            /** @description Legal address. */
            legalAddress: string;
            /** @description Actual address; equal to the legal one when not given apart. */
            actualAddress: string;
            /** @description Who signs; null when unknown. */
            director: components["schemas"]["Director"] | null;
            /** @description Accounts, the default one first, then by id. */
            banks: components["schemas"]["BankAccount"][];
            /** @description Delivery addresses, the default one first, then by title. */
            addresses: components["schemas"]["DeliveryAddress"][];
            /** @description Phone; null when not given. */
            phone: components["schemas"]["Phone"] | null;
            /** @description E-mail for papers; null when not given. */
            email: components["schemas"]["Email"] | null;
            registryStatus: components["schemas"]["CompanyRegistryStatus"];
            verification: components["schemas"]["CompanyVerification"];
            /** @description Why it was rejected, in Russian; null otherwise. */
            verificationReason: string | null;
            /** @description Personal manager; null when there is none. */
            manager: components["schemas"]["Manager"] | null;
            /** @description Role of the current user. */
            myRole: components["schemas"]["CompanyRole"];
            /** @description Rights of the current user. */
            myRights: components["schemas"]["CompanyRight"][];
            /** @description The one the session acts for. */
            current: boolean;
            /** @description Limits of the current user. */
            limits: components["schemas"]["CompanyLimits"];
            /** @description What the current user may do now. */
            allowedActions: components["schemas"]["CompanyAction"][];
        };
        /** @description A user of a company. */
        CompanyUser: {
            /**
             * Format: int64
             * @description User id.
             */
            id: number;
            /** @description Full name; empty until an invited user has registered. */
            fio: string;
            /** @description E-mail. */
            email: components["schemas"]["Email"];
            /** @description Phone; null when not given. */
            phone: components["schemas"]["Phone"] | null;
            /** @description Job title; may be empty. */
            position: string;
            /** @description Role. */
            role: components["schemas"]["CompanyRole"];
            status: components["schemas"]["CompanyUserStatus"];
            /** @description Limits. */
            limits: components["schemas"]["CompanyLimits"];
            /** @description Rights: the preset of the role with the changes made to it. */
            rights: components["schemas"]["CompanyRight"][];
        };
        /** @description A role and the rights that it begins with. */
        CompanyRolePreset: {
            /** @description Role. */
            role: components["schemas"]["CompanyRole"];
            /** @description Name of the role, in Russian. */
            title: string;
            /** @description What the role is for, in Russian. */
            description: string;
            /** @description Rights of the preset, in the order of `CompanyRight`. */
            rights: components["schemas"]["CompanyRight"][];
        };
        /** @description A right as the matrix of rights shows it. */
        CompanyRightTitle: {
            /** @description Right. */
            right: components["schemas"]["CompanyRight"];
            /** @description What it allows, in Russian. */
            title: string;
            /** @description Heading of its part of the matrix, in Russian. */
            group: string;
        };
        /** @description A bank of the directory. */
        SuggestionBank: {
            /** @description БИК. */
            bik: string;
            /** @description Name of the bank. */
            name: string;
            /** @description Correspondent account; null for banks that have none. */
            corrAccount: string | null;
            /** @description City of the bank. */
            city: string;
        };
        /** @description A company of the state register. */
        SuggestionCompany: {
            /** @description Full name with the legal form. */
            name: string;
            /** @description Short name without the legal form. */
            shortName: string;
            type: components["schemas"]["SuggestionCompanyType"];
            /** @description ИНН. */
            inn: string;
            /** @description КПП; null for ИП. */
            kpp: string | null;
            /** @description ОГРН or ОГРНИП. */
            ogrn: string;
            /** @description Legal address. */
            legalAddress: string;
            /** @description Who may act without a power of attorney; null for ИП. */
            director: {
                /** @description Full name. */
                fio: string;
                /** @description Job title. */
                position: string;
            } | null;
            registryStatus: components["schemas"]["SuggestionCompanyRegistryStatus"];
        };
        /** @description An address of the state directory. */
        SuggestionAddress: {
            /** @description Address in one line. */
            value: string;
            components: components["schemas"]["AddressComponents"];
            /**
             * Format: double
             * @description Latitude in degrees, WGS 84; null when unknown.
             */
            lat: number | null;
            /**
             * Format: double
             * @description Longitude in degrees, WGS 84; null when unknown.
             */
            lon: number | null;
        };
        /**
         * Format: password
         * @description Password: 6 to 30 characters with a digit, a lowercase and an uppercase Latin letter and a punctuation mark, no spaces (R-FORM-15 … R-FORM-21). Never answered, never logged.
         * @example Kran-2026!
         */
        Password: string;
        /** @description The default contract in short. */
        DashboardContract: {
            /**
             * Format: int64
             * @description Contract id.
             */
            id: number;
            /** @description Number. */
            number: string;
            status: components["schemas"]["DashboardContractStatus"];
            /**
             * Format: date
             * @description Last day; null when it has no end.
             */
            validUntil: string | null;
            /** @description Credit limit; 0 when there is none. */
            creditLimit: components["schemas"]["Money"];
            /** @description Part of it that is used. */
            creditUsed: components["schemas"]["Money"];
            /**
             * Format: int64
             * @description What is left, in kopecks; negative when it is exceeded.
             */
            creditLeft: number;
        };
        /** @description The first page of the personal area, for the current company or for the person. */
        Dashboard: {
            /** @description Current company; null for a person. */
            company: components["schemas"]["OrderCompany"] | null;
            /** @description Tabs of the order list with their counts, as listOrders gives them for this company or person. */
            orderTabs: components["schemas"]["OrderTabCount"][];
            /** @description Newest visible orders, ties by id, the larger first. */
            latestOrders: components["schemas"]["OrderListItem"][];
            /** @description Sum of `due` over the visible orders in status `payment`. */
            due: components["schemas"]["Money"];
            /** @description Default contract; null for a person, without the right `contracts.view`, and when there is none. */
            contract: components["schemas"]["DashboardContract"] | null;
            /**
             * Format: int32
             * @description Unread notifications of the customer.
             */
            unreadNotifications: number;
            /**
             * Format: int32
             * @description Saved carts that listSavedCarts shows.
             */
            savedCarts: number;
            /**
             * Format: int32
             * @description Machines that listMachines shows.
             */
            machines: number;
            /**
             * Format: int32
             * @description Addresses that listAddresses shows.
             */
            addresses: number;
            /** @description Personal manager of the company; null when there is none. */
            manager: components["schemas"]["Manager"] | null;
        };
        /** @description What the customer may read and change about themselves. */
        Profile: {
            /**
             * Format: int64
             * @description User id.
             */
            id: number;
            /** @description Surname. */
            surname: string;
            /** @description First name. */
            firstName: string;
            /** @description Patronymic; null when there is none. */
            patronymic: string | null;
            /**
             * Format: date
             * @description Birthday; null when not given.
             */
            birthDate: string | null;
            /** @description Job title; null when not given. */
            position: string | null;
            /** @description E-mail; changed by sendEmailCode and checkEmail. */
            email: components["schemas"]["Email"];
            /** @description The address was confirmed by a code. */
            emailVerified: boolean;
            /** @description Phone; changed by sendSmsCode and checkPhone. */
            phone: components["schemas"]["Phone"];
            /** @description The number was confirmed by a code. */
            phoneVerified: boolean;
            /** @description Branch chosen in the profile; null when none is chosen. */
            defaultBranch: components["schemas"]["BranchRef"] | null;
            /** @description Consents in force, at most one of a type, newest first. */
            consents: components["schemas"]["Consent"][];
            /**
             * Format: int32
             * @description Other sessions of the customer whose token is good; ended by endOtherSessions.
             */
            otherSessions: number;
        };
        /** @description The version of a document that is agreed to now. */
        ConsentDocument: {
            /** @description What is consented to. */
            type: components["schemas"]["ConsentType"];
            /** @description Version in force; sent with every consent. */
            docVersion: string;
            /** @description Title of the document, in Russian. */
            title: string;
            /** @description Text beside the tick, plain, in Russian. */
            statement: string;
            /** @description Page with the whole text; null when the statement is the whole text. */
            url: string | null;
            /** @description An account and an order need this consent. */
            required: boolean;
            /**
             * Format: date
             * @description First day of this version, Moscow.
             */
            effectiveFrom: string;
        };
        /** @description A message to the customer (R-NOTIF-01). */
        Notification: {
            /**
             * Format: int64
             * @description Identifier of the notification.
             */
            id: number;
            /** @description Kind, for the icon: `order`, `invoice`, `approval`, `payment`, `stock`, `promotion`, `system`; the list may grow, an unknown kind is shown as `system`. */
            type: string;
            /** @description Heading, plain text. */
            title: string;
            /** @description Text, plain. */
            text: string;
            /** @description Path under `/personal` that begins with a slash (O-114): `/orders/70001/` opens `/personal/orders/70001/`; null when it opens nothing. */
            link: string | null;
            /**
             * Format: date-time
             * @description When it was made, UTC.
             */
            createdAt: string;
            /** @description True when the customer has read it. */
            isRead: boolean;
        };
        /** @description The branch of the session; for a client that works with another one it is a proposal (R-BRANCH-04). */
        CurrentStore: {
            /** @description City of the branch, as shown in «Ваш город {branch}?»; null when the session has no branch yet. */
            store: string | null;
            /** @description Store identifier of the branch; null with `store`. */
            storeId: string | null;
            /** @description `xmlId` of the branch; null with `store`. */
            storeXmlId: string | null;
            /** @description True when the branch given here is not the one that the client named in the parameter `store` (O-83): a proposal, which the client takes over only when the visitor agrees. */
            change: boolean;
            /** @description IANA zone of the branch given here; null with `store`. */
            timeZone?: string | null;
        };
        /** @description A branch suggested by a part of its city, region or address. */
        StoreSuggestion: {
            /**
             * Format: int64
             * @description Identifier of the branch.
             */
            id: number;
            /** @description City, as shown. */
            name: string;
            /** @description Identifier of the branch in exchange; sent as `store`. */
            xmlId: string;
            /** @description Identifier of its store; sent by setUserStore. */
            storeId: string;
            /** @description Region of the city. */
            region: string;
            /** @description Address of the store. */
            address: string;
        };
        /** @description A person who registers. Phone and e-mail must have been confirmed by activateContact in this session. */
        RegistrationPerson: {
            fio: components["schemas"]["Fio"];
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            /** @description Store of the city chosen, from listStores; becomes the default branch. */
            storeId: string;
            password: components["schemas"]["Password"];
            /**
             * Format: password
             * @description The password again; must be equal.
             */
            confirmPassword: string;
            /** @description Ticks set; `personalData` and `offer` must be among them. */
            consents: components["schemas"]["ConsentGiven"][];
        };
        /** @description A company that registers with its first user, who becomes its owner. Phone and e-mail of the contact must have been confirmed by activateContact in this session. */
        RegistrationCompany: {
            type: components["schemas"]["RegistrationCompanyType"];
            /** @description Name with the legal form. */
            name: string;
            /** @description ИНН: 10 digits for ЮЛ, 12 for ИП; check digits are verified. */
            inn: string;
            /** @description КПП; required for ЮЛ (else 422), not taken from ИП. */
            kpp?: string;
            /** @description ОГРН (13 digits) or ОГРНИП (15); the check digit is verified. */
            ogrn: string;
            /** @description Legal address. */
            legalAddress: string;
            /** @description Actual address; absent when it is the legal one. */
            actualAddress?: string;
            /** @description Who signs for the company. */
            director: {
                fio: components["schemas"]["Fio"];
                /** @description Job title. */
                position: string;
                /** @description On what basis: charter, power of attorney. */
                basis: string;
            };
            /** @description Bank account; may be added later. */
            bank?: {
                /** @description БИК, 9 digits, of a known bank (findBank). */
                bik: string;
                /** @description Account, 20 digits; verified against the БИК. */
                account: string;
            };
            /** @description The first user. */
            contact: {
                fio: components["schemas"]["Fio"];
                /** @description Job title. */
                position?: string;
                phone: components["schemas"]["Phone"];
                email: components["schemas"]["Email"];
            };
            /** @description Store of the city chosen, from listStores; becomes the default branch. */
            storeId: string;
            password: components["schemas"]["Password"];
            /**
             * Format: password
             * @description The password again; must be equal.
             */
            confirmPassword: string;
            /** @description Ticks set; `personalData` and `offer` must be among them. */
            consents: components["schemas"]["ConsentGiven"][];
        };
        /** @description A confirmation code is on its way. */
        CodeSent: {
            /** @description Where it was sent, masked. */
            contact: string;
            /**
             * Format: int32
             * @description Seconds until another code may be asked for; an earlier request is 429.
             */
            resendAfter: number;
            /**
             * Format: date-time
             * @description Until when the code is good, UTC.
             */
            expiresAt: string;
            /**
             * Format: int32
             * @description Tries to enter this code.
             */
            attempts: number;
        };
        /** @description A suggested name of a person. */
        SuggestionName: {
            /** @description Whole name as it would stand in the field. */
            value: string;
            /** @description Surname, or empty. */
            surname: string;
            /** @description First name, or empty. */
            firstName: string;
            /** @description Patronymic, or empty. */
            patronymic: string;
            gender: components["schemas"]["SuggestionNameGender"];
        };
        /** @description Id of the event, the same in all tries and in every hook that gets it: who has done it already answers 2xx and does nothing. */
        HookEventId: string;
        /** @description Id of this try (`HookDelivery.id`). */
        HookDeliveryId: string;
        /** @description Payload of `order.created`. */
        HookOrderCreated: {
            eventId: components["schemas"]["HookEventId"];
            deliveryId: components["schemas"]["HookDeliveryId"];
            /**
             * @description The event.
             * @constant
             */
            event: "order.created";
            /**
             * Format: date-time
             * @description When it happened, UTC.
             */
            at: string;
            /**
             * Format: int64
             * @description Company of the hook.
             */
            contragentId: number;
            /** @description True: made by `testHook`, nothing has happened. */
            test: boolean;
            /** @description What it happened to; it is read by the API, not sent. */
            object: {
                /**
                 * @description Kind of the object.
                 * @constant
                 */
                type: "order";
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
            };
        };
        /** @description Payload of `order.statusChanged`. */
        HookOrderStatusChanged: {
            eventId: components["schemas"]["HookEventId"];
            deliveryId: components["schemas"]["HookDeliveryId"];
            /**
             * @description The event.
             * @constant
             */
            event: "order.statusChanged";
            /**
             * Format: date-time
             * @description When it happened, UTC.
             */
            at: string;
            /**
             * Format: int64
             * @description Company of the hook.
             */
            contragentId: number;
            /** @description True: made by `testHook`, nothing has happened. */
            test: boolean;
            /** @description What it happened to; it is read by the API, not sent. */
            object: {
                /**
                 * @description Kind of the object.
                 * @constant
                 */
                type: "order";
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
            };
        };
        /** @description Payload of `invoice.ready`. */
        HookInvoiceReady: {
            eventId: components["schemas"]["HookEventId"];
            deliveryId: components["schemas"]["HookDeliveryId"];
            /**
             * @description The event.
             * @constant
             */
            event: "invoice.ready";
            /**
             * Format: date-time
             * @description When it happened, UTC.
             */
            at: string;
            /**
             * Format: int64
             * @description Company of the hook.
             */
            contragentId: number;
            /** @description True: made by `testHook`, nothing has happened. */
            test: boolean;
            /** @description What it happened to; it is read by the API, not sent. */
            object: {
                /**
                 * @description Kind of the object.
                 * @constant
                 */
                type: "order";
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
            };
        };
        /** @description Payload of `payment.received`. */
        HookPaymentReceived: {
            eventId: components["schemas"]["HookEventId"];
            deliveryId: components["schemas"]["HookDeliveryId"];
            /**
             * @description The event.
             * @constant
             */
            event: "payment.received";
            /**
             * Format: date-time
             * @description When it happened, UTC.
             */
            at: string;
            /**
             * Format: int64
             * @description Company of the hook.
             */
            contragentId: number;
            /** @description True: made by `testHook`, nothing has happened. */
            test: boolean;
            /** @description What it happened to; it is read by the API, not sent. */
            object: {
                /**
                 * @description Kind of the object.
                 * @constant
                 */
                type: "order";
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
            };
        };
        /** @description Payload of `shipment.ready`. */
        HookShipmentReady: {
            eventId: components["schemas"]["HookEventId"];
            deliveryId: components["schemas"]["HookDeliveryId"];
            /**
             * @description The event.
             * @constant
             */
            event: "shipment.ready";
            /**
             * Format: date-time
             * @description When it happened, UTC.
             */
            at: string;
            /**
             * Format: int64
             * @description Company of the hook.
             */
            contragentId: number;
            /** @description True: made by `testHook`, nothing has happened. */
            test: boolean;
            /** @description What it happened to; it is read by the API, not sent. */
            object: {
                /**
                 * @description Kind of the object.
                 * @constant
                 */
                type: "order";
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
            };
        };
        /** @description Payload of `act.ready`. */
        HookActReady: {
            eventId: components["schemas"]["HookEventId"];
            deliveryId: components["schemas"]["HookDeliveryId"];
            /**
             * @description The event.
             * @constant
             */
            event: "act.ready";
            /**
             * Format: date-time
             * @description When it happened, UTC.
             */
            at: string;
            /**
             * Format: int64
             * @description Company of the hook.
             */
            contragentId: number;
            /** @description True: made by `testHook`, nothing has happened. */
            test: boolean;
            /** @description What it happened to; it is read by the API, not sent. */
            object: {
                /**
                 * @description Kind of the object.
                 * @constant
                 */
                type: "act";
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
            };
        };
        /** @description Payload of `stock.available`. */
        HookStockAvailable: {
            eventId: components["schemas"]["HookEventId"];
            deliveryId: components["schemas"]["HookDeliveryId"];
            /**
             * @description The event.
             * @constant
             */
            event: "stock.available";
            /**
             * Format: date-time
             * @description When it happened, UTC.
             */
            at: string;
            /**
             * Format: int64
             * @description Company of the hook.
             */
            contragentId: number;
            /** @description True: made by `testHook`, nothing has happened. */
            test: boolean;
            /** @description What it happened to; it is read by the API, not sent. */
            object: {
                /**
                 * @description Kind of the object.
                 * @constant
                 */
                type: "product";
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
            };
        };
        /** @description Payload of `price.changed`. */
        HookPriceChanged: {
            eventId: components["schemas"]["HookEventId"];
            deliveryId: components["schemas"]["HookDeliveryId"];
            /**
             * @description The event.
             * @constant
             */
            event: "price.changed";
            /**
             * Format: date-time
             * @description When it happened, UTC.
             */
            at: string;
            /**
             * Format: int64
             * @description Company of the hook.
             */
            contragentId: number;
            /** @description True: made by `testHook`, nothing has happened. */
            test: boolean;
            /** @description What it happened to; it is read by the API, not sent. */
            object: {
                /**
                 * @description Kind of the object.
                 * @constant
                 */
                type: "product";
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
            };
        };
        /** @description Payload of `balance.overdue`. */
        HookBalanceOverdue: {
            eventId: components["schemas"]["HookEventId"];
            deliveryId: components["schemas"]["HookDeliveryId"];
            /**
             * @description The event.
             * @constant
             */
            event: "balance.overdue";
            /**
             * Format: date-time
             * @description When it happened, UTC.
             */
            at: string;
            /**
             * Format: int64
             * @description Company of the hook.
             */
            contragentId: number;
            /** @description True: made by `testHook`, nothing has happened. */
            test: boolean;
            /** @description What it happened to; it is read by the API, not sent. */
            object: {
                /**
                 * @description Kind of the object.
                 * @constant
                 */
                type: "contract";
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
            };
        };
        /** @description Payload of `approval.requested`. */
        HookApprovalRequested: {
            eventId: components["schemas"]["HookEventId"];
            deliveryId: components["schemas"]["HookDeliveryId"];
            /**
             * @description The event.
             * @constant
             */
            event: "approval.requested";
            /**
             * Format: date-time
             * @description When it happened, UTC.
             */
            at: string;
            /**
             * Format: int64
             * @description Company of the hook.
             */
            contragentId: number;
            /** @description True: made by `testHook`, nothing has happened. */
            test: boolean;
            /** @description What it happened to; it is read by the API, not sent. */
            object: {
                /**
                 * @description Kind of the object.
                 * @constant
                 */
                type: "order";
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
            };
        };
        /** @description A failure of no declared status. */
        Problem: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Usually null; may carry `statusCode`, by which the storefront chooses an error page (R-ERR-15 … R-ERR-17). */
            data: {
                /**
                 * Format: int32
                 * @description Status that the storefront shows instead of the page.
                 */
                statusCode?: number;
            } | null;
            /** @description Why, the first one decides. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Which contact.
         * @enum {string}
         */
        RegistrationContactType: "phone" | "email";
        /**
         * @description Reason.
         * @enum {string}
         */
        BadRequestProblemCode: "badRequest";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        BadRequestProblemError: {
            code: components["schemas"]["BadRequestProblemCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * @description Reason.
         * @enum {string}
         */
        PayloadTooLargeProblemCode: "payloadTooLarge";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        PayloadTooLargeProblemError: {
            code: components["schemas"]["PayloadTooLargeProblemCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * @description Reason.
         * @enum {string}
         */
        UnsupportedMediaTypeProblemCode: "unsupportedMediaType";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        UnsupportedMediaTypeProblemError: {
            code: components["schemas"]["UnsupportedMediaTypeProblemCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * @description Reason.
         * @enum {string}
         */
        ValidationFailedProblemCode: "validation";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        ValidationFailedProblemError: {
            code: components["schemas"]["ValidationFailedProblemCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * @description Reason.
         * @enum {string}
         */
        TooManyRequestsProblemCode: "tooManyRequests";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        TooManyRequestsProblemError: {
            code: components["schemas"]["TooManyRequestsProblemCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * @description Reason.
         * @enum {string}
         */
        InternalErrorProblemCode: "internal";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        InternalErrorProblemError: {
            code: components["schemas"]["InternalErrorProblemCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * @description Reason.
         * @enum {string}
         */
        TechWorksProblemCode: "techWork";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        TechWorksProblemError: {
            code: components["schemas"]["TechWorksProblemCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * @description Reason.
         * @enum {string}
         */
        UnauthorizedProblemCode: "unauthorized";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        UnauthorizedProblemError: {
            code: components["schemas"]["UnauthorizedProblemCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * @description Network; only these are valid (R-FOOT-19).
         * @enum {string}
         */
        SocialLinkType: "ok" | "vk" | "youtube";
        /**
         * @description Which form: `appeals` is sent by sendAppeal, `callback` by requestCallback.
         * @enum {string}
         */
        PageBlockFormForm: "appeals" | "callback";
        /**
         * @description The original part, a direct replacement, a part of another maker by cross reference, or a kit that contains it.
         * @enum {string}
         */
        AnalogueRelation: "oem" | "replacement" | "crossReference" | "kit";
        /**
         * @description Class of quality.
         * @enum {string}
         */
        AnalogueQuality: "original" | "premium" | "economy";
        /**
         * @description Sellout, new in the range, part of a promotion.
         * @enum {string}
         */
        ProductCardLabels: "sellout" | "new" | "promo";
        /**
         * @description Kind of the store.
         * @enum {string}
         */
        BranchType: "магазин" | "склад" | "сервис";
        /**
         * @description Reason.
         * @enum {string}
         */
        NotFoundProblemCode: "404";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        NotFoundProblemError: {
            code: components["schemas"]["NotFoundProblemCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * @description Which part.
         * @enum {string}
         */
        SitemapGroupCode: "catalogue" | "customers" | "promotions" | "news" | "branches";
        /**
         * @description All can be had; less than `quantity` can be had; nothing can be had now; the price is another than when it was added; no longer sold, or on request now (`price` is the last known, it counts nowhere). The worst one stands: removed, none, partial, priceChanged, ok.
         * @enum {string}
         */
        CartLineStockState: "ok" | "partial" | "none" | "priceChanged" | "removed";
        /**
         * @description Another price; less in stock than wanted; nothing in stock; no longer sold; the quantity was taken from the guest cart at login (O-50), told once.
         * @enum {string}
         */
        CartWarningCode: "priceChanged" | "partialStock" | "outOfStock" | "removed" | "merged";
        /**
         * @description `idempotencyMismatch`: the Idempotency-Key came with another body before. `conflict`: the store refused one of two writes at once, nothing was done; a stale `version` is a refusal in 200 instead.
         * @enum {string}
         */
        ConflictProblemCode: "idempotencyMismatch" | "conflict";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        ConflictProblemError: {
            code: components["schemas"]["ConflictProblemCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * @description Seen by its owner only, or by all users of the company in which it was saved.
         * @enum {string}
         */
        SavedCartVisibility: "private" | "company";
        /**
         * @description Add to the cart, rename, duplicate, share with the company, export, delete (deleteSavedCart); the others are calls of a later version of this contract.
         * @enum {string}
         */
        SavedCartAllowedActions: "toBasket" | "update" | "copy" | "share" | "export" | "delete";
        /**
         * @description Reason.
         * @enum {string}
         */
        ForbiddenProblemCode: "forbidden";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        ForbiddenProblemError: {
            code: components["schemas"]["ForbiddenProblemCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * @description All can be had; less than `quantity` can be had; nothing can be had now; no longer sold.
         * @enum {string}
         */
        SavedCartLineStockState: "ok" | "partial" | "none" | "removed";
        /**
         * @description In the store, on its way to it, to be ordered from the supplier, or not to be had.
         * @enum {string}
         */
        StockRowStatus: "inStock" | "inTransit" | "toOrder" | "none";
        /**
         * @description Where the price comes from: the shop, the contract of the current company, the sellout, or a manager.
         * @enum {string}
         */
        ProductDetailPriceType: "retail" | "contract" | "sellout" | "onRequest";
        /**
         * @description What sort of paper it is.
         * @enum {string}
         */
        ProductDocumentKind: "passport" | "certificate" | "manual" | "drawing" | "other";
        /**
         * @description Made by the maker of the machine, by another maker, remanufactured, or used.
         * @enum {string}
         */
        ProductKind: "original" | "analogue" | "reman" | "used";
        /**
         * @description View before the visitor chooses one: grid for machines, list for parts.
         * @enum {string}
         */
        SectionDefaultView: "list" | "grid";
        /**
         * @description A choice of several values, a range of numbers, or yes and no.
         * @enum {string}
         */
        FilterEntryType: "list" | "range" | "flag";
        /**
         * @description Why it was corrected: typed in the wrong keyboard layout, in the other script, or misspelt. Present together with `correctedQuery`.
         * @enum {string}
         */
        SearchQueryCorrectionType: "layout" | "translit" | "fuzzy";
        /**
         * @description Help needed for unloading.
         * @default none
         * @enum {string}
         */
        DeliveryChoiceUnloading: "none" | "tailLift" | "crane";
        /**
         * @description State of the line.
         * @enum {string}
         */
        OrderLineLineStatus: "waiting" | "reserved" | "inTransit" | "ready" | "shipped" | "canceled";
        /**
         * @description Help needed for unloading.
         * @enum {string}
         */
        DeliveryUnloading: "none" | "tailLift" | "crane";
        /**
         * @description State of the making.
         * @enum {string}
         */
        OrderInvoiceStatus: "queued" | "ready" | "failed";
        /**
         * @description none: not sent yet; waiting: the order is in agreement; approved: it is agreed; returned: it was sent back and is new again.
         * @enum {string}
         */
        OrderApprovalState: "none" | "waiting" | "approved" | "returned";
        /**
         * @description What changed.
         * @enum {string}
         */
        OrderChangeField: "quantity" | "price" | "product" | "eta" | "delivery" | "payment" | "removed";
        /**
         * @description Reason.
         * @enum {string}
         */
        OrderCancelRequestReason: "mistake" | "tooLong" | "foundCheaper" | "notNeeded" | "changedTerms" | "other";
        /**
         * @description What the seller decided; accepted makes the order canceled.
         * @enum {string}
         */
        OrderCancelRequestState: "sent" | "accepted" | "declined";
        /**
         * @description Reason.
         * @enum {string}
         */
        OrderWarningCode: "priceChanged" | "partialStock" | "longDelivery" | "willNeedApproval" | "contractExpiring" | "cartAdjusted";
        /**
         * @description Tab; sent as `tab` to listOrders.
         * @enum {string}
         */
        OrderTabCountCode: "all" | "active" | "approval" | "payment" | "completed";
        /**
         * @description redirect: open `url`; qr: show `url` as a QR code (СБП); form: POST `fields` to `url`.
         * @enum {string}
         */
        PaymentTemplateType: "redirect" | "qr" | "form";
        /**
         * @description On what terms it is used.
         * @enum {string}
         */
        MachineOwnership: "own" | "leasing" | "rent";
        /**
         * @description State.
         * @enum {string}
         */
        MachineStatus: "active" | "repair" | "sold" | "pendingVerification";
        /**
         * @description On what terms it is used.
         * @enum {string}
         */
        MachineRequestOwnership: "own" | "leasing" | "rent";
        /**
         * @description On what terms it is used.
         * @enum {string}
         */
        MachineChangeOwnership: "own" | "leasing" | "rent";
        /**
         * @description State.
         * @enum {string}
         */
        MachineChangeStatus: "active" | "repair" | "sold";
        /**
         * @description Whose side.
         * @enum {string}
         */
        RequestMessageFrom: "customer" | "seller";
        /**
         * @description What it is about.
         * @enum {string}
         */
        RequestRequestTopic: "question" | "claim" | "return" | "documents" | "price";
        /**
         * @description What it makes.
         * @enum {string}
         */
        JobKind: "act" | "balance";
        /**
         * @description State.
         * @enum {string}
         */
        JobStatus: "queued" | "ready" | "failed";
        /**
         * @description акт сверки, УПД, акт услуг.
         * @enum {string}
         */
        ActKind: "reconciliation" | "upd" | "services";
        /**
         * @description State; sent means e-mailed or passed by ЭДО.
         * @enum {string}
         */
        ActStatus: "queued" | "ready" | "failed" | "sent" | "disputed";
        /**
         * @description Kind: supply of goods, service, rent.
         * @enum {string}
         */
        ContractType: "supply" | "service" | "rent";
        /**
         * @description State; expiring means 30 days or less are left. Orders are possible under active and expiring ones.
         * @enum {string}
         */
        ContractStatus: "draft" | "active" | "expiring" | "expired" | "terminated";
        /**
         * @description Way.
         * @enum {string}
         */
        HookChannel: "webhook" | "email";
        /**
         * @description State; failing after 6 tries without a 2xx.
         * @enum {string}
         */
        HookStatus: "active" | "paused" | "failing";
        /**
         * @description Go on or pause.
         * @enum {string}
         */
        HookChangeStatus: "active" | "paused";
        /**
         * @description Kind of the basis.
         * @enum {string}
         */
        AuthorityBasisType: "order" | "invoice";
        /**
         * @description State: made; signed scan uploaded; all goods handed over; after `validUntil` (Moscow), whether signed or not; revoked. The last three are final.
         * @enum {string}
         */
        AuthorityStatus: "draft" | "active" | "used" | "expired" | "revoked";
        /**
         * @description State of the check of the company.
         * @enum {string}
         */
        CompanySummaryVerification: "pending" | "verified" | "rejected";
        /**
         * @description Legal entity or sole proprietor.
         * @enum {string}
         */
        CompanyType: "ЮЛ" | "ИП";
        /**
         * @description State in the register; only active companies can order.
         * @enum {string}
         */
        CompanyRegistryStatus: "active" | "liquidating" | "liquidated";
        /**
         * @description State of the check; orders are possible while pending, deferred payment only when verified.
         * @enum {string}
         */
        CompanyVerification: "pending" | "verified" | "rejected";
        /**
         * @description State.
         * @enum {string}
         */
        CompanyUserStatus: "active" | "invited" | "blocked";
        /**
         * @description Form: legal entity or sole proprietor.
         * @enum {string}
         */
        SuggestionCompanyType: "ЮЛ" | "ИП";
        /**
         * @description State in the register; only `active` companies can be registered.
         * @enum {string}
         */
        SuggestionCompanyRegistryStatus: "active" | "liquidating" | "liquidated";
        /**
         * @description State, as in listContracts.
         * @enum {string}
         */
        DashboardContractStatus: "draft" | "active" | "expiring" | "expired" | "terminated";
        /**
         * @description Form: legal entity (ЮЛ) or sole proprietor (ИП).
         * @enum {string}
         */
        RegistrationCompanyType: "ЮЛ" | "ИП";
        /**
         * @description Gender of the form.
         * @enum {string}
         */
        SuggestionNameGender: "male" | "female" | "unknown";
        /**
         * Format: int32
         * @default 50
         * @enum {integer}
         */
        PageSizeValue: 20 | 50 | 100;
        /** @description Login and password. */
        LoginRequest: {
            /** @description Who logs in. */
            credentials: {
                /** @description E-mail or phone. A phone may be written in any way: only digits and plus are kept, a leading 8 of 11 digits becomes +7 (O-96). */
                login: string;
                /**
                 * Format: password
                 * @description Password as typed; its rules are not checked here.
                 */
                password: string;
            };
        };
        /**
         * LoginSuccess
         * @description The request was done.
         */
        LoginSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["AuthToken"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What the storefront needs to go on, else null. */
        LoginRefusalData: {
            /** @description With `userNotConfirmed`: the contacts that wait for their code. */
            contacts: components["schemas"]["RegistrationContact"][];
        } | null;
        /**
         * @description `wrongCredentials`: no such pair of login and password. `userNotConfirmed`: the pair is right, a contact is not confirmed yet. `userBlocked`: the pair is right, the account is blocked.
         * @enum {string}
         */
        LoginRefusalCode: "wrongCredentials" | "userNotConfirmed" | "userBlocked";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        LoginRefusalError: {
            code: components["schemas"]["LoginRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * LoginRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        LoginRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["LoginRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["LoginRefusalError"][];
        };
        LoginAnswer: components["schemas"]["LoginSuccess"] | components["schemas"]["LoginRefusal"];
        /** @description The anti-forgery value only. */
        LogoutRequest: {
            SESSID: components["schemas"]["Sessid"];
        };
        /** @description Result. */
        LogoutSuccessData: {
            /**
             * @description Always false: the visitor is a guest.
             * @constant
             */
            isAuthorized: false;
        };
        /**
         * LogoutSuccess
         * @description The request was done.
         */
        LogoutSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["LogoutSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID.
         * @enum {string}
         */
        LogoutRefusalCode: "sessidInvalid";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        LogoutRefusalError: {
            code: components["schemas"]["LogoutRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * LogoutRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        LogoutRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["LogoutRefusalError"][];
        };
        LogoutAnswer: components["schemas"]["LogoutSuccess"] | components["schemas"]["LogoutRefusal"];
        /** @description The profile. */
        GetPersonalSuccessData: {
            user: components["schemas"]["User"];
        };
        /**
         * GetPersonalSuccess
         * @description The request was done.
         */
        GetPersonalSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["GetPersonalSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetHeaderSuccess
         * @description The request was done.
         */
        GetHeaderSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["HeaderData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetFooterSuccess
         * @description The request was done.
         */
        GetFooterSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["FooterData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description The tree. */
        GetCatalogMenuSuccessData: {
            /** @description Top-level sections, sorted by `sort`. */
            items: components["schemas"]["MenuSection"][];
        };
        /**
         * GetCatalogMenuSuccess
         * @description The request was done.
         */
        GetCatalogMenuSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["GetCatalogMenuSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetMainPageSuccess
         * @description The request was done.
         */
        GetMainPageSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["MainPage"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetAboutPageSuccess
         * @description The request was done.
         */
        GetAboutPageSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["Page"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetPaymentPageSuccess
         * @description The request was done.
         */
        GetPaymentPageSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["Page"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetDeliveryPageSuccess
         * @description The request was done.
         */
        GetDeliveryPageSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["Page"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetContactsPageSuccess
         * @description The request was done.
         */
        GetContactsPageSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["Page"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * ListNewsSuccess
         * @description The request was done.
         */
        ListNewsSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["NewsPage"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * ListPromotionsSuccess
         * @description The request was done.
         */
        ListPromotionsSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["PromotionsPage"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * ListBranchesSuccess
         * @description The request was done.
         */
        ListBranchesSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["BranchesPage"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetCatalogPageSuccess
         * @description The request was done.
         */
        GetCatalogPageSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CatalogPage"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetFinancingPageSuccess
         * @description The request was done.
         */
        GetFinancingPageSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["Page"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetReturnsPageSuccess
         * @description The request was done.
         */
        GetReturnsPageSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["Page"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetNewsItemSuccess
         * @description The request was done.
         */
        GetNewsItemSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["NewsItem"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetPromotionSuccess
         * @description The request was done.
         */
        GetPromotionSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["Promotion"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetBranchSuccess
         * @description The request was done.
         */
        GetBranchSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["BranchPage"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What was asked for. */
        GetDistrictSuccessData: {
            /** @description The district. */
            district: components["schemas"]["District"];
        };
        /**
         * GetDistrictSuccess
         * @description The request was done.
         */
        GetDistrictSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["GetDistrictSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetPolicyPageSuccess
         * @description The request was done.
         */
        GetPolicyPageSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["Page"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetOfferPageSuccess
         * @description The request was done.
         */
        GetOfferPageSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["Page"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetCookiePageSuccess
         * @description The request was done.
         */
        GetCookiePageSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["Page"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetRefundPageSuccess
         * @description The request was done.
         */
        GetRefundPageSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["Page"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What was asked for. */
        GetSitemapSuccessData: {
            /** @description Parts, in the order to show. */
            groups: components["schemas"]["SitemapGroup"][];
        };
        /**
         * GetSitemapSuccess
         * @description The request was done.
         */
        GetSitemapSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["GetSitemapSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * ListCartProductsSuccess
         * @description The request was done.
         */
        ListCartProductsSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            /** @description Products; empty when there is no cart. */
            data: components["schemas"]["CartProduct"][];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description Product and quantity. */
        AddToCartRequest: {
            SESSID: components["schemas"]["Sessid"];
            product: components["schemas"]["CartProduct"];
            /**
             * Format: int64
             * @description Version of the cart that the visitor sees. When sent and no longer the newest: `conflict`. Absent: the last write wins.
             */
            version?: number;
        };
        /**
         * AddToCartSuccess
         * @description The request was done.
         */
        AddToCartSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CartChangeResult"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description The fresh cart with `conflict`, else null. */
        AddToCartRefusalData: components["schemas"]["Cart"] | null;
        /**
         * @description `outOfStock`: nothing is left anywhere and the supplier does not deliver it. `notEnoughStock`: more than can be ordered; the message says how much can. `quantityInvalid`: less than `minQty`, or not a multiple of `multiplicity`; the message says which. `onRequest`: a manager quotes the price. `superseded`: nothing of it is left and another product replaces it; the message names that. `productNotFound`: no such product. `limitReached`: the cart holds 500 different products already. `conflict`: the `version` sent is no longer the newest; `data` holds the whole fresh cart, as getCart answers it. `sessidInvalid`: wrong or stale SESSID.
         * @enum {string}
         */
        AddToCartRefusalCode: "outOfStock" | "notEnoughStock" | "quantityInvalid" | "onRequest" | "superseded" | "productNotFound" | "limitReached" | "conflict" | "sessidInvalid";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        AddToCartRefusalError: {
            code: components["schemas"]["AddToCartRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * AddToCartRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        AddToCartRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["AddToCartRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["AddToCartRefusalError"][];
        };
        AddToCartAnswer: components["schemas"]["AddToCartSuccess"] | components["schemas"]["AddToCartRefusal"];
        /** @description Products to remove. */
        RemoveFromCartRequest: {
            SESSID: components["schemas"]["Sessid"];
            /** @description Product ids. */
            products: number[];
            /**
             * Format: int64
             * @description Version of the cart that the visitor sees. When sent and no longer the newest: `conflict`. Absent: the last write wins.
             */
            version?: number;
        };
        /**
         * RemoveFromCartSuccess
         * @description The request was done.
         */
        RemoveFromCartSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CartChangeResult"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description The fresh cart with `conflict`, else null. */
        RemoveFromCartRefusalData: components["schemas"]["Cart"] | null;
        /**
         * @description `conflict`: the `version` sent is no longer the newest; `data` holds the whole fresh cart, as getCart answers it. `sessidInvalid`: wrong or stale SESSID.
         * @enum {string}
         */
        RemoveFromCartRefusalCode: "conflict" | "sessidInvalid";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        RemoveFromCartRefusalError: {
            code: components["schemas"]["RemoveFromCartRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * RemoveFromCartRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        RemoveFromCartRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["RemoveFromCartRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["RemoveFromCartRefusalError"][];
        };
        RemoveFromCartAnswer: components["schemas"]["RemoveFromCartSuccess"] | components["schemas"]["RemoveFromCartRefusal"];
        /** @description Confirmation of the session. */
        ClearCartRequest: {
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Version of the cart that the visitor sees. When sent and no longer the newest: `conflict`. Absent: the last write wins.
             */
            version?: number;
        };
        /**
         * ClearCartSuccess
         * @description The request was done.
         */
        ClearCartSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CartChangeResult"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description The fresh cart with `conflict`, else null. */
        ClearCartRefusalData: components["schemas"]["Cart"] | null;
        /**
         * @description `conflict`: the `version` sent is no longer the newest; `data` holds the whole fresh cart, as getCart answers it. `sessidInvalid`: wrong or stale SESSID.
         * @enum {string}
         */
        ClearCartRefusalCode: "conflict" | "sessidInvalid";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        ClearCartRefusalError: {
            code: components["schemas"]["ClearCartRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * ClearCartRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        ClearCartRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["ClearCartRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["ClearCartRefusalError"][];
        };
        ClearCartAnswer: components["schemas"]["ClearCartSuccess"] | components["schemas"]["ClearCartRefusal"];
        /** @description Product and new quantity. */
        UpdateCartRequest: {
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Product id.
             */
            product: number;
            /**
             * Format: int32
             * @description New quantity in whole units; 0 removes.
             */
            quantity: number;
            /**
             * Format: int64
             * @description Version of the cart that the visitor sees. When sent and no longer the newest: `conflict`. Absent: the last write wins.
             */
            version?: number;
        };
        /**
         * UpdateCartSuccess
         * @description The request was done.
         */
        UpdateCartSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CartChangeResult"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description The fresh cart with `conflict`, else null. */
        UpdateCartRefusalData: components["schemas"]["Cart"] | null;
        /**
         * @description `notInCart`: the cart has no such product and the quantity is not 0. `notEnoughStock`: more than can be ordered; the message says how much can. `quantityInvalid`: less than `minQty` and not 0, or not a multiple of `multiplicity`; the message says which. `conflict`: the `version` sent is no longer the newest; `data` holds the whole fresh cart, as getCart answers it. `sessidInvalid`: wrong or stale SESSID.
         * @enum {string}
         */
        UpdateCartRefusalCode: "notInCart" | "notEnoughStock" | "quantityInvalid" | "conflict" | "sessidInvalid";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        UpdateCartRefusalError: {
            code: components["schemas"]["UpdateCartRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * UpdateCartRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        UpdateCartRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["UpdateCartRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["UpdateCartRefusalError"][];
        };
        UpdateCartAnswer: components["schemas"]["UpdateCartSuccess"] | components["schemas"]["UpdateCartRefusal"];
        /** @description What to find. */
        FindInCartRequest: {
            /** @description Text, trimmed by the backend. */
            search: string;
        };
        /**
         * FindInCartSuccess
         * @description The request was done.
         */
        FindInCartSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CartSearchResult"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetCartSuccess
         * @description The request was done.
         */
        GetCartSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["Cart"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description Lines and machine. */
        AddMachinesToCartRequest: {
            SESSID: components["schemas"]["Sessid"];
            /** @description Product ids of the lines. */
            products: number[];
            /**
             * Format: int64
             * @description Machine of the current company; null unties the lines.
             */
            machineId: number | null;
            /**
             * Format: int64
             * @description Version of the cart that the visitor sees. When sent and no longer the newest: `conflict`. Absent: the last write wins.
             */
            version?: number;
        };
        /**
         * AddMachinesToCartSuccess
         * @description The request was done.
         */
        AddMachinesToCartSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CartChangeResult"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description The fresh cart with `conflict`, else null. */
        AddMachinesToCartRefusalData: components["schemas"]["Cart"] | null;
        /**
         * @description `machineNotFound`: the current company has no such machine. `notInCart`: one of the products is not in the cart; nothing was tied. `conflict`: the `version` sent is no longer the newest; `data` holds the whole fresh cart, as getCart answers it. `sessidInvalid`: wrong or stale SESSID.
         * @enum {string}
         */
        AddMachinesToCartRefusalCode: "machineNotFound" | "notInCart" | "conflict" | "sessidInvalid";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        AddMachinesToCartRefusalError: {
            code: components["schemas"]["AddMachinesToCartRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * AddMachinesToCartRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        AddMachinesToCartRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["AddMachinesToCartRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["AddMachinesToCartRefusalError"][];
        };
        AddMachinesToCartAnswer: components["schemas"]["AddMachinesToCartSuccess"] | components["schemas"]["AddMachinesToCartRefusal"];
        /**
         * @description Who sees it. `company` needs a current company and the right `savedCarts.share`, else 403.
         * @enum {string}
         */
        CreateSavedCartRequestVisibility: "private" | "company";
        /** @description What to save. */
        CreateSavedCartRequest: {
            SESSID: components["schemas"]["Sessid"];
            /** @description Name; trimmed by the backend. */
            name: string;
            /** @description Remark; absent is empty. */
            comment?: string;
            visibility: components["schemas"]["CreateSavedCartRequestVisibility"];
            /** @description Products to save instead of the current cart; one that comes twice is added up. */
            products?: components["schemas"]["CartProduct"][];
            /** @description True: replace the contents, comment and visibility of the saved cart of the same name. Absent is false. */
            replace?: boolean;
        };
        /**
         * CreateSavedCartSuccess
         * @description The request was done.
         */
        CreateSavedCartSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SavedCart"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description The existing saved cart with `nameTaken`, else null. */
        CreateSavedCartRefusalData: components["schemas"]["SavedCart"] | null;
        /**
         * @description `nameTaken`: the customer has a saved cart of this name; it is in `data`. `cartEmpty`: no products given and the cart is empty. `productNotFound`: one of the products does not exist. `limitReached`: the customer has 100 already. `sessidInvalid`: wrong or stale SESSID.
         * @enum {string}
         */
        CreateSavedCartRefusalCode: "nameTaken" | "cartEmpty" | "productNotFound" | "limitReached" | "sessidInvalid";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        CreateSavedCartRefusalError: {
            code: components["schemas"]["CreateSavedCartRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * CreateSavedCartRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        CreateSavedCartRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["CreateSavedCartRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["CreateSavedCartRefusalError"][];
        };
        CreateSavedCartAnswer: components["schemas"]["CreateSavedCartSuccess"] | components["schemas"]["CreateSavedCartRefusal"];
        /** @description Saved carts. */
        ListSavedCartsSuccessData: {
            /** @description Saved carts of this page; empty when there are none. */
            items: components["schemas"]["SavedCart"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * ListSavedCartsSuccess
         * @description The request was done.
         */
        ListSavedCartsSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListSavedCartsSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetSavedCartSuccess
         * @description The request was done.
         */
        GetSavedCartSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SavedCart"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description Lines. */
        ListSavedCartProductsSuccessData: {
            /** @description Lines of this page; empty beyond the last. */
            items: components["schemas"]["SavedCartLine"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * ListSavedCartProductsSuccess
         * @description The request was done.
         */
        ListSavedCartProductsSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListSavedCartProductsSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description Result. */
        DeleteSavedCartSuccessData: {
            /** @description It is deleted. */
            isSuccess: boolean;
        };
        /**
         * DeleteSavedCartSuccess
         * @description The request was done.
         */
        DeleteSavedCartSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["DeleteSavedCartSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `actionNotAllowed`: `delete` is not among its `allowedActions`. `sessidInvalid`: wrong or stale X-SESSID.
         * @enum {string}
         */
        DeleteSavedCartRefusalCode: "actionNotAllowed" | "sessidInvalid";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        DeleteSavedCartRefusalError: {
            code: components["schemas"]["DeleteSavedCartRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * DeleteSavedCartRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        DeleteSavedCartRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["DeleteSavedCartRefusalError"][];
        };
        DeleteSavedCartAnswer: components["schemas"]["DeleteSavedCartSuccess"] | components["schemas"]["DeleteSavedCartRefusal"];
        /** @description Products. */
        GetProductStoresRequest: {
            /** @description Product ids. */
            products: number[];
        };
        /** @description Availability. */
        GetProductStoresSuccessData: {
            /** @description One entry per product. */
            items: components["schemas"]["ProductStores"][];
        };
        /**
         * GetProductStoresSuccess
         * @description The request was done.
         */
        GetProductStoresSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["GetProductStoresSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetProductSuccess
         * @description The request was done.
         */
        GetProductSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["Product"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * Format: int32
         * @description The storefront shows the 404 page.
         * @enum {integer}
         */
        GetProductRefusalDataStatusCode: 404;
        /** @description With `productUnavailable` the status of the error page (R-ERR-15). */
        GetProductRefusalData: {
            statusCode: components["schemas"]["GetProductRefusalDataStatusCode"];
        } | null;
        /**
         * @description `productUnavailable`: the product is known but not shown any more, without a successor; the page is 404.
         * @enum {string}
         */
        GetProductRefusalCode: "productUnavailable";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        GetProductRefusalError: {
            code: components["schemas"]["GetProductRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * GetProductRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        GetProductRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["GetProductRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["GetProductRefusalError"][];
        };
        GetProductAnswer: components["schemas"]["GetProductSuccess"] | components["schemas"]["GetProductRefusal"];
        /** @description Applicability (R-PROD-07). */
        ListWorkabilitySuccessData: {
            /** @description Rows of this page; empty when there are none. */
            items: components["schemas"]["WorkabilityRow"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * ListWorkabilitySuccess
         * @description The request was done.
         */
        ListWorkabilitySuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListWorkabilitySuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description Viewed products. */
        ListViewedProductsSuccessData: {
            /** @description Cards; empty when nothing was viewed. */
            items: components["schemas"]["ProductCard"][];
        };
        /**
         * ListViewedProductsSuccess
         * @description The request was done.
         */
        ListViewedProductsSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListViewedProductsSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description Cards. */
        ListProductsByIdsSuccessData: {
            /** @description Cards found; empty when none of the ids is known. */
            items: components["schemas"]["ProductCard"][];
        };
        /**
         * ListProductsByIdsSuccess
         * @description The request was done.
         */
        ListProductsByIdsSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListProductsByIdsSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `productNotFound`: there is no product with the id `analogueOf`.
         * @enum {string}
         */
        ListProductsByIdsRefusalCode: "productNotFound";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        ListProductsByIdsRefusalError: {
            code: components["schemas"]["ListProductsByIdsRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * ListProductsByIdsRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        ListProductsByIdsRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["ListProductsByIdsRefusalError"][];
        };
        ListProductsByIdsAnswer: components["schemas"]["ListProductsByIdsSuccess"] | components["schemas"]["ListProductsByIdsRefusal"];
        /**
         * ListSectionProductsSuccess
         * @description The request was done.
         */
        ListSectionProductsSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SectionListing"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * ListSectionProductsFilteredSuccess
         * @description The request was done.
         */
        ListSectionProductsFilteredSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SectionListing"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description Filters chosen so far. */
        GetSmartFilterRequest: {
            filters: components["schemas"]["FilterSelection"];
            /** @description Search text when the filter stands beside search results, understood as in searchProducts; absent in a section. */
            query?: string;
            /**
             * @description With `query`, as in searchProducts, so that filters and products belong to the same search.
             * @default false
             */
            asTyped?: boolean;
        };
        /**
         * GetSmartFilterSuccess
         * @description The request was done.
         */
        GetSmartFilterSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SmartFilter"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description Suggestions. */
        SearchSuggestSuccessData: {
            /** @description What was found; an empty array means nothing and is not accepted as a result (R-CAT-28). */
            items: components["schemas"]["SearchResult"] | unknown[];
        };
        /**
         * SearchSuggestSuccess
         * @description The request was done.
         */
        SearchSuggestSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SearchSuggestSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * SearchProductsSuccess
         * @description The request was done.
         */
        SearchProductsSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SearchPage"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * SearchProductsFilteredSuccess
         * @description The request was done.
         */
        SearchProductsFilteredSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SearchPage"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What was asked for. */
        AddOrderSuccessData: {
            /** @description The new order. */
            order: components["schemas"]["Order"];
        };
        /**
         * AddOrderSuccess
         * @description It is done.
         */
        AddOrderSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["AddOrderSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `cartChanged` and `notEnoughStock` the fresh calculation; else null. */
        AddOrderRefusalData: {
            calculation: components["schemas"]["OrderCalculation"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `cartChanged` — cart, prices or stock differ from what the buyer saw; `cartEmpty` — nothing is in the cart; `notEnoughStock` — less is available than asked for; `quantityInvalid` — less than minQty or no multiple of multiplicity; `contragentMismatch` — not the current company of the session (switched in another tab); `contractExpired` — the contract has ended; `contractUnavailable` — not a contract of this company, or not usable; `creditLimit` — the total exceeds what is left of the credit limit; `paymentUnavailable` — this way to pay is disabled here; `deliveryUnavailable` — this way to deliver is disabled here; `addressUnavailable` — not a saved address of this buyer; `consentRequired` — a required consent is not given; `minSum` — goods for less than 1 000 ₽; `companyBlocked` — the user is blocked in the company, its check was rejected, or it is not active in the register.
         * @enum {string}
         */
        AddOrderRefusalCode: "sessidInvalid" | "cartChanged" | "cartEmpty" | "notEnoughStock" | "quantityInvalid" | "contragentMismatch" | "contractExpired" | "contractUnavailable" | "creditLimit" | "paymentUnavailable" | "deliveryUnavailable" | "addressUnavailable" | "consentRequired" | "minSum" | "companyBlocked";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        AddOrderRefusalError: {
            code: components["schemas"]["AddOrderRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * AddOrderRefusal
         * @description It is refused; nothing was changed.
         */
        AddOrderRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["AddOrderRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["AddOrderRefusalError"][];
        };
        AddOrderAnswer: components["schemas"]["AddOrderSuccess"] | components["schemas"]["AddOrderRefusal"];
        /** @description The choices made so far; all may be absent. */
        CalculateOrderRequest: {
            /**
             * Format: int64
             * @description Company that buys, equal to the current one of the session; null when a person buys. Absent: whoever the session acts for.
             */
            contragentId?: number | null;
            /**
             * Format: int64
             * @description Contract of that company, active or expiring; null or absent means without a contract.
             */
            contractId?: number | null;
            /** @description Delivery chosen so far. */
            delivery?: components["schemas"]["DeliveryChoice"];
            /** @description Payment chosen so far. */
            payment?: components["schemas"]["PaymentChoice"];
        };
        /**
         * CalculateOrderSuccess
         * @description The answer.
         */
        CalculateOrderSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["OrderCalculation"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `cartEmpty` — nothing is in the cart; `contragentMismatch` — not the current company of the session (switched in another tab); `contractUnavailable` — not a contract of this company, or not usable; `addressUnavailable` — not a saved address of this buyer.
         * @enum {string}
         */
        CalculateOrderRefusalCode: "cartEmpty" | "contragentMismatch" | "contractUnavailable" | "addressUnavailable";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        CalculateOrderRefusalError: {
            code: components["schemas"]["CalculateOrderRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * CalculateOrderRefusal
         * @description It is refused; nothing was changed.
         */
        CalculateOrderRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["CalculateOrderRefusalError"][];
        };
        CalculateOrderAnswer: components["schemas"]["CalculateOrderSuccess"] | components["schemas"]["CalculateOrderRefusal"];
        /** @description What was asked for. */
        GetOrderSuccessData: {
            /** @description The order. */
            order: components["schemas"]["Order"];
        };
        /**
         * GetOrderSuccess
         * @description The answer.
         */
        GetOrderSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["GetOrderSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @default all
         * @enum {string}
         */
        ListOrdersTab: "all" | "active" | "approval" | "payment" | "completed";
        /**
         * @default dateDesc
         * @enum {string}
         */
        ListOrdersSort: "dateDesc" | "dateAsc" | "sumDesc" | "sumAsc" | "number";
        /** @description What was asked for. */
        ListOrdersSuccessData: {
            /** @description Orders of this page. */
            items: components["schemas"]["OrderListItem"][];
            /** @description Place in the list. */
            pagination: components["schemas"]["Pagination"];
            /** @description Tabs with counts, all filters but `tab`, `status[]` and paging applied. */
            tabs: components["schemas"]["OrderTabCount"][];
        };
        /**
         * ListOrdersSuccess
         * @description The answer.
         */
        ListOrdersSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListOrdersSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What was asked for. */
        ListOrderStatusesSuccessData: {
            /** @description All statuses. */
            items: components["schemas"]["OrderStatusCount"][];
        };
        /**
         * ListOrderStatusesSuccess
         * @description The answer.
         */
        ListOrderStatusesSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListOrderStatusesSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What was asked for. */
        ListOrdersShortSuccessData: {
            /** @description Orders of this page. */
            items: components["schemas"]["OrderShort"][];
            /** @description Place in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * ListOrdersShortSuccess
         * @description The answer.
         */
        ListOrdersShortSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListOrdersShortSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What was asked for. */
        CountOrdersToApproveSuccessData: {
            /**
             * Format: int32
             * @description Number of orders.
             */
            count: number;
        };
        /**
         * CountOrdersToApproveSuccess
         * @description The answer.
         */
        CountOrdersToApproveSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CountOrdersToApproveSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description The fresh order. */
        SetOrderDeliverySuccessData: {
            /** @description The order as it is now, with its new version and actions. */
            order: components["schemas"]["Order"];
        };
        /**
         * SetOrderDeliverySuccess
         * @description It is done.
         */
        SetOrderDeliverySuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SetOrderDeliverySuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `conflict` and `actionNotAllowed` the fresh order, so that the screen can show it; else null. */
        SetOrderDeliveryRefusalData: {
            order: components["schemas"]["Order"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `conflict` — `version` is stale, the fresh object is in `data`; `actionNotAllowed` — the action is not among `allowedActions`; `contractExpired` — the contract of the order has ended; `contractUnavailable` — it is not usable any more; `creditLimit` — paid by deferral, the new total exceeds what is left of the credit limit; `paymentUnavailable` — the payment of the order is not possible for the new total or delivery; `deliveryUnavailable` — the delivery is not possible; `addressUnavailable` — its address is no saved one of the buyer; `companyBlocked` — as in addOrder; `noApprover` — the order would need a new agreement, and nobody in the company has `orders.approve`.
         * @enum {string}
         */
        SetOrderDeliveryRefusalCode: "sessidInvalid" | "conflict" | "actionNotAllowed" | "contractExpired" | "contractUnavailable" | "creditLimit" | "paymentUnavailable" | "deliveryUnavailable" | "addressUnavailable" | "companyBlocked" | "noApprover";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        SetOrderDeliveryRefusalError: {
            code: components["schemas"]["SetOrderDeliveryRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * SetOrderDeliveryRefusal
         * @description It is refused; nothing was changed.
         */
        SetOrderDeliveryRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["SetOrderDeliveryRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["SetOrderDeliveryRefusalError"][];
        };
        SetOrderDeliveryAnswer: components["schemas"]["SetOrderDeliverySuccess"] | components["schemas"]["SetOrderDeliveryRefusal"];
        /** @description The order, its version and what the action needs. */
        SendOrderToApproveRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Order.
             */
            orderId: number;
            /**
             * Format: int32
             * @description Version of the order that the screen shows; a stale one is refused with `conflict`.
             */
            version: number;
            /** @description Comment for the approver. */
            comment?: string;
        };
        /** @description The fresh order. */
        SendOrderToApproveSuccessData: {
            /** @description The order as it is now, with its new version and actions. */
            order: components["schemas"]["Order"];
        };
        /**
         * SendOrderToApproveSuccess
         * @description It is done.
         */
        SendOrderToApproveSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SendOrderToApproveSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `conflict` and `actionNotAllowed` the fresh order, so that the screen can show it; else null. */
        SendOrderToApproveRefusalData: {
            order: components["schemas"]["Order"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `conflict` — `version` is stale, the fresh object is in `data`; `actionNotAllowed` — the action is not among `allowedActions` in this status; `noApprover` — nobody in the company has `orders.approve`.
         * @enum {string}
         */
        SendOrderToApproveRefusalCode: "sessidInvalid" | "conflict" | "actionNotAllowed" | "noApprover";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        SendOrderToApproveRefusalError: {
            code: components["schemas"]["SendOrderToApproveRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * SendOrderToApproveRefusal
         * @description It is refused; nothing was changed.
         */
        SendOrderToApproveRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["SendOrderToApproveRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["SendOrderToApproveRefusalError"][];
        };
        SendOrderToApproveAnswer: components["schemas"]["SendOrderToApproveSuccess"] | components["schemas"]["SendOrderToApproveRefusal"];
        /**
         * @description What was decided.
         * @enum {string}
         */
        SetOrderApprovalRequestDecision: "approve" | "return";
        /** @description The order, its version and what the action needs. */
        SetOrderApprovalRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Order.
             */
            orderId: number;
            /**
             * Format: int32
             * @description Version of the order that the screen shows; a stale one is refused with `conflict`.
             */
            version: number;
            decision: components["schemas"]["SetOrderApprovalRequestDecision"];
            /** @description Comment for the author; with return, what should be changed. */
            comment?: string;
        };
        /** @description The fresh order. */
        SetOrderApprovalSuccessData: {
            /** @description The order as it is now, with its new version and actions. */
            order: components["schemas"]["Order"];
        };
        /**
         * SetOrderApprovalSuccess
         * @description It is done.
         */
        SetOrderApprovalSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SetOrderApprovalSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `conflict` and `actionNotAllowed` the fresh order, so that the screen can show it; else null. */
        SetOrderApprovalRefusalData: {
            order: components["schemas"]["Order"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `conflict` — `version` is stale, the fresh object is in `data`; `actionNotAllowed` — the action is not among `allowedActions` in this status.
         * @enum {string}
         */
        SetOrderApprovalRefusalCode: "sessidInvalid" | "conflict" | "actionNotAllowed";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        SetOrderApprovalRefusalError: {
            code: components["schemas"]["SetOrderApprovalRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * SetOrderApprovalRefusal
         * @description It is refused; nothing was changed.
         */
        SetOrderApprovalRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["SetOrderApprovalRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["SetOrderApprovalRefusalError"][];
        };
        SetOrderApprovalAnswer: components["schemas"]["SetOrderApprovalSuccess"] | components["schemas"]["SetOrderApprovalRefusal"];
        /** @description The order to repeat. */
        CopyOrderRequest: {
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Order.
             */
            orderId: number;
            /**
             * Format: int32
             * @description Version of the order that the screen shows; a stale one is refused with `conflict`.
             */
            version: number;
        };
        /**
         * @description Why: no longer sold, not in stock, price on request only, the cart holds 500 lines.
         * @enum {string}
         */
        CopyOrderSuccessDataRejectedReason: "gone" | "outOfStock" | "onRequest" | "cartFull";
        /** @description What was asked for. */
        CopyOrderSuccessData: {
            /** @description Lines that were added. */
            added: {
                /**
                 * Format: int64
                 * @description Product.
                 */
                productId: number;
                /** @description Its name. */
                name: string;
                /**
                 * Format: int32
                 * @description Quantity added.
                 */
                quantity: number;
                /** @description Price of one in the order. */
                priceBefore: components["schemas"]["Money"];
                /** @description Price of one now. */
                priceNow: components["schemas"]["Money"];
            }[];
            /** @description Lines that were not added, or only in part. */
            rejected: {
                /**
                 * Format: int64
                 * @description Product.
                 */
                productId: number;
                /** @description Its name in the order. */
                name: string;
                /**
                 * Format: int32
                 * @description Quantity not added.
                 */
                quantity: number;
                reason: components["schemas"]["CopyOrderSuccessDataRejectedReason"];
                /**
                 * Format: int64
                 * @description Product that replaces it; null when there is none.
                 */
                supersededBy: number | null;
            }[];
            /**
             * Format: int64
             * @description Version of the cart now.
             */
            cartVersion: number;
        };
        /**
         * CopyOrderSuccess
         * @description It is done.
         */
        CopyOrderSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CopyOrderSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `conflict` the fresh order; else null. */
        CopyOrderRefusalData: {
            order: components["schemas"]["Order"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `conflict` — `version` is stale, the fresh object is in `data`; `nothingAdded` — no line can be sold any more, the cart did not change.
         * @enum {string}
         */
        CopyOrderRefusalCode: "sessidInvalid" | "conflict" | "nothingAdded";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        CopyOrderRefusalError: {
            code: components["schemas"]["CopyOrderRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * CopyOrderRefusal
         * @description It is refused; nothing was changed.
         */
        CopyOrderRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["CopyOrderRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["CopyOrderRefusalError"][];
        };
        CopyOrderAnswer: components["schemas"]["CopyOrderSuccess"] | components["schemas"]["CopyOrderRefusal"];
        /** @description The order, its version and what the action needs. */
        CancelOrderRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Order.
             */
            orderId: number;
            /**
             * Format: int32
             * @description Version of the order that the screen shows; a stale one is refused with `conflict`.
             */
            version: number;
            /** @description Reason, as text; it stands in the `comment` of the history entry. */
            reason?: string;
        };
        /** @description The fresh order. */
        CancelOrderSuccessData: {
            /** @description The order as it is now, with its new version and actions. */
            order: components["schemas"]["Order"];
        };
        /**
         * CancelOrderSuccess
         * @description It is done.
         */
        CancelOrderSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CancelOrderSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `conflict` and `actionNotAllowed` the fresh order, so that the screen can show it; else null. */
        CancelOrderRefusalData: {
            order: components["schemas"]["Order"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `conflict` — `version` is stale, the fresh object is in `data`; `actionNotAllowed` — the action is not among `allowedActions` in this status.
         * @enum {string}
         */
        CancelOrderRefusalCode: "sessidInvalid" | "conflict" | "actionNotAllowed";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        CancelOrderRefusalError: {
            code: components["schemas"]["CancelOrderRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * CancelOrderRefusal
         * @description It is refused; nothing was changed.
         */
        CancelOrderRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["CancelOrderRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["CancelOrderRefusalError"][];
        };
        CancelOrderAnswer: components["schemas"]["CancelOrderSuccess"] | components["schemas"]["CancelOrderRefusal"];
        /**
         * @description Way wanted; absent: the one that suits the payment of the order.
         * @enum {string}
         */
        GetPaymentTemplateRequestType: "redirect" | "qr" | "form";
        /** @description The order to pay. */
        GetPaymentTemplateRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Order.
             */
            orderId: number;
            /**
             * Format: int32
             * @description Version of the order that the screen shows; a stale one is refused with `conflict`.
             */
            version: number;
            type?: components["schemas"]["GetPaymentTemplateRequestType"];
        };
        /** @description What was asked for. */
        GetPaymentTemplateSuccessData: {
            /** @description How to pay. */
            template: components["schemas"]["PaymentTemplate"];
            /** @description The order as it is now. */
            order: components["schemas"]["Order"];
        };
        /**
         * GetPaymentTemplateSuccess
         * @description It is done.
         */
        GetPaymentTemplateSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["GetPaymentTemplateSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `conflict` and `actionNotAllowed` the fresh order, so that the screen can show it; else null. */
        GetPaymentTemplateRefusalData: {
            order: components["schemas"]["Order"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `conflict` — `version` is stale, the fresh object is in `data`; `actionNotAllowed` — the action is not among `allowedActions` in this status; `alreadyPaid` — nothing is due; `paymentUnavailable` — this way to pay is disabled here.
         * @enum {string}
         */
        GetPaymentTemplateRefusalCode: "sessidInvalid" | "conflict" | "actionNotAllowed" | "alreadyPaid" | "paymentUnavailable";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        GetPaymentTemplateRefusalError: {
            code: components["schemas"]["GetPaymentTemplateRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * GetPaymentTemplateRefusal
         * @description It is refused; nothing was changed.
         */
        GetPaymentTemplateRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["GetPaymentTemplateRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["GetPaymentTemplateRefusalError"][];
        };
        GetPaymentTemplateAnswer: components["schemas"]["GetPaymentTemplateSuccess"] | components["schemas"]["GetPaymentTemplateRefusal"];
        /** @description The order, its version and what the action needs. */
        DeleteOrderProductRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Order.
             */
            orderId: number;
            /**
             * Format: int32
             * @description Version of the order that the screen shows; a stale one is refused with `conflict`.
             */
            version: number;
            /**
             * Format: int64
             * @description Line to delete.
             */
            lineId: number;
        };
        /** @description The fresh order. */
        DeleteOrderProductSuccessData: {
            /** @description The order as it is now, with its new version and actions. */
            order: components["schemas"]["Order"];
        };
        /**
         * DeleteOrderProductSuccess
         * @description It is done.
         */
        DeleteOrderProductSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["DeleteOrderProductSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `conflict` and `actionNotAllowed` the fresh order, so that the screen can show it; else null. */
        DeleteOrderProductRefusalData: {
            order: components["schemas"]["Order"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `conflict` — `version` is stale, the fresh object is in `data`; `actionNotAllowed` — the action is not among `allowedActions`; `lineNotFound` — no such line in the order; `lastLine` — the only line left can not be deleted, cancel instead; `contractExpired` — the contract of the order has ended; `contractUnavailable` — it is not usable any more; `creditLimit` — paid by deferral, the new total exceeds what is left of the credit limit; `paymentUnavailable` — the payment of the order is not possible for the new total or delivery; `deliveryUnavailable` — the delivery is not possible; `addressUnavailable` — its address is no saved one of the buyer; `companyBlocked` — as in addOrder; `minSum` — goods for less than 1 000 ₽ would stay; offer to cancel.
         * @enum {string}
         */
        DeleteOrderProductRefusalCode: "sessidInvalid" | "conflict" | "actionNotAllowed" | "lineNotFound" | "lastLine" | "contractExpired" | "contractUnavailable" | "creditLimit" | "paymentUnavailable" | "deliveryUnavailable" | "addressUnavailable" | "companyBlocked" | "minSum";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        DeleteOrderProductRefusalError: {
            code: components["schemas"]["DeleteOrderProductRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * DeleteOrderProductRefusal
         * @description It is refused; nothing was changed.
         */
        DeleteOrderProductRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["DeleteOrderProductRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["DeleteOrderProductRefusalError"][];
        };
        DeleteOrderProductAnswer: components["schemas"]["DeleteOrderProductSuccess"] | components["schemas"]["DeleteOrderProductRefusal"];
        /** @description The fresh order. */
        UpdateOrderProductsSuccessData: {
            /** @description The order as it is now, with its new version and actions. */
            order: components["schemas"]["Order"];
        };
        /**
         * UpdateOrderProductsSuccess
         * @description It is done.
         */
        UpdateOrderProductsSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["UpdateOrderProductsSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `conflict` and `actionNotAllowed` the fresh order, so that the screen can show it; else null. */
        UpdateOrderProductsRefusalData: {
            order: components["schemas"]["Order"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `conflict` — `version` is stale, the fresh object is in `data`; `actionNotAllowed` — the action is not among `allowedActions`; `lineNotFound` — no such line in the order; `notEnoughStock` — fewer units are free than are added; units that the order has are its own; `quantityInvalid` — less than minQty or no multiple of multiplicity; `contractExpired` — the contract of the order has ended; `contractUnavailable` — it is not usable any more; `creditLimit` — paid by deferral, the new total exceeds what is left of the credit limit; `paymentUnavailable` — the payment of the order is not possible for the new total or delivery; `deliveryUnavailable` — the delivery is not possible; `addressUnavailable` — its address is no saved one of the buyer; `companyBlocked` — as in addOrder; `minSum` — goods for less than 1 000 ₽ would stay; offer to cancel.
         * @enum {string}
         */
        UpdateOrderProductsRefusalCode: "sessidInvalid" | "conflict" | "actionNotAllowed" | "lineNotFound" | "notEnoughStock" | "quantityInvalid" | "contractExpired" | "contractUnavailable" | "creditLimit" | "paymentUnavailable" | "deliveryUnavailable" | "addressUnavailable" | "companyBlocked" | "minSum";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        UpdateOrderProductsRefusalError: {
            code: components["schemas"]["UpdateOrderProductsRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * UpdateOrderProductsRefusal
         * @description It is refused; nothing was changed.
         */
        UpdateOrderProductsRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["UpdateOrderProductsRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["UpdateOrderProductsRefusalError"][];
        };
        UpdateOrderProductsAnswer: components["schemas"]["UpdateOrderProductsSuccess"] | components["schemas"]["UpdateOrderProductsRefusal"];
        /** @description What was asked for. */
        UpdateOrderProductSuccessData: {
            /** @description The order as it is now, with its new version and actions. */
            order: components["schemas"]["Order"];
        };
        /**
         * UpdateOrderProductSuccess
         * @description It is done.
         */
        UpdateOrderProductSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["UpdateOrderProductSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `conflict` and `actionNotAllowed` the fresh order, so that the screen can show it; else null. */
        UpdateOrderProductRefusalData: {
            order: components["schemas"]["Order"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `conflict` — `version` is stale, the fresh object is in `data`; `actionNotAllowed` — the action is not among `allowedActions`; `lineNotFound` — no such line in the order; `notEnoughStock` — fewer units are free than are added; units that the order has are its own; `quantityInvalid` — less than minQty or no multiple of multiplicity; `contractExpired` — the contract of the order has ended; `contractUnavailable` — it is not usable any more; `creditLimit` — paid by deferral, the new total exceeds what is left of the credit limit; `paymentUnavailable` — the payment of the order is not possible for the new total or delivery; `deliveryUnavailable` — the delivery is not possible; `addressUnavailable` — its address is no saved one of the buyer; `companyBlocked` — as in addOrder; `minSum` — goods for less than 1 000 ₽ would stay; offer to cancel.
         * @enum {string}
         */
        UpdateOrderProductRefusalCode: "sessidInvalid" | "conflict" | "actionNotAllowed" | "lineNotFound" | "notEnoughStock" | "quantityInvalid" | "contractExpired" | "contractUnavailable" | "creditLimit" | "paymentUnavailable" | "deliveryUnavailable" | "addressUnavailable" | "companyBlocked" | "minSum";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        UpdateOrderProductRefusalError: {
            code: components["schemas"]["UpdateOrderProductRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * UpdateOrderProductRefusal
         * @description It is refused; nothing was changed.
         */
        UpdateOrderProductRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["UpdateOrderProductRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["UpdateOrderProductRefusalError"][];
        };
        UpdateOrderProductAnswer: components["schemas"]["UpdateOrderProductSuccess"] | components["schemas"]["UpdateOrderProductRefusal"];
        /** @description The fresh order. */
        ReplaceOrderLinesSuccessData: {
            /** @description The order as it is now, with its new version and actions. */
            order: components["schemas"]["Order"];
        };
        /**
         * ReplaceOrderLinesSuccess
         * @description It is done.
         */
        ReplaceOrderLinesSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ReplaceOrderLinesSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `conflict` and `actionNotAllowed` the fresh order, so that the screen can show it; else null. */
        ReplaceOrderLinesRefusalData: {
            order: components["schemas"]["Order"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `conflict` — `version` is stale, the fresh object is in `data`; `actionNotAllowed` — the action is not among `allowedActions`; `cartEmpty` — nothing is in the cart; `cartChanged` — `cartVersion` is stale, read the cart again; `notEnoughStock` — fewer units are free than are added; units that the order has are its own; `quantityInvalid` — less than minQty or no multiple of multiplicity; `contractExpired` — the contract of the order has ended; `contractUnavailable` — it is not usable any more; `creditLimit` — paid by deferral, the new total exceeds what is left of the credit limit; `paymentUnavailable` — the payment of the order is not possible for the new total or delivery; `deliveryUnavailable` — the delivery is not possible; `addressUnavailable` — its address is no saved one of the buyer; `companyBlocked` — as in addOrder; `minSum` — goods for less than 1 000 ₽ would stay; offer to cancel.
         * @enum {string}
         */
        ReplaceOrderLinesRefusalCode: "sessidInvalid" | "conflict" | "actionNotAllowed" | "cartEmpty" | "cartChanged" | "notEnoughStock" | "quantityInvalid" | "contractExpired" | "contractUnavailable" | "creditLimit" | "paymentUnavailable" | "deliveryUnavailable" | "addressUnavailable" | "companyBlocked" | "minSum";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        ReplaceOrderLinesRefusalError: {
            code: components["schemas"]["ReplaceOrderLinesRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * ReplaceOrderLinesRefusal
         * @description It is refused; nothing was changed.
         */
        ReplaceOrderLinesRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["ReplaceOrderLinesRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["ReplaceOrderLinesRefusalError"][];
        };
        ReplaceOrderLinesAnswer: components["schemas"]["ReplaceOrderLinesSuccess"] | components["schemas"]["ReplaceOrderLinesRefusal"];
        /** @description The order, its version and what the action needs. */
        RequestInvoiceRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Order.
             */
            orderId: number;
            /**
             * Format: int32
             * @description Version of the order that the screen shows; a stale one is refused with `conflict`.
             */
            version: number;
        };
        /** @description The fresh order. */
        RequestInvoiceSuccessData: {
            /** @description The order as it is now, with its new version and actions. */
            order: components["schemas"]["Order"];
        };
        /**
         * RequestInvoiceSuccess
         * @description It is done.
         */
        RequestInvoiceSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["RequestInvoiceSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `conflict` and `actionNotAllowed` the fresh order, so that the screen can show it; else null. */
        RequestInvoiceRefusalData: {
            order: components["schemas"]["Order"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `conflict` — `version` is stale, the fresh object is in `data`; `actionNotAllowed` — the action is not among `allowedActions` in this status; `companyRequired` — only for companies, the session acts for a person.
         * @enum {string}
         */
        RequestInvoiceRefusalCode: "sessidInvalid" | "conflict" | "actionNotAllowed" | "companyRequired";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        RequestInvoiceRefusalError: {
            code: components["schemas"]["RequestInvoiceRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * RequestInvoiceRefusal
         * @description It is refused; nothing was changed.
         */
        RequestInvoiceRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["RequestInvoiceRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["RequestInvoiceRefusalError"][];
        };
        RequestInvoiceAnswer: components["schemas"]["RequestInvoiceSuccess"] | components["schemas"]["RequestInvoiceRefusal"];
        /** @description What was asked for. */
        CheckInvoiceSuccessData: {
            /**
             * Format: int64
             * @description Order.
             */
            orderId: number;
            /**
             * Format: int32
             * @description Version of the order now.
             */
            orderVersion: number;
            /** @description The invoice. */
            invoice: components["schemas"]["OrderInvoice"];
        };
        /**
         * CheckInvoiceSuccess
         * @description The answer.
         */
        CheckInvoiceSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CheckInvoiceSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description The order, its version and what the action needs. */
        ConfirmOrderContractRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Order.
             */
            orderId: number;
            /**
             * Format: int32
             * @description Version of the order that the screen shows; a stale one is refused with `conflict`.
             */
            version: number;
        };
        /** @description The fresh order. */
        ConfirmOrderContractSuccessData: {
            /** @description The order as it is now, with its new version and actions. */
            order: components["schemas"]["Order"];
        };
        /**
         * ConfirmOrderContractSuccess
         * @description It is done.
         */
        ConfirmOrderContractSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ConfirmOrderContractSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `conflict` and `actionNotAllowed` the fresh order, so that the screen can show it; else null. */
        ConfirmOrderContractRefusalData: {
            order: components["schemas"]["Order"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `conflict` — `version` is stale, the fresh object is in `data`; `actionNotAllowed` — the action is not among `allowedActions` in this status.
         * @enum {string}
         */
        ConfirmOrderContractRefusalCode: "sessidInvalid" | "conflict" | "actionNotAllowed";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        ConfirmOrderContractRefusalError: {
            code: components["schemas"]["ConfirmOrderContractRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * ConfirmOrderContractRefusal
         * @description It is refused; nothing was changed.
         */
        ConfirmOrderContractRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["ConfirmOrderContractRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["ConfirmOrderContractRefusalError"][];
        };
        ConfirmOrderContractAnswer: components["schemas"]["ConfirmOrderContractSuccess"] | components["schemas"]["ConfirmOrderContractRefusal"];
        /**
         * @description Reason.
         * @enum {string}
         */
        RequestOrderCancelRequestReason: "mistake" | "tooLong" | "foundCheaper" | "notNeeded" | "changedTerms" | "other";
        /** @description The order, its version and what the action needs. */
        RequestOrderCancelRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Order.
             */
            orderId: number;
            /**
             * Format: int32
             * @description Version of the order that the screen shows; a stale one is refused with `conflict`.
             */
            version: number;
            reason: components["schemas"]["RequestOrderCancelRequestReason"];
            /** @description Comment; required when the reason is other (`commentRequired`). */
            comment?: string;
        };
        /** @description The fresh order. */
        RequestOrderCancelSuccessData: {
            /** @description The order as it is now, with its new version and actions. */
            order: components["schemas"]["Order"];
        };
        /**
         * RequestOrderCancelSuccess
         * @description It is done.
         */
        RequestOrderCancelSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["RequestOrderCancelSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `conflict` and `actionNotAllowed` the fresh order, so that the screen can show it; else null. */
        RequestOrderCancelRefusalData: {
            order: components["schemas"]["Order"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `conflict` — `version` is stale, the fresh object is in `data`; `actionNotAllowed` — the action is not among `allowedActions` in this status; `alreadyRequested` — an open cancel request exists; `commentRequired` — reason other needs a comment.
         * @enum {string}
         */
        RequestOrderCancelRefusalCode: "sessidInvalid" | "conflict" | "actionNotAllowed" | "alreadyRequested" | "commentRequired";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        RequestOrderCancelRefusalError: {
            code: components["schemas"]["RequestOrderCancelRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * RequestOrderCancelRefusal
         * @description It is refused; nothing was changed.
         */
        RequestOrderCancelRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["RequestOrderCancelRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["RequestOrderCancelRefusalError"][];
        };
        RequestOrderCancelAnswer: components["schemas"]["RequestOrderCancelSuccess"] | components["schemas"]["RequestOrderCancelRefusal"];
        /** @description The order, its version and what the action needs. */
        SendInvoiceRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Order.
             */
            orderId: number;
            /**
             * Format: int32
             * @description Version of the order that the screen shows; a stale one is refused with `conflict`.
             */
            version: number;
            /** @description Where to send it. */
            email: components["schemas"]["Email"];
        };
        /** @description The fresh order. */
        SendInvoiceSuccessData: {
            /** @description The order as it is now, with its new version and actions. */
            order: components["schemas"]["Order"];
        };
        /**
         * SendInvoiceSuccess
         * @description It is done.
         */
        SendInvoiceSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SendInvoiceSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `conflict` and `actionNotAllowed` the fresh order, so that the screen can show it; else null. */
        SendInvoiceRefusalData: {
            order: components["schemas"]["Order"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `conflict` — `version` is stale, the fresh object is in `data`; `actionNotAllowed` — the action is not among `allowedActions` in this status; `invoiceNotReady` — the invoice was never requested, it is queued, or its creation failed.
         * @enum {string}
         */
        SendInvoiceRefusalCode: "sessidInvalid" | "conflict" | "actionNotAllowed" | "invoiceNotReady";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        SendInvoiceRefusalError: {
            code: components["schemas"]["SendInvoiceRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * SendInvoiceRefusal
         * @description It is refused; nothing was changed.
         */
        SendInvoiceRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["SendInvoiceRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["SendInvoiceRefusalError"][];
        };
        SendInvoiceAnswer: components["schemas"]["SendInvoiceSuccess"] | components["schemas"]["SendInvoiceRefusal"];
        /** @enum {string} */
        ListMachinesStatus: "active" | "repair" | "sold" | "pendingVerification";
        /** @description What was asked for. */
        ListMachinesSuccessData: {
            /** @description Machines of this page. */
            items: components["schemas"]["Machine"][];
            /** @description Place in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * ListMachinesSuccess
         * @description The answer.
         */
        ListMachinesSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListMachinesSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What was asked for. */
        GetMachineSuccessData: {
            /** @description The machine. */
            machine: components["schemas"]["Machine"];
            /** @description Parts bought for it (addMachinesToCart) in orders that are not canceled, the latest first, ties by product id. */
            boughtParts: {
                /** @description The part. */
                product: components["schemas"]["OrderProduct"];
                /**
                 * Format: int64
                 * @description Order it came with.
                 */
                orderId: number;
                /**
                 * Format: date
                 * @description Day of that order.
                 */
                date: string;
                /**
                 * Format: int32
                 * @description Quantity.
                 */
                quantity: number;
            }[];
            /** @description Papers, the newest first. */
            documents: components["schemas"]["File"][];
            /**
             * Format: int32
             * @description Requests about it that are not closed.
             */
            openRequests: number;
        };
        /**
         * GetMachineSuccess
         * @description The answer.
         */
        GetMachineSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["GetMachineSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description What is wanted.
         * @enum {string}
         */
        AddMachineTaskRequestKind: "parts" | "maintenance" | "repair" | "diagnostics" | "consultation";
        /**
         * @description machineDown: the machine stands.
         * @default normal
         * @enum {string}
         */
        AddMachineTaskRequestUrgency: "normal" | "machineDown";
        /** @description The machine and what is wanted. */
        AddMachineTaskRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Machine of this customer; another is refused.
             */
            machineId: number;
            kind: components["schemas"]["AddMachineTaskRequestKind"];
            /** @description What is the matter, at least 10 characters. */
            symptoms: string;
            /**
             * Format: int32
             * @description Engine hours now.
             */
            hours?: number | null;
            urgency?: components["schemas"]["AddMachineTaskRequestUrgency"];
            /**
             * Format: date
             * @description Wanted day, today or later.
             */
            desiredDate?: string | null;
            /** @description Whom to call. */
            contact: components["schemas"]["AddressContact"];
            /** @description Files uploaded before, at most 5 of 10 МБ each. */
            fileIds?: string[];
        };
        /** @description What was asked for. */
        AddMachineTaskSuccessData: {
            /** @description The request. */
            task: components["schemas"]["MachineTask"];
        };
        /**
         * AddMachineTaskSuccess
         * @description It is done.
         */
        AddMachineTaskSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["AddMachineTaskSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `machineNotFound` — not a machine of this customer; `dateInPast` — before today in Moscow; `fileNotFound` — no such file of this session.
         * @enum {string}
         */
        AddMachineTaskRefusalCode: "sessidInvalid" | "machineNotFound" | "dateInPast" | "fileNotFound";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        AddMachineTaskRefusalError: {
            code: components["schemas"]["AddMachineTaskRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * AddMachineTaskRefusal
         * @description It is refused; nothing was changed.
         */
        AddMachineTaskRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["AddMachineTaskRefusalError"][];
        };
        AddMachineTaskAnswer: components["schemas"]["AddMachineTaskSuccess"] | components["schemas"]["AddMachineTaskRefusal"];
        /** @description Serial numbers. */
        FindMachinesRequest: {
            /** @description Serial numbers, every one once. */
            serialNumbers: string[];
        };
        /** @description What was asked for. */
        FindMachinesSuccessData: {
            /** @description One for each number asked, in that order. */
            items: components["schemas"]["MachineKnown"][];
        };
        /**
         * FindMachinesSuccess
         * @description The answer.
         */
        FindMachinesSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["FindMachinesSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What is now. */
        AddMachineSuccessData: {
            /** @description The machine. */
            machine: components["schemas"]["Machine"];
        };
        /**
         * AddMachineSuccess
         * @description It is done.
         */
        AddMachineSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["AddMachineSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `contragentMismatch` — not the current company of the session (switched in another tab); `modelRequired` — neither `modelId` nor type, brand and model; `modelNotFound` — no such model; `yearInvalid` — not a year in which the model was made, or in the future; `dateInvalid` — the reading of the hours is in the future; `machineExists` — the serial number is in the fleet already; `machineKnown` — the dealer knows the serial number: link it; `nameTaken` — another machine of the fleet has the name; `limitReached` — the greatest number is reached.
         * @enum {string}
         */
        AddMachineRefusalCode: "sessidInvalid" | "contragentMismatch" | "modelRequired" | "modelNotFound" | "yearInvalid" | "dateInvalid" | "machineExists" | "machineKnown" | "nameTaken" | "limitReached";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        AddMachineRefusalError: {
            code: components["schemas"]["AddMachineRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * AddMachineRefusal
         * @description It is refused; nothing was changed.
         */
        AddMachineRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["AddMachineRefusalError"][];
        };
        AddMachineAnswer: components["schemas"]["AddMachineSuccess"] | components["schemas"]["AddMachineRefusal"];
        /** @description What is now. */
        UpdateMachineSuccessData: {
            /** @description The machine as it is now. */
            machine: components["schemas"]["Machine"];
        };
        /**
         * UpdateMachineSuccess
         * @description It is done.
         */
        UpdateMachineSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["UpdateMachineSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `actionNotAllowed` the fresh machine; else null. */
        UpdateMachineRefusalData: {
            machine: components["schemas"]["Machine"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `actionNotAllowed` — the action is not among the `allowedActions` of the machine; the fresh one is in `data`; `serialNumberFixed` — the serial number of a confirmed machine; `machineExists` — the serial number is in the fleet already; `nameTaken` — another machine of the fleet has the name; `dateInvalid` — the reading of the hours is in the future; `motohoursInvalid` — less than the last reading, or of an earlier day.
         * @enum {string}
         */
        UpdateMachineRefusalCode: "sessidInvalid" | "actionNotAllowed" | "serialNumberFixed" | "machineExists" | "nameTaken" | "dateInvalid" | "motohoursInvalid";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        UpdateMachineRefusalError: {
            code: components["schemas"]["UpdateMachineRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * UpdateMachineRefusal
         * @description It is refused; nothing was changed.
         */
        UpdateMachineRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["UpdateMachineRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["UpdateMachineRefusalError"][];
        };
        UpdateMachineAnswer: components["schemas"]["UpdateMachineSuccess"] | components["schemas"]["UpdateMachineRefusal"];
        /** @description What to link. */
        LinkMachineRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Company, equal to the current one of the session; null or absent when a person acts (`contragentMismatch` when the session acts for a company).
             */
            contragentId?: number | null;
            /** @description Serial number; case and hyphens are ignored. */
            serialNumber?: string | null;
            /**
             * Format: int64
             * @description Contract of this company.
             */
            contractId?: number | null;
        };
        /** @description What is now. */
        LinkMachineSuccessData: {
            /** @description What was linked, by name, ties by id. */
            machines: components["schemas"]["Machine"][];
        };
        /**
         * LinkMachineSuccess
         * @description It is done.
         */
        LinkMachineSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["LinkMachineSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `contragentMismatch` — not the current company of the session (switched in another tab); `machineKeyRequired` — neither or both of `serialNumber` and `contractId`; `contractUnavailable` — not a contract of this company, or not usable; `machineNotFound` — the dealer knows no such machine, or sold none under the contract; `machineExists` — all of them are in the fleet already; `machineTaken` — it is linked to another customer; `limitReached` — the greatest number is reached.
         * @enum {string}
         */
        LinkMachineRefusalCode: "sessidInvalid" | "contragentMismatch" | "machineKeyRequired" | "contractUnavailable" | "machineNotFound" | "machineExists" | "machineTaken" | "limitReached";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        LinkMachineRefusalError: {
            code: components["schemas"]["LinkMachineRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * LinkMachineRefusal
         * @description It is refused; nothing was changed.
         */
        LinkMachineRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["LinkMachineRefusalError"][];
        };
        LinkMachineAnswer: components["schemas"]["LinkMachineSuccess"] | components["schemas"]["LinkMachineRefusal"];
        /** @description What is now. */
        DeleteMachineSuccessData: {
            /**
             * Format: int64
             * @description The machine that is gone.
             */
            id: number;
        };
        /**
         * DeleteMachineSuccess
         * @description It is done.
         */
        DeleteMachineSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["DeleteMachineSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `actionNotAllowed` the fresh machine; else null. */
        DeleteMachineRefusalData: {
            machine: components["schemas"]["Machine"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `actionNotAllowed` — an open request is about it; the fresh machine is in `data`.
         * @enum {string}
         */
        DeleteMachineRefusalCode: "sessidInvalid" | "actionNotAllowed";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        DeleteMachineRefusalError: {
            code: components["schemas"]["DeleteMachineRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * DeleteMachineRefusal
         * @description It is refused; nothing was changed.
         */
        DeleteMachineRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["DeleteMachineRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["DeleteMachineRefusalError"][];
        };
        DeleteMachineAnswer: components["schemas"]["DeleteMachineSuccess"] | components["schemas"]["DeleteMachineRefusal"];
        /** @description What was asked for. */
        FindMachineModelsSuccessData: {
            /** @description Models found. */
            items: components["schemas"]["MachineModel"][];
        };
        /**
         * FindMachineModelsSuccess
         * @description The answer.
         */
        FindMachineModelsSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["FindMachineModelsSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What was asked for. */
        ListMachinePartsSuccessData: {
            /** @description Parts of this page. */
            items: components["schemas"]["MachinePart"][];
            /** @description Units of the machine that have parts, by name; the same whatever the filters. */
            nodes: string[];
            /** @description Place in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * ListMachinePartsSuccess
         * @description The answer.
         */
        ListMachinePartsSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListMachinePartsSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What was asked for. */
        ListRequestsSuccessData: {
            /** @description Requests of this page. */
            items: components["schemas"]["RequestListItem"][];
            /** @description Place in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * ListRequestsSuccess
         * @description The answer.
         */
        ListRequestsSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListRequestsSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What was asked for. */
        GetRequestSuccessData: {
            /** @description The request. */
            request: components["schemas"]["Request"];
        };
        /**
         * GetRequestSuccess
         * @description The answer.
         */
        GetRequestSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["GetRequestSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What is now. */
        AddRequestSuccessData: {
            /** @description The request. */
            request: components["schemas"]["Request"];
        };
        /**
         * AddRequestSuccess
         * @description It is done.
         */
        AddRequestSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["AddRequestSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `contragentMismatch` — not the current company of the session (switched in another tab); `orderRequired` — a claim or a return without an order; `orderNotFound` — not an order of this customer; `machineNotFound` — not a machine of this customer; `fileNotFound` — a file is unknown, expired, of somebody else or attached already.
         * @enum {string}
         */
        AddRequestRefusalCode: "sessidInvalid" | "contragentMismatch" | "orderRequired" | "orderNotFound" | "machineNotFound" | "fileNotFound";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        AddRequestRefusalError: {
            code: components["schemas"]["AddRequestRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * AddRequestRefusal
         * @description It is refused; nothing was changed.
         */
        AddRequestRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["AddRequestRefusalError"][];
        };
        AddRequestAnswer: components["schemas"]["AddRequestSuccess"] | components["schemas"]["AddRequestRefusal"];
        /** @description The message. */
        AddRequestMessageRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /** @description Text, plain; line breaks are kept. */
            text: string;
            fileIds?: components["schemas"]["FileIds"];
        };
        /** @description What is now. */
        AddRequestMessageSuccessData: {
            /** @description The request as it is now. */
            request: components["schemas"]["Request"];
        };
        /**
         * AddRequestMessageSuccess
         * @description It is done.
         */
        AddRequestMessageSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["AddRequestMessageSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `actionNotAllowed` the fresh request; else null. */
        AddRequestMessageRefusalData: {
            request: components["schemas"]["Request"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `actionNotAllowed` — the action is not among the `allowedActions` of the request; the fresh one is in `data`; `fileNotFound` — a file is unknown, expired, of somebody else or attached already; `limitReached` — the greatest number is reached.
         * @enum {string}
         */
        AddRequestMessageRefusalCode: "sessidInvalid" | "actionNotAllowed" | "fileNotFound" | "limitReached";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        AddRequestMessageRefusalError: {
            code: components["schemas"]["AddRequestMessageRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * AddRequestMessageRefusal
         * @description It is refused; nothing was changed.
         */
        AddRequestMessageRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["AddRequestMessageRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["AddRequestMessageRefusalError"][];
        };
        AddRequestMessageAnswer: components["schemas"]["AddRequestMessageSuccess"] | components["schemas"]["AddRequestMessageRefusal"];
        /** @description The anti-forgery value. */
        CloseRequestRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
        };
        /** @description What is now. */
        CloseRequestSuccessData: {
            /** @description The request as it is now. */
            request: components["schemas"]["Request"];
        };
        /**
         * CloseRequestSuccess
         * @description It is done.
         */
        CloseRequestSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CloseRequestSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `actionNotAllowed` the fresh request; else null. */
        CloseRequestRefusalData: {
            request: components["schemas"]["Request"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `actionNotAllowed` — the action is not among the `allowedActions` of the request; the fresh one is in `data`.
         * @enum {string}
         */
        CloseRequestRefusalCode: "sessidInvalid" | "actionNotAllowed";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        CloseRequestRefusalError: {
            code: components["schemas"]["CloseRequestRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * CloseRequestRefusal
         * @description It is refused; nothing was changed.
         */
        CloseRequestRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["CloseRequestRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["CloseRequestRefusalError"][];
        };
        CloseRequestAnswer: components["schemas"]["CloseRequestSuccess"] | components["schemas"]["CloseRequestRefusal"];
        /** @description What was asked for. */
        ListAddressesSuccessData: {
            /** @description Addresses of this page. */
            items: components["schemas"]["DeliveryAddress"][];
            /** @description Place in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * ListAddressesSuccess
         * @description The answer.
         */
        ListAddressesSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListAddressesSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What was asked for. */
        SearchAddressSuccessData: {
            /** @description Matches. */
            items: components["schemas"]["DeliveryAddress"][];
        };
        /**
         * SearchAddressSuccess
         * @description The answer.
         */
        SearchAddressSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SearchAddressSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description The address. */
        AddDeliveryAddressRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /** @description The address. */
            address: components["schemas"]["DeliveryAddressInput"];
        };
        /** @description What was asked for. */
        AddDeliveryAddressSuccessData: {
            /** @description The new address. */
            address: components["schemas"]["DeliveryAddress"];
        };
        /**
         * AddDeliveryAddressSuccess
         * @description It is done.
         */
        AddDeliveryAddressSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["AddDeliveryAddressSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `contragentMismatch` — not the current company of the session (switched in another tab); `addressIncomplete` — neither street nor house; `nameTaken` — the owner has an address of this title; `limitReached` — the greatest number is reached.
         * @enum {string}
         */
        AddDeliveryAddressRefusalCode: "sessidInvalid" | "contragentMismatch" | "addressIncomplete" | "nameTaken" | "limitReached";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        AddDeliveryAddressRefusalError: {
            code: components["schemas"]["AddDeliveryAddressRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * AddDeliveryAddressRefusal
         * @description It is refused; nothing was changed.
         */
        AddDeliveryAddressRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["AddDeliveryAddressRefusalError"][];
        };
        AddDeliveryAddressAnswer: components["schemas"]["AddDeliveryAddressSuccess"] | components["schemas"]["AddDeliveryAddressRefusal"];
        /** @description The address. */
        UpdateDeliveryAddressRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int32
             * @description Version that the screen shows; a stale one is refused with `conflict`.
             */
            version: number;
            /** @description The address. */
            address: components["schemas"]["DeliveryAddressInput"];
        };
        /** @description What was asked for. */
        UpdateDeliveryAddressSuccessData: {
            /** @description The fresh address. */
            address: components["schemas"]["DeliveryAddress"];
        };
        /**
         * UpdateDeliveryAddressSuccess
         * @description It is done.
         */
        UpdateDeliveryAddressSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["UpdateDeliveryAddressSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `conflict` the fresh address; else null. */
        UpdateDeliveryAddressRefusalData: {
            address: components["schemas"]["DeliveryAddress"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `conflict` — `version` is stale, the fresh object is in `data`; `contragentMismatch` — not the current company of the session (switched in another tab); `addressIncomplete` — neither street nor house; `nameTaken` — the owner has an address of this title.
         * @enum {string}
         */
        UpdateDeliveryAddressRefusalCode: "sessidInvalid" | "conflict" | "contragentMismatch" | "addressIncomplete" | "nameTaken";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        UpdateDeliveryAddressRefusalError: {
            code: components["schemas"]["UpdateDeliveryAddressRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * UpdateDeliveryAddressRefusal
         * @description It is refused; nothing was changed.
         */
        UpdateDeliveryAddressRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["UpdateDeliveryAddressRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["UpdateDeliveryAddressRefusalError"][];
        };
        UpdateDeliveryAddressAnswer: components["schemas"]["UpdateDeliveryAddressSuccess"] | components["schemas"]["UpdateDeliveryAddressRefusal"];
        /** @description What was asked for. */
        DeleteDeliveryAddressSuccessData: {
            /** @description The address is deleted. */
            isSuccess: boolean;
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
        };
        /**
         * DeleteDeliveryAddressSuccess
         * @description It is done.
         */
        DeleteDeliveryAddressSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["DeleteDeliveryAddressSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `usedInOpenOrders` — open orders use it and `force` is not set.
         * @enum {string}
         */
        DeleteDeliveryAddressRefusalCode: "sessidInvalid" | "usedInOpenOrders";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        DeleteDeliveryAddressRefusalError: {
            code: components["schemas"]["DeleteDeliveryAddressRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * DeleteDeliveryAddressRefusal
         * @description It is refused; nothing was changed.
         */
        DeleteDeliveryAddressRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["DeleteDeliveryAddressRefusalError"][];
        };
        DeleteDeliveryAddressAnswer: components["schemas"]["DeleteDeliveryAddressSuccess"] | components["schemas"]["DeleteDeliveryAddressRefusal"];
        /** @description What was asked for. */
        ListTerminalsSuccessData: {
            /** @description Terminals. */
            items: components["schemas"]["Terminal"][];
        };
        /**
         * ListTerminalsSuccess
         * @description The request was done.
         */
        ListTerminalsSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListTerminalsSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description The company. */
        RequestBalanceRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Company, equal to the current one of the session.
             */
            contragentId: number;
            /**
             * Format: date
             * @description Balance at the end of this day, zone Europe/Moscow; absent: now. In the future it is 422.
             */
            date?: string;
        };
        /** @description What was asked for. */
        RequestBalanceSuccessData: {
            /** @description The job. */
            job: components["schemas"]["Job"];
        };
        /**
         * RequestBalanceSuccess
         * @description It is done.
         */
        RequestBalanceSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["RequestBalanceSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `contragentMismatch` — not the current company of the session (switched in another tab); `companyRequired` — only for companies, the session acts for a person.
         * @enum {string}
         */
        RequestBalanceRefusalCode: "sessidInvalid" | "contragentMismatch" | "companyRequired";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        RequestBalanceRefusalError: {
            code: components["schemas"]["RequestBalanceRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * RequestBalanceRefusal
         * @description It is refused; nothing was changed.
         */
        RequestBalanceRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["RequestBalanceRefusalError"][];
        };
        RequestBalanceAnswer: components["schemas"]["RequestBalanceSuccess"] | components["schemas"]["RequestBalanceRefusal"];
        /** @description The company. */
        GetBalanceRequest: {
            /**
             * Format: int64
             * @description Company; absent or null means the current one of the session. Another than the current one is refused.
             */
            contragentId?: number | null;
        };
        /** @description What was asked for. */
        GetBalanceSuccessData: {
            /** @description The last job; null when none was requested yet. */
            job: components["schemas"]["Job"] | null;
            /** @description The last ready report; null when there is none. */
            balance: components["schemas"]["Balance"] | null;
        };
        /**
         * GetBalanceSuccess
         * @description The answer.
         */
        GetBalanceSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["GetBalanceSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `contragentMismatch` — not the current company of the session (switched in another tab); `companyRequired` — only for companies, the session acts for a person.
         * @enum {string}
         */
        GetBalanceRefusalCode: "contragentMismatch" | "companyRequired";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        GetBalanceRefusalError: {
            code: components["schemas"]["GetBalanceRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * GetBalanceRefusal
         * @description It is refused; nothing was changed.
         */
        GetBalanceRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["GetBalanceRefusalError"][];
        };
        GetBalanceAnswer: components["schemas"]["GetBalanceSuccess"] | components["schemas"]["GetBalanceRefusal"];
        /**
         * @description What is wanted.
         * @enum {string}
         */
        RequestActsRequestKind: "reconciliation" | "upd" | "services";
        /** @description The company, the period and the kind. */
        RequestActsRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Company, equal to the current one of the session.
             */
            contragentId: number;
            kind: components["schemas"]["RequestActsRequestKind"];
            /**
             * Format: int64
             * @description Contract; absent or null means all of them.
             */
            contractId?: number | null;
            /**
             * Format: date
             * @description First day.
             */
            periodFrom: string;
            /**
             * Format: date
             * @description Last day, not before the first.
             */
            periodTo: string;
            /** @description Where to send it when ready. */
            email?: components["schemas"]["Email"];
        };
        /** @description What was asked for. */
        RequestActsSuccessData: {
            /** @description The job. */
            job: components["schemas"]["Job"];
            /**
             * Format: int64
             * @description The act that is being made.
             */
            actId: number;
        };
        /**
         * RequestActsSuccess
         * @description It is done.
         */
        RequestActsSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["RequestActsSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `contragentMismatch` — not the current company of the session (switched in another tab); `companyRequired` — only for companies, the session acts for a person; `periodInvalid` — longer than 366 days, reversed or in the future; `contractUnavailable` — not a contract of this company, or not usable.
         * @enum {string}
         */
        RequestActsRefusalCode: "sessidInvalid" | "contragentMismatch" | "companyRequired" | "periodInvalid" | "contractUnavailable";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        RequestActsRefusalError: {
            code: components["schemas"]["RequestActsRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * RequestActsRefusal
         * @description It is refused; nothing was changed.
         */
        RequestActsRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["RequestActsRefusalError"][];
        };
        RequestActsAnswer: components["schemas"]["RequestActsSuccess"] | components["schemas"]["RequestActsRefusal"];
        /**
         * @description Only of this kind.
         * @enum {string}
         */
        ListActsRequestKind: "reconciliation" | "upd" | "services";
        /**
         * @description Only in this state.
         * @enum {string}
         */
        ListActsRequestStatus: "queued" | "ready" | "failed" | "sent" | "disputed";
        /** @description Filters, joined by AND. */
        ListActsRequest: {
            /**
             * Format: int64
             * @description Company; absent or null means the current one of the session. Another than the current one is refused.
             */
            contragentId?: number | null;
            kind?: components["schemas"]["ListActsRequestKind"];
            status?: components["schemas"]["ListActsRequestStatus"];
            /**
             * Format: date
             * @description First date, inclusive.
             */
            dateFrom?: string;
            /**
             * Format: date
             * @description Last date, inclusive.
             */
            dateTo?: string;
        };
        /** @description What was asked for. */
        ListActsSuccessData: {
            /** @description Acts of this page. */
            items: components["schemas"]["Act"][];
            /** @description Place in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * ListActsSuccess
         * @description The answer.
         */
        ListActsSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListActsSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `contragentMismatch` — not the current company of the session (switched in another tab); `companyRequired` — only for companies, the session acts for a person.
         * @enum {string}
         */
        ListActsRefusalCode: "contragentMismatch" | "companyRequired";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        ListActsRefusalError: {
            code: components["schemas"]["ListActsRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * ListActsRefusal
         * @description It is refused; nothing was changed.
         */
        ListActsRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["ListActsRefusalError"][];
        };
        ListActsAnswer: components["schemas"]["ListActsSuccess"] | components["schemas"]["ListActsRefusal"];
        /**
         * @description Only in this state.
         * @enum {string}
         */
        ListContractsRequestStatus: "draft" | "active" | "expiring" | "expired" | "terminated";
        /** @description Filters. */
        ListContractsRequest: {
            /**
             * Format: int64
             * @description Company; absent or null means the current one of the session. Another than the current one is refused.
             */
            contragentId?: number | null;
            status?: components["schemas"]["ListContractsRequestStatus"];
        };
        /** @description What was asked for. */
        ListContractsSuccessData: {
            /** @description Contracts of this page. */
            items: components["schemas"]["Contract"][];
            /** @description Place in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * ListContractsSuccess
         * @description The answer.
         */
        ListContractsSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListContractsSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `contragentMismatch` — not the current company of the session (switched in another tab); `companyRequired` — only for companies, the session acts for a person.
         * @enum {string}
         */
        ListContractsRefusalCode: "contragentMismatch" | "companyRequired";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        ListContractsRefusalError: {
            code: components["schemas"]["ListContractsRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * ListContractsRefusal
         * @description It is refused; nothing was changed.
         */
        ListContractsRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["ListContractsRefusalError"][];
        };
        ListContractsAnswer: components["schemas"]["ListContractsSuccess"] | components["schemas"]["ListContractsRefusal"];
        /** @description What was asked for. */
        GetContractSuccessData: {
            /** @description The contract. */
            contract: components["schemas"]["Contract"];
        };
        /**
         * GetContractSuccess
         * @description The answer.
         */
        GetContractSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["GetContractSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What was asked for. */
        GetActSuccessData: {
            /** @description The act. */
            act: components["schemas"]["Act"];
        };
        /**
         * GetActSuccess
         * @description The answer.
         */
        GetActSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["GetActSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What was asked for. */
        GetJobSuccessData: {
            /** @description The job. */
            job: components["schemas"]["Job"];
            /**
             * Format: int64
             * @description Company that it works for.
             */
            contragentId: number;
            /**
             * Format: int64
             * @description The act that it makes, from the start on; null for a balance.
             */
            actId: number | null;
        };
        /**
         * GetJobSuccess
         * @description The answer.
         */
        GetJobSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["GetJobSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description Where to. */
        SendActRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /** @description Address of the receiver. */
            email: components["schemas"]["Email"];
        };
        /** @description What is now. */
        SendActSuccessData: {
            /** @description The act as it is now. */
            act: components["schemas"]["Act"];
        };
        /**
         * SendActSuccess
         * @description It is done.
         */
        SendActSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SendActSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `actionNotAllowed` the fresh act; else null. */
        SendActRefusalData: {
            act: components["schemas"]["Act"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `actionNotAllowed` — the action is not among the `allowedActions` of the act; the fresh one is in `data`.
         * @enum {string}
         */
        SendActRefusalCode: "sessidInvalid" | "actionNotAllowed";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        SendActRefusalError: {
            code: components["schemas"]["SendActRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * SendActRefusal
         * @description It is refused; nothing was changed.
         */
        SendActRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["SendActRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["SendActRefusalError"][];
        };
        SendActAnswer: components["schemas"]["SendActSuccess"] | components["schemas"]["SendActRefusal"];
        /** @description What is wrong. */
        DisputeActRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /** @description What is wrong, as text. */
            comment: string;
            /** @description Proofs, uploaded before. */
            fileIds?: components["schemas"]["FileIds"];
        };
        /** @description What is now. */
        DisputeActSuccessData: {
            /** @description The act as it is now. */
            act: components["schemas"]["Act"];
            /**
             * Format: int64
             * @description The request that was opened.
             */
            requestId: number;
        };
        /**
         * DisputeActSuccess
         * @description It is done.
         */
        DisputeActSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["DisputeActSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `actionNotAllowed` the fresh act; else null. */
        DisputeActRefusalData: {
            act: components["schemas"]["Act"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `actionNotAllowed` — the action is not among the `allowedActions` of the act; the fresh one is in `data`; `fileNotFound` — a file is unknown, expired, of somebody else or attached already.
         * @enum {string}
         */
        DisputeActRefusalCode: "sessidInvalid" | "actionNotAllowed" | "fileNotFound";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        DisputeActRefusalError: {
            code: components["schemas"]["DisputeActRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * DisputeActRefusal
         * @description It is refused; nothing was changed.
         */
        DisputeActRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["DisputeActRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["DisputeActRefusalError"][];
        };
        DisputeActAnswer: components["schemas"]["DisputeActSuccess"] | components["schemas"]["DisputeActRefusal"];
        /**
         * @description Only of this channel.
         * @enum {string}
         */
        ListHooksRequestChannel: "webhook" | "email";
        /**
         * @description Only in this state.
         * @enum {string}
         */
        ListHooksRequestStatus: "active" | "paused" | "failing";
        /** @description Filters, joined by AND. */
        ListHooksRequest: {
            /**
             * Format: int64
             * @description Company; absent or null means the current one of the session. Another than the current one is refused.
             */
            contragentId?: number | null;
            channel?: components["schemas"]["ListHooksRequestChannel"];
            status?: components["schemas"]["ListHooksRequestStatus"];
        };
        /** @description What was asked for. */
        ListHooksSuccessData: {
            /** @description Hooks of this page. */
            items: components["schemas"]["Hook"][];
            /** @description Place in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * ListHooksSuccess
         * @description The answer.
         */
        ListHooksSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListHooksSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `contragentMismatch` — not the current company of the session (switched in another tab); `companyRequired` — only for companies, the session acts for a person.
         * @enum {string}
         */
        ListHooksRefusalCode: "contragentMismatch" | "companyRequired";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        ListHooksRefusalError: {
            code: components["schemas"]["ListHooksRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * ListHooksRefusal
         * @description It is refused; nothing was changed.
         */
        ListHooksRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["ListHooksRefusalError"][];
        };
        ListHooksAnswer: components["schemas"]["ListHooksSuccess"] | components["schemas"]["ListHooksRefusal"];
        /**
         * @description Way.
         * @enum {string}
         */
        CreateHookRequestChannel: "webhook" | "email";
        /** @description The hook. */
        CreateHookRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Company, equal to the current one of the session.
             */
            contragentId: number;
            /** @description Name, unique per company. */
            name: string;
            channel: components["schemas"]["CreateHookRequestChannel"];
            /** @description https address (webhook) or e-mail (email). */
            target: string;
            /** @description Events, every one once. */
            events: components["schemas"]["HookEvent"][];
            /** @description Products to watch. */
            productIds?: components["schemas"]["HookProductIds"];
        };
        /** @description What was asked for. */
        CreateHookSuccessData: {
            /** @description The hook. */
            hook: components["schemas"]["Hook"];
            /** @description Secret, shown once; null for e-mail. */
            secret: string | null;
        };
        /**
         * CreateHookSuccess
         * @description It is done.
         */
        CreateHookSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CreateHookSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `contragentMismatch` — not the current company of the session (switched in another tab); `targetInvalid` — neither https address nor e-mail as the channel needs; `targetForbidden` — a private or loopback address; `nameTaken` — the company has a hook of this name; `productsRequired` — `stock.available` or `price.changed` without a product to watch; `productNotFound` — there is no such product; `limitReached` — the greatest number is reached.
         * @enum {string}
         */
        CreateHookRefusalCode: "sessidInvalid" | "contragentMismatch" | "targetInvalid" | "targetForbidden" | "nameTaken" | "productsRequired" | "productNotFound" | "limitReached";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        CreateHookRefusalError: {
            code: components["schemas"]["CreateHookRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * CreateHookRefusal
         * @description It is refused; nothing was changed.
         */
        CreateHookRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["CreateHookRefusalError"][];
        };
        CreateHookAnswer: components["schemas"]["CreateHookSuccess"] | components["schemas"]["CreateHookRefusal"];
        /** @description What is now. */
        UpdateHookSuccessData: {
            /** @description The hook as it is now. */
            hook: components["schemas"]["Hook"];
        };
        /**
         * UpdateHookSuccess
         * @description It is done.
         */
        UpdateHookSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["UpdateHookSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `actionNotAllowed` the fresh hook; else null. */
        UpdateHookRefusalData: {
            hook: components["schemas"]["Hook"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `actionNotAllowed` — the action is not among the `allowedActions` of the hook; the fresh one is in `data`; `targetInvalid` — neither https address nor e-mail as the channel needs; `targetForbidden` — a private or loopback address; `nameTaken` — the company has a hook of this name; `productsRequired` — `stock.available` or `price.changed` without a product to watch; `productNotFound` — there is no such product.
         * @enum {string}
         */
        UpdateHookRefusalCode: "sessidInvalid" | "actionNotAllowed" | "targetInvalid" | "targetForbidden" | "nameTaken" | "productsRequired" | "productNotFound";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        UpdateHookRefusalError: {
            code: components["schemas"]["UpdateHookRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * UpdateHookRefusal
         * @description It is refused; nothing was changed.
         */
        UpdateHookRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["UpdateHookRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["UpdateHookRefusalError"][];
        };
        UpdateHookAnswer: components["schemas"]["UpdateHookSuccess"] | components["schemas"]["UpdateHookRefusal"];
        /** @description What to send. */
        TestHookRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /** @description One of the events of the hook. */
            event: components["schemas"]["HookEvent"];
        };
        /** @description What is now. */
        TestHookSuccessData: {
            /** @description The delivery. */
            delivery: components["schemas"]["HookDelivery"];
        };
        /**
         * TestHookSuccess
         * @description It is done.
         */
        TestHookSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["TestHookSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `eventNotSubscribed` — the hook does not have this event.
         * @enum {string}
         */
        TestHookRefusalCode: "sessidInvalid" | "eventNotSubscribed";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        TestHookRefusalError: {
            code: components["schemas"]["TestHookRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * TestHookRefusal
         * @description It is refused; nothing was changed.
         */
        TestHookRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["TestHookRefusalError"][];
        };
        TestHookAnswer: components["schemas"]["TestHookSuccess"] | components["schemas"]["TestHookRefusal"];
        /** @description The anti-forgery value. */
        RedeliverHookRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
        };
        /** @description What is now. */
        RedeliverHookSuccessData: {
            /** @description The new delivery. */
            delivery: components["schemas"]["HookDelivery"];
        };
        /**
         * RedeliverHookSuccess
         * @description It is done.
         */
        RedeliverHookSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["RedeliverHookSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `actionNotAllowed` the fresh hook; else null. */
        RedeliverHookRefusalData: {
            hook: components["schemas"]["Hook"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `actionNotAllowed` — the action is not among the `allowedActions` of the hook; the fresh one is in `data`.
         * @enum {string}
         */
        RedeliverHookRefusalCode: "sessidInvalid" | "actionNotAllowed";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        RedeliverHookRefusalError: {
            code: components["schemas"]["RedeliverHookRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * RedeliverHookRefusal
         * @description It is refused; nothing was changed.
         */
        RedeliverHookRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["RedeliverHookRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["RedeliverHookRefusalError"][];
        };
        RedeliverHookAnswer: components["schemas"]["RedeliverHookSuccess"] | components["schemas"]["RedeliverHookRefusal"];
        /** @description The anti-forgery value. */
        RotateHookSecretRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
        };
        /** @description What is now. */
        RotateHookSecretSuccessData: {
            /** @description The hook. */
            hook: components["schemas"]["Hook"];
            /** @description The new secret, shown once. */
            secret: string;
        };
        /**
         * RotateHookSecretSuccess
         * @description It is done.
         */
        RotateHookSecretSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["RotateHookSecretSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `actionNotAllowed` the fresh hook; else null. */
        RotateHookSecretRefusalData: {
            hook: components["schemas"]["Hook"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `actionNotAllowed` — the action is not among the `allowedActions` of the hook; the fresh one is in `data`.
         * @enum {string}
         */
        RotateHookSecretRefusalCode: "sessidInvalid" | "actionNotAllowed";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        RotateHookSecretRefusalError: {
            code: components["schemas"]["RotateHookSecretRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * RotateHookSecretRefusal
         * @description It is refused; nothing was changed.
         */
        RotateHookSecretRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["RotateHookSecretRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["RotateHookSecretRefusalError"][];
        };
        RotateHookSecretAnswer: components["schemas"]["RotateHookSecretSuccess"] | components["schemas"]["RotateHookSecretRefusal"];
        /** @description What was asked for. */
        ListHookDeliveriesSuccessData: {
            /** @description Deliveries of this page. */
            items: components["schemas"]["HookDelivery"][];
            /** @description Place in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * ListHookDeliveriesSuccess
         * @description The answer.
         */
        ListHookDeliveriesSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListHookDeliveriesSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What was asked for. */
        ListHookProductsSuccessData: {
            /** @description Products of this page. */
            items: components["schemas"]["ProductRef"][];
            /** @description Place in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * ListHookProductsSuccess
         * @description The answer.
         */
        ListHookProductsSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListHookProductsSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What is now. */
        DeleteHookSuccessData: {
            /**
             * Format: int64
             * @description The hook that is gone.
             */
            id: number;
        };
        /**
         * DeleteHookSuccess
         * @description It is done.
         */
        DeleteHookSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["DeleteHookSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once.
         * @enum {string}
         */
        DeleteHookRefusalCode: "sessidInvalid";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        DeleteHookRefusalError: {
            code: components["schemas"]["DeleteHookRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * DeleteHookRefusal
         * @description It is refused; nothing was changed.
         */
        DeleteHookRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["DeleteHookRefusalError"][];
        };
        DeleteHookAnswer: components["schemas"]["DeleteHookSuccess"] | components["schemas"]["DeleteHookRefusal"];
        /**
         * @description Only in this state.
         * @enum {string}
         */
        ListAuthoritiesRequestStatus: "draft" | "active" | "used" | "expired" | "revoked";
        /** @description Filters, joined by AND. */
        ListAuthoritiesRequest: {
            /**
             * Format: int64
             * @description Company; absent or null means the current one of the session. Another than the current one is refused.
             */
            contragentId?: number | null;
            status?: components["schemas"]["ListAuthoritiesRequestStatus"];
            /**
             * Format: int64
             * @description Only for this order.
             */
            orderId?: number;
        };
        /** @description What was asked for. */
        ListAuthoritiesSuccessData: {
            /** @description Papers of this page. */
            items: components["schemas"]["Authority"][];
            /** @description Place in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * ListAuthoritiesSuccess
         * @description The answer.
         */
        ListAuthoritiesSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListAuthoritiesSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `contragentMismatch` — not the current company of the session (switched in another tab); `companyRequired` — only for companies, the session acts for a person.
         * @enum {string}
         */
        ListAuthoritiesRefusalCode: "contragentMismatch" | "companyRequired";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        ListAuthoritiesRefusalError: {
            code: components["schemas"]["ListAuthoritiesRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * ListAuthoritiesRefusal
         * @description It is refused; nothing was changed.
         */
        ListAuthoritiesRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["ListAuthoritiesRefusalError"][];
        };
        ListAuthoritiesAnswer: components["schemas"]["ListAuthoritiesSuccess"] | components["schemas"]["ListAuthoritiesRefusal"];
        /** @description What is now. */
        CreateAuthoritySuccessData: {
            /** @description The power of attorney. */
            authority: components["schemas"]["Authority"];
        };
        /**
         * CreateAuthoritySuccess
         * @description It is done.
         */
        CreateAuthoritySuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CreateAuthoritySuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `companyRequired` — the order is of a person; `orderUnavailable` — the order is new, in agreement, completed or canceled, or all of it is shipped; `periodInvalid` — `validUntil` is over or more than 90 days ahead; `passportMissing` — `useOwnPassport` without a stored passport; `passportInvalid` — the passport is issued in the future; `consentRequired` — a passport without the consent to process it.
         * @enum {string}
         */
        CreateAuthorityRefusalCode: "sessidInvalid" | "companyRequired" | "orderUnavailable" | "periodInvalid" | "passportMissing" | "passportInvalid" | "consentRequired";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        CreateAuthorityRefusalError: {
            code: components["schemas"]["CreateAuthorityRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * CreateAuthorityRefusal
         * @description It is refused; nothing was changed.
         */
        CreateAuthorityRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["CreateAuthorityRefusalError"][];
        };
        CreateAuthorityAnswer: components["schemas"]["CreateAuthoritySuccess"] | components["schemas"]["CreateAuthorityRefusal"];
        /** @description The scan. */
        UploadAuthorityRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /** @description `File.id` of a PDF, JPEG or PNG that the same user uploaded. */
            fileId: string;
        };
        /** @description What is now. */
        UploadAuthoritySuccessData: {
            /** @description The power of attorney as it is now. */
            authority: components["schemas"]["Authority"];
        };
        /**
         * UploadAuthoritySuccess
         * @description It is done.
         */
        UploadAuthoritySuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["UploadAuthoritySuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `actionNotAllowed` the fresh authority; else null. */
        UploadAuthorityRefusalData: {
            authority: components["schemas"]["Authority"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `actionNotAllowed` — the action is not among the `allowedActions` of the power of attorney; the fresh one is in `data`; `fileNotFound` — the file is unknown, expired, of somebody else or attached already; `fileTypeInvalid` — the file is neither PDF nor JPEG nor PNG.
         * @enum {string}
         */
        UploadAuthorityRefusalCode: "sessidInvalid" | "actionNotAllowed" | "fileNotFound" | "fileTypeInvalid";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        UploadAuthorityRefusalError: {
            code: components["schemas"]["UploadAuthorityRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * UploadAuthorityRefusal
         * @description It is refused; nothing was changed.
         */
        UploadAuthorityRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["UploadAuthorityRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["UploadAuthorityRefusalError"][];
        };
        UploadAuthorityAnswer: components["schemas"]["UploadAuthoritySuccess"] | components["schemas"]["UploadAuthorityRefusal"];
        /** @description Why. */
        RevokeAuthorityRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /** @description Reason, as text; may be absent. */
            reason?: string;
        };
        /** @description What is now. */
        RevokeAuthoritySuccessData: {
            /** @description The power of attorney as it is now. */
            authority: components["schemas"]["Authority"];
        };
        /**
         * RevokeAuthoritySuccess
         * @description It is done.
         */
        RevokeAuthoritySuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["RevokeAuthoritySuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `actionNotAllowed` the fresh authority; else null. */
        RevokeAuthorityRefusalData: {
            authority: components["schemas"]["Authority"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `actionNotAllowed` — the action is not among the `allowedActions` of the power of attorney; the fresh one is in `data`.
         * @enum {string}
         */
        RevokeAuthorityRefusalCode: "sessidInvalid" | "actionNotAllowed";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        RevokeAuthorityRefusalError: {
            code: components["schemas"]["RevokeAuthorityRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * RevokeAuthorityRefusal
         * @description It is refused; nothing was changed.
         */
        RevokeAuthorityRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["RevokeAuthorityRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["RevokeAuthorityRefusalError"][];
        };
        RevokeAuthorityAnswer: components["schemas"]["RevokeAuthoritySuccess"] | components["schemas"]["RevokeAuthorityRefusal"];
        /** @description What was asked for. */
        GetPassportSuccessData: {
            /** @description The passport; null when none is stored. */
            passport: components["schemas"]["Passport"] | null;
        };
        /**
         * GetPassportSuccess
         * @description The answer.
         */
        GetPassportSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["GetPassportSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What is now. */
        SavePassportSuccessData: {
            /** @description The passport as it is shown. */
            passport: components["schemas"]["Passport"];
        };
        /**
         * SavePassportSuccess
         * @description It is done.
         */
        SavePassportSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SavePassportSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `passportInvalid` — issued in the future or before the 14th birthday; `consentRequired` — no consent to the processing of personal data.
         * @enum {string}
         */
        SavePassportRefusalCode: "sessidInvalid" | "passportInvalid" | "consentRequired";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        SavePassportRefusalError: {
            code: components["schemas"]["SavePassportRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * SavePassportRefusal
         * @description It is refused; nothing was changed.
         */
        SavePassportRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["SavePassportRefusalError"][];
        };
        SavePassportAnswer: components["schemas"]["SavePassportSuccess"] | components["schemas"]["SavePassportRefusal"];
        /** @description What is now. */
        DeletePassportSuccessData: {
            /** @description Nothing is stored any more. */
            passport: null;
        };
        /**
         * DeletePassportSuccess
         * @description It is done.
         */
        DeletePassportSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["DeletePassportSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once.
         * @enum {string}
         */
        DeletePassportRefusalCode: "sessidInvalid";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        DeletePassportRefusalError: {
            code: components["schemas"]["DeletePassportRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * DeletePassportRefusal
         * @description It is refused; nothing was changed.
         */
        DeletePassportRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["DeletePassportRefusalError"][];
        };
        DeletePassportAnswer: components["schemas"]["DeletePassportSuccess"] | components["schemas"]["DeletePassportRefusal"];
        /** @description What was asked for. */
        ListCompaniesSuccessData: {
            /** @description Companies. */
            items: components["schemas"]["CompanySummary"][];
        };
        /**
         * ListCompaniesSuccess
         * @description The answer.
         */
        ListCompaniesSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListCompaniesSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What was asked for. */
        GetCompanySuccessData: {
            /** @description The company. */
            company: components["schemas"]["Company"];
        };
        /**
         * GetCompanySuccess
         * @description The answer.
         */
        GetCompanySuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["GetCompanySuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What was asked for. */
        ListCompanyUsersSuccessData: {
            /** @description Users of this page. */
            items: components["schemas"]["CompanyUser"][];
            /** @description Place in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * ListCompanyUsersSuccess
         * @description The answer.
         */
        ListCompanyUsersSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListCompanyUsersSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description Roles and rights. */
        ListCompanyRolesSuccessData: {
            /** @description Roles with their presets. */
            roles: components["schemas"]["CompanyRolePreset"][];
            /** @description All rights. */
            rights: components["schemas"]["CompanyRightTitle"][];
        };
        /**
         * ListCompanyRolesSuccess
         * @description The request was done.
         */
        ListCompanyRolesSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListCompanyRolesSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What was asked for. */
        SwitchContractorSuccessData: {
            /** @description The company was switched. */
            isSuccess: boolean;
            /**
             * Format: int64
             * @description The current company now.
             */
            contragentId: number;
        };
        /**
         * SwitchContractorSuccess
         * @description It is done.
         */
        SwitchContractorSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SwitchContractorSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description Reason: `companyBlocked` — the user or the company is blocked; `companyLiquidated` — the register says that it is liquidated.
         * @enum {string}
         */
        SwitchContractorRefusalCode: "companyBlocked" | "companyLiquidated";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        SwitchContractorRefusalError: {
            code: components["schemas"]["SwitchContractorRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * SwitchContractorRefusal
         * @description It is refused; nothing was changed.
         */
        SwitchContractorRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["SwitchContractorRefusalError"][];
        };
        SwitchContractorAnswer: components["schemas"]["SwitchContractorSuccess"] | components["schemas"]["SwitchContractorRefusal"];
        /** @description The company and what is added. */
        AddCompanyBankRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Company, equal to the current one of the session (`contragentMismatch`); one that the user does not belong to is 404.
             */
            contragentId: number;
            /**
             * Format: int32
             * @description Version of the company that the screen shows; a stale one is refused with `conflict`.
             */
            version: number;
            /** @description БИК of a bank that findBank knows. */
            bik: string;
            /** @description Account number. */
            account: string;
            /**
             * @description Use it in new papers.
             * @default false
             */
            isDefault?: boolean;
        };
        /** @description What was asked for. */
        AddCompanyBankSuccessData: {
            /** @description The fresh company. */
            company: components["schemas"]["Company"];
        };
        /**
         * AddCompanyBankSuccess
         * @description It is done.
         */
        AddCompanyBankSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["AddCompanyBankSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `conflict` the fresh company; else null. */
        AddCompanyBankRefusalData: {
            company: components["schemas"]["Company"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `conflict` — `version` is stale, the fresh object is in `data`; `contragentMismatch` — not the current company of the session (switched in another tab); `bankNotFound` — no bank has this БИК; `accountInvalid` — check digit does not fit the БИК; `accountExists` — the company has this account; `limitReached` — the greatest number is reached.
         * @enum {string}
         */
        AddCompanyBankRefusalCode: "sessidInvalid" | "conflict" | "contragentMismatch" | "bankNotFound" | "accountInvalid" | "accountExists" | "limitReached";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        AddCompanyBankRefusalError: {
            code: components["schemas"]["AddCompanyBankRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * AddCompanyBankRefusal
         * @description It is refused; nothing was changed.
         */
        AddCompanyBankRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["AddCompanyBankRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["AddCompanyBankRefusalError"][];
        };
        AddCompanyBankAnswer: components["schemas"]["AddCompanyBankSuccess"] | components["schemas"]["AddCompanyBankRefusal"];
        /**
         * @description actual replaces the actual address; delivery adds a delivery address.
         * @enum {string}
         */
        AddCompanyAddressRequestKind: "actual" | "delivery";
        /** @description The company and what is added. */
        AddCompanyAddressRequest: {
            /** @description The anti-forgery value of the session; a wrong one is refused with `sessidInvalid`. */
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Company, equal to the current one of the session (`contragentMismatch`); one that the user does not belong to is 404.
             */
            contragentId: number;
            /**
             * Format: int32
             * @description Version of the company that the screen shows; a stale one is refused with `conflict`.
             */
            version: number;
            kind: components["schemas"]["AddCompanyAddressRequestKind"];
            /** @description The address; for actual only `value` and `components` are used. */
            address: components["schemas"]["DeliveryAddressInput"];
        };
        /** @description What was asked for. */
        AddCompanyAddressSuccessData: {
            /** @description The fresh company. */
            company: components["schemas"]["Company"];
        };
        /**
         * AddCompanyAddressSuccess
         * @description It is done.
         */
        AddCompanyAddressSuccess: {
            /**
             * @description The request was fulfilled.
             * @constant
             */
            status: "success";
            data: components["schemas"]["AddCompanyAddressSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `conflict` the fresh company; else null. */
        AddCompanyAddressRefusalData: {
            company: components["schemas"]["Company"];
        } | null;
        /**
         * @description Reason: `sessidInvalid` — SESSID is wrong or stale, read the header again and repeat once; `conflict` — `version` is stale, the fresh object is in `data`; `contragentMismatch` — not the current company of the session (switched in another tab); `addressIncomplete` — neither street nor house; `nameTaken` — the owner has an address of this title; `limitReached` — the greatest number is reached.
         * @enum {string}
         */
        AddCompanyAddressRefusalCode: "sessidInvalid" | "conflict" | "contragentMismatch" | "addressIncomplete" | "nameTaken" | "limitReached";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        AddCompanyAddressRefusalError: {
            code: components["schemas"]["AddCompanyAddressRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * AddCompanyAddressRefusal
         * @description It is refused; nothing was changed.
         */
        AddCompanyAddressRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["AddCompanyAddressRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["AddCompanyAddressRefusalError"][];
        };
        AddCompanyAddressAnswer: components["schemas"]["AddCompanyAddressSuccess"] | components["schemas"]["AddCompanyAddressRefusal"];
        /** @description Suggestions. */
        FindBankSuccessData: {
            /** @description Banks by name. */
            items: components["schemas"]["SuggestionBank"][];
        };
        /**
         * FindBankSuccess
         * @description The request was done.
         */
        FindBankSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["FindBankSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description Suggestions. */
        FindCompanyByNameSuccessData: {
            /** @description Companies, best first. */
            items: components["schemas"]["SuggestionCompany"][];
        };
        /**
         * FindCompanyByNameSuccess
         * @description The request was done.
         */
        FindCompanyByNameSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["FindCompanyByNameSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `serviceUnavailable`: the suggestion service does not answer.
         * @enum {string}
         */
        FindCompanyByNameRefusalCode: "serviceUnavailable";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        FindCompanyByNameRefusalError: {
            code: components["schemas"]["FindCompanyByNameRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * FindCompanyByNameRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        FindCompanyByNameRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["FindCompanyByNameRefusalError"][];
        };
        FindCompanyByNameAnswer: components["schemas"]["FindCompanyByNameSuccess"] | components["schemas"]["FindCompanyByNameRefusal"];
        /** @description Suggestions. */
        AutocompleteAddressSuccessData: {
            /** @description Addresses, best first. */
            items: components["schemas"]["SuggestionAddress"][];
        };
        /**
         * AutocompleteAddressSuccess
         * @description The request was done.
         */
        AutocompleteAddressSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["AutocompleteAddressSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `serviceUnavailable`: the suggestion service does not answer.
         * @enum {string}
         */
        AutocompleteAddressRefusalCode: "serviceUnavailable";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        AutocompleteAddressRefusalError: {
            code: components["schemas"]["AutocompleteAddressRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * AutocompleteAddressRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        AutocompleteAddressRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["AutocompleteAddressRefusalError"][];
        };
        AutocompleteAddressAnswer: components["schemas"]["AutocompleteAddressSuccess"] | components["schemas"]["AutocompleteAddressRefusal"];
        /** @description The place. */
        LocateAddressSuccessData: {
            /** @description City of the visitor; null when unknown. */
            address: components["schemas"]["SuggestionAddress"] | null;
        };
        /**
         * LocateAddressSuccess
         * @description The request was done.
         */
        LocateAddressSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["LocateAddressSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description The old password and the new one. */
        ChangePasswordRequest: {
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: password
             * @description Password in force.
             */
            currentPassword: string;
            password: components["schemas"]["Password"];
            /**
             * Format: password
             * @description The password again; must be equal.
             */
            confirmPassword: string;
        };
        /** @description Result. */
        ChangePasswordSuccessData: {
            /** @description True when the password was changed. */
            isSuccess: boolean;
        };
        /**
         * ChangePasswordSuccess
         * @description The request was done.
         */
        ChangePasswordSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ChangePasswordSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID. `wrongPassword`: the current password is wrong. `passwordMismatch`: the two new ones differ. `samePassword`: the new one is the old one.
         * @enum {string}
         */
        ChangePasswordRefusalCode: "sessidInvalid" | "wrongPassword" | "passwordMismatch" | "samePassword";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        ChangePasswordRefusalError: {
            code: components["schemas"]["ChangePasswordRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * ChangePasswordRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        ChangePasswordRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["ChangePasswordRefusalError"][];
        };
        ChangePasswordAnswer: components["schemas"]["ChangePasswordSuccess"] | components["schemas"]["ChangePasswordRefusal"];
        /**
         * GetDashboardSuccess
         * @description The request was done.
         */
        GetDashboardSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["Dashboard"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What was asked for. */
        GetProfileSuccessData: {
            /** @description The profile. */
            profile: components["schemas"]["Profile"];
        };
        /**
         * GetProfileSuccess
         * @description The request was done.
         */
        GetProfileSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["GetProfileSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description What changes. */
        UpdateProfileRequest: {
            SESSID: components["schemas"]["Sessid"];
            /** @description Surname. */
            surname?: string;
            /** @description First name. */
            firstName?: string;
            /** @description Patronymic. */
            patronymic?: string | null;
            /**
             * Format: date
             * @description Birthday: not after today and not before 1900-01-01, else `birthDateInvalid`.
             */
            birthDate?: string | null;
            /** @description Job title. */
            position?: string | null;
            /** @description Store of the default branch, from listStores. The branch of this session stays: setUserStore changes it. */
            storeId?: string;
        };
        /** @description What was asked for. */
        UpdateProfileSuccessData: {
            /** @description The fresh profile. */
            profile: components["schemas"]["Profile"];
        };
        /**
         * UpdateProfileSuccess
         * @description The request was done.
         */
        UpdateProfileSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["UpdateProfileSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID. `birthDateInvalid`: after today in Moscow, or before 1900. `storeNotFound`: no such branch.
         * @enum {string}
         */
        UpdateProfileRefusalCode: "sessidInvalid" | "birthDateInvalid" | "storeNotFound";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        UpdateProfileRefusalError: {
            code: components["schemas"]["UpdateProfileRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * UpdateProfileRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        UpdateProfileRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["UpdateProfileRefusalError"][];
        };
        UpdateProfileAnswer: components["schemas"]["UpdateProfileSuccess"] | components["schemas"]["UpdateProfileRefusal"];
        /** @description The consent. */
        GiveConsentRequest: {
            SESSID: components["schemas"]["Sessid"];
            /** @description What is consented to. */
            type: components["schemas"]["ConsentType"];
            /** @description Version that was shown, from listConsentDocuments. */
            docVersion: string;
        };
        /** @description The consents of the customer. */
        GiveConsentSuccessData: {
            /** @description Consents in force, newest first. */
            consents: components["schemas"]["Consent"][];
        };
        /**
         * GiveConsentSuccess
         * @description The request was done.
         */
        GiveConsentSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["GiveConsentSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID. `consentOutdated`: another version is in force: show it and ask again.
         * @enum {string}
         */
        GiveConsentRefusalCode: "sessidInvalid" | "consentOutdated";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        GiveConsentRefusalError: {
            code: components["schemas"]["GiveConsentRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * GiveConsentRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        GiveConsentRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["GiveConsentRefusalError"][];
        };
        GiveConsentAnswer: components["schemas"]["GiveConsentSuccess"] | components["schemas"]["GiveConsentRefusal"];
        /** @description The consent. */
        WithdrawConsentRequest: {
            SESSID: components["schemas"]["Sessid"];
            /** @description Which consent. */
            type: components["schemas"]["ConsentType"];
        };
        /** @description The consents that are left. */
        WithdrawConsentSuccessData: {
            /** @description Consents in force, newest first. */
            consents: components["schemas"]["Consent"][];
        };
        /**
         * WithdrawConsentSuccess
         * @description The request was done.
         */
        WithdrawConsentSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["WithdrawConsentSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID. `consentRequired`: the account needs this consent.
         * @enum {string}
         */
        WithdrawConsentRefusalCode: "sessidInvalid" | "consentRequired";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        WithdrawConsentRefusalError: {
            code: components["schemas"]["WithdrawConsentRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * WithdrawConsentRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        WithdrawConsentRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["WithdrawConsentRefusalError"][];
        };
        WithdrawConsentAnswer: components["schemas"]["WithdrawConsentSuccess"] | components["schemas"]["WithdrawConsentRefusal"];
        /** @description The anti-forgery value only. */
        EndOtherSessionsRequest: {
            SESSID: components["schemas"]["Sessid"];
        };
        /** @description Result. */
        EndOtherSessionsSuccessData: {
            /**
             * Format: int32
             * @description Sessions that were ended.
             */
            ended: number;
        };
        /**
         * EndOtherSessionsSuccess
         * @description The request was done.
         */
        EndOtherSessionsSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["EndOtherSessionsSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID.
         * @enum {string}
         */
        EndOtherSessionsRefusalCode: "sessidInvalid";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        EndOtherSessionsRefusalError: {
            code: components["schemas"]["EndOtherSessionsRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * EndOtherSessionsRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        EndOtherSessionsRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["EndOtherSessionsRefusalError"][];
        };
        EndOtherSessionsAnswer: components["schemas"]["EndOtherSessionsSuccess"] | components["schemas"]["EndOtherSessionsRefusal"];
        /** @description What was asked for. */
        ListConsentDocumentsSuccessData: {
            /** @description One document per type. */
            items: components["schemas"]["ConsentDocument"][];
        };
        /**
         * ListConsentDocumentsSuccess
         * @description The request was done.
         */
        ListConsentDocumentsSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListConsentDocumentsSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @enum {string} */
        ListNotificationsIsRead: "" | "true" | "false";
        /** @description One page of notifications. */
        ListNotificationsSuccessData: {
            /** @description Notifications of this page. */
            items: components["schemas"]["Notification"][];
            /**
             * Format: int32
             * @description Unread notifications in all, whatever the filter.
             */
            unread: number;
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * ListNotificationsSuccess
         * @description The request was done.
         */
        ListNotificationsSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListNotificationsSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description The anti-forgery value only. */
        ReadAllNotificationsRequest: {
            SESSID: components["schemas"]["Sessid"];
        };
        /** @description Result. */
        ReadAllNotificationsSuccessData: {
            /** @description True when it was done; the header is then read again. */
            isSuccess: boolean;
            /**
             * Format: int32
             * @description How many became read.
             */
            count: number;
        };
        /**
         * ReadAllNotificationsSuccess
         * @description The request was done.
         */
        ReadAllNotificationsSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ReadAllNotificationsSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID.
         * @enum {string}
         */
        ReadAllNotificationsRefusalCode: "sessidInvalid";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        ReadAllNotificationsRefusalError: {
            code: components["schemas"]["ReadAllNotificationsRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * ReadAllNotificationsRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        ReadAllNotificationsRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["ReadAllNotificationsRefusalError"][];
        };
        ReadAllNotificationsAnswer: components["schemas"]["ReadAllNotificationsSuccess"] | components["schemas"]["ReadAllNotificationsRefusal"];
        /** @description The anti-forgery value only. */
        ReadNotificationRequest: {
            SESSID: components["schemas"]["Sessid"];
        };
        /** @description Result. */
        ReadNotificationSuccessData: {
            /** @description True when it is read now; only then the header is read again. */
            isSuccess: boolean;
        };
        /**
         * ReadNotificationSuccess
         * @description The request was done.
         */
        ReadNotificationSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ReadNotificationSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID.
         * @enum {string}
         */
        ReadNotificationRefusalCode: "sessidInvalid";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        ReadNotificationRefusalError: {
            code: components["schemas"]["ReadNotificationRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * ReadNotificationRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        ReadNotificationRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["ReadNotificationRefusalError"][];
        };
        ReadNotificationAnswer: components["schemas"]["ReadNotificationSuccess"] | components["schemas"]["ReadNotificationRefusal"];
        /** @description The anti-forgery value only. */
        DeleteAllNotificationsRequest: {
            SESSID: components["schemas"]["Sessid"];
        };
        /** @description Result. */
        DeleteAllNotificationsSuccessData: {
            /** @description True when it was done; the header is then read again. */
            isSuccess: boolean;
            /**
             * Format: int32
             * @description How many were deleted.
             */
            count: number;
        };
        /**
         * DeleteAllNotificationsSuccess
         * @description The request was done.
         */
        DeleteAllNotificationsSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["DeleteAllNotificationsSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID.
         * @enum {string}
         */
        DeleteAllNotificationsRefusalCode: "sessidInvalid";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        DeleteAllNotificationsRefusalError: {
            code: components["schemas"]["DeleteAllNotificationsRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * DeleteAllNotificationsRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        DeleteAllNotificationsRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["DeleteAllNotificationsRefusalError"][];
        };
        DeleteAllNotificationsAnswer: components["schemas"]["DeleteAllNotificationsSuccess"] | components["schemas"]["DeleteAllNotificationsRefusal"];
        /** @description What is left. */
        DeleteNotificationSuccessData: {
            /**
             * Format: int64
             * @description The notification that is gone.
             */
            id: number;
            /**
             * Format: int32
             * @description Unread notifications that are left.
             */
            unread: number;
        };
        /**
         * DeleteNotificationSuccess
         * @description The request was done.
         */
        DeleteNotificationSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["DeleteNotificationSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID.
         * @enum {string}
         */
        DeleteNotificationRefusalCode: "sessidInvalid";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        DeleteNotificationRefusalError: {
            code: components["schemas"]["DeleteNotificationRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * DeleteNotificationRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        DeleteNotificationRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["DeleteNotificationRefusalError"][];
        };
        DeleteNotificationAnswer: components["schemas"]["DeleteNotificationSuccess"] | components["schemas"]["DeleteNotificationRefusal"];
        /** @description The branches. */
        ListStoresSuccessData: {
            /** @description Branches by name. */
            items: components["schemas"]["Branch"][];
        };
        /**
         * ListStoresSuccess
         * @description The request was done.
         */
        ListStoresSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ListStoresSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * GetCurrentStoreSuccess
         * @description The request was done.
         */
        GetCurrentStoreSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CurrentStore"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description The branch. */
        SetUserStoreRequest: {
            SESSID: components["schemas"]["Sessid"];
            /** @description `storeId` of the branch. Its `xmlId` is accepted as well: the changed-branch popup knows only that (R-BRANCH-18). */
            storeId: string;
        };
        /** @description Result. */
        SetUserStoreSuccessData: {
            /** @description True when the branch was set; only then the client stores it. */
            is_success: boolean;
        };
        /**
         * SetUserStoreSuccess
         * @description The request was done.
         */
        SetUserStoreSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SetUserStoreSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID. `storeNotFound`: there is no such branch, or it does not ship.
         * @enum {string}
         */
        SetUserStoreRefusalCode: "sessidInvalid" | "storeNotFound";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        SetUserStoreRefusalError: {
            code: components["schemas"]["SetUserStoreRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * SetUserStoreRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        SetUserStoreRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["SetUserStoreRefusalError"][];
        };
        SetUserStoreAnswer: components["schemas"]["SetUserStoreSuccess"] | components["schemas"]["SetUserStoreRefusal"];
        /** @description Suggestions. */
        AutocompleteStoresSuccessData: {
            /** @description Branches, best first. */
            items: components["schemas"]["StoreSuggestion"][];
        };
        /**
         * AutocompleteStoresSuccess
         * @description The request was done.
         */
        AutocompleteStoresSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["AutocompleteStoresSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description The form. */
        SendAppealRequest: {
            SESSID: components["schemas"]["Sessid"];
            /** @description Name of the person, two letters or more. */
            name: string;
            phone: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"];
            /** @description Topic; absent: a question. */
            topic?: string;
            /** @description Text, plain; line breaks are kept. */
            message: string;
            /** @description Files uploaded before: pdf, jpg, jpeg, png, xlsx, docx, at most 5 of 10 MiB each. */
            fileIds?: string[];
            /** @description Ticks set; `personalData` must be among them. */
            consents: components["schemas"]["ConsentGiven"][];
        };
        /** @description The request that was made. */
        SendAppealSuccessData: {
            /**
             * Format: int64
             * @description Identifier of the request.
             */
            id: number;
            /** @description Number for the visitor. */
            number: string;
            /** @description Text for the toast, in Russian. */
            message: string;
        };
        /**
         * SendAppealSuccess
         * @description The request was done.
         */
        SendAppealSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SendAppealSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID. `consentRequired`: no consent to the processing of personal data. `fileNotFound`: a file is unknown or belongs to another visitor.
         * @enum {string}
         */
        SendAppealRefusalCode: "sessidInvalid" | "consentRequired" | "fileNotFound";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        SendAppealRefusalError: {
            code: components["schemas"]["SendAppealRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * SendAppealRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        SendAppealRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["SendAppealRefusalError"][];
        };
        SendAppealAnswer: components["schemas"]["SendAppealSuccess"] | components["schemas"]["SendAppealRefusal"];
        /**
         * @description Reason chosen, the same list as in requestOrderCancel.
         * @enum {string}
         */
        SendCancelFeedbackRequestReason: "mistake" | "tooLong" | "foundCheaper" | "notNeeded" | "changedTerms" | "other";
        /** @description The order and the reason. */
        SendCancelFeedbackRequest: {
            SESSID: components["schemas"]["Sessid"];
            /**
             * Format: int64
             * @description Identifier of the order, which must be cancelled.
             */
            orderId: number;
            reason: components["schemas"]["SendCancelFeedbackRequestReason"];
            /** @description In own words; required with `other`, at least 10 characters then. */
            comment?: string;
        };
        /** @description The request that was made. */
        SendCancelFeedbackSuccessData: {
            /**
             * Format: int64
             * @description Identifier of the request.
             */
            id: number;
            /** @description Number for the visitor. */
            number: string;
            /** @description Text for the toast, in Russian. */
            message: string;
        };
        /**
         * SendCancelFeedbackSuccess
         * @description The request was done.
         */
        SendCancelFeedbackSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SendCancelFeedbackSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID. `orderNotCanceled`: the order is not cancelled. `alreadySent`: a reason was sent already. `commentRequired`: `other` without a comment.
         * @enum {string}
         */
        SendCancelFeedbackRefusalCode: "sessidInvalid" | "orderNotCanceled" | "alreadySent" | "commentRequired";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        SendCancelFeedbackRefusalError: {
            code: components["schemas"]["SendCancelFeedbackRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * SendCancelFeedbackRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        SendCancelFeedbackRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["SendCancelFeedbackRefusalError"][];
        };
        SendCancelFeedbackAnswer: components["schemas"]["SendCancelFeedbackSuccess"] | components["schemas"]["SendCancelFeedbackRefusal"];
        /** @description Whom to call and why. */
        RequestCallbackRequest: {
            SESSID: components["schemas"]["Sessid"];
            phone: components["schemas"]["Phone"];
            /** @description Name of the person. */
            name?: string;
            /** @description What about. */
            topic?: string;
            /** @description Text, plain. */
            message?: string;
            /**
             * Format: int64
             * @description Product whose price is asked for.
             */
            productId?: number;
            /** @description Ticks set; `personalData` must be among them. */
            consents: components["schemas"]["ConsentGiven"][];
        };
        /** @description The request that was made. */
        RequestCallbackSuccessData: {
            /**
             * Format: int64
             * @description Identifier of the request.
             */
            id: number;
            /** @description Number for the visitor. */
            number: string;
            /** @description Text for the toast, in Russian. */
            message: string;
        };
        /**
         * RequestCallbackSuccess
         * @description The request was done.
         */
        RequestCallbackSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["RequestCallbackSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID. `consentRequired`: no consent. `productNotFound`: there is no such product. `alreadyRequested`: this phone waits for a call already.
         * @enum {string}
         */
        RequestCallbackRefusalCode: "sessidInvalid" | "consentRequired" | "productNotFound" | "alreadyRequested";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        RequestCallbackRefusalError: {
            code: components["schemas"]["RequestCallbackRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * RequestCallbackRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        RequestCallbackRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["RequestCallbackRefusalError"][];
        };
        RequestCallbackAnswer: components["schemas"]["RequestCallbackSuccess"] | components["schemas"]["RequestCallbackRefusal"];
        /**
         * @description What is registered: `fiz` a person (registerPerson), `company` a company (registerCompany).
         * @enum {string}
         */
        StartRegistrationRequestType: "fiz" | "company";
        /** @description The contacts. */
        StartRegistrationRequest: {
            SESSID: components["schemas"]["Sessid"];
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            type: components["schemas"]["StartRegistrationRequestType"];
        };
        /** @description The contacts to be confirmed. */
        StartRegistrationSuccessData: {
            /** @description Phone, then e-mail. */
            contacts: components["schemas"]["RegistrationContact"][];
            /**
             * Format: date-time
             * @description Until when the codes are good, UTC.
             */
            expiresAt: string;
        };
        /**
         * StartRegistrationSuccess
         * @description The request was done.
         */
        StartRegistrationSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["StartRegistrationSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID. `contactTaken`: the contact belongs to an account; `field` tells which. `alreadyAuthorized`: the visitor is logged in.
         * @enum {string}
         */
        StartRegistrationRefusalCode: "sessidInvalid" | "contactTaken" | "alreadyAuthorized";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        StartRegistrationRefusalError: {
            code: components["schemas"]["StartRegistrationRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * StartRegistrationRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        StartRegistrationRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["StartRegistrationRefusalError"][];
        };
        StartRegistrationAnswer: components["schemas"]["StartRegistrationSuccess"] | components["schemas"]["StartRegistrationRefusal"];
        /** @description The person, and SESSID. */
        RegisterPersonRequest: components["schemas"]["RegistrationPerson"] & {
            SESSID: components["schemas"]["Sessid"];
        };
        /** @description The new session and what was registered. */
        RegisterPersonSuccessData: components["schemas"]["AuthToken"] & {
            /**
             * Format: int64
             * @description Identifier of the new user.
             */
            userId: number;
        };
        /**
         * RegisterPersonSuccess
         * @description The request was done.
         */
        RegisterPersonSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["RegisterPersonSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID. `contactNotConfirmed`: activateContact is missing for phone or e-mail. `contactTaken`: it belongs to another account. `passwordMismatch`: the two differ. `consentRequired`: `personalData` or `offer` is missing. `storeNotFound`: no such branch.
         * @enum {string}
         */
        RegisterPersonRefusalCode: "sessidInvalid" | "contactNotConfirmed" | "contactTaken" | "passwordMismatch" | "consentRequired" | "storeNotFound";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        RegisterPersonRefusalError: {
            code: components["schemas"]["RegisterPersonRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * RegisterPersonRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        RegisterPersonRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["RegisterPersonRefusalError"][];
        };
        RegisterPersonAnswer: components["schemas"]["RegisterPersonSuccess"] | components["schemas"]["RegisterPersonRefusal"];
        /** @description The company, and SESSID. */
        RegisterCompanyRequest: components["schemas"]["RegistrationCompany"] & {
            SESSID: components["schemas"]["Sessid"];
        };
        /** @description The new session and what was registered. */
        RegisterCompanySuccessData: components["schemas"]["AuthToken"] & {
            /**
             * Format: int64
             * @description Identifier of the new user.
             */
            userId: number;
            /**
             * Format: int64
             * @description Identifier of the new company.
             */
            companyId: number;
        };
        /**
         * RegisterCompanySuccess
         * @description The request was done.
         */
        RegisterCompanySuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["RegisterCompanySuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID. `contactNotConfirmed`: activateContact is missing for phone or e-mail. `contactTaken`: it belongs to another account. `passwordMismatch`: the two differ. `consentRequired`: `personalData` or `offer` is missing. `storeNotFound`: no such branch. `innInvalid`, `ogrnInvalid`, `accountInvalid`: a check digit is wrong, or the length is not that of the `type`. `bankNotFound`: no such БИК. `companyExists`: the company has an account; ask its owner for access. `companyLiquidated`: it is not active in the register.
         * @enum {string}
         */
        RegisterCompanyRefusalCode: "sessidInvalid" | "contactNotConfirmed" | "contactTaken" | "passwordMismatch" | "consentRequired" | "storeNotFound" | "innInvalid" | "ogrnInvalid" | "bankNotFound" | "accountInvalid" | "companyExists" | "companyLiquidated";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        RegisterCompanyRefusalError: {
            code: components["schemas"]["RegisterCompanyRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * RegisterCompanyRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        RegisterCompanyRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["RegisterCompanyRefusalError"][];
        };
        RegisterCompanyAnswer: components["schemas"]["RegisterCompanySuccess"] | components["schemas"]["RegisterCompanyRefusal"];
        /** @description The contact and its code. */
        ActivateContactRequest: {
            SESSID: components["schemas"]["Sessid"];
            /** @description Phone or e-mail exactly as it was sent to startRegistration. */
            contact: string;
            /** @description Code, 6 digits. */
            code: string;
        };
        /** @description State of the confirmation. */
        ActivateContactSuccessData: {
            /** @description All contacts of this registration. */
            contacts: components["schemas"]["RegistrationContact"][];
            /** @description True when nothing waits any more and the registration can be finished. */
            isComplete: boolean;
        };
        /**
         * ActivateContactSuccess
         * @description The request was done.
         */
        ActivateContactSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ActivateContactSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `wrongCode` and `tooManyAttempts`: the tries left; else null. */
        ActivateContactRefusalData: {
            /**
             * Format: int32
             * @description Tries left for this code.
             */
            attemptsLeft: number;
        } | null;
        /**
         * @description `sessidInvalid`: wrong or stale SESSID. `wrongCode`: another code was sent. `codeExpired`: too late, or none was asked for. `tooManyAttempts`: all tries of this code are used.
         * @enum {string}
         */
        ActivateContactRefusalCode: "sessidInvalid" | "wrongCode" | "codeExpired" | "tooManyAttempts";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        ActivateContactRefusalError: {
            code: components["schemas"]["ActivateContactRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * ActivateContactRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        ActivateContactRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["ActivateContactRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["ActivateContactRefusalError"][];
        };
        ActivateContactAnswer: components["schemas"]["ActivateContactSuccess"] | components["schemas"]["ActivateContactRefusal"];
        /** @description The email to be confirmed. */
        SendEmailCodeRequest: {
            SESSID: components["schemas"]["Sessid"];
            email: components["schemas"]["Email"];
        };
        /**
         * SendEmailCodeSuccess
         * @description The request was done.
         */
        SendEmailCodeSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CodeSent"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID. `contactTaken`: it belongs to another account. `alreadyVerified`: it is in the profile and confirmed.
         * @enum {string}
         */
        SendEmailCodeRefusalCode: "sessidInvalid" | "contactTaken" | "alreadyVerified";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        SendEmailCodeRefusalError: {
            code: components["schemas"]["SendEmailCodeRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * SendEmailCodeRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        SendEmailCodeRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["SendEmailCodeRefusalError"][];
        };
        SendEmailCodeAnswer: components["schemas"]["SendEmailCodeSuccess"] | components["schemas"]["SendEmailCodeRefusal"];
        /** @description The email and its code. */
        CheckEmailRequest: {
            SESSID: components["schemas"]["Sessid"];
            email: components["schemas"]["Email"];
            /** @description Code, 6 digits. */
            code: string;
        };
        /** @description What stands in the profile now. */
        CheckEmailSuccessData: {
            email: components["schemas"]["Email"];
            /** @description True when it is confirmed. */
            verified: boolean;
        };
        /**
         * CheckEmailSuccess
         * @description The request was done.
         */
        CheckEmailSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CheckEmailSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `wrongCode` and `tooManyAttempts`: the tries left; else null. */
        CheckEmailRefusalData: {
            /**
             * Format: int32
             * @description Tries left for this code.
             */
            attemptsLeft: number;
        } | null;
        /**
         * @description `sessidInvalid`: wrong or stale SESSID. `contactTaken`: it was taken by another account meanwhile. `wrongCode`: another code was sent. `codeExpired`: too late, or none was asked for. `tooManyAttempts`: all tries of this code are used.
         * @enum {string}
         */
        CheckEmailRefusalCode: "sessidInvalid" | "wrongCode" | "codeExpired" | "tooManyAttempts" | "contactTaken";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        CheckEmailRefusalError: {
            code: components["schemas"]["CheckEmailRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * CheckEmailRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        CheckEmailRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["CheckEmailRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["CheckEmailRefusalError"][];
        };
        CheckEmailAnswer: components["schemas"]["CheckEmailSuccess"] | components["schemas"]["CheckEmailRefusal"];
        /** @description The phone to be confirmed. */
        SendSmsCodeRequest: {
            SESSID: components["schemas"]["Sessid"];
            phone: components["schemas"]["Phone"];
        };
        /**
         * SendSmsCodeSuccess
         * @description The request was done.
         */
        SendSmsCodeSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CodeSent"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID. `contactTaken`: it belongs to another account. `alreadyVerified`: it is in the profile and confirmed.
         * @enum {string}
         */
        SendSmsCodeRefusalCode: "sessidInvalid" | "contactTaken" | "alreadyVerified";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        SendSmsCodeRefusalError: {
            code: components["schemas"]["SendSmsCodeRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * SendSmsCodeRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        SendSmsCodeRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["SendSmsCodeRefusalError"][];
        };
        SendSmsCodeAnswer: components["schemas"]["SendSmsCodeSuccess"] | components["schemas"]["SendSmsCodeRefusal"];
        /** @description The phone and its code. */
        CheckPhoneRequest: {
            SESSID: components["schemas"]["Sessid"];
            phone: components["schemas"]["Phone"];
            /** @description Code, 6 digits. */
            code: string;
        };
        /** @description What stands in the profile now. */
        CheckPhoneSuccessData: {
            phone: components["schemas"]["Phone"];
            /** @description True when it is confirmed. */
            verified: boolean;
        };
        /**
         * CheckPhoneSuccess
         * @description The request was done.
         */
        CheckPhoneSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["CheckPhoneSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description With `wrongCode` and `tooManyAttempts`: the tries left; else null. */
        CheckPhoneRefusalData: {
            /**
             * Format: int32
             * @description Tries left for this code.
             */
            attemptsLeft: number;
        } | null;
        /**
         * @description `sessidInvalid`: wrong or stale SESSID. `contactTaken`: it was taken by another account meanwhile. `wrongCode`: another code was sent. `codeExpired`: too late, or none was asked for. `tooManyAttempts`: all tries of this code are used.
         * @enum {string}
         */
        CheckPhoneRefusalCode: "sessidInvalid" | "wrongCode" | "codeExpired" | "tooManyAttempts" | "contactTaken";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        CheckPhoneRefusalError: {
            code: components["schemas"]["CheckPhoneRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * CheckPhoneRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        CheckPhoneRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            data: components["schemas"]["CheckPhoneRefusalData"];
            /** @description Why; the first one decides. */
            errors: components["schemas"]["CheckPhoneRefusalError"][];
        };
        CheckPhoneAnswer: components["schemas"]["CheckPhoneSuccess"] | components["schemas"]["CheckPhoneRefusal"];
        /** @description Suggestions. */
        SuggestNameSuccessData: {
            /** @description Names, most frequent first. */
            items: components["schemas"]["SuggestionName"][];
        };
        /**
         * SuggestNameSuccess
         * @description The request was done.
         */
        SuggestNameSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SuggestNameSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /** @description Whose password. */
        SendPasswordLinkRequest: {
            SESSID: components["schemas"]["Sessid"];
            /** @description E-mail or phone of the account, as in login. */
            login: string;
        };
        /** @description Result. */
        SendPasswordLinkSuccessData: {
            /** @description True when the request was taken, which says nothing about the account. */
            isSuccess: boolean;
            /**
             * Format: int32
             * @description Seconds until another link may be asked for.
             */
            resendAfter: number;
        };
        /**
         * SendPasswordLinkSuccess
         * @description The request was done.
         */
        SendPasswordLinkSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["SendPasswordLinkSuccessData"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID.
         * @enum {string}
         */
        SendPasswordLinkRefusalCode: "sessidInvalid";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        SendPasswordLinkRefusalError: {
            code: components["schemas"]["SendPasswordLinkRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * SendPasswordLinkRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        SendPasswordLinkRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["SendPasswordLinkRefusalError"][];
        };
        SendPasswordLinkAnswer: components["schemas"]["SendPasswordLinkSuccess"] | components["schemas"]["SendPasswordLinkRefusal"];
        /** @description The link and the new password. */
        ChangePasswordByCheckwordRequest: {
            SESSID: components["schemas"]["Sessid"];
            /** @description Login from the link. */
            login: string;
            /** @description Checkword from the link. */
            checkword: string;
            password: components["schemas"]["Password"];
            /**
             * Format: password
             * @description The password again; must be equal.
             */
            confirmPassword: string;
        };
        /**
         * ChangePasswordByCheckwordSuccess
         * @description The request was done.
         */
        ChangePasswordByCheckwordSuccess: {
            /**
             * @description The request was done.
             * @constant
             */
            status: "success";
            data: components["schemas"]["AuthToken"];
            /** @description Always empty. */
            errors: components["schemas"]["ApiError"][];
        };
        /**
         * @description `sessidInvalid`: wrong or stale SESSID. `checkwordInvalid`: wrong, used or replaced by a newer link, or no such account. `checkwordExpired`: older than an hour. `passwordMismatch`: the two passwords differ.
         * @enum {string}
         */
        ChangePasswordByCheckwordRefusalCode: "sessidInvalid" | "checkwordInvalid" | "checkwordExpired" | "passwordMismatch";
        /** @description One reason why a request was refused. The list of an answer is ordered: the first error decides what the storefront does (R-ERR-13, R-ERR-14), all of them are shown. */
        ChangePasswordByCheckwordRefusalError: {
            code: components["schemas"]["ChangePasswordByCheckwordRefusalCode"];
            /** @description Text for the visitor, in Russian, a whole sentence without the code. */
            message: string;
            /** @description Dotted path of the request field that is wrong (`recipient.phone`, `products.0.quantity`); absent when the request as a whole is refused. */
            field?: string;
        };
        /**
         * ChangePasswordByCheckwordRefusal
         * @description The request was understood and refused; nothing was changed.
         */
        ChangePasswordByCheckwordRefusal: {
            /**
             * @description The request was refused.
             * @constant
             */
            status: "error";
            /** @description Always null. */
            data: Record<string, never> | null;
            /** @description Why; the first one decides. */
            errors: components["schemas"]["ChangePasswordByCheckwordRefusalError"][];
        };
        ChangePasswordByCheckwordAnswer: components["schemas"]["ChangePasswordByCheckwordSuccess"] | components["schemas"]["ChangePasswordByCheckwordRefusal"];
    };
    responses: {
        /** @description Too many tries; Retry-After says when the next one is allowed. */
        TooManyRequests: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TooManyRequestsProblem"];
            };
        };
        /** @description The backend failed. */
        InternalError: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InternalErrorProblem"];
            };
        };
        /** @description Technical works are going on (R-ERR-13, R-CONST-43). */
        TechWorks: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TechWorksProblem"];
            };
        };
        /** @description A status that the operation does not declare, from whatever stands before the backend. The backend itself answers declared statuses only. */
        Problem: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request can not be read: the body is no JSON, or the URL is wrongly percent-encoded. */
        BadRequest: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The body is larger than the backend takes: more than 1,000,000 bytes. */
        PayloadTooLarge: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PayloadTooLargeProblem"];
            };
        };
        /** @description The body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnsupportedMediaTypeProblem"];
            };
        };
        /** @description The request is not of the contract. */
        ValidationFailed: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationFailedProblem"];
            };
        };
        /** @description No token, or it is unknown or expired. */
        Unauthorized: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnauthorizedProblem"];
            };
        };
        /** @description There is no such thing, or the visitor must not know of it. */
        NotFound: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The same Idempotency-Key came with another body. */
        Conflict: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConflictProblem"];
            };
        };
        /** @description The session is known but has no right to this. */
        Forbidden: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ForbiddenProblem"];
            };
        };
        /** @description Not received: any other status, a redirect too, or none within 10 seconds. It is tried again after 1, 5, 30, 120 and 360 minutes, then the hook is failing. */
        HookRefused: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Received; any 2xx within 10 seconds, the body is not read. */
        HookReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description `xmlId` of the branch whose stock and terms are wanted. Absent: the branch that the session has chosen (O-84). An unknown one is 422.
         * @example store-ekb
         */
        Store: string;
        /**
         * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
         * @example 50
         */
        PageSize: components["schemas"]["PageSizeValue"];
        /**
         * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
         * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
         */
        IdempotencyKey: string;
        /**
         * @description The anti-forgery value of the session, from `userData.SESSID` of the header call, for writes without a body (O-74).
         * @example a3f1c09be27d4f58a1b6c3d2e4f5a697
         */
        SessidHeader: string;
        /**
         * @description Order of the products; absent means relevance. Ties go by id. Another value is 422.
         * @example priceAsc
         */
        Sort: components["schemas"]["SortCode"];
        /**
         * @description Lowest current price of one unit in kopecks, inclusive. With a bound on the price, products on request are left out.
         * @example 100000
         */
        PriceFrom: number;
        /**
         * @description Highest current price of one unit in kopecks, inclusive. Less than `price_from` matches nothing.
         * @example 500000
         */
        PriceTo: number;
        /**
         * @description Bounds of numeric properties by filter code, `range[code]=from..to`, both inclusive, either may be missing (`range[diameter]=90..`), decimal point. The price has parameters of its own. A code that the section does not have is ignored; lower above upper matches nothing; another form is 422.
         * @example {
         *       "diameter": "90..120"
         *     }
         */
        Ranges: {
            [key: string]: string;
        };
        /**
         * @description Chosen filters, one segment per filter, slashes between segments literal on the wire (O-12). A segment is
         *     `code-is-value` or `code-is-value-or-value`. Lists, flags (`available-is-true`) and `gsm_search` stand here;
         *     ranges travel as query parameters. Different filters are AND, values of one filter are OR.
         *
         *     **Escaping of a value**, in this order: `~` → `~0`; every `-` that is followed by `or` or `is` and then by `-` or
         *     the end of the value → `~1`; `/` → `~2`. Then the value is percent-encoded as a path segment (RFC 3986, UTF-8).
         *     Reading: split at `/`, percent-decode, cut at the first `-is-`, split the rest at `-or-` from the left, then
         *     `~2` → `/`, `~1` → `-`, `~0` → `~`. Examples: `5W-40` stays `5W-40`; `on-or-off` → `on~1or-off`; `made-is` →
         *     `made~1is`; `1/2"` → `1~22%22`; `~5` → `~05`; `API CK-4` → `API%20CK-4`.
         *
         *     `gsm_search` takes the text of a specification (`gsm_search-is-API%20CK-4`) and matches an approval that is the same but
         *     for case, spaces and hyphens; like other lists it may have several values.
         *
         *     Canonical form: segments by code, values of a segment by Unicode code point; any order is accepted. Not of this
         *     form (no `-is-`, an empty value, the same code twice, another character after `~`, a flag that is not `true`, more
         *     than 50 segments): 422 with `field: filterPath`. A code that the section does not have is ignored; an unknown value
         *     matches nothing.
         */
        FilterPath: string;
        /**
         * @description What the visitor typed. Trimmed; case, «ё» instead of «е», separators in articles (space - . / _) and look-alike Cyrillic letters do not matter. Empty after trimming, or over 200 characters, is 422.
         * @example fm 2040
         */
        SearchText: string;
        /**
         * @description True searches exactly what was typed, without correction of layout, script or spelling.
         * @example false
         */
        AsTyped: boolean;
        /**
         * @description HMAC-SHA256 of the raw body in lower-case hex, keyed by the secret of the hook (its text, not the bytes that it spells). A receiver compares it before it parses, in constant time. The example signs the payload example of `order.created`, written as JSON without spaces, with the secret of the example of `createHook`.
         * @example 216d15a1f019aad8f647ffaed4d4e9ea408717353c90ce7fd6492804929d5f0d
         */
        HookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Answers of the backend are never kept by any cache (R-API-06). Other directives may stand beside `no-store`, such as `no-store, no-cache, must-revalidate`.
         * @example no-store
         */
        NoStore: string;
        /**
         * @description Sets the visitor cookie `SID` (HttpOnly, SameSite=Lax, Path=/, Max-Age=2592000, and Secure on https) on the first answer to a visitor, and a new one at login and logout (O-122). It lives 30 days from then on. Absent when the cookie does not change: an answer that was on its way during a login would bring the old one back.
         * @example SID=b7c1d2e3f4a5968778695a4b3c2d1e0f; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax
         */
        SetCookieSid: string;
        /**
         * @description Seconds to wait before the next try.
         * @example 60
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Tells the backend to take the body as it is, without decoding percent signs in the password.
                 * @example none
                 */
                "X-Urldecode": "none";
            };
            path?: never;
            cookie?: never;
        };
        /** @description Login and password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The anti-forgery value only. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogoutRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoutAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getPersonal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPersonalSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getHeader: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetHeaderSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getFooter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetFooterSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getCatalogMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCatalogMenuSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getMainPage: {
        parameters: {
            query?: {
                /**
                 * @description `xmlId` of the branch whose stock and terms are wanted. Absent: the branch that the session has chosen (O-84). An unknown one is 422.
                 * @example store-ekb
                 */
                store?: components["parameters"]["Store"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMainPageSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getAboutPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAboutPageSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getPaymentPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPaymentPageSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getDeliveryPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDeliveryPageSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getContactsPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetContactsPageSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listNews: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListNewsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listPromotions: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPromotionsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listBranches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListBranchesSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getCatalogPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCatalogPageSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getFinancingPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetFinancingPageSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getReturnsPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetReturnsPageSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getNewsItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the news item, from its list.
                 * @example novyy-sklad-v-ekaterinburge
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetNewsItemSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the promotion, from its list.
                 * @example zima-bez-prostoya
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPromotionSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the branch.
                 * @example 4
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBranchSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getDistrict: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description District id.
                 * @example 4
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDistrictSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getPolicyPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPolicyPageSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getOfferPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOfferPageSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getCookiePage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCookiePageSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getRefundPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRefundPageSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getSitemap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSitemapSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listCartProducts: {
        parameters: {
            query?: {
                /**
                 * @description Client time in milliseconds, against caches on the way; the backend ignores it.
                 * @example 1795165200000
                 */
                timestamp?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCartProductsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Product and quantity. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddToCartRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddToCartAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    removeFromCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Products to remove. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveFromCartRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoveFromCartAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    clearCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Confirmation of the session. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClearCartRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearCartAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    updateCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Product and new quantity. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCartRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateCartAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    findInCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to find. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindInCartRequest"];
            };
        };
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindInCartSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                /**
                 * @description `xmlId` of the branch whose stock and terms are wanted. Absent: the branch that the session has chosen (O-84). An unknown one is 422.
                 * @example store-ekb
                 */
                store?: components["parameters"]["Store"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCartSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    addMachinesToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lines and machine. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddMachinesToCartRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddMachinesToCartAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    createSavedCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to save. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSavedCartRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateSavedCartAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listSavedCarts: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
                /**
                 * @description Part of the name or comment, case apart; absent shows all.
                 * @example ТО-500
                 */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSavedCartsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getSavedCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Saved cart. One that does not exist, or that the customer may not see, is 404.
                 * @example 403
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSavedCartSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listSavedCartProducts: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
                /**
                 * @description `xmlId` of the branch whose stock and terms are wanted. Absent: the branch that the session has chosen (O-84). An unknown one is 422.
                 * @example store-ekb
                 */
                store?: components["parameters"]["Store"];
            };
            header?: never;
            path: {
                /**
                 * @description Saved cart. One that does not exist, or that the customer may not see, is 404.
                 * @example 403
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSavedCartProductsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    deleteSavedCart: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The anti-forgery value of the session, from `userData.SESSID` of the header call, for writes without a body (O-74).
                 * @example a3f1c09be27d4f58a1b6c3d2e4f5a697
                 */
                "X-SESSID": components["parameters"]["SessidHeader"];
            };
            path: {
                /**
                 * @description Saved cart. One that does not exist, or that the customer may not see, is 404.
                 * @example 403
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteSavedCartAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getProductStores: {
        parameters: {
            query?: {
                /**
                 * @description `xmlId` of the branch whose stock and terms are wanted. Absent: the branch that the session has chosen (O-84). An unknown one is 422.
                 * @example store-ekb
                 */
                store?: components["parameters"]["Store"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Products. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetProductStoresRequest"];
            };
        };
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProductStoresSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getProduct: {
        parameters: {
            query?: {
                /**
                 * @description `xmlId` of the branch whose stock and terms are wanted. Absent: the branch that the session has chosen (O-84). An unknown one is 422.
                 * @example store-ekb
                 */
                store?: components["parameters"]["Store"];
            };
            header?: never;
            path: {
                /**
                 * @description Code of the product.
                 * @example filtr-maslyanyy-fm-2040
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProductAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listWorkability: {
        parameters: {
            query: {
                /**
                 * @description `xmlId` of the product.
                 * @example p-10001
                 */
                element_id: string;
                /**
                 * @description Page number from 1; beyond the last the list is empty.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Rows per page.
                 * @example 20
                 */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListWorkabilitySuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listViewedProducts: {
        parameters: {
            query?: {
                /**
                 * @description Product that is left out, the one whose page asks.
                 * @example 10001
                 */
                exclude?: number;
                /**
                 * @description `xmlId` of the branch whose stock and terms are wanted. Absent: the branch that the session has chosen (O-84). An unknown one is 422.
                 * @example store-ekb
                 */
                store?: components["parameters"]["Store"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListViewedProductsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listProductsByIds: {
        parameters: {
            query?: {
                /**
                 * @description Product ids, the parameter repeated for each (`ids[]=10001&ids[]=10002`), at most 100. Absent: an empty list.
                 * @example [
                 *       10001,
                 *       10002
                 *     ]
                 */
                "ids[]"?: number[];
                /**
                 * @description Product whose page asks for its analogues; adds `analogue` to the cards.
                 * @example 10009
                 */
                analogueOf?: number;
                /**
                 * @description `xmlId` of the branch whose stock and terms are wanted. Absent: the branch that the session has chosen (O-84). An unknown one is 422.
                 * @example store-ekb
                 */
                store?: components["parameters"]["Store"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListProductsByIdsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listSectionProducts: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
                /**
                 * @description Order of the products; absent means relevance. Ties go by id. Another value is 422.
                 * @example priceAsc
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Lowest current price of one unit in kopecks, inclusive. With a bound on the price, products on request are left out.
                 * @example 100000
                 */
                price_from?: components["parameters"]["PriceFrom"];
                /**
                 * @description Highest current price of one unit in kopecks, inclusive. Less than `price_from` matches nothing.
                 * @example 500000
                 */
                price_to?: components["parameters"]["PriceTo"];
                /**
                 * @description Bounds of numeric properties by filter code, `range[code]=from..to`, both inclusive, either may be missing (`range[diameter]=90..`), decimal point. The price has parameters of its own. A code that the section does not have is ignored; lower above upper matches nothing; another form is 422.
                 * @example {
                 *       "diameter": "90..120"
                 *     }
                 */
                range?: components["parameters"]["Ranges"];
                /**
                 * @description `xmlId` of the branch whose stock and terms are wanted. Absent: the branch that the session has chosen (O-84). An unknown one is 422.
                 * @example store-ekb
                 */
                store?: components["parameters"]["Store"];
            };
            header?: never;
            path: {
                /**
                 * @description Code of the section, unique in the whole tree; `all` for the whole catalogue and the sellout. An unknown one is 404.
                 * @example filtry
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSectionProductsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listSectionProductsFiltered: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
                /**
                 * @description Order of the products; absent means relevance. Ties go by id. Another value is 422.
                 * @example priceAsc
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Lowest current price of one unit in kopecks, inclusive. With a bound on the price, products on request are left out.
                 * @example 100000
                 */
                price_from?: components["parameters"]["PriceFrom"];
                /**
                 * @description Highest current price of one unit in kopecks, inclusive. Less than `price_from` matches nothing.
                 * @example 500000
                 */
                price_to?: components["parameters"]["PriceTo"];
                /**
                 * @description Bounds of numeric properties by filter code, `range[code]=from..to`, both inclusive, either may be missing (`range[diameter]=90..`), decimal point. The price has parameters of its own. A code that the section does not have is ignored; lower above upper matches nothing; another form is 422.
                 * @example {
                 *       "diameter": "90..120"
                 *     }
                 */
                range?: components["parameters"]["Ranges"];
                /**
                 * @description `xmlId` of the branch whose stock and terms are wanted. Absent: the branch that the session has chosen (O-84). An unknown one is 422.
                 * @example store-ekb
                 */
                store?: components["parameters"]["Store"];
            };
            header?: never;
            path: {
                /**
                 * @description Code of the section, unique in the whole tree; `all` for the whole catalogue and the sellout. An unknown one is 404.
                 * @example filtry
                 */
                code: string;
                /**
                 * @description Chosen filters, one segment per filter, slashes between segments literal on the wire (O-12). A segment is
                 *     `code-is-value` or `code-is-value-or-value`. Lists, flags (`available-is-true`) and `gsm_search` stand here;
                 *     ranges travel as query parameters. Different filters are AND, values of one filter are OR.
                 *
                 *     **Escaping of a value**, in this order: `~` → `~0`; every `-` that is followed by `or` or `is` and then by `-` or
                 *     the end of the value → `~1`; `/` → `~2`. Then the value is percent-encoded as a path segment (RFC 3986, UTF-8).
                 *     Reading: split at `/`, percent-decode, cut at the first `-is-`, split the rest at `-or-` from the left, then
                 *     `~2` → `/`, `~1` → `-`, `~0` → `~`. Examples: `5W-40` stays `5W-40`; `on-or-off` → `on~1or-off`; `made-is` →
                 *     `made~1is`; `1/2"` → `1~22%22`; `~5` → `~05`; `API CK-4` → `API%20CK-4`.
                 *
                 *     `gsm_search` takes the text of a specification (`gsm_search-is-API%20CK-4`) and matches an approval that is the same but
                 *     for case, spaces and hyphens; like other lists it may have several values.
                 *
                 *     Canonical form: segments by code, values of a segment by Unicode code point; any order is accepted. Not of this
                 *     form (no `-is-`, an empty value, the same code twice, another character after `~`, a flag that is not `true`, more
                 *     than 50 segments): 422 with `field: filterPath`. A code that the section does not have is ignored; an unknown value
                 *     matches nothing.
                 */
                filterPath: components["parameters"]["FilterPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSectionProductsFilteredSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getSmartFilter: {
        parameters: {
            query?: {
                /**
                 * @description `xmlId` of the branch whose stock and terms are wanted. Absent: the branch that the session has chosen (O-84). An unknown one is 422.
                 * @example store-ekb
                 */
                store?: components["parameters"]["Store"];
            };
            header?: never;
            path: {
                /**
                 * @description Section id; 0 for the whole catalogue and for a search. An unknown one is 404.
                 * @example 20
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description Filters chosen so far. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetSmartFilterRequest"];
            };
        };
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSmartFilterSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    searchSuggest: {
        parameters: {
            query: {
                /**
                 * @description What the visitor typed. Trimmed; case, «ё» instead of «е», separators in articles (space - . / _) and look-alike Cyrillic letters do not matter. Empty after trimming, or over 200 characters, is 422.
                 * @example fm 2040
                 */
                query: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSuggestSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    searchProducts: {
        parameters: {
            query: {
                /**
                 * @description What the visitor typed. Trimmed; case, «ё» instead of «е», separators in articles (space - . / _) and look-alike Cyrillic letters do not matter. Empty after trimming, or over 200 characters, is 422.
                 * @example fm 2040
                 */
                query: components["parameters"]["SearchText"];
                /**
                 * @description True searches exactly what was typed, without correction of layout, script or spelling.
                 * @example false
                 */
                asTyped?: components["parameters"]["AsTyped"];
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
                /**
                 * @description Order of the products; absent means relevance. Ties go by id. Another value is 422.
                 * @example priceAsc
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Lowest current price of one unit in kopecks, inclusive. With a bound on the price, products on request are left out.
                 * @example 100000
                 */
                price_from?: components["parameters"]["PriceFrom"];
                /**
                 * @description Highest current price of one unit in kopecks, inclusive. Less than `price_from` matches nothing.
                 * @example 500000
                 */
                price_to?: components["parameters"]["PriceTo"];
                /**
                 * @description Bounds of numeric properties by filter code, `range[code]=from..to`, both inclusive, either may be missing (`range[diameter]=90..`), decimal point. The price has parameters of its own. A code that the section does not have is ignored; lower above upper matches nothing; another form is 422.
                 * @example {
                 *       "diameter": "90..120"
                 *     }
                 */
                range?: components["parameters"]["Ranges"];
                /**
                 * @description `xmlId` of the branch whose stock and terms are wanted. Absent: the branch that the session has chosen (O-84). An unknown one is 422.
                 * @example store-ekb
                 */
                store?: components["parameters"]["Store"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchProductsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    searchProductsFiltered: {
        parameters: {
            query: {
                /**
                 * @description What the visitor typed. Trimmed; case, «ё» instead of «е», separators in articles (space - . / _) and look-alike Cyrillic letters do not matter. Empty after trimming, or over 200 characters, is 422.
                 * @example fm 2040
                 */
                query: components["parameters"]["SearchText"];
                /**
                 * @description True searches exactly what was typed, without correction of layout, script or spelling.
                 * @example false
                 */
                asTyped?: components["parameters"]["AsTyped"];
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
                /**
                 * @description Order of the products; absent means relevance. Ties go by id. Another value is 422.
                 * @example priceAsc
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Lowest current price of one unit in kopecks, inclusive. With a bound on the price, products on request are left out.
                 * @example 100000
                 */
                price_from?: components["parameters"]["PriceFrom"];
                /**
                 * @description Highest current price of one unit in kopecks, inclusive. Less than `price_from` matches nothing.
                 * @example 500000
                 */
                price_to?: components["parameters"]["PriceTo"];
                /**
                 * @description Bounds of numeric properties by filter code, `range[code]=from..to`, both inclusive, either may be missing (`range[diameter]=90..`), decimal point. The price has parameters of its own. A code that the section does not have is ignored; lower above upper matches nothing; another form is 422.
                 * @example {
                 *       "diameter": "90..120"
                 *     }
                 */
                range?: components["parameters"]["Ranges"];
                /**
                 * @description `xmlId` of the branch whose stock and terms are wanted. Absent: the branch that the session has chosen (O-84). An unknown one is 422.
                 * @example store-ekb
                 */
                store?: components["parameters"]["Store"];
            };
            header?: never;
            path: {
                /**
                 * @description Chosen filters, one segment per filter, slashes between segments literal on the wire (O-12). A segment is
                 *     `code-is-value` or `code-is-value-or-value`. Lists, flags (`available-is-true`) and `gsm_search` stand here;
                 *     ranges travel as query parameters. Different filters are AND, values of one filter are OR.
                 *
                 *     **Escaping of a value**, in this order: `~` → `~0`; every `-` that is followed by `or` or `is` and then by `-` or
                 *     the end of the value → `~1`; `/` → `~2`. Then the value is percent-encoded as a path segment (RFC 3986, UTF-8).
                 *     Reading: split at `/`, percent-decode, cut at the first `-is-`, split the rest at `-or-` from the left, then
                 *     `~2` → `/`, `~1` → `-`, `~0` → `~`. Examples: `5W-40` stays `5W-40`; `on-or-off` → `on~1or-off`; `made-is` →
                 *     `made~1is`; `1/2"` → `1~22%22`; `~5` → `~05`; `API CK-4` → `API%20CK-4`.
                 *
                 *     `gsm_search` takes the text of a specification (`gsm_search-is-API%20CK-4`) and matches an approval that is the same but
                 *     for case, spaces and hyphens; like other lists it may have several values.
                 *
                 *     Canonical form: segments by code, values of a segment by Unicode code point; any order is accepted. Not of this
                 *     form (no `-is-`, an empty value, the same code twice, another character after `~`, a flag that is not `true`, more
                 *     than 50 segments): 422 with `field: filterPath`. A code that the section does not have is ignored; an unknown value
                 *     matches nothing.
                 */
                filterPath: components["parameters"]["FilterPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchProductsFilteredSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    addOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What the buyer saw and chose. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddOrderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    calculateOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The choices made so far; all may be absent. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalculateOrderRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculateOrderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Order id; an order that the user may not see is 404.
                 * @example 70001
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOrderSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description First day of placing, inclusive, zone Europe/Moscow.
                 * @example 2026-11-01
                 */
                dateFrom?: string;
                /**
                 * @description Last day of placing, inclusive; before dateFrom is 422.
                 * @example 2026-11-30
                 */
                dateTo?: string;
                /** @description Only these statuses (OR). Together with `tab` both apply. */
                "status[]"?: components["schemas"]["OrderStatus"][];
                /**
                 * @description Tab: active = not completed nor canceled; approval = agreement; payment = status payment; completed = completed and canceled.
                 * @example all
                 */
                tab?: components["schemas"]["ListOrdersTab"];
                /**
                 * @description Only orders of this company; one that the user does not belong to gives an empty list.
                 * @example 501
                 */
                contragentId?: number;
                /**
                 * @description Only orders with a line whose article begins so; case and separators are ignored.
                 * @example FM-2040
                 */
                article?: string;
                /**
                 * @description Smallest total, kopecks, inclusive.
                 * @example 100000
                 */
                sumFrom?: number;
                /**
                 * @description Largest total, kopecks, inclusive; less than `sumFrom` matches nothing.
                 * @example 5000000
                 */
                sumTo?: number;
                /**
                 * @description Part of the number or of the customer number.
                 * @example 070001
                 */
                query?: string;
                /**
                 * @description By date of placing or by total, descending or ascending; `number` ascending as text. Ties by id, the larger first.
                 * @example dateDesc
                 */
                sort?: components["schemas"]["ListOrdersSort"];
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListOrdersSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listOrderStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListOrderStatusesSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listOrdersShort: {
        parameters: {
            query?: {
                /**
                 * @description Part of the number or of the customer number.
                 * @example 070001
                 */
                query?: string;
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListOrdersShortSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    countOrdersToApprove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountOrdersToApproveSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    setOrderDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The order, its version and what the action needs. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderDeliveryChange"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetOrderDeliveryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    sendOrderToApprove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The order, its version and what the action needs. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendOrderToApproveRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendOrderToApproveAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    setOrderApproval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The order, its version and what the action needs. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetOrderApprovalRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetOrderApprovalAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    copyOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The order to repeat. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyOrderRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopyOrderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The order, its version and what the action needs. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelOrderRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelOrderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getPaymentTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The order to pay. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetPaymentTemplateRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPaymentTemplateAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    deleteOrderProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The order, its version and what the action needs. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteOrderProductRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteOrderProductAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    updateOrderProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The order, its version and what the action needs. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderLinesChange"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateOrderProductsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    updateOrderProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Order id; another customer's is 404.
                 * @example 70001
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description The line and its quantity. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderLineChange"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateOrderProductAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    replaceOrderLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The order, its version and what the action needs. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderLinesReplacement"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplaceOrderLinesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    requestInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The order, its version and what the action needs. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestInvoiceRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestInvoiceAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    checkInvoice: {
        parameters: {
            query: {
                /**
                 * @description Order id; another customer's is 404.
                 * @example 70001
                 */
                orderId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckInvoiceSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    confirmOrderContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The order, its version and what the action needs. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmOrderContractRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmOrderContractAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    requestOrderCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The order, its version and what the action needs. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestOrderCancelRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestOrderCancelAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    sendInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The order, its version and what the action needs. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendInvoiceRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendInvoiceAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listMachines: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name, model, serial number or plate; case is ignored.
                 * @example EG-210
                 */
                query?: string;
                /**
                 * @description Only in this state.
                 * @example active
                 */
                status?: components["schemas"]["ListMachinesStatus"];
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMachinesSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getMachine: {
        parameters: {
            query: {
                /**
                 * @description Machine id; another customer's is 404.
                 * @example 901
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMachineSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    addMachineTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The machine and what is wanted. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddMachineTaskRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddMachineTaskAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    findMachines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Serial numbers. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindMachinesRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindMachinesSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    addMachine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The machine. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MachineRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddMachineAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    updateMachine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Machine; another customer’s is 404.
                 * @example 901
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description What changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MachineChange"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateMachineAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    linkMachine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to link. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkMachineRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkMachineAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    deleteMachine: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The anti-forgery value of the session, from `userData.SESSID` of the header call, for writes without a body (O-74).
                 * @example a3f1c09be27d4f58a1b6c3d2e4f5a697
                 */
                "X-SESSID": components["parameters"]["SessidHeader"];
            };
            path: {
                /**
                 * @description Machine; another customer’s is 404.
                 * @example 901
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteMachineAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    findMachineModels: {
        parameters: {
            query: {
                /**
                 * @description What was typed; trimmed.
                 * @example BG-170
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindMachineModelsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listMachineParts: {
        parameters: {
            query?: {
                /**
                 * @description Only of this unit of the machine, as an item spells it.
                 * @example Система смазки двигателя
                 */
                node?: string;
                /**
                 * @description Part of the name or the article; case and separators are ignored.
                 * @example фильтр
                 */
                query?: string;
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Machine; another customer’s is 404.
                 * @example 901
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMachinePartsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /**
                 * @description Only in this state.
                 * @example waitingCustomer
                 */
                status?: components["schemas"]["RequestStatus"];
                /**
                 * @description Only of this topic.
                 * @example documents
                 */
                topic?: components["schemas"]["RequestTopic"];
                /**
                 * @description Only about this order.
                 * @example 70001
                 */
                orderId?: number;
                /**
                 * @description Only about this machine.
                 * @example 901
                 */
                machineId?: number;
                /**
                 * @description Part of the number, the text or a message.
                 * @example сертификат
                 */
                query?: string;
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRequestsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Request; one that the user may not see is 404.
                 * @example 6095
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRequestSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    addRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddRequestAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    addRequestMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Request; one that the user may not see is 404.
                 * @example 6095
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description The message. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddRequestMessageRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddRequestMessageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    closeRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Request; one that the user may not see is 404.
                 * @example 6095
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description The anti-forgery value. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseRequestRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CloseRequestAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /**
                 * @description Part of the title or the address; case is ignored.
                 * @example Шабровский
                 */
                query?: string;
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAddressesSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    searchAddress: {
        parameters: {
            query: {
                /**
                 * @description Text, at least 2 characters; title and address are searched, case is ignored.
                 * @example Шабр
                 */
                query: string;
            };
            header?: never;
            path: {
                /**
                 * @description Company id; 0 means the addresses of the person. A company that the user does not belong to is 404.
                 * @example 501
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAddressSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    addDeliveryAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The address. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddDeliveryAddressRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddDeliveryAddressAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    updateDeliveryAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Address id; another customer's is 404.
                 * @example 801
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description The address. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDeliveryAddressRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateDeliveryAddressAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    deleteDeliveryAddress: {
        parameters: {
            query?: {
                /**
                 * @description Delete although open orders use it.
                 * @example false
                 */
                force?: boolean;
            };
            header: {
                /**
                 * @description The anti-forgery value of the session, from `userData.SESSID` of the header call, for writes without a body (O-74).
                 * @example a3f1c09be27d4f58a1b6c3d2e4f5a697
                 */
                "X-SESSID": components["parameters"]["SessidHeader"];
            };
            path: {
                /**
                 * @description Address id; another customer's is 404.
                 * @example 801
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteDeliveryAddressAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listTerminals: {
        parameters: {
            query: {
                /**
                 * @description City or settlement, the whole name; case is ignored, «ё» counts as «е».
                 * @example Екатеринбург
                 */
                city: string;
                /**
                 * @description Code of a carrier; absent means all of them, an unknown one gives an empty list.
                 * @example dortrans
                 */
                carrier?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTerminalsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    requestBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The company. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestBalanceRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestBalanceAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The company. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetBalanceRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBalanceAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    requestActs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The company, the period and the kind. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestActsRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestActsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listActs: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Filters, joined by AND. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListActsRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListActsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listContracts: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Filters. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListContractsRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListContractsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Contract id; a contract of another customer is 404.
                 * @example 301
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetContractSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getAct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Act id; an act of another customer is 404.
                 * @example 1502
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetActSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Job id; a job of another customer is 404.
                 * @example job-act-1502
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetJobSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    sendAct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Act id; an act of another customer is 404.
                 * @example 1501
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description Where to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendActRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendActAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    disputeAct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Act id; an act of another customer is 404.
                 * @example 1501
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description What is wrong. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeActRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeActAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listHooks: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Filters, joined by AND. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListHooksRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListHooksAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    createHook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The hook. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateHookRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateHookAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    updateHook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Hook; another customer’s is 404.
                 * @example 1901
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description What changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HookChange"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateHookAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    testHook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Hook; another customer’s is 404.
                 * @example 1901
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description What to send. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestHookRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestHookAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    redeliverHook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Delivery; another customer’s is 404.
                 * @example d-5501
                 */
                deliveryId: string;
            };
            cookie?: never;
        };
        /** @description The anti-forgery value. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeliverHookRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeliverHookAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    rotateHookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Hook; another customer’s is 404.
                 * @example 1901
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description The anti-forgery value. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateHookSecretRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotateHookSecretAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listHookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only of this event.
                 * @example order.statusChanged
                 */
                event?: components["schemas"]["HookEvent"];
                /**
                 * @description True: only those without a 2xx.
                 * @example false
                 */
                failed?: boolean;
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Hook; another customer’s is 404.
                 * @example 1901
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListHookDeliveriesSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listHookProducts: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Hook; another customer’s is 404.
                 * @example 1901
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListHookProductsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    deleteHook: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The anti-forgery value of the session, from `userData.SESSID` of the header call, for writes without a body (O-74).
                 * @example a3f1c09be27d4f58a1b6c3d2e4f5a697
                 */
                "X-SESSID": components["parameters"]["SessidHeader"];
            };
            path: {
                /**
                 * @description Hook; another customer’s is 404.
                 * @example 1901
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteHookAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listAuthorities: {
        parameters: {
            query?: {
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Filters, joined by AND. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAuthoritiesRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAuthoritiesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    createAuthority: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The order and who receives. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorityRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateAuthorityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    uploadAuthority: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Power of attorney; another customer’s is 404.
                 * @example 1701
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description The scan. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadAuthorityRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAuthorityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    revokeAuthority: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Power of attorney; another customer’s is 404.
                 * @example 1701
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description Why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeAuthorityRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokeAuthorityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getPassport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPassportSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    savePassport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The passport and the consent. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassportRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavePassportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    deletePassport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The anti-forgery value of the session, from `userData.SESSID` of the header call, for writes without a body (O-74).
                 * @example a3f1c09be27d4f58a1b6c3d2e4f5a697
                 */
                "X-SESSID": components["parameters"]["SessidHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletePassportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCompaniesSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getCompany: {
        parameters: {
            query: {
                /**
                 * @description Company id; one that the user does not belong to is 404.
                 * @example 501
                 */
                contragentId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCompanySuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listCompanyUsers: {
        parameters: {
            query: {
                /**
                 * @description Company id; one that the user does not belong to is 404.
                 * @example 501
                 */
                contragentId: number;
                /**
                 * @description Part of the name or e-mail.
                 * @example Лебедева
                 */
                query?: string;
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCompanyUsersSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listCompanyRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCompanyRolesSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    switchContractor: {
        parameters: {
            query: {
                /**
                 * @description Company to switch to; one that the user does not belong to is 404.
                 * @example 502
                 */
                contragentId: number;
            };
            header?: {
                /**
                 * @description Set by browsers, never by scripts; `document` is a navigation and is answered 403.
                 * @example empty
                 */
                "Sec-Fetch-Dest"?: string;
                /**
                 * @description Set by browsers, never by scripts; `cross-site` is a page of another site and is answered 403.
                 * @example same-origin
                 */
                "Sec-Fetch-Site"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwitchContractorAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    addCompanyBank: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The company and what is added. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCompanyBankRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddCompanyBankAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    addCompanyAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The company and what is added. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCompanyAddressRequest"];
            };
        };
        responses: {
            /** @description The answer, or a refusal with its reasons. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddCompanyAddressAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    findBank: {
        parameters: {
            query: {
                /**
                 * @description БИК, its beginning, or a part of the name; 2–200 characters after trimming.
                 * @example 046577674
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindBankSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    findCompanyByName: {
        parameters: {
            query: {
                /**
                 * @description Part of the name, ИНН or ОГРН; 2–200 characters after trimming.
                 * @example УралДорСтрой
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindCompanyByNameAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    autocompleteAddress: {
        parameters: {
            query: {
                /**
                 * @description What was typed, 2–200 characters after trimming.
                 * @example екатеринбург черняховского 86
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutocompleteAddressAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    locateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocateAddressSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The old password and the new one. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePasswordAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDashboardSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProfileSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    giveConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The consent. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveConsentRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiveConsentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The consent. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawConsentRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawConsentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The anti-forgery value only. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndOtherSessionsRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndOtherSessionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listConsentDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListConsentDocumentsSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Which ones: empty for all (what the storefront sends), `true` for read, `false` for unread.
                 * @example
                 */
                is_read?: components["schemas"]["ListNotificationsIsRead"];
                /**
                 * @description Page number from 1 (R-ROUTE-38). A page beyond the last answers an empty list; a value outside 1–10,000 is 422.
                 * @example 1
                 */
                PAGEN_1?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page, 20, 50 or 100 (R-ROUTE-39, R-CAT-02); another value is 422.
                 * @example 50
                 */
                PAGE_SIZE?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListNotificationsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The anti-forgery value only. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadAllNotificationsRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadAllNotificationsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the notification.
                 * @example 2001
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description The anti-forgery value only. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotificationRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadNotificationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    deleteAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The anti-forgery value only. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAllNotificationsRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteAllNotificationsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    deleteNotification: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The anti-forgery value of the session, from `userData.SESSID` of the header call, for writes without a body (O-74).
                 * @example a3f1c09be27d4f58a1b6c3d2e4f5a697
                 */
                "X-SESSID": components["parameters"]["SessidHeader"];
            };
            path: {
                /**
                 * @description Identifier of the notification.
                 * @example 2001
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteNotificationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    listStores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListStoresSuccess"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    getCurrentStore: {
        parameters: {
            query?: {
                /**
                 * @description Latitude of the visitor in degrees, WGS 84, if the visitor allowed it. Sent together with the other coordinate, else 422.
                 * @example 56.8389
                 */
                lat?: number;
                /**
                 * @description Longitude of the visitor in degrees, WGS 84. Sent together with the other coordinate, else 422.
                 * @example 60.6057
                 */
                lon?: number;
                /**
                 * @description `xmlId` of the branch that the client works with, sent on the events update, login and visible (O-82). An unknown one counts as absent.
                 * @example store-ekb
                 */
                store?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCurrentStoreSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    setUserStore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The branch. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetUserStoreRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetUserStoreAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    autocompleteStores: {
        parameters: {
            query: {
                /**
                 * @description Beginning or part of a city, region or address, 2–200 characters after trimming.
                 * @example екат
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutocompleteStoresSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    sendAppeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The form. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendAppealRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendAppealAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    sendCancelFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The order and the reason. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendCancelFeedbackRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendCancelFeedbackAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    requestCallback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Whom to call and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestCallbackRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestCallbackAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    startRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The contacts. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartRegistrationRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartRegistrationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    registerPerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The person, and SESSID. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterPersonRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterPersonAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    registerCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description UUID made by the client for one intent. Within 24 hours, in the same session and for the same operation, the same body (SESSID apart) replays the first answer and does nothing again; another body is 409 `idempotencyMismatch`. A repeat that comes while the first is under way waits for its answer. Only successes are kept: a refusal did nothing, so its key is free again.
                 * @example 3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The company, and SESSID. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterCompanyRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterCompanyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    activateContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The contact and its code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivateContactRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivateContactAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    sendEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The email to be confirmed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendEmailCodeRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendEmailCodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    checkEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The email and its code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckEmailRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckEmailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    sendSmsCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The phone to be confirmed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendSmsCodeRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendSmsCodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    checkPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The phone and its code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckPhoneRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckPhoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    suggestName: {
        parameters: {
            query: {
                /**
                 * @description What was typed, 2–200 characters after trimming.
                 * @example Смирнов Але
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data asked for. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestNameSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    sendPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whose password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendPasswordLinkRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendPasswordLinkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
    changePasswordByCheckword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The link and the new password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordByCheckwordRequest"];
            };
        };
        responses: {
            /** @description Done, or refused by a business rule. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "Set-Cookie": components["headers"]["SetCookieSid"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePasswordByCheckwordAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            523: components["responses"]["TechWorks"];
            default: components["responses"]["Problem"];
        };
    };
}

package imported;

import java.util.Set;
import java.util.concurrent.locks.StampedLock;
import org.knowm.xchange.dto.Order;
import org.knowm.xchange.dto.marketdata.OrderBook;
import org.marshal4j.MarshalImport;
import org.marshal4j.Skip;

/** Each exchange has flags of its own. */
@MarshalImport(Order.class)
abstract class OrderMixIn {
    @Skip Set<Order.IOrderFlags> orderFlags;
}

@MarshalImport(OrderBook.class)
abstract class OrderBookMixIn {
    @Skip StampedLock lock;
}

import org.marshal4j.*;

@Marshal
class Entity implements EntityMarshallable { // MARSHAL150: Entity.price: was removed
    long id;
    double bid; // MARSHAL150: Entity.bid: is new (field-added
}

@Marshal
class Quote extends Entity implements QuoteMarshallable {} // MARSHAL150: Quote.bid: was removed

@Marshal
class Trade extends Entity implements TradeMarshallable {}

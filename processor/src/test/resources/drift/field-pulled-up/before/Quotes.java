import org.marshal4j.*;

@Marshal
class Entity implements EntityMarshallable { // MARSHAL150: Entity.bid: was removed
    long id;
    double price; // MARSHAL150: Entity.price: is new (field-added
}

@Marshal
class Quote extends Entity implements QuoteMarshallable {
    double bid; // MARSHAL150: Quote.bid: is new (field-added
}

@Marshal
class Trade extends Entity implements TradeMarshallable {}

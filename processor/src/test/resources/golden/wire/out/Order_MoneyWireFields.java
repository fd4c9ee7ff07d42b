import org.marshal4j.wire.Constructed;
    // as beginning in wire, but:
    private static final FieldName CURRENCY_FIELD = FieldName.of("currency");

    // as ID_FIELD in wire, with MINOR_FIELD for ID_FIELD, minor for id

    // as static in ancestors, but:
        Constructed.register(Order.Money.class, Order_MoneyWireFields::make);

    // as in wire: Order_MoneyWireFields

    // as write in wire, but:
        wire.write("currency").text(money.currency());
        wire.write("minor").int64(money.minor());
        // without wire.write("quantity").int32(line.quantity);

    /**
     * Creates an object from its fields, which may be in any order; missing ones are zero or null.
     */
    public static Order.Money make(WireIn wire) {
        String currency = CURRENCY_FIELD.read(wire).text();
        long minor = MINOR_FIELD.read(wire).int64();
        Order.Money money = new Order.Money(currency, minor);
        return money;
    }
}

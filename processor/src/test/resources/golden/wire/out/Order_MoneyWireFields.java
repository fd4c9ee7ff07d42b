import org.marshal4j.wire.Constructed;
    // as beginning in wire, but:
    private static final FieldName CURRENCY_FIELD = FieldName.of("currency");

    private static final FieldName MINOR_FIELD = FieldName.of("minor");

    // as static in ancestors, but:
        Constructed.register(Order.Money.class, Order_MoneyWireFields::make);

    // as in wire: Order_MoneyWireFields

    /** As in wire. */
    public static void write(Order.Money money, WireOut wire) {
        Checks.exactType(money, Order.Money.class);
        wire.bytesComment().adjustHexDumpIndentation(1);
        wire.write("currency").text(money.currency());
        wire.write("minor").int64(money.minor());
        wire.bytesComment().adjustHexDumpIndentation(-1);
    }

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

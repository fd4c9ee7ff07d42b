import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    Leg leg;

    @Required
    Leg other = new Leg();
}

@Marshal(copy = Marshal.Copy.BULK)
class Leg implements LegMarshallable {
    long a;
    byte b;

    @Since(2)
    int c;
}

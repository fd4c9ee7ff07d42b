import org.marshal4j.Marshal;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL140: Quote has two static factory methods that take all its fields: of(int x, int y) and at(int y, int x). Make one of them private, or add a non-private constructor that takes the fields.
    private final int x;
    private final int y;

    private Quote(int first, int second) {
        this.x = first;
        this.y = second;
    }

    static Quote of(int x, int y) {
        return new Quote(x, y);
    }

    static Quote at(int y, int x) {
        return new Quote(x, y);
    }
}

import org.marshal4j.Marshal;

// Lonely: 010000000102000000
@Marshal
class Lonely implements LonelyMarshallable {
    private int alone = 1;
    Inner inner = new Inner(2);

    // Lonely$Inner: 02000000
    @Marshal
    record Inner(int of) implements Lonely_InnerMarshallable {
        static Inner sample() {
            return new Inner(2);
        }
    }
}

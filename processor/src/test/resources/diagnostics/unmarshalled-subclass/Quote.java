import org.marshal4j.Marshal;

@Marshal
class Quote implements QuoteMarshallable {
    long id;

    @Marshal
    static class Marked extends Quote implements Quote_MarkedMarshallable {}

    static class Late extends Quote {} // MARSHAL157: Late extends Quote but has no @Marshal, so writing one of its objects as a Quote fails at run time (MARSHAL201). Add @Marshal; or, if none of them is ever written, @SuppressWarnings("marshal4j").

    static class Later extends Late {} // MARSHAL157: Later extends Quote but has no @Marshal

    @SuppressWarnings("marshal4j")
    static class NeverWritten extends Quote {}

    abstract static class WithoutObjects extends Quote {}

    @Marshal
    abstract static class Base {
        int number;
    }

    static class OfBase extends Base {}
}

import java.util.List;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalWith;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.FixedFieldMarshaller;

@Marshal
class Quote implements QuoteMarshallable {
    @MarshalWith(String.class)
    Price none; // MARSHAL135: Quote.none: Quote.Price: @MarshalWith names java.lang.String, which is not a field marshaller

    @MarshalWith(Numbers.class)
    Price number; // MARSHAL136: Quote.number: Quote.Price: Quote.Numbers marshals java.lang.Number. Name a field marshaller for exactly Quote.Price in @MarshalWith.

    @MarshalWith(Numbers.class)
    Integer narrower; // MARSHAL136: Quote.narrower: Integer: Quote.Numbers marshals java.lang.Number.

    @MarshalWith(Whole.class)
    int primitive; // MARSHAL136: Quote.primitive: int: Quote.Whole marshals java.lang.Integer.

    @MarshalWith(Base.class)
    Price isAbstract; // MARSHAL137: Quote.isAbstract: Quote.Price: generated code cannot create Quote.Base, which is abstract

    @MarshalWith(Hidden.class)
    Price hidden; // MARSHAL137: Quote.hidden: Quote.Price: generated code cannot create Quote.Hidden, which is not visible to it

    @MarshalWith(Scaled.class)
    Price scaled; // MARSHAL137: Quote.scaled: Quote.Price: generated code cannot create Quote.Scaled, which has no accessible constructor without parameters

    @MarshalWith(Inner.class)
    Price inner; // MARSHAL137: which is an inner class.

    @MarshalWith(Any.class)
    Price any; // MARSHAL137: which is generic.

    @MarshalWith(Unsized.class)
    Price unsized; // MARSHAL138: Quote.unsized: Quote.Price: Quote.Unsized does not say how many bytes a value takes: it has no constant SIZE

    @MarshalWith(Empty.class)
    Price empty; // MARSHAL138: Quote.empty: Quote.Price: Quote.Empty does not say how many bytes a value takes: SIZE is 0.

    List<Amount> amounts; // MARSHAL135: Quote.amounts: List<Quote.Amount>: @MarshalWith names Quote, which is not a field marshaller

    static final class Price {}

    @MarshalWith(Quote.class)
    static final class Amount {}

    abstract static class Base implements FieldMarshaller<Price> {
        @Override
        public void write(Price value, Output out) {}

        @Override
        public Price read(Price current, Input in) {
            return new Price();
        }

        @Override
        public long sizeOf(Price value) {
            return 0;
        }
    }

    private static final class Hidden extends Base {}

    final class Inner extends Base {}

    static final class Any<T> extends Base {}

    static final class Scaled extends Base {
        Scaled(int scale) {}
    }

    abstract static class Of<T> implements FieldMarshaller<T> {
        @Override
        public void write(T value, Output out) {}

        @Override
        public T read(T current, Input in) {
            return current;
        }

        @Override
        public long sizeOf(T value) {
            return 0;
        }
    }

    static final class Numbers extends Of<Number> {}

    static final class Whole extends Of<Integer> {}

    static class Unsized implements FixedFieldMarshaller<Price> {
        @Override
        public void put(Object base, long offset, Price value) {}

        @Override
        public Price get(Price current, Object base, long offset) {
            return new Price();
        }
    }

    static final class Empty extends Unsized {
        public static final int SIZE = 0;
    }
}

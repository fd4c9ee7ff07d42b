import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalWith;
import org.marshal4j.Parent;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Annotations on types are in no message, and in no advice. */
@Marshal
class Trade implements TradeMarshallable {
    List<? extends @Nullable Inner> inner; // MARSHAL104: Trade.inner: List<? extends Trade.Inner> does not say exactly what it holds. Declare List<Inner>, without the wildcard.
    List<@Nullable ? extends @Nullable Inner @Nullable []> arrays; // MARSHAL104: Trade.arrays: List<? extends Trade.Inner[]> does not say exactly what it holds. Declare List<Inner[]>, without the wildcard.
    Map<@Nullable String, @Nullable ?> values; // MARSHAL104: Trade.values: Map<String, ?> does not say exactly what it holds. Declare Map<String, Leg>
    Optional<? super java.lang.@Nullable(why = "a, (b)") Integer> above; // MARSHAL104: Trade.above: Optional<? super java.lang.Integer> does not say exactly

    @MarshalWith(Lists.class)
    @Nullable String text; // MARSHAL136: Trade.text: String: Trade.Lists marshals java.util.List<java.lang.String>. Name

    @Marshal
    static class Inner {
        @Parent
        java.lang.@Nullable String parent; // MARSHAL131: Inner.parent is marked @Parent, but its type java.lang.String cannot hold
    }

    static class Open<T> {
        @Nullable T value;
    }

    static class Lists implements FieldMarshaller<@Nullable List<@Nullable String>> {
        @Override
        public void write(List<String> value, Output out) {}

        @Override
        public List<String> read(List<String> current, Input in) {
            return current;
        }

        @Override
        public long sizeOf(List<String> value) {
            return 0;
        }
    }

    @Target(ElementType.TYPE_USE)
    @interface Nullable {
        String why() default "";
    }
}

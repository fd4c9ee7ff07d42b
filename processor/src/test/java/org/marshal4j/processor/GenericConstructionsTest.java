package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.chronicle.ChronicleMarshaller;

/** Generic classes that static methods and builders create, with the type arguments to which fields bind them. */
class GenericConstructionsTest {

    private static final String MADE = """
            //- lib/Order.java
            package lib;
            @org.marshal4j.Marshal
            public record Order(int id) {}
            //- lib/Page.java
            package lib;
            import java.util.*;
            @org.marshal4j.Marshal
            public final class Page<T extends Comparable<? super T>> {
                private final int number;
                private final List<T> items;
                private Page(List<T> all, int at) { number = at; items = all; }
                public static <E extends Comparable<? super E>> Page<E> of(int number, List<E> items) {
                    return new Page<>(items, number);
                }
                public static Page<String> of(String first) { return of(1, List.of(first)); }
                public static <E> Page<String> ofAll(int number, List<E> items) { throw new AssertionError(); }
            }
            //- lib/Either.java
            package lib;
            import java.util.*;
            @org.marshal4j.Marshal
            public final class Either<L, R> {
                private final Map<String, L[]> left;
                private final R right;
                private Either(Map<String, L[]> a, R b) { left = a; right = b; }
                public static <B, A> Either<A, B> of(Map<String, ? extends A[]> left, B right) {
                    Map<String, A[]> copy = new LinkedHashMap<>();
                    left.forEach(copy::put);
                    return new Either<>(copy, right);
                }
            }
            //- lib/Built.java
            package lib;
            import java.util.*;
            @org.marshal4j.Marshal
            public final class Built<T> {
                private final T value;
                private final List<T> more;
                private Built(Builder<T> from) { value = from.value; more = from.more; }
                public static <U> Builder<U> builder() { return new Builder<>(); }
                public static final class Builder<V> {
                    private V value;
                    private List<V> more;
                    private Builder() {}
                    public Builder<V> value(V value) { this.value = value; return this; }
                    public void setMore(Collection<? extends V> more) { this.more = new ArrayList<>(more); }
                    public Built<V> build() { return new Built<>(this); }
                }
            }
            //- lib/Begun.java
            package lib;
            @org.marshal4j.Marshal
            public final class Begun<T> {
                private final T value;
                private Begun(Builder<T> from) { value = from.value; }
                public static class Builder<T> {
                    private T value;
                    public Builder<T> withValue(T value) { this.value = value; return this; }
                    public Begun<T> build() { return new Begun<>(this); }
                }
            }
            """;

    private static final String CART = """
            //- com/acme/Cart.java
            package com.acme;
            import java.util.*;
            import lib.*;
            @org.marshal4j.Marshal
            public class Cart {
                Page<String> page = Page.of(7, List.of("a"));
                Either<Order, Integer> either = Either.of(Map.of("k", new Order[] {new Order(3)}), 4);
                Built<Order> built;
                Begun<Long> begun = new Begun.Builder<Long>().withValue(5L).build();
                public Cart() {
                    Built.Builder<Order> builder = Built.builder();
                    builder.value(new Order(1)).setMore(List.of(new Order(2)));
                    built = builder.build();
                }
            }
            """;

    private static final String BYTES = "01" + "07000000" + "01" + "0161"
            + "01" + "01" + "016b" + "01" + "0103000000" + "0104000000"
            + "01" + "0101000000" + "01" + "0102000000"
            + "01" + "010500000000000000";

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    void areCreated(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", List.of(), MADE + CART);
        assertThat(result.messages()).isEmpty();
        assertThat(result.sources().get("Page_of_StringMarshaller.java")).contains("Page.of(number, items)");
        assertThat(result.sources().get("Built_of_OrderMarshaller.java"))
                .contains("Built.Builder<Order> builder = Built.builder();");
        assertThat(result.sources().get("Begun_of_LongMarshaller.java"))
                .contains("Begun.Builder<Long> builder = new Begun.Builder<>();");
        try (Loaded loaded = Loaded.from(result.classes())) {
            comeBack(loaded);
        }
    }

    @ParameterizedTest
    @EachCompiler
    void areAlsoCreatedWhenImported(TestCompiler compiler) throws Exception {
        Path library = Library.compiled(temp.resolve("library"), MADE.replace("@org.marshal4j.Marshal\n", ""));
        TestCompiler.Result result = compile(compiler, "user", List.of(library), CART + """
                //- com/acme/Imports.java
                package com.acme;
                import lib.*;
                @org.marshal4j.MarshalImport({Order.class, Page.class, Either.class, Built.class, Begun.class})
                interface Imports {}
                """);
        try (Loaded loaded = result.load(library)) {
            comeBack(loaded);
        }
    }

    /** Two methods that take all fields might mean different things. */
    @ParameterizedTest
    @EachCompiler
    void areRefusedIfSeveralMethodsQualify(TestCompiler compiler) {
        String two = MADE.replace(
                "public static Page<String> of(String first)",
                "public static <E extends Comparable<? super E>> Page<E> from(List<E> items, int number) {"
                        + " return of(number, items); } public static Page<String> of(String first)");
        TestCompiler.Result result = compile(compiler, "two", List.of(), two + CART);
        assertThat(Library.errors(result))
                .singleElement()
                .asString()
                .contains("[MARSHAL140]", "of(int number, List<E> items)", "from(List<E> items, int number)");
    }

    private static void comeBack(Loaded loaded) throws Exception {
        ChronicleMarshaller<Object> marshaller = loaded.marshaller("com.acme.Cart");
        Object cart = loaded.object("com.acme.Cart");
        assertThat(Loaded.hex(marshaller, cart)).isEqualTo(BYTES);
        Object copy = marshaller.fromByteArray(marshaller.toByteArray(cart));
        assertThat(Loaded.hex(marshaller, copy)).isEqualTo(BYTES);
        assertThat(copy).usingRecursiveComparison().isEqualTo(cart);
    }

    private TestCompiler.Result compile(TestCompiler compiler, String name, List<Path> path, String sources) {
        return compiler.compile(temp.resolve(name), Library.sources(sources), path, List.of(new MarshalProcessor()));
    }
}

package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.chronicle.ChronicleMarshaller;

/** Generic classes that fields bind. Each is marshalled separately for the type arguments that it has there. */
class BoundClassesTest {

    private static final String PAGE = """
            //- com/acme/Page.java
            package com.acme;
            @org.marshal4j.Marshal
            public class Page<T> {
                public int number;
                private java.util.List<T> items;
                protected T first;
                public static <E> Page<E> of(int number, E first) {
                    Page<E> page = new Page<>();
                    page.number = number;
                    page.first = first;
                    page.items = java.util.List.of(first, first);
                    return page;
                }
            }
            """;

    private static final String ORDER = """
            //- com/acme/Order.java
            package com.acme;
            @org.marshal4j.Marshal
            public record Order(int id) {}
            """;

    private static final String CART = """
            //- com/acme/Cart.java
            package com.acme;
            @org.marshal4j.Marshal
            public class Cart {
                Page<Order> page;
                Page<String> names;
                public static Cart sample() {
                    Cart cart = new Cart();
                    cart.page = Page.of(3, new Order(7));
                    cart.names = Page.of(4, "a");
                    return cart;
                }
            }
            """;

    private static final String CART_BYTES = "01" + "03000000" + "02" + "0107000000" + "0107000000" + "0107000000"
            + "01" + "04000000" + "02" + "0161" + "0161" + "0161";

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    void haveAMarshallerForEachBinding(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", List.of(), CART + PAGE + ORDER);
        assertThat(complaints(result, compiler)).isEmpty();
        assertThat(result.sources())
                .containsKeys("Page_of_OrderMarshaller.java", "Page_of_StringMarshaller.java")
                .doesNotContainKeys("PageMarshaller.java", "PageMarshallable.java");
        try (Loaded loaded = Loaded.from(result.classes())) {
            ChronicleMarshaller<Object> marshaller = loaded.marshaller("com.acme.Cart");
            assertThat(Loaded.hex(marshaller, loaded.sample("com.acme.Cart"))).isEqualTo(CART_BYTES);
            assertThat(marshaller.schema())
                    .hasToString("com.acme.Cart\n  page com.acme.Page_of_Order?\n  names com.acme.Page_of_String?");
            assertThat(marshaller.schema().resolver().apply("com.acme.Page_of_Order"))
                    .hasToString("com.acme.Page_of_Order\n  number int32\n  items list<com.acme.Order?>?\n"
                            + "  first com.acme.Order?");
            assertThat(marshaller.schema().fingerprint()).isNotZero();
        }
    }

    @ParameterizedTest
    @EachCompiler
    void areSharedByAllUsesWithTheSameArguments(TestCompiler compiler) throws Exception {
        String other = CART.replace("Cart", "Basket")
                .replace("com/acme", "com/acme/more")
                .replace("package com.acme;", "package com.acme.more; import com.acme.*;");
        TestCompiler.Result result = compile(compiler, "all", List.of(), CART + PAGE + ORDER + other);
        assertThat(complaints(result, compiler)).isEmpty();
        assertThat(result.generated().resolve("com/acme/Page_of_OrderMarshaller.java"))
                .exists();
        assertThat(result.generated().resolve("com/acme/more/Page_of_OrderMarshaller.java"))
                .doesNotExist();
        try (Loaded loaded = Loaded.from(result.classes())) {
            assertThat(loaded.hexOf("com.acme.more.Basket")).isEqualTo(CART_BYTES);
        }
    }

    /** Otherwise two modules might both generate a class of the same name in the package of the generic class. */
    @ParameterizedTest
    @EachCompiler
    void areInThePackageOfTheUserIfTheClassIsInAnotherModule(TestCompiler compiler) throws Exception {
        TestCompiler.Result before = compile(compiler, "before", List.of(), PAGE + ORDER);
        assertThat(complaints(before, compiler)).isEmpty();
        String other = CART.replace("com/acme", "com/user")
                .replace("package com.acme;", "package com.user; import com.acme.*;");
        TestCompiler.Result result = compile(compiler, "after", List.of(before.classes()), other);
        assertThat(complaints(result, compiler)).isEmpty();
        assertThat(result.generated().resolve("com/user/Page_of_OrderMarshaller.java"))
                .exists();
        assertThat(result.classes().resolve("META-INF/marshal4j/com.acme.Page_of_Order@com.user.schema"))
                .exists();
        try (Loaded loaded = Loaded.from(before.classes(), result.classes())) {
            assertThat(loaded.hexOf("com.user.Cart")).isEqualTo(CART_BYTES);
        }
    }

    /** A class that an incremental build compiles alone still belongs to the same module. */
    @ParameterizedTest
    @EachCompiler
    void stayInPlaceIfOnlyTheirUserIsCompiledAgain(TestCompiler compiler) {
        compile(compiler, "all", List.of(), CART + PAGE + ORDER);
        Path classes = temp.resolve("all").resolve("classes");
        String other = CART.replace("com/acme", "com/acme/more")
                .replace("package com.acme;", "package com.acme.more; import com.acme.*;");
        TestCompiler.Result again = compile(compiler, "all", List.of(classes), other);
        assertThat(complaints(again, compiler)).isEmpty();
        assertThat(again.generated().resolve("com/acme/Page_of_OrderMarshaller.java"))
                .exists();
        assertThat(again.generated().resolve("com/acme/more/Page_of_OrderMarshaller.java"))
                .doesNotExist();
    }

    @ParameterizedTest
    @EachCompiler
    void areBoundInContainersAndInEachOther(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", List.of(), """
                //- com/acme/Cart.java
                package com.acme;
                import java.util.*;
                @org.marshal4j.Marshal
                public class Cart {
                    List<Page<Order>> list = List.of(Page.of(1, new Order(1)));
                    Map<String, Page<Page<Order>>> map = Map.of("k", Page.of(2, Page.of(3, new Order(4))));
                    Either<String, Order>[] array;
                    Optional<Either<int[], Order[]>> optional = Optional.of(new Either<>(new int[] {5}, new Order[0]));
                    Page<Map<String, java.time.LocalDate>> dates;
                    Outer.Inner<Order> inner = new Outer.Inner<>(new Order(6));
                    Node<Long> node = new Node<>();
                    @org.marshal4j.Required Either<Long, Long> required = new Either<>(1L, 2L);
                }
                //- com/acme/Either.java
                package com.acme;
                @org.marshal4j.Marshal
                public record Either<L, R>(L left, @org.marshal4j.Skip R skipped, R right) {
                    public Either(L left, R right) { this(left, null, right); }
                }
                //- com/acme/Outer.java
                package com.acme;
                class Outer {
                    @org.marshal4j.Marshal
                    static final class Inner<T extends Record> {
                        private final T value;
                        Inner(T value) { this.value = value; }
                    }
                }
                //- com/acme/Node.java
                package com.acme;
                @org.marshal4j.Marshal
                class Node<T extends Comparable<T>> {
                    @SuppressWarnings("marshal4j") private Node<T> next;
                    T value;
                }
                """ + PAGE + ORDER);
        assertThat(complaints(result, compiler)).isEmpty();
        assertThat(result.sources().keySet())
                .contains(
                        "Page_of_OrderMarshaller.java",
                        "Page_of_Page_of_OrderMarshaller.java",
                        "Either_of_String_and_OrderMarshaller.java",
                        "Either_of_array_of_int_and_array_of_OrderMarshaller.java",
                        "Page_of_Map_of_String_and_LocalDateMarshaller.java",
                        "Outer_Inner_of_OrderMarshaller.java",
                        "Node_of_LongMarshaller.java");
        try (Loaded loaded = Loaded.from(result.classes())) {
            ChronicleMarshaller<Object> marshaller = loaded.marshaller("com.acme.Cart");
            assertThat(Loaded.hex(marshaller, loaded.object("com.acme.Cart")))
                    .startsWith("01" + "01" + "01000000" + "02" + "0101000000".repeat(3))
                    .endsWith("01" + "0106000000" + "01" + "00" + "00".repeat(9) + "010100000000000000"
                            + "010200000000000000");
            assertThat(marshaller.schema().fingerprint()).isNotZero();
        }
    }

    @ParameterizedTest
    @EachCompiler
    void areExtendedByClassesThatBindThem(TestCompiler compiler) throws Exception {
        String sub = """
                //- com/acme/OrderPage.java
                package com.acme;
                @org.marshal4j.Marshal
                public class OrderPage extends Page<Order> {
                    int more = 5;
                    Page<Long> longs;
                    public static OrderPage sample() {
                        OrderPage page = new OrderPage();
                        page.number = 3;
                        page.first = new Order(7);
                        return page;
                    }
                }
                """;
        TestCompiler.Result result = compile(compiler, "all", List.of(), sub + PAGE + ORDER);
        assertThat(complaints(result, compiler)).isEmpty();
        TestCompiler.Result before = compile(compiler, "before", List.of(), PAGE + ORDER);
        TestCompiler.Result after = compile(compiler, "after", List.of(before.classes()), sub);
        assertThat(complaints(after, compiler)).isEmpty();
        try (Loaded together = Loaded.from(result.classes());
                Loaded later = Loaded.from(before.classes(), after.classes())) {
            String hex = together.hexOf("com.acme.OrderPage");
            assertThat(hex)
                    .hasSize(2 * 16)
                    .startsWith("03000000")
                    .contains("0107000000")
                    .endsWith("00");
            assertThat(later.hexOf("com.acme.OrderPage")).isEqualTo(hex);
        }
    }

    @ParameterizedTest
    @EachCompiler
    void reportProblemsWhereTheyAreBound(TestCompiler compiler) {
        TestCompiler.Result result = compile(compiler, "all", List.of(), """
                //- com/acme/Cart.java
                package com.acme;
                @org.marshal4j.Marshal
                public class Cart {
                    Page<Object> page;
                    Page<Page<Thread>> deep;
                    java.util.List<Page<Object>> again;
                }
                """ + PAGE);
        assertThat(Library.errors(result))
                .containsExactlyInAnyOrder(
                        "4: [MARSHAL105] Cart.page.items: List<Object> cannot be marshalled. Object can hold anything:"
                                + " declare the exact class; or put @Dynamic on the field, for numbers, texts, times, and"
                                + " lists and maps of them; or mark it @Skip.",
                        "4: [MARSHAL105] Cart.page.first: Object cannot be marshalled. Object can hold anything: declare the exact class; or"
                                + " put @Dynamic on the field, for numbers, texts, times, and lists and maps of them; or mark"
                                + " it @Skip.",
                        "5: [MARSHAL105] Cart.deep.items.items: List<Thread> cannot be marshalled. Thread exists only"
                                + " in the running program: mark the field @Skip or transient.",
                        "5: [MARSHAL105] Cart.deep.items.first: Thread cannot be marshalled. Thread exists only in the"
                                + " running program: mark the field @Skip or transient.");
    }

    /** A generic superclass that is not abstract is never checked by itself. */
    @ParameterizedTest
    @EachCompiler
    void reportProblemsOfAGenericSuperclass(TestCompiler compiler) {
        TestCompiler.Result result = compile(compiler, "all", List.of(), """
                //- com/acme/Base.java
                package com.acme;
                @org.marshal4j.Marshal
                public class Base<T> {
                    Thread owner;
                    T first;
                }
                //- com/acme/Cart.java
                package com.acme;
                @org.marshal4j.Marshal
                public class Cart extends Base<String> {
                    int count;
                }
                """);
        assertThat(Library.errors(result))
                .containsExactly(
                        "3: [MARSHAL105] Cart.owner: Thread cannot be marshalled. Thread exists only in the running"
                                + " program: mark the field @Skip or transient.");
    }

    @ParameterizedTest
    @EachCompiler
    void reportProblemsInAnImportedGenericSuperclass(TestCompiler compiler) throws Exception {
        Path library = Library.compiled(temp.resolve("library"), """
                //- box/Base.java
                package box;
                public class Base<T> {
                    public Element head;
                    public T first;
                    public interface Element {}
                }
                //- box/Names.java
                package box;
                public class Names extends Base<String> {}
                //- box/Holder.java
                package box;
                public class Holder { public Names names; }
                """);
        TestCompiler.Result result = compile(compiler, "all", List.of(library), """
                //- com/acme/Imports.java
                package com.acme;
                @org.marshal4j.MarshalImport(value = box.Holder.class, reachableIn = "box")
                interface Imports {}
                """);
        assertThat(Library.errors(result)).singleElement().asString().contains("Holder.names.head", "Element");
    }

    @ParameterizedTest
    @EachCompiler
    void areImportedAndBoundWhereTheyAreUsed(TestCompiler compiler) throws Exception {
        Path library = Library.compiled(temp.resolve("library"), """
                //- tuples/Pair.java
                package tuples;
                public final class Pair<A, B> {
                    private final A first;
                    private final B second;
                    public Pair(A first, B second) { this.first = first; this.second = second; }
                }
                """);
        TestCompiler.Result result = compile(compiler, "all", List.of(library), """
                //- com/acme/Cart.java
                package com.acme;
                import tuples.Pair;
                @org.marshal4j.Marshal
                public class Cart {
                    Pair<String, Integer> pair = new Pair<>("a", 2);
                    java.util.List<Pair<Order, Order>> pairs = java.util.List.of(new Pair<>(new Order(1), null));
                }
                //- com/acme/Imports.java
                package com.acme;
                @org.marshal4j.MarshalImport(tuples.Pair.class)
                interface Imports {}
                """ + ORDER);
        assertThat(complaints(result, compiler)).isEmpty();
        assertThat(result.generated().resolve("com/acme/Pair_of_String_and_IntegerMarshaller.java"))
                .exists();
        assertThat(result.generated().resolve("com/acme/Pair_of_com_acme_Order_and_com_acme_OrderMarshaller.java"))
                .exists();
        try (Loaded loaded = Loaded.from(library, result.classes())) {
            ChronicleMarshaller<Object> marshaller = loaded.marshaller("com.acme.Cart");
            assertThat(Loaded.hex(marshaller, loaded.object("com.acme.Cart")))
                    .isEqualTo("01" + "0161" + "0102000000" + "01" + "01" + "0101000000" + "0000000000");
            assertThat(marshaller.schema().fields().get(0)).hasToString("pair tuples.Pair_of_String_and_Integer?");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void areReachableFromImportedClasses(TestCompiler compiler) throws Exception {
        Path library = Library.compiled(temp.resolve("library"), """
                //- pay/Charge.java
                package pay;
                public class Charge {
                    public String id = "c";
                    public Expandable<Coupon> coupon = new Expandable<>();
                    public Collection<Coupon> coupons = new Collection<>();
                }
                //- pay/Expandable.java
                package pay;
                public class Expandable<T> { public String id = "e"; private T expanded; }
                //- pay/Collection.java
                package pay;
                public class Collection<T> { public java.util.List<T> data = java.util.List.of(); }
                //- pay/Coupon.java
                package pay;
                public class Coupon { public int percent; }
                """);
        TestCompiler.Result result = compile(compiler, "all", List.of(library), """
                //- com/acme/Imports.java
                package com.acme;
                @org.marshal4j.MarshalImport(value = pay.Charge.class, reachableIn = "pay")
                interface Imports {}
                """);
        assertThat(result.messages()).isEmpty();
        assertThat(result.sources().keySet())
                .containsExactlyInAnyOrder(
                        "ChargeMarshaller.java",
                        "CouponMarshaller.java",
                        "Expandable_of_CouponMarshaller.java",
                        "Collection_of_CouponMarshaller.java");
        try (Loaded loaded = Loaded.from(library, result.classes())) {
            ChronicleMarshaller<Object> marshaller = loaded.imported("com.acme.Imports", "pay.Charge");
            assertThat(Loaded.hex(marshaller, loaded.object("pay.Charge")))
                    .isEqualTo("0163" + "01" + "0165" + "00".repeat(5) + "01" + "00");
        }
    }

    /** Only the errors of the Eclipse compiler, which gives many warnings by default. */
    private static List<String> complaints(TestCompiler.Result result, TestCompiler compiler) {
        return compiler == TestCompiler.ECLIPSE
                ? result.messages()
                : result.diagnostics().stream().map(Object::toString).toList();
    }

    private TestCompiler.Result compile(TestCompiler compiler, String to, List<Path> classPath, String sources) {
        List<String> options =
                compiler == TestCompiler.JAVAC ? List.of("-Xlint:all,-processing,-serial,-path") : List.of();
        return compiler.compile(
                temp.resolve(to),
                Library.sources(sources),
                TestCompiler.pathOf(classPath),
                List.of(new MarshalProcessor()),
                options);
    }
}

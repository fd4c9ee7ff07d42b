package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.MarshalException;

/** Classes of jars with fields that can hold anything, which an import makes dynamic. */
class DynamicImportsTest extends AgainstLibrary {

    private static final String SHOP = """
            //- shop/Order.java
            package shop;
            import java.util.*;
            @SuppressWarnings("rawtypes")
            public class Order extends Base<Object> {
                private Object note = "n";
                private Map<String, Object> extra = new LinkedHashMap<>(Map.of("k", 1));
                private List<?> parts = List.of(true);
                private List lines = new ArrayList<>(List.of("x", 2L));
                private Map raw = new TreeMap<>(Map.of("r", 3));
                Map<String, List<?>> groups = Map.of("g", List.of());
                Object[] array = {null};
                Optional<?> maybe = Optional.of('c');
                Map.Entry<String, ?> pair = Map.entry("k", 5L);
                Map.Entry rawPair = new AbstractMap.SimpleEntry<>(2.5, null);
                Line line = new Line(4.0, List.of(), new HashMap<>());
                Page<Object> page = new Page<>();
                List<String> texts;
                public static Order sample() {
                    Order order = new Order();
                    order.above = "a";
                    order.page.first = "p";
                    return order;
                }
                public static Order withKey(Object key) {
                    Order order = sample();
                    order.raw = new HashMap<>(Map.of(key, 3));
                    return order;
                }
                public List lines() { return lines; }
                public Map raw() { return raw; }
            }
            //- shop/Base.java
            package shop;
            public abstract class Base<T> {
                public T above;
            }
            //- shop/Line.java
            package shop;
            import java.util.*;
            @SuppressWarnings("rawtypes")
            public class Line {
                private final Object value;
                private final List parts;
                private final Map<?, ?> more;
                public Line(Object value, List parts, Map<?, ?> more) {
                    this.value = value;
                    this.parts = parts;
                    this.more = more;
                }
            }
            //- shop/Page.java
            package shop;
            public class Page<T> { public T first; }
            //- shop/Special.java
            package shop;
            public class Special extends Note {
                public Object own = 5;
            }
            //- shop/Note.java
            package shop;
            @SuppressWarnings("rawtypes")
            public class Note {
                public Object text = "t";
                public java.util.List tags;
            }
            //- shop/Keys.java
            package shop;
            import java.util.*;
            @SuppressWarnings("rawtypes")
            public class Keys {
                public Map<Object, String> byAnything;
                public Set<Object> set;
                public Set raw;
                public List<? extends Number> numbers;
                public Map<String, List> nested;
            }
            """;

    private static final String IMPORT = """
            //- com/acme/Imports.java
            package com.acme;
            @org.marshal4j.MarshalImport(value = shop.Order.class, reachableIn = "shop", dynamic = true)
            interface Imports {}
            """;

    private static final String ORDER = """
            shop.Order
              above dynamic?
              note dynamic?
              extra map<text?,dynamic?>?
              parts list<dynamic?>?
              lines list<dynamic?>?
              raw map<text?,dynamic?>?
              groups map<text?,list<dynamic?>?>?
              array list<dynamic?>?
              maybe optional<dynamic>?
              pair entry<text?,dynamic?>?
              rawPair entry<dynamic?,dynamic?>?
              line shop.Line?
              page shop.Page_of_Object?
              texts list<text?>?""";

    DynamicImportsTest() {
        super(SHOP);
    }

    @ParameterizedTest
    @EachCompiler
    void takeAnyValueOfTheClosedSet(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", IMPORT);
        try (Loaded loaded = loaded(result)) {
            ChronicleMarshaller<Object> marshaller = loaded.imported("com.acme.Imports", "shop.Order");
            assertThat(marshaller.schema()).hasToString(ORDER);
            assertThat(Loaded.hex(marshaller, loaded.sample("shop.Order")))
                    .isEqualTo("0b0161" + "0b016e" + "01016b0401000000" + "010101" + "020b0178050200000000000000"
                            + "0101720403000000" + "01016700" + "0100" + "02086300"
                            + "01" + "016b" + "050500000000000000"
                            + "01" + "070000000000000440" + "00"
                            + "01" + "070000000000001040" + "00" + "00" + "01" + "0b0170" + "8000");
            Object read = marshaller.fromByteArray(marshaller.toByteArray(loaded.sample("shop.Order")));
            assertThat(call(read, "lines")).isEqualTo(List.of("x", 2L));
            assertThat(call(read, "raw")).isEqualTo(Map.of("r", 3));
        }
    }

    @ParameterizedTest
    @EachCompiler
    void writeNoKeysOtherThanTexts(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", IMPORT);
        try (Loaded loaded = loaded(result)) {
            ChronicleMarshaller<Object> marshaller = loaded.imported("com.acme.Imports", "shop.Order");
            Object order = withKey(loaded, 7);
            assertThatThrownBy(() -> marshaller.toByteArray(order))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining("shop.Order.raw")
                    .hasMessageEndingWith("a key of class java.lang.Integer; keys are Strings [MARSHAL230]");
            assertThatThrownBy(() -> marshaller.sizeOf(order)).hasMessageEndingWith("[MARSHAL230]");
            byte[] bytes = marshaller.toByteArray(withKey(loaded, "seven"));
            marshaller.readInto(order, bytes);
            assertThat(call(order, "raw")).isEqualTo(Map.of("seven", 3));
        }
    }

    @ParameterizedTest
    @EachCompiler
    void keepTheirWireTypeInSubclassesCompiledLater(TestCompiler compiler) throws Exception {
        TestCompiler.Result before = compile(compiler, "before", """
                //- com/acme/Notes.java
                package com.acme;
                @org.marshal4j.MarshalImport(value = shop.Note.class, dynamic = true)
                interface Notes {}
                """);
        TestCompiler.Result dynamic = compile(compiler, "dynamic", List.of(before.classes()), """
                //- com/acme/More.java
                package com.acme;
                @org.marshal4j.MarshalImport(value = shop.Special.class, dynamic = true)
                interface More {}
                """);
        try (Loaded loaded = loaded(before, dynamic)) {
            ChronicleMarshaller<Object> marshaller = loaded.imported("com.acme.More", "shop.Special");
            assertThat(marshaller.schema())
                    .hasToString("shop.Special\n  text dynamic?\n  tags list<dynamic?>?\n  own dynamic?");
            assertThat(Loaded.hex(marshaller, loaded.object("shop.Special")))
                    .isEqualTo("0b0174" + "8000" + "0405000000");
        }
        TestCompiler.Result plain = compile(compiler, "plain", List.of(before.classes()), """
                //- com/acme/More.java
                package com.acme;
                @org.marshal4j.MarshalImport(shop.Special.class)
                interface More {}
                """);
        assertThat(Library.errors(plain))
                .containsExactly(
                        "2: [MARSHAL139] shop.Special cannot be imported: Special.own: Object cannot be marshalled."
                                + " Set dynamic = true in the import, so that it takes any value of a closed set; or mark it"
                                + " @Skip or @MarshalWith in a mix-in of Special.");
    }

    @ParameterizedTest
    @EachCompiler
    void comeBeforeOtherImportsOfTheirPackageInAnyOrder(TestCompiler compiler) {
        TestCompiler.Result result = compile(
                compiler,
                "all",
                """
                //- com/acme/First.java
                package com.acme;
                @org.marshal4j.MarshalImport(value = {shop.Order.class, shop.Line.class, shop.Base.class, shop.Page.class})
                interface First {}
                """,
                IMPORT.replace(
                        "shop.Order.class", "{shop.Order.class, shop.Line.class, shop.Base.class, shop.Page.class}"));
        assertThat(Library.errors(result)).isEmpty();
    }

    /** The {@code ?} in their types says nothing about their contents. */
    @ParameterizedTest
    @EachCompiler
    void leaveChronicleBytesAlone(TestCompiler compiler) {
        Path held = Library.compiled(temp.resolve("held"), """
                //- lib/Held.java
                package lib;
                import java.util.List;
                import net.openhft.chronicle.bytes.Bytes;
                import net.openhft.chronicle.bytes.BytesStore;
                public class Held {
                    public List<BytesStore<?, ?>> stores;
                    public Bytes<?> bytes;
                    public Object any;
                }
                """);
        TestCompiler.Result result = compiler.compile(
                temp.resolve("importing"),
                Map.of(
                        "p/Imports.java",
                        "package p;\n@org.marshal4j.MarshalImport(value = lib.Held.class, dynamic = true)\n"
                                + "interface Imports {}\n"),
                TestCompiler.pathOf(List.of(held)),
                List.of(new MarshalProcessor()),
                List.of());
        assertThat(Library.errors(result)).isEmpty();
    }

    @ParameterizedTest
    @EachCompiler
    void refuseKeysThatCanBeAnything(TestCompiler compiler) {
        TestCompiler.Result result = compile(compiler, "all", """
                //- com/acme/Imports.java
                package com.acme;
                @org.marshal4j.MarshalImport(value = shop.Keys.class, dynamic = true)
                interface Imports {}
                """);
        assertThat(Library.errors(result))
                .containsExactlyInAnyOrder(
                        refused("byAnything: Map<Object, String>: values of @Dynamic cannot be keys of a Map, because"
                                + " the cost of comparing them cannot be bounded"),
                        refused("set: Set<Object>: values of @Dynamic cannot be elements of a Set, because the cost of"
                                + " comparing them cannot be bounded"),
                        refused("raw: Set<?>: values of @Dynamic cannot be elements of a Set, because the cost of"
                                + " comparing them cannot be bounded"),
                        refused("numbers: List<? extends java.lang.Number> does not say exactly what it holds"),
                        refused("nested: Map<String, List> does not say exactly what it holds"));
    }

    private static String refused(String field) {
        return "2: [MARSHAL139] shop.Keys cannot be imported: Keys." + field
                + ". Mark it @Skip or @MarshalWith in a mix-in of Keys.";
    }

    private static Object withKey(Loaded loaded, Object key) throws Exception {
        return loaded.object("shop.Order")
                .getClass()
                .getMethod("withKey", Object.class)
                .invoke(null, key);
    }

    private static Object call(Object object, String method) throws Exception {
        return object.getClass().getMethod(method).invoke(object);
    }
}

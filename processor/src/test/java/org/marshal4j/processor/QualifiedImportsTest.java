package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** Classes of the same simple name that are imported into one package. */
class QualifiedImportsTest extends AgainstLibrary {

    private static final String SHOP = """
            //- shop/Order.java
            package shop;
            public class Order {
                public Source source;
                public shop.a.Item first;
                public shop.b.Item second;
                public shop.a.Page<String> texts;
                public shop.b.Page<String> more;
                public static Order sample() {
                    Order order = new Order();
                    order.source = new shop.b.Item();
                    order.first = new shop.a.Item();
                    order.second = new shop.b.Item();
                    order.texts = new shop.a.Page<>();
                    order.more = new shop.b.Page<>();
                    return order;
                }
            }
            //- shop/Source.java
            package shop;
            public interface Source {}
            //- shop/a/Item.java
            package shop.a;
            public class Item implements shop.Source {
                public byte a = 1;
                public Part part = new Part();
                public static class Part { public byte inA = 2; }
            }
            //- shop/b/Item.java
            package shop.b;
            public class Item implements shop.Source {
                public short b = 3;
                public Part part = new Part();
                public static class Part { public short inB = 4; }
            }
            //- shop/a/Page.java
            package shop.a;
            public class Page<T> { public byte a = 5; public T value; }
            //- shop/b/Page.java
            package shop.b;
            public class Page<T> { public short b = 6; public T value; }
            """;

    private static final String ALL = """
            //- com/acme/Everything.java
            package com.acme;
            @org.marshal4j.MarshalImport(value = shop.Order.class, reachableIn = "shop", families = true)
            interface Everything {}
            """;

    private static final String OF_B = """
            //- com/acme/Others.java
            package com.acme;
            @org.marshal4j.MarshalImport(
                    value = {shop.b.Item.class, shop.b.Item.Part.class, shop.b.Page.class}, qualified = true)
            interface Others {}
            """;

    private static final String ITEM_A = "01" + "0102";
    private static final String ITEM_B = "0300" + "010400";

    QualifiedImportsTest() {
        super(SHOP);
    }

    @ParameterizedTest
    @EachCompiler
    void areNamedWithTheirPackages(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", ALL, OF_B);
        assertThat(Library.errors(result)).isEmpty();
        assertThat(generated(result))
                .contains(
                        "com/acme/ItemMarshaller.class",
                        "com/acme/Item_PartMarshaller.class",
                        "com/acme/Page_of_StringMarshaller.class",
                        "com/acme/shop_b_ItemMarshaller.class",
                        "com/acme/shop_b_Item_PartMarshaller.class",
                        "com/acme/shop_b_Page_of_StringMarshaller.class")
                .hasSize(9);
        try (Loaded loaded = loaded(result)) {
            var order = loaded.imported("com.acme.Everything", "shop.Order");
            assertThat(Loaded.hex(order, loaded.sample("shop.Order")))
                    .contains(ITEM_B + "01" + ITEM_A + "01" + ITEM_B + "01" + "05" + "8000" + "01" + "0600" + "8000");
            assertThat(order.schema().toString())
                    .contains("first shop.a.Item?", "second shop.b.Item?", "texts shop.a.Page_of_String?")
                    .contains("more shop.b.Page_of_String?");
            assertThat(loaded.hexOf("com.acme.Others", "shop.a.Item")).isEqualTo(ITEM_A);
            assertThat(loaded.hexOf("com.acme.Others", "shop.b.Item")).isEqualTo(ITEM_B);
        }
    }

    @ParameterizedTest
    @EachCompiler
    void mayAllHaveQualifiedNames(TestCompiler compiler) throws Exception {
        TestCompiler.Result result =
                compile(compiler, "all", ALL.replace("families = true", "families = true, qualified = true"));
        assertThat(Library.errors(result)).isEmpty();
        assertThat(generated(result))
                .containsExactly(
                        "com/acme/shop_OrderMarshaller.class",
                        "com/acme/shop_SourceMarshaller$Handler.class",
                        "com/acme/shop_SourceMarshaller.class",
                        "com/acme/shop_a_ItemMarshaller.class",
                        "com/acme/shop_a_Item_PartMarshaller.class",
                        "com/acme/shop_a_Page_of_StringMarshaller.class",
                        "com/acme/shop_b_ItemMarshaller.class",
                        "com/acme/shop_b_Item_PartMarshaller.class",
                        "com/acme/shop_b_Page_of_StringMarshaller.class");
    }

    /** Regardless of the order of the sources, and of how often a class is imported. */
    @ParameterizedTest
    @EachCompiler
    void areNamedByTheImportThatAsksForIt(TestCompiler compiler) throws Exception {
        String again = """
                //- com/acme/Again.java
                package com.acme;
                @org.marshal4j.MarshalImport(value = shop.b.Item.class, dynamic = true)
                interface Again {}
                """;
        List<String> one = generated(compile(compiler, "one", again, OF_B, ALL));
        List<String> other = generated(compile(compiler, "other", ALL, OF_B, again));
        assertThat(one).isEqualTo(other).contains("com/acme/shop_b_ItemMarshaller.class");
    }

    @ParameterizedTest
    @EachCompiler
    void areFoundInClassFiles(TestCompiler compiler) throws Exception {
        TestCompiler.Result before = compile(compiler, "before", ALL, OF_B);
        TestCompiler.Result after = compile(compiler, "after", List.of(before.classes()), """
                //- com/acme/Cart.java
                package com.acme;
                @org.marshal4j.Marshal
                public class Cart implements CartMarshallable {
                    shop.a.Item first = new shop.a.Item();
                    shop.b.Item second = new shop.b.Item();
                }
                """);
        try (Loaded loaded = loaded(before, after)) {
            assertThat(loaded.hexOfNew("com.acme.Cart")).isEqualTo("01" + ITEM_A + "01" + ITEM_B);
        }
    }

    @Test
    void canBeClassesOfANamedFamily() throws Exception {
        TestCompiler.Result result = compile(TestCompiler.JAVAC, "family", """
                //- com/acme/Sources.java
                package com.acme;
                import org.marshal4j.MarshalImport;
                @MarshalImport(value = shop.Source.class, reachableIn = "shop.a", subtypes = {
                    @MarshalImport.Subtype(value = shop.a.Item.class, id = 1),
                    @MarshalImport.Subtype(value = shop.b.Item.class, id = 2)
                })
                interface Sources {}
                """, OF_B);
        try (Loaded loaded = loaded(result)) {
            var family = loaded.imported("com.acme.Sources", "shop.Source");
            assertThat(Loaded.hex(family, loaded.object("shop.a.Item"))).isEqualTo("01" + ITEM_A);
            assertThat(Loaded.hex(family, loaded.object("shop.b.Item"))).isEqualTo("02" + ITEM_B);
        }
    }

    @Test
    void areRefusedWithoutQualifiedNames() {
        TestCompiler.Result named = compile(TestCompiler.JAVAC, "named", """
                //- com/acme/Imports.java
                package com.acme;
                @org.marshal4j.MarshalImport({shop.a.Page.class, shop.b.Page.class})
                interface Imports {}
                """);
        assertThat(Library.errors(named))
                .containsExactly(
                        "2: [MARSHAL139] shop.b.Page has the simple name of shop.a.Page, which is imported into"
                                + " the same package. Import one of the two by itself, with qualified = true.");
        TestCompiler.Result own = compile(TestCompiler.JAVAC, "own", """
                //- com/acme/Item.java
                package com.acme;
                @org.marshal4j.Marshal
                public class Item implements ItemMarshallable {}
                //- com/acme/Imports.java
                package com.acme;
                @org.marshal4j.MarshalImport({shop.a.Item.class, shop.a.Item.Part.class})
                interface Imports {}
                """);
        assertThat(Library.errors(own))
                .containsExactly("3: [MARSHAL111] ItemMarshaller cannot be generated for Item: a class with that name"
                        + " already exists. Rename one of the two; for an imported class, set qualified = true in its"
                        + " @MarshalImport.");
    }

    @Test
    void coexistWithAClassOfThePackage() {
        TestCompiler.Result own = compile(TestCompiler.JAVAC, "own", """
                //- com/acme/Item.java
                package com.acme;
                @org.marshal4j.Marshal
                @org.marshal4j.MarshalImport(value = {shop.a.Item.class, shop.a.Item.Part.class}, qualified = true)
                public class Item implements ItemMarshallable {
                    shop.a.Item theirs;
                }
                """);
        assertThat(Library.errors(own)).isEmpty();
    }

    private static List<String> generated(TestCompiler.Result result) throws Exception {
        try (var files = java.nio.file.Files.walk(result.classes())) {
            return files.map(file -> result.classes().relativize(file).toString())
                    .map(file -> file.replace(java.io.File.separatorChar, '/'))
                    .filter(file -> file.contains("Marshaller"))
                    .sorted()
                    .toList();
        }
    }
}

package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.chronicle.ChronicleMarshaller;

/** Types in the source whose members say how a class of a jar is marshalled. */
class MixInsTest extends AgainstLibrary {

    private static final String SHOP = """
            //- shop/Entry.java
            package shop;
            public class Entry {
                public static Entry sample() {
                    Entry entry = new Entry();
                    entry.name = "n";
                    entry.count = 3;
                    entry.price = new Price();
                    entry.price.cents = 5;
                    entry.fieldsV1 = new Object();
                    return entry;
                }
                public String name;
                private int count;
                Price price;
                public Object fieldsV1;
                Hidden hidden;
                private static class Hidden {}
            }
            //- shop/Price.java
            package shop;
            public class Price {
                public int cents;
            }
            //- shop/Node.java
            package shop;
            public class Node {
                public static Node sample() {
                    Node root = new Node();
                    root.left = new Node();
                    root.left.parent = root;
                    root.right = root.left;
                    return root;
                }
                public Node parent;
                public Node left;
                public Node right;
            }
            //- shop/Special.java
            package shop;
            public class Special extends Entry {
                public static Special sample() {
                    Special special = new Special();
                    special.name = "s";
                    special.price = new Price();
                    special.extra = 7;
                    return special;
                }
                public long extra;
            }
            //- shop/Line.java
            package shop;
            public record Line(int count, Object note, String text) {
                public static Line sample() {
                    return new Line(9, null, "t");
                }
            }
            """;

    private static final String PRICES = """
            //- com/acme/Prices.java
            package com.acme;
            import shop.Price;
            public final class Prices implements org.marshal4j.runtime.FieldMarshaller<Price> {
                @Override public void write(Price price, org.marshal4j.runtime.Output out) {
                    out.writeStopBit(price.cents);
                }
                @Override public Price read(Price current, org.marshal4j.runtime.Input in) {
                    Price price = current == null ? new Price() : current;
                    price.cents = (int) in.readStopBit();
                    return price;
                }
                @Override public long sizeOf(Price price) {
                    return org.marshal4j.runtime.Output.stopBitLength(price.cents);
                }
            }
            """;

    private static final String MIX_IN = """
            //- com/acme/EntryMixIn.java
            package com.acme;
            import org.marshal4j.*;
            import shop.*;
            @MarshalImport(Entry.class)
            abstract class EntryMixIn {
                @Skip Object fieldsV1;
                @Required @MaxLength(4) String name;
                @StopBit int count;
                @MarshalWith(Prices.class) Price price;
                @Skip Object hidden;
                String helper;
            }
            """;

    MixInsTest() {
        super(SHOP);
    }

    @ParameterizedTest
    @EachCompiler
    void sayHowTheFieldsOfTheirClassAreMarshalled(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", MIX_IN, PRICES);
        try (Loaded loaded = loaded(result)) {
            ChronicleMarshaller<Object> marshaller = loaded.imported("com.acme.EntryMixIn", "shop.Entry");
            assertThat(marshaller.schema())
                    .hasToString("shop.Entry\n  name text(max=4)\n  count stop32\n  price custom com.acme.Prices?");
            assertThat(Loaded.hex(marshaller, loaded.sample("shop.Entry"))).isEqualTo("016e" + "03" + "01" + "05");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void applyToSubclassesToo(TestCompiler compiler) throws Exception {
        String special = """
                //- com/acme/Imports.java
                package com.acme;
                @org.marshal4j.MarshalImport(shop.Special.class)
                interface Imports {}
                """;
        TestCompiler.Result together = compile(compiler, "all", special, MIX_IN, PRICES);
        assertThat(together.messages()).isEmpty();
        TestCompiler.Result before = compile(compiler, "before", MIX_IN, PRICES);
        TestCompiler.Result after = compile(compiler, "after", List.of(before.classes()), special);
        assertThat(after.messages()).isEmpty();
        try (Loaded one = loaded(together);
                Loaded two = loaded(before, after)) {
            String bytes = one.hexOf("com.acme.Imports", "shop.Special");
            assertThat(bytes).isEqualTo("0173" + "00" + "01" + "00" + "0700000000000000");
            assertThat(two.hexOf("com.acme.Imports", "shop.Special")).isEqualTo(bytes);
        }
    }

    @ParameterizedTest
    @EachCompiler
    void comeBeforeOtherImportsOfTheirPackage(TestCompiler compiler) throws Exception {
        String imports = """
                //- com/acme/Before.java
                package com.acme;
                @org.marshal4j.MarshalImport({shop.Price.class, shop.Entry.class})
                interface Before {}
                """;
        TestCompiler.Result result = compile(compiler, "all", imports, MIX_IN, PRICES);
        try (Loaded loaded = loaded(result)) {
            assertThat(loaded.imported("com.acme.Before", "shop.Entry").schema().fields())
                    .hasSize(3);
        }
    }

    @ParameterizedTest
    @EachCompiler
    void keepIdentityAndParents(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", """
                //- com/acme/Nodes.java
                package com.acme;
                import org.marshal4j.*;
                import shop.Node;
                @Shared @MarshalImport(Node.class)
                class Nodes {
                    @Parent Node parent;
                }
                """);
        try (Loaded loaded = loaded(result)) {
            ChronicleMarshaller<Object> marshaller = loaded.imported("com.acme.Nodes", "shop.Node");
            assertThat(marshaller.schema())
                    .hasToString("shop.Node\n  left shared shop.Node?\n  right shared shop.Node?");
            Object root = marshaller.fromByteArray(marshaller.toByteArray(loaded.sample("shop.Node")));
            Object left = get(root, "left");
            assertThat(get(left, "parent")).isSameAs(root);
            assertThat(get(root, "right")).isSameAs(left);
        }
    }

    @ParameterizedTest
    @EachCompiler
    void mayBeInterfacesAndApplyToRecords(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compile(compiler, "all", """
                //- com/acme/Lines.java
                package com.acme;
                import org.marshal4j.*;
                @MarshalImport(shop.Line.class) @Required
                interface Lines {
                    @Skip Object note = null;
                }
                """);
        try (Loaded loaded = loaded(result)) {
            assertThat(loaded.hexOf("com.acme.Lines", "shop.Line")).isEqualTo("09000000" + "0174");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void areReportedWhereTheyDifferFromTheirClass(TestCompiler compiler) {
        TestCompiler.Result result = compile(compiler, "all", """
                //- com/acme/EntryMixIn.java
                package com.acme;
                import org.marshal4j.*;
                @MarshalImport(shop.Entry.class)
                abstract class EntryMixIn {
                    @Skip Object fieldsV2;
                    @Required Integer count;
                    @MaxLength(3)
                    shop.Price price;
                    @Skip Object fieldsV1, hidden;
                }
                //- com/acme/Prices.java
                package com.acme;
                @org.marshal4j.MarshalImport(shop.Price.class)
                interface Prices {}
                """);
        assertThat(Library.errors(result))
                .containsExactlyInAnyOrder(
                        "5: [MARSHAL160] EntryMixIn.fieldsV2 does not apply to shop.Entry: it declares no field of that"
                                + " name. Its fields are count, fieldsV1, hidden, name, price; those of a superclass"
                                + " belong in a mix-in of that class.",
                        "6: [MARSHAL160] EntryMixIn.count does not apply to shop.Entry: there it has the type int."
                                + " Declare it with that type.",
                        "8: [MARSHAL121] Entry.price: Price: @MaxLength has no effect on a field of this type."
                                + " Remove it.");
    }

    @Test
    void areForOneClassEach() {
        TestCompiler.Result result = compile(TestCompiler.JAVAC, "all", """
                //- com/acme/Both.java
                package com.acme;
                import org.marshal4j.*;
                @MarshalImport({shop.Price.class, shop.Line.class})
                class Both {
                    @StopBit int cents;
                    @Skip Object note;
                }
                //- com/acme/One.java
                package com.acme;
                import org.marshal4j.*;
                @MarshalImport(shop.Node.class) class One { @Skip shop.Node parent; }
                //- com/acme/Two.java
                package com.acme;
                import org.marshal4j.*;
                @MarshalImport(shop.Node.class) class Two { @Parent shop.Node parent; }
                """);
        assertThat(Library.errors(result))
                .contains(
                        "4: [MARSHAL160] Both does not apply to the classes that Both imports: its annotations can only"
                                + " apply to one class. Import that class alone, and the others elsewhere.",
                        "3: [MARSHAL160] Two does not apply to shop.Node: another type of this package already says how"
                                + " that class is marshalled. Put all annotations in one of them.");
    }

    private static Object get(Object object, String field) throws Exception {
        return object.getClass().getDeclaredField(field).get(object);
    }
}
